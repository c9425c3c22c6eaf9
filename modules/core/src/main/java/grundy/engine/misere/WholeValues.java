package grundy.engine.misere;

import grundy.engine.PostOrder;
import grundy.finding.CycleException;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.option.RuleOptions;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/// Misere nim-values of a game that splits, from the definition: a position is the multiset of all its parts, since
/// misere values do not add.
///
/// Cost: the multisets that can be reached, which soon are very many.
public final class WholeValues {
    private final RuleTree rules;
    private final PostOrder<List<Position>, Integer> values;

    /// @param rules of a game no move of which splits
    public WholeValues(RuleTree rules, Limits limits) {
        this.rules = rules;
        this.values = new PostOrder<>(this::below, this::value, limits);
    }

    /// @return the misere nim-value of a single position: 0 exactly if the player to move loses
    /// @throws grundy.limit.LimitException if more positions are needed than the limits allow
    /// @throws CycleException if play can return to a position
    public int of(Position position) {
        return values.of(List.of(position));
    }

    /// @return the number of positions examined, each counted once
    public long positions() {
        return values.positions();
    }

    private int value(List<Position> parts, Function<List<Position>, Integer> resultOf) {
        var below = below(parts);
        if (below.isEmpty()) return 1;
        var reached = new BitSet();
        below.forEach(option -> reached.set(resultOf.apply(option)));
        return reached.nextClearBit(0);
    }

    private List<List<Position>> below(List<Position> parts) {
        var below = new ArrayList<List<Position>>();
        for (int i = 0; i < parts.size(); i++) {
            if (i > 0 && parts.get(i).equals(parts.get(i - 1))) continue;
            for (var option : RuleOptions.of(rules, parts.get(i))) {
                var all = new ArrayList<>(parts);
                all.remove(i);
                for (var part : option) if (!isOver(part)) all.add(part);
                all.sort(Comparator.comparing(Position::toString));
                below.add(all);
            }
        }
        return below;
    }

    private boolean isOver(Position part) {
        return RuleOptions.stream(rules, part).findAny().isEmpty();
    }
}
