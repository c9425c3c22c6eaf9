package grundy.engine.rewrite;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// How a board in words falls apart into regions that can never touch each other: the algorithm of
/// `grundy.rules.rewrite.Regions`, on all squares at once. Not for several threads.
final class BitRegions {
    private final BitRules rules;
    private final BitFrame frame;

    /// The patterns, those that ask for the same as one.
    private final Demand[] demands;

    /// Of each letter: where it may ever stand.
    private final long[] possible;

    private final long[] sets;

    /// Of the demands in the same places, the guarded ones each by itself: where one of them may ever be met.
    private final Demand[] alike;

    private final int[] group;
    private final long[] fitting;

    /// The squares that may ever change.
    private long changes;

    /// Squares with a letter that keeps others away and that never changes.
    private long fixedGuards;

    /// What patterns ask for, and what any of them does there.
    ///
    /// @param pattern one of them
    /// @param changed places that change, one for each letter that may come there
    /// @param to these letters
    private record Demand(BitPattern pattern, int[] changed, int[] to) {
        static Demand of(List<BitPattern> patterns) {
            var effects = new ArrayList<List<Integer>>();
            for (var pattern : patterns)
                for (int i = 0; i < pattern.changed().length; i++) {
                    var effect = List.of(pattern.changed()[i], pattern.to()[i]);
                    if (!effects.contains(effect)) effects.add(effect);
                }
            return new Demand(
                    patterns.getFirst(),
                    effects.stream().mapToInt(List::getFirst).toArray(),
                    effects.stream().mapToInt(List::getLast).toArray());
        }

        boolean isGuarded() {
            return pattern.guard() >= 0;
        }
    }

    BitRegions(BitRules rules) {
        this.rules = rules;
        this.frame = rules.frame;
        this.possible = new long[rules.letters + 1];
        this.sets = new long[rules.masks.length];
        var same = new LinkedHashMap<List<Integer>, List<BitPattern>>();
        for (var pattern : rules.all)
            same.computeIfAbsent(asked(pattern), _ -> new ArrayList<>()).add(pattern);
        this.demands = same.values().stream().map(Demand::of).toArray(Demand[]::new);
        var places = new LinkedHashMap<List<Integer>, Integer>();
        this.group = new int[demands.length];
        for (int i = 0; i < group.length; i++) group[i] = number(places, looked(demands[i], i));
        this.alike = new Demand[places.size()];
        for (int i = group.length; --i >= 0; ) alike[group[i]] = demands[i];
        this.fitting = new long[alike.length];
    }

    private static int number(Map<List<Integer>, Integer> numbers, List<Integer> key) {
        return numbers.computeIfAbsent(key, _ -> numbers.size());
    }

    private static List<Integer> asked(BitPattern pattern) {
        var asked = new ArrayList<Integer>();
        asked.add(pattern.guard());
        for (int place : pattern.places()) asked.add(place);
        for (int set : pattern.sets()) asked.add(set);
        if (pattern.guard() >= 0) for (int place : pattern.changed()) asked.add(place);
        return asked;
    }

    private static List<Integer> looked(Demand demand, int number) {
        if (demand.isGuarded()) return List.of(-1 - number);
        return Arrays.stream(demand.pattern.places()).sorted().boxed().toList();
    }

    /// Looks at a board.
    ///
    /// @param squares of each letter
    /// @return the squares that may ever change; 0 if no move will ever be possible
    long begin(long[] squares) {
        System.arraycopy(squares, 0, possible, 0, squares.length);
        changes = 0;
        boolean more = true;
        while (more) {
            more = false;
            Arrays.fill(fitting, 0);
            fill(possible);
            for (int i = 0; i < demands.length; i++) {
                var demand = demands[i];
                long fits = demand.pattern.matches(sets);
                if (fits == 0) continue;
                if (demand.isGuarded()) {
                    long fixed = now(squares, demand.pattern.guard()) & ~changes;
                    fits &= ~demand.pattern.blocked(beside(fixed));
                }
                fitting[group[i]] |= fits;
                more |= mark(demand, fits);
            }
        }
        fixedGuards = 0;
        if (rules.hasGuards)
            for (var pattern : rules.all)
                if (pattern.guard() >= 0) fixedGuards |= now(squares, pattern.guard()) & ~changes;
        return changes;
    }

    /// @return whether a pattern that ends play on all regions may ever stand on the board looked at
    boolean mayEnd() {
        for (var pattern : rules.until) if (pattern.matches(sets) != 0) return true;
        return false;
    }

    private void fill(long[] squares) {
        for (int i = 0; i < sets.length; i++) sets[i] = union(squares, rules.masks[i]);
    }

    private long now(long[] squares, int set) {
        return union(squares, rules.masks[set]);
    }

    private static long union(long[] squares, int mask) {
        long union = 0;
        for (int left = mask; left != 0; left &= left - 1) union |= squares[Integer.numberOfTrailingZeros(left)];
        return union;
    }

    private long beside(long set) {
        return frame.beside(set, rules.firstColumn, rules.lastColumn);
    }

    private boolean mark(Demand demand, long fits) {
        boolean more = false;
        for (int i = 0; i < demand.changed.length; i++) {
            long squares = fits << demand.changed[i];
            if (rules.hasGuards) more |= (squares & ~changes) != 0;
            changes |= squares;
            int to = demand.to[i];
            if (to == 0) continue;
            more |= (squares & ~possible[to]) != 0;
            possible[to] |= squares;
        }
        return more;
    }

    /// @param seed a square that may change
    /// @return the squares of its region: those that may change, and what else its patterns look at
    long region(long seed) {
        long own = seed;
        long kept = 0;
        long before = 0;
        while (own != before) {
            before = own;
            for (int i = 0; i < fitting.length; i++) {
                long fits = fitting[i];
                if (fits == 0) continue;
                var pattern = alike[i].pattern;
                long touched = pattern.touching(own);
                if (pattern.guard() >= 0) touched |= pattern.blocked(beside(own & possibleGuard(pattern)));
                touched &= fits;
                kept |= pattern.covered(touched);
                if (pattern.guard() >= 0 && touched != 0)
                    for (int place : pattern.changed())
                        own |= beside(touched << place) & possibleGuard(pattern) & changes;
                own |= kept & changes;
            }
        }
        kept |= own;
        return fixedGuards == 0 ? kept : withGuards(kept);
    }

    private long possibleGuard(BitPattern pattern) {
        return union(possible, rules.masks[pattern.guard()]);
    }

    private long withGuards(long kept) {
        long all = kept;
        while (true) {
            long more = all | beside(all) & fixedGuards;
            if (more == all) return all;
            all = more;
        }
    }
}
