package grundy.check.automaton;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Sets of lengths of words, such as the lengths of the words that an automaton accepts from some state on: from some
/// length on they repeat. Equal sets have equal numbers.
public final class WordLengths {
    public static final int NONE = 0;
    public static final int ALL = 1;

    private final List<LengthSet> sets = new ArrayList<>();
    private final Map<LengthSet, Integer> numbers = new HashMap<>();
    private final Automaton automaton;
    private final int[] ofState;

    /// The set of lengths, as a row of which lengths 0, 1, ... belong to it; after its last place the row repeats
    /// from an earlier one.
    ///
    /// @param has as short as it can be, as is what comes again
    /// @param from the place
    /// @param count of places
    private record LengthSet(BitSet has, int from, int count) {
        /// @return the set of lengths, with as short a row as possible
        static LengthSet of(BitSet has, int from, int count) {
            int period = count - from;
            for (int shorter = 1; shorter < period; shorter++)
                if (period % shorter == 0 && repeats(has, from, count, shorter)) {
                    period = shorter;
                    break;
                }
            int begin = from;
            while (begin > 0 && has.get(begin - 1) == has.get(begin - 1 + period)) begin--;
            return new LengthSet(has.get(0, begin + period), begin, begin + period);
        }

        private static boolean repeats(BitSet has, int from, int count, int period) {
            for (int i = from; i + period < count; i++) if (has.get(i) != has.get(i + period)) return false;
            return true;
        }

        boolean has(int length) {
            return has.get(length < count ? length : from + (length - from) % (count - from));
        }

        LengthSet shorter() {
            var next = new BitSet();
            int last = Math.max(count, from + 1 + (count - from));
            for (int i = 1; i < last; i++) next.set(i - 1, has(i));
            return of(next, Math.max(0, from - 1), Math.max(0, from - 1) + count - from);
        }

        LengthSet with(LengthSet other) {
            int begin = Math.max(from, other.from);
            int one = count - from;
            int two = other.count - other.from;
            int end = Math.addExact(begin, Math.multiplyExact(one, two));
            var both = new BitSet();
            for (int i = 0; i < end; i++) both.set(i, has(i) || other.has(i));
            return of(both, begin, end);
        }
    }

    /// @param automaton whose words are determined by their lengths
    public WordLengths(Automaton automaton) {
        this.automaton = automaton;
        var all = new BitSet();
        number(new LengthSet(new BitSet(), 0, 1));
        all.set(0);
        number(new LengthSet(all, 0, 1));
        this.ofState = new int[automaton.states()];
        for (int state = 0; state < ofState.length; state++) ofState[state] = from(state);
    }

    private int number(LengthSet lengths) {
        var existing = numbers.putIfAbsent(lengths, sets.size());
        if (existing != null) return existing;
        sets.add(lengths);
        return sets.size() - 1;
    }

    private int from(int state) {
        var indices = new HashMap<BitSet, Integer>();
        var has = new BitSet();
        var here = new BitSet();
        here.set(state);
        while (!indices.containsKey(here)) {
            int length = indices.size();
            indices.put(here, length);
            var next = new BitSet();
            for (int at = here.nextSetBit(0); at >= 0; at = here.nextSetBit(at + 1)) {
                if (automaton.accepts(at)) has.set(length);
                for (int target : automaton.targets()[at]) next.set(target);
            }
            here = next;
        }
        return number(LengthSet.of(has, indices.get(here), indices.size()));
    }

    /// @return the lengths of the words that are accepted from a state on
    public int ofState(int state) {
        return ofState[state];
    }

    /// @return the lengths of the words that are one digit shorter
    public int shorter(int set) {
        return set <= ALL ? set : number(sets.get(set).shorter());
    }

    /// @return the lengths in one of two sets
    public int either(int one, int other) {
        if (one == other || other == NONE) return one;
        return one == NONE ? other : number(sets.get(one).with(sets.get(other)));
    }

    /// @return whether 0 is in the set
    public boolean hasEmpty(int set) {
        return sets.get(set).has(0);
    }
}
