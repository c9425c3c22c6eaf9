package grundy.contest.emit;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue;
import grundy.contest.problem.CaseValue.Num;
import grundy.contest.problem.Operations.Operator;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// The main part of a program for rules of one's own: a position a line, who wins it a line. Numbers for which the
/// method is not meant end the program.
final class RulesProgram {
    private static final String LINE = "line";
    private static final String NUMBERS = "given";
    private static final String SUM = "x";
    private static final String RESULT = "outcome";
    private static final String LOSER = "loser";

    private final Solution solution;
    private final int arity;
    private final List<String> parameters;

    /// How a line is read.
    enum Reading {
        /// Any number of heaps, which are one position.
        HEAPS,
        /// Any number of tuples, which are one position.
        TUPLES,
        /// All numbers of a board.
        BOARD,
        /// As many numbers as the game has coordinates.
        ONE
    }

    /// @param arity of the game; 0 for one whose positions are lists
    /// @param parameters which the program reads before the position
    RulesProgram(Solution solution, int arity, List<String> parameters) {
        this.solution = solution;
        this.arity = arity;
        this.parameters = parameters;
    }

    Reading reading() {
        boolean adds = solution.has("value") && !solution.has("wins");
        if (List.of("wins", LOSER, RESULT).stream().anyMatch(solution::takesList))
            return arity == 0 ? Reading.BOARD : arity == 1 ? Reading.HEAPS : Reading.TUPLES;
        if (solution.takesList("value")) return Reading.BOARD;
        if (adds) return arity == 0 ? Reading.BOARD : arity == 1 ? Reading.HEAPS : Reading.TUPLES;
        return Reading.ONE;
    }

    /// @param least the smallest number of a position
    /// @param most the largest number that is read, or -1 where there is no limit
    /// @param wrong what is said of a line that cannot be read
    List<Step> main(int least, BigInteger most, String wrong) {
        boolean several = reading() != Reading.ONE;
        var checked = new CaseFormula.Call(
                "checked",
                List.of(
                        new CaseFormula.Name(LINE),
                        MadeSteps.number(least),
                        new CaseFormula.Literal(Num.of(most)),
                        MadeSteps.number(parameters.size()),
                        MadeSteps.number(size()),
                        new CaseFormula.Call(several ? "true" : "false", List.of()),
                        text(wrong)));
        var body = new ArrayList<Step>(List.of(new Step.Declare(Type.LIST, NUMBERS, checked)));
        for (int i = 0; i < parameters.size(); i++)
            body.add(new Step.Declare(Type.LONG, parameters.get(i), element(MadeSteps.number(i + 1L))));
        body.addAll(answer());
        return List.of(new Step.Until(new Step.Read.Text(LINE, true), null, body));
    }

    private int size() {
        if (arity > 0) return arity;
        var own = solution.method().texts().get("size");
        if (own != null) return Integer.parseInt(own);
        boolean list = solution.takesList("wins") || solution.takesList("value");
        return list || solution.has("wins") ? 1 : solution.size("value");
    }

    private CaseFormula element(CaseFormula index) {
        return new CaseFormula.Element(new CaseFormula.Name(NUMBERS), index);
    }

    /// The numbers of the position.
    private CaseFormula position() {
        if (parameters.isEmpty()) return new CaseFormula.Name(NUMBERS);
        return new CaseFormula.Collected(
                element(new CaseFormula.Name("i")),
                "i",
                MadeSteps.number(parameters.size() + 1L),
                new CaseFormula.Call("length", List.of(new CaseFormula.Name(NUMBERS))),
                null);
    }

    private List<Step> answer() {
        if (solution.takesList("wins")) return List.of(decided(solution.call("wins", List.of(position()))));
        if (solution.takesList(LOSER))
            return List.of(new Step.Put(List.of(solution.call(LOSER, List.of(position())), text("\n"))));
        if (solution.takesList(RESULT)) return outcome(solution.call(RESULT, List.of(position())));
        if (solution.takesList("value")) return List.of(decided(unequal(solution.call("value", List.of(position())))));
        return reading() == Reading.ONE ? ofOne() : ofSeveral();
    }

    private List<Step> ofOne() {
        var steps = new ArrayList<Step>();
        var function = solution.has(RESULT) ? RESULT : "wins";
        var names = solution.parameters(function, size());
        var arguments = new ArrayList<CaseFormula>();
        for (int i = 0; i < size(); i++) {
            var value = element(MadeSteps.number(parameters.size() + i + 1L));
            boolean free = !List.of(LINE, NUMBERS).contains(names.get(i)) && !parameters.contains(names.get(i));
            if (free) steps.add(new Step.Declare(Type.LONG, names.get(i), value));
            arguments.add(free ? new CaseFormula.Name(names.get(i)) : value);
        }
        var call = solution.call(function, arguments);
        if (function.equals(RESULT)) steps.addAll(outcome(call));
        else steps.add(decided(call));
        return steps;
    }

    private static List<Step> outcome(CaseFormula call) {
        return List.of(new Step.Declare(Type.LONG, "won", call), named(new CaseFormula.Name("won")));
    }

    private List<Step> ofSeveral() {
        var sum = new Step.Declare(Type.LONG, SUM, MadeSteps.number(0));
        var answer = decided(unequal(new CaseFormula.Name(SUM)));
        if (size() == 1 && parameters.isEmpty()) {
            var heap = solution.parameters("value", 1).getFirst();
            var name = List.of(LINE, NUMBERS, SUM).contains(heap) ? "h" : heap;
            var each = new Step.Each(
                    name,
                    new CaseFormula.Name(NUMBERS),
                    List.of(adding(solution.call("value", List.of(new CaseFormula.Name(name))))));
            return List.of(sum, each, answer);
        }
        var arguments = IntStream.range(0, size())
                .<CaseFormula>mapToObj(i -> element(
                        i == 0
                                ? new CaseFormula.Name("i")
                                : new CaseFormula.Binary(
                                        Operator.PLUS, new CaseFormula.Name("i"), MadeSteps.number(i))))
                .toList();
        var loop = new Step.For(
                "i",
                Type.INT,
                MadeSteps.number(parameters.size() + 1L),
                new CaseFormula.Call("length", List.of(new CaseFormula.Name(NUMBERS))),
                size() == 1 ? null : MadeSteps.number(size()),
                List.of(adding(solution.call("value", arguments))));
        return List.of(sum, loop, answer);
    }

    private static Step adding(CaseFormula value) {
        return new Step.Assign(new CaseFormula.Name(SUM), Operator.XOR, value);
    }

    private static CaseFormula unequal(CaseFormula value) {
        return new CaseFormula.Binary(Operator.UNEQUAL, value, MadeSteps.number(0));
    }

    private static Step decided(CaseFormula wins) {
        return new Step.If(wins, List.of(put("first\n")), List.of(put("second\n")));
    }

    /// 0 is lost by the player to move, 1 won, 2 Left's and 3 Right's.
    private static Step named(CaseFormula outcome) {
        var words = List.of("second\n", "first\n", "left\n");
        Step step = put("right\n");
        for (int i = words.size() - 1; i >= 0; i--)
            step = new Step.If(
                    new CaseFormula.Binary(Operator.EQUAL, outcome, MadeSteps.number(i)),
                    List.of(put(words.get(i))),
                    List.of(step));
        return step;
    }

    private static CaseFormula text(String text) {
        return new CaseFormula.Literal(new CaseValue.Text(text));
    }

    private static Step put(String text) {
        return new Step.Put(List.of(text(text)));
    }
}
