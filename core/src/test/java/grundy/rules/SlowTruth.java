package grundy.rules;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// Who wins and what a position is worth, by the definitions alone: the options come from
/// {@link RuleOptions#distinct}, and nothing is known about any game. Without recursion, so that a long game is no
/// trouble.
final class SlowTruth {
    private final Rules rules;
    private final Map<Position, Integer> values = new HashMap<>();
    private final Map<Position, Integer> misereValues = new HashMap<>();
    private final Map<List<Position>, Boolean> misereLosses = new HashMap<>();
    private final Map<Position, List<List<Position>>> options = new HashMap<>();

    SlowTruth(Rules rules) {
        this.rules = rules;
    }

    /// @return the nim-value in normal play
    int value(Position position) {
        return search(position, values, true);
    }

    /// @return the nim-value in misere play, where a position without options is worth 1
    /// @throws IllegalStateException if a move splits, so that the value would not say who wins
    int misereValue(Position position) {
        return search(position, misereValues, false);
    }

    private int search(Position position, Map<Position, Integer> known, boolean normal) {
        var open = new ArrayDeque<Position>();
        open.push(position);
        while (!open.isEmpty()) {
            var top = open.peek();
            if (known.containsKey(top)) {
                open.pop();
                continue;
            }
            int waiting = open.size();
            for (var option : options(top)) {
                if (!normal && option.size() > 1) throw new IllegalStateException("a move splits " + top);
                for (var part : option) if (!known.containsKey(part)) open.push(part);
            }
            if (open.size() > waiting) continue;
            var seen = new BitSet();
            for (var option : options(top))
                seen.set(option.stream().mapToInt(known::get).reduce(0, (a, b) -> a ^ b));
            boolean over = options(top).isEmpty();
            known.put(top, over && !normal ? 1 : seen.nextClearBit(0));
            options.remove(top);
            open.pop();
        }
        return known.get(position);
    }

    /// @return whether the player to move loses in misere play, looking at whole multisets of components
    boolean losesMisere(Position position) {
        var start = live(List.of(position));
        var open = new ArrayDeque<List<Position>>();
        open.push(start);
        while (!open.isEmpty()) {
            var top = open.peek();
            if (misereLosses.containsKey(top)) {
                open.pop();
                continue;
            }
            int waiting = open.size();
            boolean loses = !top.isEmpty();
            for (var next : moves(top)) {
                var lost = misereLosses.get(next);
                if (lost == null) open.push(next);
                else if (lost) loses = false;
            }
            if (open.size() > waiting) continue;
            misereLosses.put(top, loses);
            open.pop();
        }
        return misereLosses.get(start);
    }

    private List<List<Position>> moves(List<Position> components) {
        var moves = new ArrayList<List<Position>>();
        for (int i = 0; i < components.size(); i++) {
            if (i > 0 && components.get(i).equals(components.get(i - 1))) continue;
            for (var option : options(components.get(i))) {
                var next = new ArrayList<>(components);
                next.remove(i);
                next.addAll(option);
                moves.add(live(next));
            }
        }
        return moves;
    }

    /// The components that can still be moved in, in a fixed order.
    private List<Position> live(List<Position> components) {
        return components.stream()
                .filter(component -> !options(component).isEmpty())
                .sorted(Comparator.comparing(Position::toString))
                .toList();
    }

    private List<List<Position>> options(Position position) {
        return options.computeIfAbsent(position, at -> RuleOptions.distinct(rules, at));
    }

    /// A second way for heaps that are taken from and broken: a table from the definition of such rules, which
    /// reaches further.
    ///
    /// @param over what a heap without options is worth: 0 in normal play, 1 in misere play of games that do not
    ///     split
    /// @return the values of the heaps 0..to
    static int[] heapValues(Rules.TakeAndBreak rules, int to, int over) {
        var values = new int[to + 1];
        var left = new BitSet[4][to + 1];
        var amounts = new HashMap<Amounts, long[]>();
        for (int n = 0; n <= to; n++) {
            int heap = n;
            var seen = new BitSet();
            for (var term : rules.terms()) {
                boolean untouched = term.amounts().equals(Amounts.NOTHING);
                var taken = untouched
                        ? new long[] {0}
                        : AmountSets.dependsOnHeap(term.amounts())
                                ? AmountSets.upTo(term.amounts(), heap)
                                : amounts.computeIfAbsent(term.amounts(), set -> AmountSets.upTo(set, to));
                for (long amount : taken) {
                    if (amount > heap) break;
                    for (int parts = untouched ? 2 : 0; parts < 4; parts++)
                        if ((term.parts() >> parts & 1) != 0) seen.or(left(left, values, parts, heap - (int) amount));
                }
            }
            values[n] = seen.isEmpty() ? over : seen.nextClearBit(0);
        }
        return values;
    }

    /// The values of `rest` counters lying as exactly so many nonempty heaps.
    private static BitSet left(BitSet[][] known, int[] values, int parts, int rest) {
        if (known[parts][rest] instanceof BitSet set) return set;
        var set = new BitSet();
        switch (parts) {
            case 0 -> set.set(values[0], rest == 0);
            case 1 -> set.set(values[rest], rest > 0);
            case 2 -> IntStream.rangeClosed(1, rest / 2).forEach(i -> set.set(values[i] ^ values[rest - i]));
            default -> {
                for (int i = 1; 3 * i <= rest; i++)
                    for (int j = i; i + 2 * j <= rest; j++) set.set(values[i] ^ values[j] ^ values[rest - i - j]);
            }
        }
        known[parts][rest] = set;
        return set;
    }
}
