package grundy.solve.misere;

import grundy.engine.misere.TameHeaps;
import grundy.engine.misere.TameSearch;
import grundy.limit.Limits;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.solve.component.ComponentEngines;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Finds out whether all components of a sum are tame: by a theorem about the game, by a table of heaps, or by
/// search.
final class TameGames {
    private final ComponentEngines engines;
    private final Limits limits;

    TameGames(ComponentEngines engines) {
        this.engines = engines;
        this.limits = engines.limits();
    }

    /// @return for the rules of each component what is known of them, in the order of first occurrence; empty if
    ///     some component is not tame
    /// @throws grundy.limit.LimitException if that takes more positions than the limits allow
    /// @throws grundy.finding.CycleException if play can return to a position
    Optional<Map<RuleTree, TameValues>> of(List<Component> components) {
        Map<RuleTree, Set<Position>> positions = new LinkedHashMap<>();
        for (var component : components)
            positions
                    .computeIfAbsent(component.game().rules(), _ -> new LinkedHashSet<>())
                    .add(component.position());
        Map<RuleTree, TameValues> tame = new LinkedHashMap<>();
        for (var entry : positions.entrySet()) {
            var found = of(entry.getKey(), entry.getValue());
            if (found.isEmpty()) return Optional.empty();
            tame.put(entry.getKey(), found.get());
        }
        return Optional.of(tame);
    }

    private Optional<TameValues> of(RuleTree rules, Set<Position> positions) {
        var closed = engines.theorems()
                .findTame(rules)
                .map(form -> new TameValues(form.normal(), form.misere(), form.theorem()));
        if (closed.isPresent()) return closed;
        if (rules instanceof RuleTree.TakeAndBreak heaps)
            return TameHeaps.of(heaps, largest(positions), limits)
                    .map(table -> new TameValues(table.normal(), table.misere(), table.evidence()));
        var search = new TameSearch(rules, limits);
        if (!positions.stream().allMatch(search::isTame)) return Optional.empty();
        return Optional.of(new TameValues(search.normal(), search.misere(), search.evidence()));
    }

    private static BigInteger largest(Set<Position> heaps) {
        return heaps.stream().map(heap -> ((Tuple) heap).get(0)).reduce(BigInteger.ZERO, BigInteger::max);
    }
}
