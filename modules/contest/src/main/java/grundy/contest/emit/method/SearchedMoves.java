package grundy.contest.emit.method;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.FormulaOperations.Operator;
import grundy.contest.sketch.SketchItem;
import grundy.contest.sketch.SketchParser;
import grundy.contest.sketch.SketchStep;
import grundy.contest.sketch.SketchType;
import grundy.rules.RuleTree;
import grundy.rules.formula.Expression;
import grundy.text.Message;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The method where nothing better is known about a game in the general form: it computes a number once
/// for each position that is reached, by a {@link PositionRecurrence}. Nim-values in normal play, so
/// that positions add up; in misere play who wins a single position that never splits; for other sums
/// what counts there about a component.
final class SearchedMoves {
    /// The largest number of a position, by how many it has.
    private static final List<String> TOPS = List.of("3000", "200", "60", "25", "12");

    private static final int KEY_BITS = 62;

    private static final Set<String> OWN = Set.of(
            "key",
            "known",
            "seen",
            "least",
            "option",
            "won",
            "moves",
            "part",
            "longest",
            "shortest",
            "top",
            "ends",
            "normal",
            "misere");

    private final RuleTree.Moves rules;
    private final PositionRecurrence recurrence;

    private SearchedMoves(RuleTree.Moves rules, PositionRecurrence recurrence) {
        this.rules = rules;
        this.recurrence = recurrence;
    }

    /// @return empty if the letters of some move have no bound that can be written, or there are too many
    ///     coordinates
    static Optional<ProgramMethod> of(RuleTree rules, Play play) {
        if (!(rules instanceof RuleTree.Moves moves)) return Optional.empty();
        if (play == Play.NORMAL) return of(moves, PositionRecurrence.values(), List.of());
        if (rules.maySplit()) return Optional.empty();
        var call = "value(" + String.join(", ", moves.coordinates()) + ")";
        var wins = new SketchItem.Function(
                "wins", OptionLoops.coordinates(moves), SketchType.BOOL, sketch(List.of("return " + call + " = 1")));
        return of(moves, PositionRecurrence.misereWinner(), List.of(wins));
    }

    /// @param more functions after `value`, of which one decides a sum
    /// @return likewise, a method whose `value` is the number that the recurrence has for a component
    static Optional<ProgramMethod> of(RuleTree.Moves rules, PositionRecurrence recurrence, List<SketchItem> more) {
        if (rules.arity() > TOPS.size() || OptionLoops.mention(rules, OWN)) return Optional.empty();
        return new SearchedMoves(rules, recurrence).method(more);
    }

    private Optional<ProgramMethod> method(List<SketchItem> more) {
        var loops = OptionLoops.of(rules, this::option);
        if (loops.isEmpty()) return Optional.empty();
        var body = new ArrayList<SketchStep>(
                sketch(List.of("long key = " + key(), "long known = recall(key)", "if known >= 0", "  return known")));
        body.addAll(sketch(recurrence.start()));
        body.addAll(loops.get());
        body.addAll(sketch(recurrence.end()));
        var items = new ArrayList<SketchItem>(
                List.of(new SketchItem.Function("value", OptionLoops.coordinates(rules), SketchType.LONG, body)));
        items.addAll(more);
        return Optional.of(
                ProgramMethod.create("search", recurrence.theorem(), Map.of("most", top(), "fixed", "yes"), items)
                        .with("about", recurrence.about())
                        .with("cost", Message.of("emit.cost.search"))
                        .slowIn(List.of("python")));
    }

    private String top() {
        return TOPS.get(rules.arity() - 1);
    }

    /// One number for the position, each coordinate being below a bound that the program looks after.
    private String key() {
        var text = "";
        long bound = 1L << (KEY_BITS / rules.arity());
        for (var name : rules.coordinates())
            text = text.isEmpty() ? inside(name, bound) : "(" + text + ") * " + bound + " + " + inside(name, bound);
        return text;
    }

    private static String inside(String name, long bound) {
        return "inside(" + name + ", " + (bound - 1) + ")";
    }

    private static List<SketchStep> sketch(List<String> lines) {
        return new SketchParser(lines).steps();
    }

    private List<SketchStep> option(RuleTree.Alternative alternative) {
        var steps = new ArrayList<SketchStep>();
        if (alternative.leavesOne())
            steps.add(new SketchStep.Declare(
                    SketchType.LONG, "option", call(alternative.parts().getFirst())));
        else {
            steps.addAll(sketch(List.of("long option = " + recurrence.joining().start())));
            for (int i = 0; i < alternative.parts().size(); i++)
                steps.add(part(alternative.parts().get(i), alternative.times().get(i)));
        }
        steps.addAll(sketch(recurrence.each()));
        return steps;
    }

    private SketchStep part(List<Expression> part, RuleTree.Times times) {
        return switch (times) {
            case RuleTree.Times.Once _ -> recurrence.joining().step(call(part));
            case RuleTree.Times.Count(var count) ->
                new SketchStep.If(isCounted(count), List.of(recurrence.joining().step(call(part))), List.of());
            case RuleTree.Times.UpTo(var last) ->
                new SketchStep.For(
                        "part",
                        SketchType.LONG,
                        OptionLoops.formula(part.getFirst()),
                        OptionLoops.formula(last),
                        null,
                        List.of(recurrence
                                .joining()
                                .step(new CaseFormula.Call("value", List.of(new CaseFormula.Name("part"))))));
        };
    }

    /// Equal parts come to nothing by twos in a nim-sum, and to one of them otherwise.
    private CaseFormula isCounted(Expression count) {
        var number = OptionLoops.formula(count);
        if (recurrence.joining() != PositionRecurrence.Combination.NIM_SUM) return OptionLoops.atLeast(number, 1);
        var odd = new CaseFormula.Binary(Operator.MOD, number, CommonSteps.number(2));
        return new CaseFormula.Binary(Operator.EQUAL, odd, CommonSteps.number(1));
    }

    private CaseFormula call(List<Expression> part) {
        return new CaseFormula.Call(
                "value", part.stream().map(OptionLoops::formula).toList());
    }
}
