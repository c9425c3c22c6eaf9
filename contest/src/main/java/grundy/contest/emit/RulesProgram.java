package grundy.contest.emit;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue;
import grundy.contest.problem.Operations.Operator;
import java.util.List;
import java.util.stream.IntStream;

/// The main part of a program for rules of one's own: a position a line, the winner a line.
final class RulesProgram {
    private static final String HEAPS = "heaps";
    private static final String SUM = "x";
    private static final String HEAP = "h";

    private final Solution solution;
    private final int arity;

    /// @param arity of the game; 0 for one whose positions are lists
    RulesProgram(Solution solution, int arity) {
        this.solution = solution;
        this.arity = arity;
    }

    /// @return whether a line may hold any number of heaps
    boolean takesHeaps() {
        return arity <= 1 && (solution.takesList("wins") || solution.has("value"));
    }

    List<Step> main() {
        if (takesHeaps()) return List.of(new Step.Until(new Step.Read.Line(HEAPS), null, ofHeaps()));
        int numbers = Math.max(arity, 1);
        var names = IntStream.range(0, numbers)
                .mapToObj(i -> numbers == 1 ? "n" : String.valueOf((char) ('a' + i)))
                .toList();
        var arguments = names.stream()
                .map(name -> (CaseFormula) new CaseFormula.Name(name))
                .toList();
        var wins = solution.has("wins")
                ? solution.call("wins", arguments)
                : new CaseFormula.Binary(Operator.UNEQUAL, solution.call("value", arguments), Known.number(0));
        return List.of(new Step.Until(new Step.Read.Numbers(names, Type.LONG), null, List.of(decided(wins))));
    }

    private List<Step> ofHeaps() {
        if (!solution.has("value"))
            return List.of(decided(solution.call("wins", List.of(new CaseFormula.Name(HEAPS)))));
        var adding = new Step.Assign(
                new CaseFormula.Name(SUM), Operator.XOR, solution.call("value", List.of(new CaseFormula.Name(HEAP))));
        return List.of(
                new Step.Declare(Type.LONG, SUM, Known.number(0)),
                new Step.Each(HEAP, new CaseFormula.Name(HEAPS), List.of(adding)),
                decided(new CaseFormula.Binary(Operator.UNEQUAL, new CaseFormula.Name(SUM), Known.number(0))));
    }

    private static Step decided(CaseFormula wins) {
        return new Step.If(wins, List.of(put("first\n")), List.of(put("second\n")));
    }

    private static Step put(String text) {
        return new Step.Put(List.of(new CaseFormula.Literal(new CaseValue.Text(text))));
    }
}
