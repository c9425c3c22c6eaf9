package grundy.solve.sum;

import grundy.answer.CalculationResult;
import grundy.answer.Verdict;
import grundy.check.Evidence;
import grundy.engine.search.LoopyValues;
import grundy.finding.CountedList;
import grundy.finding.Move;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.TurnPosition;
import grundy.rules.language.LiteralGame;
import grundy.rules.language.ValueExpression;
import grundy.rules.option.RuleOptions;
import grundy.solve.sum.PartizanSums.ExpressionValues;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.ShortValue;
import grundy.value.Side;
import grundy.value.Value;
import grundy.value.canonical.CanonicalForms;
import grundy.value.loopy.LoopyForms;
import grundy.value.loopy.LoopyGraph.Sides;
import grundy.value.loopy.LoopyValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A sum in normal play from which play may go on for ever, by the onsides and offsides of its components: each in
/// simplest form, which does the same in every sum, so that little is left to be played out. A side wins where
/// endless play would count for the other.
///
/// Source: Winning Ways, chapter 11; Siegel 2009. Cost: as {@link LoopyValues} for each component, and for the sum
/// the product of their simplest forms.
final class EndlessSum {
    private static final String THEOREM = "Siegel 2009";

    /// Positions of a component that are examined.
    private static final long FEW = 30_000;

    private final List<Component> components;
    private final Limits limits;
    private final ExpressionValues written;
    private final LoopyForms forms;
    private final Map<RuleTree, LoopyValues> games = new HashMap<>();
    private final List<Sides> values = new ArrayList<>();

    private EndlessSum(List<Component> components, Limits limits, ExpressionValues written) {
        this.components = components;
        this.written = written;
        this.limits = limits.withAtMost(FEW);
        var room = limits.memory().grant();
        this.forms = new LoopyForms(new CanonicalForms(room), room);
        for (var component : components) values.add(value(component));
    }

    /// @throws LimitException if the values are out of reach; the memory is free again
    static Verdict of(TurnPosition question, Limits limits, ExpressionValues written) {
        var memory = limits.memory().open();
        try {
            return limits.during(() ->
                    new EndlessSum(question.sum().components(), limits.withMemory(memory), written).verdict(question));
        } catch (LimitException e) {
            memory.close();
            throw e;
        }
    }

    /// @return the value of a component alone; empty if it is out of reach, or its sides are not known as stoppers
    /// @throws LimitException if the work was cancelled
    static Optional<Value> value(Component component, Limits limits, ExpressionValues written) {
        var memory = limits.memory().open();
        try {
            return limits.during(() -> {
                var sum = new EndlessSum(List.of(component), limits.withMemory(memory), written);
                return Optional.ofNullable(sum.stopperValue(sum.values.getFirst()));
            });
        } catch (LimitException e) {
            memory.close();
            if (e.isCancellation()) throw e;
            return Optional.empty();
        }
    }

    private Sides value(Component component) {
        return LiteralGame.isIn(component)
                ? simplest(calculateSides(LiteralGame.expression(component)))
                : played(component, List.of(component.position()));
    }

    private Sides calculateSides(ValueExpression expression) {
        return switch (written.of(expression, forms, limits)) {
            case CalculationResult.SingleValue(var value) -> sides(value);
            case CalculationResult.Endless(LoopyValue(var _, int onside, int offside)) -> new Sides(onside, offside);
            default -> throw new RulesException(Message.of("value.no-options", "text", expression));
        };
    }

    private Sides sides(ShortValue value) {
        int game = ~forms.shorts().of(value);
        return new Sides(game, game);
    }

    private Sides played(Component component, List<Position> parts) {
        return games.computeIfAbsent(component.game().rules(), rules -> new LoopyValues(rules, forms, limits))
                .sides(parts);
    }

    private Sides simplest(Sides sides) {
        return LoopyValue.of(forms, sides.on(), sides.off()) instanceof LoopyValue(var _, int onside, int offside)
                ? new Sides(onside, offside)
                : sides((ShortValue) LoopyValue.of(forms, sides.on(), sides.off()));
    }

    private Sides plus(Sides one, Sides two) {
        int on = forms.plus(one.on(), two.on());
        boolean same = one.on() == one.off() && two.on() == two.off();
        return new Sides(on, same ? on : forms.plus(one.off(), two.off()));
    }

    /// @param index of a component to be left out, or -1
    private Sides sum(int index) {
        int zero = ~forms.shorts().zero();
        var sum = new Sides(zero, zero);
        for (int i = 0; i < values.size(); i++) if (i != index) sum = simplest(plus(sum, values.get(i)));
        return sum;
    }

    private Verdict verdict(TurnPosition question) {
        var total = sum(-1);
        var left = won(total, Side.LEFT);
        var right = won(total, Side.RIGHT);
        var moves = new ArrayList<Move>();
        var drawing = new ArrayList<Move>();
        for (var side : Side.values()) {
            var result = won(total, side);
            if (result == winner(side)) addMoves(result, side, moves);
            if (result == Outcome.D) addMoves(result, side, drawing);
        }
        return new Verdict(
                        question,
                        outcome(left, right),
                        stopperValue(total),
                        CountedList.of(moves),
                        evidence(),
                        new Verdict.Reasoning.EndlessSum(
                                values.stream().map(this::value).toList(),
                                ofBeginner(left, Side.LEFT),
                                ofBeginner(right, Side.RIGHT),
                                positions()))
                .holding(CountedList.of(drawing))
                .without(Message.of("explain.endless.unknown"));
    }

    /// @return L, R or D
    private Outcome won(Sides sides, Side beginning) {
        return new LoopyValue(forms, sides.on(), sides.off()).ifBegins(beginning);
    }

    private static Outcome winner(Side side) {
        return side == Side.LEFT ? Outcome.L : Outcome.R;
    }

    /// @return N, P or D
    private static Outcome ofBeginner(Outcome winner, Side beginning) {
        if (winner == Outcome.D) return winner;
        return winner == winner(beginning) ? Outcome.N : Outcome.P;
    }

    private static Outcome outcome(Outcome left, Outcome right) {
        if (left == Outcome.D || right == Outcome.D) return Outcome.D;
        return Outcome.ofBeginners(left == Outcome.L, right == Outcome.R);
    }

    private Value value(Sides sides) {
        return LoopyValue.of(forms, sides.on(), sides.off());
    }

    /// @return null where the sides are not known as stoppers
    private @Nullable Value stopperValue(Sides total) {
        var value = value(total);
        return value instanceof LoopyValue loopy && !loopy.isStopperSided() ? null : value;
    }

    private void addMoves(Outcome outcome, Side side, List<Move> moves) {
        for (int i = 0; i < components.size(); i++) addMoves(outcome, i, side, moves);
    }

    /// Adds the moves of a side in one component that bring about L, R or D.
    private void addMoves(Outcome outcome, int index, Side side, List<Move> moves) {
        var component = components.get(index);
        var rest = sum(index);
        var rules = component.game().rules() instanceof RuleTree.Partizan(var left, var right)
                ? side == Side.LEFT ? left : right
                : component.game().rules();
        var distinct = new HashSet<List<Position>>();
        RuleOptions.readableOptions(rules, component.position()).forEach(option -> {
            if (!distinct.add(option.key())) return;
            var after = plus(option(component, option.parts()), rest);
            if (won(after, side.other()) == outcome)
                moves.add(new Move(List.of(new Move.Step(index, component.position(), option.to())), side));
        });
    }

    private Sides option(Component component, List<Position> parts) {
        return LiteralGame.isIn(component)
                ? calculateSides(LiteralGame.expression(new Component(component.game(), parts.getFirst())))
                : played(component, parts);
    }

    private long positions() {
        return games.values().stream().mapToLong(LoopyValues::positions).sum();
    }

    private Evidence evidence() {
        var searches = positions() == 0 ? List.<Evidence>of() : List.<Evidence>of(new Evidence.Exhaustive(positions()));
        boolean alone = components.size() == 1 && !searches.isEmpty();
        return alone ? searches.getFirst() : new Evidence.Sum(THEOREM, searches);
    }
}
