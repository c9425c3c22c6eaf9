package grundy.pattern;

import grundy.value.Play;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/// Reads the finite subtraction sets off a table that starts at the empty heap.
///
/// An amount s may be taken only if no heap n has the value of the heap n - s; in tables of outcomes, only if not
/// both are lost. Any such amounts together leave the values right as long as each heap of value g has an option of
/// each smaller value. So all subtraction games with these values are known: they take some of the amounts that may
/// be taken, enough of them for that. More of them are always enough, too: an interval may be as long as possible
/// while intervals are chosen, and is made shorter afterwards.
///
/// Cost: the square of the length, so that only the beginning of a long table is examined.
final class SubtractionSets {
    private static final int MOST_STEPS = 100_000;
    private static final int MOST_SEARCHED = 7;
    private static final int MOST_PRUNED = 64;
    private static final Comparator<BitSet> PLAINNESS =
            Comparator.comparingInt(SubtractionSets::numbers).thenComparingInt(SubtractionSets::pieces);

    private final long[] values;
    private final boolean outcomes;
    /// The least amount in misere play, where it decides which heaps are over; 0 in normal play.
    private final int start;
    private final BitSet allowed = new BitSet();
    private int steps;

    private SubtractionSets(long[] values, boolean outcomes, int start) {
        this.values = values;
        this.outcomes = outcomes;
        this.start = start;
        for (int amount = Math.max(1, start); amount < values.length; amount++)
            if (mayTake(amount)) allowed.set(amount);
    }

    /// A set of amounts that gives the table.
    ///
    /// @param amounts ascending
    /// @param others amounts that may be taken as well, ascending
    record FittingSet(List<Integer> amounts, List<Integer> others) {}

    /// @param values of the heaps 0, 1, 2, ...; not many thousands
    /// @return the set that takes the fewest numbers to write, an interval being two of them, followed by the set
    ///     of the fewest amounts where that is another one; as far as they were found; empty if there is no set
    static List<FittingSet> find(long[] values, boolean outcomes, Play play) {
        if (play == Play.NORMAL) return values[0] == 0 ? new SubtractionSets(values, outcomes, 0).find() : List.of();
        if (!outcomes || values[0] != 1) return List.of();
        for (int least = 1; least < values.length && values[least - 1] == 1; least++) {
            var found = new SubtractionSets(values, true, least).find();
            if (!found.isEmpty()) return found;
        }
        return List.of();
    }

    private boolean mayTake(int amount) {
        for (int heap = amount; heap < values.length; heap++) {
            long value = values[heap];
            if (value == values[heap - amount] && (value == 0 || !outcomes)) return false;
        }
        return true;
    }

    private List<FittingSet> find() {
        var greedy = greedy();
        if (greedy == null) return List.of();
        var smallest = greedy;
        for (int singles = 0; singles < Math.min(greedy.cardinality(), MOST_SEARCHED + 1); singles++) {
            var fewer = search(0, singles);
            if (fewer == null) continue;
            smallest = fewer;
            break;
        }
        var plainest = plainest(smallest);
        return plainest.equals(smallest) ? List.of(result(plainest)) : List.of(result(plainest), result(smallest));
    }

    private FittingSet result(BitSet amounts) {
        var others =
                allowed.stream().filter(amount -> !amounts.get(amount)).boxed().toList();
        return new FittingSet(amounts.stream().boxed().toList(), others);
    }

    /// What intervals make plainer, else the smallest set itself.
    private BitSet plainest(BitSet smallest) {
        int most = numbers(smallest);
        for (int numbers = 2; numbers <= Math.min(most, MOST_SEARCHED); numbers++)
            for (int runs = numbers / 2; runs > 0; runs--) {
                var found = search(runs, numbers - 2 * runs);
                if (found != null) return plainer(shortened(found), smallest);
            }
        return most <= MOST_SEARCHED ? smallest : plainer(shortened(runsAround(smallest)), smallest);
    }

    private static BitSet plainer(BitSet one, BitSet other) {
        return PLAINNESS.compare(one, other) < 0 ? one : other;
    }

    /// @return the count of numbers in its text: two for an interval
    private static int numbers(BitSet amounts) {
        int numbers = 0;
        for (int from = amounts.nextSetBit(0); from >= 0; from = amounts.nextSetBit(amounts.nextClearBit(from)))
            numbers += Math.min(2, amounts.nextClearBit(from) - from);
        return numbers;
    }

    private static int pieces(BitSet amounts) {
        int pieces = 0;
        for (int from = amounts.nextSetBit(0); from >= 0; from = amounts.nextSetBit(amounts.nextClearBit(from)))
            pieces += amounts.nextClearBit(from) - from == 2 ? 2 : 1;
        return pieces;
    }

    /// The first heap and a smaller value that no amount leads to.
    private @Nullable MissingValue missing(BitSet amounts, int from) {
        if (start > 0 && !amounts.get(start)) return new MissingValue(start, 1);
        var reached = new BitSet();
        for (int heap = Math.max(from, start); heap < values.length; heap++) {
            if (values[heap] == 0) continue;
            reached.clear();
            int smaller = 0;
            for (int amount = amounts.nextSetBit(0);
                    amount >= 0 && amount <= heap && smaller < values[heap];
                    amount = amounts.nextSetBit(amount + 1)) {
                long value = values[heap - amount];
                if (value >= values[heap] || value >= values.length || reached.get((int) value)) continue;
                reached.set((int) value);
                smaller++;
            }
            if (smaller < values[heap]) return new MissingValue(heap, reached.nextClearBit(0));
        }
        return null;
    }

    private record MissingValue(int heap, int value) {}

    private boolean isEnough(BitSet amounts) {
        return missing(amounts, 0) == null;
    }

    private List<Integer> candidates(MissingValue missing) {
        return allowed.stream()
                .takeWhile(amount -> amount <= missing.heap)
                .filter(amount -> values[missing.heap - amount] == missing.value)
                .boxed()
                .toList();
    }

    /// Always the least amount that helps, and then without those that are not needed.
    private @Nullable BitSet greedy() {
        var amounts = new BitSet();
        for (var missing = missing(amounts, 0); missing != null; missing = missing(amounts, missing.heap)) {
            var candidates = candidates(missing);
            if (candidates.isEmpty()) return null;
            amounts.set(candidates.getFirst());
        }
        for (int amount = amounts.length() - 1; amount >= 0; amount = amounts.previousSetBit(amount - 1)) {
            if (amounts.cardinality() > MOST_PRUNED) break;
            var fewer = (BitSet) amounts.clone();
            fewer.clear(amount);
            if (isEnough(fewer)) amounts = fewer;
        }
        return amounts;
    }

    /// The whole intervals around amounts, without those that are not needed.
    private BitSet runsAround(BitSet amounts) {
        var runs = new BitSet();
        amounts.stream().forEach(amount -> runs.or(run(amount)));
        var remaining = (BitSet) runs.clone();
        for (int from = runs.nextSetBit(0); from >= 0; from = runs.nextSetBit(runs.nextClearBit(from))) {
            var fewer = (BitSet) remaining.clone();
            fewer.clear(from, runs.nextClearBit(from));
            if (isEnough(fewer)) remaining = fewer;
        }
        return remaining;
    }

    /// The longest interval of amounts that may be taken around one of them.
    private BitSet run(int amount) {
        var run = new BitSet();
        run.set(allowed.previousClearBit(amount) + 1, allowed.nextClearBit(amount));
        return run;
    }

    private @Nullable BitSet search(int runs, int singles) {
        steps = 0;
        return search(new BitSet(), runs, singles, 0);
    }

    private @Nullable BitSet search(BitSet amounts, int runs, int singles, int from) {
        var missing = missing(amounts, from);
        if (missing == null) return amounts;
        if (runs + singles == 0 || ++steps > MOST_STEPS / Math.max(1, values.length / 64)) return null;
        var tried = new BitSet();
        for (int amount : candidates(missing)) {
            var more = (BitSet) amounts.clone();
            if (runs > 0 && !tried.get(amount)) {
                var run = run(amount);
                tried.or(run);
                more.or(run);
                var found = search(more, runs - 1, singles, missing.heap);
                if (found != null) return found;
                more = (BitSet) amounts.clone();
            }
            if (singles == 0) continue;
            more.set(amount);
            var found = search(more, runs, singles - 1, missing.heap);
            if (found != null) return found;
        }
        return null;
    }

    /// Each interval ends as early and begins as late as it may.
    private BitSet shortened(BitSet runs) {
        var amounts = runs;
        for (int from = runs.nextSetBit(0); from >= 0; from = runs.nextSetBit(runs.nextClearBit(from))) {
            int to = runs.nextClearBit(from) - 1;
            var others = (BitSet) amounts.clone();
            others.clear(from, to + 1);
            int first = from;
            int last = least(from, to, end -> isEnough(with(others, first, end)));
            int begin = last - least(0, last - from, length -> isEnough(with(others, last - length, last)));
            amounts = with(others, begin, last);
        }
        return amounts;
    }

    private static BitSet with(BitSet amounts, int from, int to) {
        var more = (BitSet) amounts.clone();
        more.set(from, to + 1);
        return more;
    }

    /// The least number for which it holds; it holds for the last, and for all from the least on.
    private static int least(int from, int to, IntPredicate holds) {
        int low = from;
        int high = to;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (holds.test(middle)) high = middle;
            else low = middle + 1;
        }
        return low;
    }

    /// @param amounts ascending
    /// @return rules in the rule language
    static String text(List<Integer> amounts) {
        if (amounts.size() == 1) return "take " + amounts.getFirst();
        var ranges = new ArrayList<String>();
        int from = 0;
        for (int i = 0; i < amounts.size(); i++) {
            boolean last = i + 1 == amounts.size() || amounts.get(i + 1) != amounts.get(i) + 1;
            if (!last) continue;
            int length = i - from + 1;
            if (length >= 3 || length == amounts.size()) ranges.add(amounts.get(from) + ".." + amounts.get(i));
            else for (int j = from; j <= i; j++) ranges.add(String.valueOf(amounts.get(j)));
            from = i + 1;
        }
        return ranges.size() == 1 ? "take " + ranges.getFirst() : "take {" + String.join(", ", ranges) + "}";
    }
}
