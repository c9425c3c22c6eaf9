package grundy.pattern;

import grundy.value.Play;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Reads the finite subtraction sets off a table that starts at the empty heap.
///
/// An amount s may be taken only if no heap n has the value of the heap n - s; in tables of outcomes, only if not
/// both are lost. Any such amounts together leave the values right as long as each heap of value g has an option of
/// each smaller value. So all subtraction games with these values are known: they take some of the amounts that may
/// be taken, enough of them for that.
///
/// Cost: the square of the length, so that only the beginning of a long table is looked at.
final class SubtractionSets {
    private static final int MOST_STEPS = 100_000;
    private static final int MOST_SEARCHED = 7;
    private static final int MOST_PRUNED = 64;

    private final long[] values;
    private final boolean outcomes;
    /// The least heap that has a move; only in misere play more than the least amount counts.
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
    /// @param amounts ascending, as few as were found
    /// @param others amounts that may be taken as well, ascending
    record Found(List<Integer> amounts, List<Integer> others) {}

    /// @param values of the heaps 0, 1, 2, ...; not many thousands
    static Optional<Found> find(long[] values, boolean outcomes, Play play) {
        if (play == Play.NORMAL)
            return values[0] == 0 ? new SubtractionSets(values, outcomes, 0).find() : Optional.empty();
        if (!outcomes || values[0] != 1) return Optional.empty();
        for (int least = 1; least < values.length && values[least - 1] == 1; least++) {
            var found = new SubtractionSets(values, true, least).find();
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }

    private boolean mayTake(int amount) {
        for (int heap = amount; heap < values.length; heap++) {
            long value = values[heap];
            if (value == values[heap - amount] && (value == 0 || !outcomes)) return false;
        }
        return true;
    }

    private Optional<Found> find() {
        var amounts = new ArrayList<Integer>();
        if (start > 0) {
            if (!allowed.get(start)) return Optional.empty();
            amounts.add(start);
        }
        var greedy = greedy(amounts);
        if (greedy == null) return Optional.empty();
        var best = greedy;
        for (int most = amounts.size(); most < Math.min(greedy.size(), MOST_SEARCHED + 1); most++) {
            steps = 0;
            var fewer = new ArrayList<>(amounts);
            if (!search(fewer, most, 0)) continue;
            best = fewer;
            break;
        }
        Collections.sort(best);
        var chosen = best;
        var others = allowed.stream()
                .boxed()
                .filter(amount -> !chosen.contains(amount))
                .toList();
        return Optional.of(new Found(List.copyOf(best), others));
    }

    /// The first heap, from one on, and a smaller value that no amount leads to.
    private @Nullable Missing missing(List<Integer> amounts, int from) {
        var seen = new BitSet();
        for (int heap = Math.max(from, start); heap < values.length; heap++) {
            if (values[heap] == 0) continue;
            seen.clear();
            for (int amount : amounts)
                if (amount <= heap && values[heap - amount] < values.length) seen.set((int) values[heap - amount]);
            int value = seen.nextClearBit(0);
            if (value < values[heap]) return new Missing(heap, value);
        }
        return null;
    }

    private record Missing(int heap, int value) {}

    private List<Integer> candidates(Missing missing) {
        return allowed.stream()
                .takeWhile(amount -> amount <= missing.heap)
                .filter(amount -> values[missing.heap - amount] == missing.value)
                .boxed()
                .toList();
    }

    /// Always the least amount that helps, and then without those that are not needed.
    private @Nullable List<Integer> greedy(List<Integer> begun) {
        var amounts = new ArrayList<>(begun);
        for (var missing = missing(amounts, 0); missing != null; missing = missing(amounts, missing.heap)) {
            var candidates = candidates(missing);
            if (candidates.isEmpty()) return null;
            amounts.add(candidates.getFirst());
        }
        for (var amount :
                amounts.subList(begun.size(), amounts.size()).reversed().toArray(Integer[]::new)) {
            if (amounts.size() > MOST_PRUNED) break;
            var fewer = new ArrayList<>(amounts);
            fewer.removeIf(amount::equals);
            if (missing(fewer, 0) == null) amounts = fewer;
        }
        return amounts;
    }

    private boolean search(List<Integer> amounts, int most, int from) {
        var missing = missing(amounts, from);
        if (missing == null) return true;
        if (amounts.size() == most || ++steps > MOST_STEPS / Math.max(1, values.length / 64)) return false;
        for (int amount : candidates(missing)) {
            amounts.add(amount);
            if (search(amounts, most, missing.heap)) return true;
            amounts.removeLast();
        }
        return false;
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
