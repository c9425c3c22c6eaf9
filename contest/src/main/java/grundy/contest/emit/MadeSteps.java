package grundy.contest.emit;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue.Num;
import grundy.contest.problem.Operations.Operator;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Functions and steps that methods made from what the solver knows have in common.
final class MadeSteps {
    private static final String MOST = "most";

    private MadeSteps() {}

    static CaseFormula number(long number) {
        return new CaseFormula.Literal(Num.of(number));
    }

    /// @return steps that return whether what these return is not 0
    static List<Step> decided(List<Step> steps) {
        return steps.stream().map(MadeSteps::decided).toList();
    }

    private static Step decided(Step step) {
        return switch (step) {
            case Step.Return(var value) -> new Step.Return(new CaseFormula.Binary(Operator.UNEQUAL, value, number(0)));
            case Step.If(var condition, var then, var otherwise) ->
                new Step.If(condition, decided(then), decided(otherwise));
            case Step.While(var condition, var body) -> new Step.While(condition, decided(body));
            default -> step;
        };
    }

    /// Misere play of a game that is tame: a heap whose misere value is its value is firm. With a firm heap the
    /// nim-sum decides as in normal play, without one it is the other way round.
    static Item.Function tameWins() {
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
    static Item.Function exchangedWins(Item.Function value) {
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

    private static Item.Function wins(List<Item.Parameter> holes, List<String> steps) {
        var parameters = new ArrayList<>(List.of(new Item.Parameter("heaps", Type.LIST)));
        parameters.addAll(holes);
        return new Item.Function("wins", parameters, Type.BOOL, new SketchParser(steps).steps());
    }

    /// @return the method with the largest numbers for which its closed forms are exact, and its source
    static Method bounded(Method method, String source) {
        var most = method.items().stream()
                .filter(item -> item instanceof Item.Function function && isClosed(function.body()))
                .map(item -> Bounds.of(((Item.Function) item).body()))
                .reduce(BigInteger::min)
                .orElseThrow();
        return method.with(MOST, most.toString(), most.toString()).with("source", source, source);
    }

    private static boolean isClosed(List<Step> steps) {
        return steps.stream().allMatch(step -> switch (step) {
            case Step.Return _, Step.Note _ -> true;
            case Step.If(var _, var then, var otherwise) -> isClosed(then) && isClosed(otherwise);
            default -> false;
        });
    }
}
