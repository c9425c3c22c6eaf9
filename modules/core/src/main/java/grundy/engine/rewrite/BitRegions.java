package grundy.engine.rewrite;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/// Splits a board in words into regions that can never touch each other: the algorithm of
/// `grundy.rules.rewrite.RegionFinder`, on all squares at once. Not for several threads.
final class BitRegions {
    private final BitRules rules;
    private final BitFrame frame;

    /// The patterns, those that ask for the same as one.
    private final Demand[] demands;

    /// For each set that patterns ask for, the squares where a letter of it may ever stand.
    private final long[] sets;

    /// Of the demands in the same places, the guarded ones each by itself: where one of them may ever be met.
    private final Demand[] alike;

    private final int[] group;
    private final long[] fitting;

    /// The places where each demand may ever be met.
    private final long[] visited;

    /// The places where its first square may lie.
    private final long[] fit;

    /// The squares that may ever change.
    private long changes;

    /// Squares with a letter that keeps others away and that never changes.
    private long fixedGuards;

    /// What the demands ask for, and what they write.
    private final PlaceTable demanded;

    private final PlaceTable entered;

    /// Places beside the sets meant there, of one demand after the other: lying in a row they are read faster.
    private static final class PlaceTable {
        private int[] places = {};
        private int[] sets = {};

        /// The ends of the entries of each demand.
        private final int[] ends;

        PlaceTable(int demands) {
            ends = new int[demands];
        }

        /// Demands are entered in their order.
        void enter(int demand, int[] itsPlaces, int[] itsSets) {
            int from = places.length;
            int end = from + itsPlaces.length;
            places = Arrays.copyOf(places, end);
            sets = Arrays.copyOf(sets, end);
            System.arraycopy(itsPlaces, 0, places, from, itsPlaces.length);
            System.arraycopy(itsSets, 0, sets, from, itsSets.length);
            ends[demand] = end;
        }
    }

    /// The places that patterns ask for, and the changes that any of them makes there.
    ///
    /// @param pattern one of them
    /// @param changed places that change
    /// @param enteredPlaces places where a letter of a set may come to stand, one for each such set
    /// @param sets these sets
    private record Demand(BitPattern pattern, int[] changed, int[] enteredPlaces, int[] sets) {
        static Demand of(List<BitPattern> patterns, int[] masks) {
            var changed = new TreeSet<Integer>();
            var enteredPlaces = new LinkedHashSet<List<Integer>>();
            for (var pattern : patterns)
                for (int i = 0; i < pattern.changedPlaces().length; i++) {
                    changed.add(pattern.changedPlaces()[i]);
                    for (int set = 0; set < masks.length; set++)
                        if ((masks[set] >> pattern.to()[i] & 1) != 0)
                            enteredPlaces.add(List.of(pattern.changedPlaces()[i], set));
                }
            return new Demand(
                    patterns.getFirst(),
                    changed.stream().mapToInt(Integer::intValue).toArray(),
                    enteredPlaces.stream().mapToInt(List::getFirst).toArray(),
                    enteredPlaces.stream().mapToInt(List::getLast).toArray());
        }

        boolean isGuarded() {
            return pattern.guard() >= 0;
        }
    }

    private final boolean areComponents;

    /// The squares with letters, where regions are components of them.
    private long lettered;

    BitRegions(BitRules rules) {
        this(rules, BitComponents.areRegionsOf(rules));
    }

    /// @param areComponents whether regions are found as components; else in the general way, which finds the same
    BitRegions(BitRules rules, boolean areComponents) {
        this.rules = rules;
        this.areComponents = areComponents;
        this.frame = rules.frame;
        this.sets = new long[rules.masks.length];
        var same = new LinkedHashMap<List<Integer>, List<BitPattern>>();
        for (var pattern : rules.all)
            same.computeIfAbsent(demandKey(pattern), _ -> new ArrayList<>()).add(pattern);
        this.demands = same.values().stream()
                .map(patterns -> Demand.of(patterns, rules.masks))
                .toArray(Demand[]::new);
        this.visited = new long[demands.length];
        this.fit =
                Arrays.stream(demands).mapToLong(demand -> demand.pattern.fit()).toArray();
        this.demanded = new PlaceTable(demands.length);
        this.entered = new PlaceTable(demands.length);
        for (int i = 0; i < demands.length; i++) {
            demanded.enter(i, demands[i].pattern.places(), demands[i].pattern.sets());
            entered.enter(i, demands[i].enteredPlaces, demands[i].sets);
        }
        var places = new LinkedHashMap<List<Integer>, Integer>();
        this.group = new int[demands.length];
        for (int i = 0; i < group.length; i++) group[i] = number(places, groupKey(demands[i], i));
        this.alike = new Demand[places.size()];
        for (int i = group.length; --i >= 0; ) alike[group[i]] = demands[i];
        this.fitting = new long[alike.length];
    }

    private static int number(Map<List<Integer>, Integer> numbers, List<Integer> key) {
        return numbers.computeIfAbsent(key, _ -> numbers.size());
    }

    private static List<Integer> demandKey(BitPattern pattern) {
        var letters = new ArrayList<Integer>();
        letters.add(pattern.guard());
        for (int place : pattern.places()) letters.add(place);
        for (int set : pattern.sets()) letters.add(set);
        if (pattern.guard() >= 0) for (int place : pattern.changedPlaces()) letters.add(place);
        for (int set : pattern.unchanged()) letters.add(set);
        return letters;
    }

    private static List<Integer> groupKey(Demand demand, int number) {
        if (demand.isGuarded()) return List.of(-1 - number);
        return Arrays.stream(demand.pattern.places()).sorted().boxed().toList();
    }

    /// Looks at a board.
    ///
    /// @param squares of each letter
    /// @return squares that may ever change, at least one of each region; 0 if no move will ever be possible
    long begin(long[] squares) {
        rules.fill(squares, sets);
        if (areComponents) {
            lettered = 0;
            for (int letter = 1; letter < squares.length; letter++) lettered |= squares[letter];
            return inPatterns();
        }
        changes = 0;
        long more;
        do more = spread(squares);
        while (more != 0);
        Arrays.fill(fitting, 0);
        for (int i = 0; i < visited.length; i++) {
            fitting[group[i]] |= visited[i];
            change(demands[i], visited[i]);
        }
        fixedGuards = 0;
        if (rules.hasGuards)
            for (var pattern : rules.all)
                if (pattern.guard() >= 0) fixedGuards |= now(squares, pattern.guard()) & ~changes;
        return changes;
    }

    /// @return a square of each place where a pattern fits
    private long inPatterns() {
        long some = 0;
        for (var demand : demands)
            some |= demand.pattern.matches(sets) << demand.pattern.places()[0];
        return some;
    }

    /// @return whether a pattern that ends play on all regions may ever stand on the board looked at
    boolean mayEnd() {
        for (var pattern : rules.until) if (pattern.matches(sets) != 0) return true;
        return false;
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

    /// Lets each demand write wherever it is met.
    ///
    /// @return the squares that are new in any of the sets, or among the squares that may change where that makes
    ///     a difference. There is no branch on that, since it could not be foretold.
    private long spread(long[] squares) {
        boolean hasGuards = rules.hasGuards;
        long more = 0;
        for (int i = 0, ask = 0, write = 0; i < visited.length; i++) {
            long fits = fit[i];
            for (int end = demanded.ends[i]; ask < end; ask++)
                fits &= sets[demanded.sets[ask]] >>> demanded.places[ask];
            if (hasGuards && fits != 0) fits &= ~guarded(demands[i], squares);
            visited[i] = fits;
            for (int end = entered.ends[i]; write < end; write++) {
                int set = entered.sets[write];
                long before = sets[set];
                long after = before | fits << entered.places[write];
                more |= before ^ after;
                sets[set] = after;
            }
            if (hasGuards) more |= change(demands[i], fits);
        }
        return more;
    }

    /// @return the places where the demand is never met, since what keeps it away beside there never
    ///     changes
    private long guarded(Demand demand, long[] squares) {
        if (!demand.isGuarded()) return 0;
        long fixed = now(squares, demand.pattern.guard()) & ~changes;
        return demand.pattern.blocked(beside(fixed), sets);
    }

    /// @return the squares of which it was not known that they may change
    private long change(Demand demand, long fits) {
        long squares = 0;
        for (int place : demand.changed) squares |= fits << place;
        long more = squares & ~changes;
        changes |= squares;
        return more;
    }

    /// @param seed a square that may change
    /// @return the squares of its region: those that may change, and what else its patterns look at
    long region(long seed) {
        if (areComponents) return connectedSquares(seed, lettered);
        long own = seed;
        long remaining = 0;
        long before = 0;
        while (own != before) {
            before = own;
            for (int i = 0; i < fitting.length; i++) {
                long fits = fitting[i];
                if (fits == 0) continue;
                var pattern = alike[i].pattern;
                long touched = pattern.touching(own);
                if (pattern.guard() >= 0) touched |= pattern.writing(beside(own & possibleGuard(pattern)));
                touched &= fits;
                remaining |= pattern.covered(touched);
                if (pattern.guard() >= 0 && touched != 0)
                    for (int place : pattern.changedPlaces())
                        own |= beside(touched << place) & possibleGuard(pattern) & changes;
                own |= remaining & changes;
            }
        }
        remaining |= own;
        return fixedGuards == 0 ? remaining : connectedSquares(remaining, fixedGuards);
    }

    private long possibleGuard(BitPattern pattern) {
        return sets[pattern.guard()];
    }

    /// @return a set and what squares of another one join to it
    private long connectedSquares(long set, long others) {
        long all = set;
        while (true) {
            long more = all | beside(all) & others;
            if (more == all) return all;
            all = more;
        }
    }
}
