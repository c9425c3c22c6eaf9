package grundy.strategic.engine;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.strategic.check.StrategyProfile;
import grundy.text.Message;
import grundy.value.Rational;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Finds the maximal Nash subsets of a game of two players: sets of strategies of each, all of which
/// can be exchanged for each other. Their convex hulls are all equilibria there are; those that meet
/// make a component (Millham 1974; Winkels 1979; Avis, Rosenberg, Savani and von Stengel 2010).
///
/// They are the maximal complete parts of the graph whose edges are the extreme equilibria, found by closing sets of
/// strategies one by one in an order that finds each once (Kuznetsov 1993).
public final class NashSubsets {
    private static final int MOST = 20_000;

    private final List<BitSet> partnersOfRow = new ArrayList<>();
    private final List<BitSet> partnersOfColumn = new ArrayList<>();
    private final List<BitSet[]> found = new ArrayList<>();
    private final Limits limits;

    private NashSubsets(Limits limits) {
        this.limits = limits;
    }

    /// A maximal Nash subset: every strategy of the one list with every one of the other is an extreme equilibrium.
    ///
    /// @param component number of the component of the set of equilibria, from 1
    public record Subset(int component, List<List<Rational>> rows, List<List<Rational>> columns) {}

    /// @param equilibria all extreme ones
    /// @throws LimitException if there are very many, or when cancelled
    public static List<Subset> of(List<StrategyProfile> equilibria, Limits limits) {
        var rows = new LinkedHashMap<List<Rational>, Integer>();
        var columns = new LinkedHashMap<List<Rational>, Integer>();
        var search = new NashSubsets(limits);
        for (var equilibrium : equilibria) {
            int x = number(rows, equilibrium.strategies().get(0), search.partnersOfRow);
            int y = number(columns, equilibrium.strategies().get(1), search.partnersOfColumn);
            search.partnersOfRow.get(x).set(y);
            search.partnersOfColumn.get(y).set(x);
        }
        search.all();
        var rowList = List.copyOf(rows.keySet());
        var columnList = List.copyOf(columns.keySet());
        var components = search.components();
        var subsets = new ArrayList<Subset>();
        for (var pair : search.found)
            subsets.add(new Subset(
                    components[pair[0].nextSetBit(0)],
                    pair[0].stream().mapToObj(rowList::get).toList(),
                    pair[1].stream().mapToObj(columnList::get).toList()));
        subsets.sort(Comparator.comparingInt(Subset::component));
        return List.copyOf(subsets);
    }

    private static int number(Map<List<Rational>, Integer> numbers, List<Rational> strategy, List<BitSet> partners) {
        return numbers.computeIfAbsent(strategy, _ -> {
            partners.add(new BitSet());
            return partners.size() - 1;
        });
    }

    private void all() {
        var columns = new BitSet();
        columns.set(0, partnersOfColumn.size());
        var rows = common(columns, partnersOfColumn, partnersOfRow.size());
        if (!rows.isEmpty()) add(rows, columns);
        extend(rows, columns, 0);
    }

    /// Adds a row, drops the columns it does not go with, closes; sets that an earlier row would have led to are
    /// left to that row.
    private void extend(BitSet rows, BitSet columns, int from) {
        for (int row = from; row < partnersOfRow.size(); row++) {
            if (rows.get(row)) continue;
            var fewer = (BitSet) columns.clone();
            fewer.and(partnersOfRow.get(row));
            if (fewer.isEmpty()) continue;
            var closed = common(fewer, partnersOfColumn, partnersOfRow.size());
            var added = (BitSet) closed.clone();
            added.andNot(rows);
            if (added.nextSetBit(0) < row) continue;
            add(closed, fewer);
            extend(closed, fewer, row + 1);
        }
    }

    private void add(BitSet rows, BitSet columns) {
        found.add(new BitSet[] {rows, columns});
        if (found.size() > MOST) throw new LimitException(Message.of("matrix.limit.subsets", "most", MOST));
        limits.checkpoint();
    }

    private static BitSet common(BitSet set, List<BitSet> partners, int count) {
        var common = new BitSet();
        common.set(0, count);
        set.stream().forEach(i -> common.and(partners.get(i)));
        return common;
    }

    /// @return for each row, which component it is in
    private int[] components() {
        var component = new int[partnersOfRow.size()];
        int count = 0;
        for (int start = 0; start < component.length; start++) {
            if (component[start] != 0) continue;
            count++;
            var todo = new ArrayList<>(List.of(start));
            component[start] = count;
            while (!todo.isEmpty()) {
                var columns = partnersOfRow.get(todo.removeLast());
                for (int y = columns.nextSetBit(0); y >= 0; y = columns.nextSetBit(y + 1)) {
                    var more = partnersOfColumn.get(y);
                    for (int x = more.nextSetBit(0); x >= 0; x = more.nextSetBit(x + 1))
                        if (component[x] == 0) {
                            component[x] = count;
                            todo.add(x);
                        }
                }
            }
        }
        return component;
    }
}
