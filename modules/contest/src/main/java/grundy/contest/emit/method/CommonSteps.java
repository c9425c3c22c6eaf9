package grundy.contest.emit.method;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue.WholeNumber;
import grundy.contest.problem.FormulaOperations.Operator;
import grundy.contest.sketch.SketchItem;
import grundy.contest.sketch.SketchParser;
import grundy.contest.sketch.SketchStep;
import grundy.contest.sketch.SketchType;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Functions and steps that several methods share which are made from the solver's knowledge.
public final class CommonSteps {
    private static final String MOST = "most";

    private CommonSteps() {}

    public static CaseFormula number(long number) {
        return new CaseFormula.Literal(WholeNumber.of(number));
    }

    /// @return steps that return whether what these return is not 0
    static List<SketchStep> withTruthValues(List<SketchStep> steps) {
        return steps.stream().map(CommonSteps::withTruthValues).toList();
    }

    private static SketchStep withTruthValues(SketchStep step) {
        return switch (step) {
            case SketchStep.Return(var value) ->
                new SketchStep.Return(new CaseFormula.Binary(Operator.UNEQUAL, value, number(0)));
            case SketchStep.If(var condition, var then, var otherwise) ->
                new SketchStep.If(condition, withTruthValues(then), withTruthValues(otherwise));
            case SketchStep.While(var condition, var body) -> new SketchStep.While(condition, withTruthValues(body));
            default -> step;
        };
    }

    /// Misere play of a game that is tame: a heap whose misere value is its value is firm. With a firm heap the
    /// nim-sum decides as in normal play, without one it is the other way round.
    static SketchItem.Function tameWins() {
        return wins(
                List.of(),
                List.of(
                        "long x = 0",
                        "bool firm = false()",
                        "each h in heaps",
                        "  x xor= value0(h)",
                        "  # firm: the misere value is the normal one | 反常值等于正常值的堆",
                        "  if misere0(h) = value0(h)",
                        "    firm = true()",
                        "if firm",
                        "  return x != 0",
                        "return x = 0"));
    }

    /// Misere play where 0 and 1 change places: a heap is firm if its value is more than 1.
    ///
    /// @param value what holes it has, this one has, too
    static SketchItem.Function exchangedWins(SketchItem.Function value) {
        var holes = value.parameters().subList(1, value.parameters().size());
        var more = new StringBuilder();
        for (var hole : holes) more.append(", ").append(hole.name());
        return wins(
                holes,
                List.of(
                        "long x = 0",
                        "bool large = false()",
                        "each h in heaps",
                        "  long g = value(h" + more + ")",
                        "  x xor= g",
                        "  if g > 1",
                        "    large = true()",
                        "# without a value of 2 or more who wins is the other way round | 各堆的值都不超过 1 时胜负相反",
                        "if large",
                        "  return x != 0",
                        "return x = 0"));
    }

    private static SketchItem.Function wins(List<SketchItem.Parameter> holes, List<String> steps) {
        var parameters = new ArrayList<>(List.of(new SketchItem.Parameter("heaps", SketchType.LIST)));
        parameters.addAll(holes);
        return new SketchItem.Function("wins", parameters, SketchType.BOOL, new SketchParser(steps).steps());
    }

    /// @return the method with the largest numbers for which its closed forms are exact, and its source
    static ProgramMethod bounded(ProgramMethod method, String source) {
        var most = method.items().stream()
                .filter(item -> item instanceof SketchItem.Function function && isClosed(function.body()))
                .map(item -> NumberBounds.of(((SketchItem.Function) item).body()))
                .reduce(BigInteger::min)
                .orElseThrow();
        return method.with(MOST, most.toString(), most.toString()).with("source", source, source);
    }

    private static boolean isClosed(List<SketchStep> steps) {
        return steps.stream().allMatch(step -> switch (step) {
            case SketchStep.Return _, SketchStep.Note _ -> true;
            case SketchStep.If(var _, var then, var otherwise) -> isClosed(then) && isClosed(otherwise);
            default -> false;
        });
    }
}
