package grundy.contest.emit;

import grundy.contest.emit.method.CommonSteps;
import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue;
import grundy.contest.problem.CaseValue.WholeNumber;
import grundy.contest.problem.FormulaOperations.Operator;
import grundy.contest.sketch.SketchStep;
import grundy.contest.sketch.SketchType;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// The main part of a program for rules of one's own: it reads a position a line and writes the winner
/// a line. Numbers for which the method is not meant end the program.
final class RulesProgram {
    private static final String LINE = "line";
    private static final String NUMBERS = "given";
    private static final String SUM = "x";
    private static final String RESULT = "outcome";
    private static final String LOSER = "loser";

    private final MethodInstance solution;
    private final int arity;
    private final List<String> parameters;

    /// The ways to read an input line.
    enum LineReading {
        /// Any number of heaps, which are one position.
        HEAPS,
        /// Any number of tuples, which are one position.
        TUPLES,
        /// All numbers of a board.
        BOARD,
        /// One position with as many numbers as the game has coordinates.
        ONE
    }

    /// @param arity of the game; 0 for one whose positions are lists
    /// @param parameters which the program reads before the position
    RulesProgram(MethodInstance solution, int arity, List<String> parameters) {
        this.solution = solution;
        this.arity = arity;
        this.parameters = parameters;
    }

    LineReading reading() {
        boolean adds = solution.has("value") && !solution.has("wins");
        if (List.of("wins", LOSER, RESULT).stream().anyMatch(solution::takesList))
            return arity == 0 ? LineReading.BOARD : arity == 1 ? LineReading.HEAPS : LineReading.TUPLES;
        if (solution.takesList("value")) return LineReading.BOARD;
        if (adds) return arity == 0 ? LineReading.BOARD : arity == 1 ? LineReading.HEAPS : LineReading.TUPLES;
        return LineReading.ONE;
    }

    /// @param least the smallest number of a position
    /// @param most the largest number that is read, or -1 where there is no limit
    /// @param wrong what is said about a line that cannot be read
    List<SketchStep> main(int least, BigInteger most, String wrong) {
        boolean several = reading() != LineReading.ONE;
        var checked = new CaseFormula.Call(
                "checked",
                List.of(
                        new CaseFormula.Name(LINE),
                        CommonSteps.number(least),
                        new CaseFormula.Literal(WholeNumber.of(most)),
                        CommonSteps.number(parameters.size()),
                        CommonSteps.number(size()),
                        new CaseFormula.Call(several ? "true" : "false", List.of()),
                        text(wrong)));
        var body = new ArrayList<SketchStep>(List.of(new SketchStep.Declare(SketchType.LIST, NUMBERS, checked)));
        for (int i = 0; i < parameters.size(); i++)
            body.add(new SketchStep.Declare(SketchType.LONG, parameters.get(i), element(CommonSteps.number(i + 1L))));
        body.addAll(answer());
        return List.of(new SketchStep.ReadUntil(new SketchStep.ReadStep.Text(LINE, true), null, body));
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
        return new CaseFormula.Comprehension(
                element(new CaseFormula.Name("i")),
                "i",
                CommonSteps.number(parameters.size() + 1L),
                new CaseFormula.Call("length", List.of(new CaseFormula.Name(NUMBERS))),
                null);
    }

    private List<SketchStep> answer() {
        if (solution.takesList("wins")) return List.of(winnerStep(solution.call("wins", List.of(position()))));
        if (solution.takesList(LOSER))
            return List.of(new SketchStep.Print(List.of(solution.call(LOSER, List.of(position())), text("\n"))));
        if (solution.takesList(RESULT)) return outcome(solution.call(RESULT, List.of(position())));
        if (solution.takesList("value"))
            return List.of(winnerStep(unequal(solution.call("value", List.of(position())))));
        return reading() == LineReading.ONE ? ofOne() : ofSeveral();
    }

    private List<SketchStep> ofOne() {
        var steps = new ArrayList<SketchStep>();
        var function = solution.has(RESULT) ? RESULT : "wins";
        var names = solution.parameters(function, size());
        var arguments = new ArrayList<CaseFormula>();
        for (int i = 0; i < size(); i++) {
            var value = element(CommonSteps.number(parameters.size() + i + 1L));
            boolean free = !List.of(LINE, NUMBERS).contains(names.get(i)) && !parameters.contains(names.get(i));
            if (free) steps.add(new SketchStep.Declare(SketchType.LONG, names.get(i), value));
            arguments.add(free ? new CaseFormula.Name(names.get(i)) : value);
        }
        var call = solution.call(function, arguments);
        if (function.equals(RESULT)) steps.addAll(outcome(call));
        else steps.add(winnerStep(call));
        return steps;
    }

    private static List<SketchStep> outcome(CaseFormula call) {
        return List.of(new SketchStep.Declare(SketchType.LONG, "won", call), outcomeStep(new CaseFormula.Name("won")));
    }

    private List<SketchStep> ofSeveral() {
        var sum = new SketchStep.Declare(SketchType.LONG, SUM, CommonSteps.number(0));
        var answer = winnerStep(unequal(new CaseFormula.Name(SUM)));
        if (size() == 1 && parameters.isEmpty()) {
            var heap = solution.parameters("value", 1).getFirst();
            var name = List.of(LINE, NUMBERS, SUM).contains(heap) ? "h" : heap;
            var each = new SketchStep.Each(
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
                                        Operator.PLUS, new CaseFormula.Name("i"), CommonSteps.number(i))))
                .toList();
        var loop = new SketchStep.For(
                "i",
                SketchType.INT,
                CommonSteps.number(parameters.size() + 1L),
                new CaseFormula.Call("length", List.of(new CaseFormula.Name(NUMBERS))),
                size() == 1 ? null : CommonSteps.number(size()),
                List.of(adding(solution.call("value", arguments))));
        return List.of(sum, loop, answer);
    }

    private static SketchStep adding(CaseFormula value) {
        return new SketchStep.Assign(new CaseFormula.Name(SUM), Operator.XOR, value);
    }

    private static CaseFormula unequal(CaseFormula value) {
        return new CaseFormula.Binary(Operator.UNEQUAL, value, CommonSteps.number(0));
    }

    private static SketchStep winnerStep(CaseFormula wins) {
        return new SketchStep.If(wins, List.of(printStep("first\n")), List.of(printStep("second\n")));
    }

    /// 0 is lost by the player to move, 1 won, 2 Left's and 3 Right's.
    private static SketchStep outcomeStep(CaseFormula outcome) {
        var words = List.of("second\n", "first\n", "left\n");
        SketchStep step = printStep("right\n");
        for (int i = words.size() - 1; i >= 0; i--)
            step = new SketchStep.If(
                    new CaseFormula.Binary(Operator.EQUAL, outcome, CommonSteps.number(i)),
                    List.of(printStep(words.get(i))),
                    List.of(step));
        return step;
    }

    private static CaseFormula text(String text) {
        return new CaseFormula.Literal(new CaseValue.Text(text));
    }

    private static SketchStep printStep(String text) {
        return new SketchStep.Print(List.of(text(text)));
    }
}
