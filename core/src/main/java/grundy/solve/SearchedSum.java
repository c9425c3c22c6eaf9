package grundy.solve;

import grundy.check.Evidence;
import grundy.engine.Move;
import grundy.engine.PostOrder.CycleException;
import grundy.engine.WinningMoves;
import grundy.engine.search.PartizanValues;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleOptions;
import grundy.rules.Rules;
import grundy.value.Outcome;
import grundy.value.ShortValue;
import grundy.value.Side;
import grundy.value.Summand;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A sum of a user's games of Left and Right in normal play, where each component is worth a number, a nimber or their
/// sum, and few positions tell it. Games of the catalogue and of the rule language are not looked at in this way: their
/// values are canonical forms, of which these are only the simplest.
final class SearchedSum implements ValueSum {
    private static final long FEW = 200_000;
    private static final String THEOREM = "Conway 1976";

    private final List<Component> components;
    private final Map<Rules, PartizanValues> games = new HashMap<>();
    private final List<ShortValue> values = new ArrayList<>();
    private final ShortValue total;

    private SearchedSum(List<Component> components, Limits limits) {
        this.components = components;
        for (var component : components)
            games.computeIfAbsent(
                    component.game().rules(), rules -> new PartizanValues((Rules.Partizan) rules, limits));
        for (var component : components)
            game(component).of(component.position()).ifPresent(values::add);
        this.total = values.stream().reduce(ShortValue::plus).orElse(ShortValue.ZERO);
    }

    /// @param components of games of Left and Right
    /// @return empty if some component has no such value, or it takes many positions, or play can go on for ever
    static Optional<ValueSum> of(List<Component> components, Limits limits) {
        try {
            var sum = new SearchedSum(components, limits.withAtMost(FEW));
            return sum.values.size() == components.size() ? Optional.of(sum) : Optional.empty();
        } catch (CycleException | LimitException _) {
            return Optional.empty();
        }
    }

    private PartizanValues game(Component component) {
        if (games.get(component.game().rules()) instanceof PartizanValues game) return game;
        throw new AssertionError("Every component's rules were looked at");
    }

    @Override
    public int components() {
        return components.size();
    }

    @Override
    public ShortValue value(int component) {
        return values.get(component);
    }

    @Override
    public ShortValue total() {
        return total;
    }

    @Override
    public boolean isPartizan() {
        return true;
    }

    @Override
    public WinningMoves winning(int index, Summand others, Side side) {
        var component = components.get(index);
        var from = component.position();
        var moves = RuleOptions.distinct(rules(component, side), from).stream()
                .filter(to -> isWon(to, component, others, side))
                .map(to -> new Move(List.of(new Move.Step(index, from, to)), side))
                .toList();
        return WinningMoves.of(moves);
    }

    private static Rules rules(Component component, Side side) {
        var rules = (Rules.Partizan) component.game().rules();
        return side == Side.LEFT ? rules.left() : rules.right();
    }

    private boolean isWon(List<Position> parts, Component component, Summand others, Side side) {
        var left = game(component).of(parts);
        if (left.isEmpty()) throw new AssertionError("A position with a value has options with values");
        var outcome = left.get().plus(others).map(Summand::outcome).orElseThrow();
        return outcome == Outcome.P || outcome == (side == Side.LEFT ? Outcome.L : Outcome.R);
    }

    private long positions() {
        return games.values().stream().mapToLong(PartizanValues::positions).sum();
    }

    @Override
    public Evidence evidence() {
        var search = new Evidence.Exhaustive(positions());
        return components.size() == 1 ? search : new Evidence.Sum(THEOREM, List.of(search));
    }

    @Override
    public Verdict.Reasoning reasoning() {
        return new Verdict.Reasoning.Search(positions(), -1);
    }
}
