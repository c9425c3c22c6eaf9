package grundy.check.automaton;

import grundy.limit.Checkpoint;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/// The numbers on the last tracks with which an automaton accepts, where those on the first tracks are given: counted
/// without listing them, and listed one by one.
///
/// The words of the given numbers are read from left to right, and of every other track each digit for which there is
/// an arrow. As the automaton is deterministic, each way through it is another tuple of words, so that the number of
/// ways is the number of tuples. Words longer than those given are read with zeros in front of these; if some part of
/// that may be repeated, there are infinitely many.
///
/// Cost: the length of the words times the arrows of the states that come up, and as much memory; a listed tuple costs
/// the length of its words.
public final class UniqueCompletions {
    private final NumerationSystem system;
    private final Automaton automaton;
    private final int free;
    private final int extensions;
    private final int[] given;
    private final boolean finite;

    /// For each number of digits read the states from which the end can be reached.
    private final List<BitSet> alive = new ArrayList<>();

    /// @param automaton that refuses words that are not valid
    /// @param numbers for the first tracks, at most as many as there are tracks
    public UniqueCompletions(NumerationSystem system, Automaton automaton, List<BigInteger> numbers) {
        if (numbers.size() > automaton.tracks())
            throw new IllegalArgumentException("More numbers than tracks: " + numbers.size());
        this.system = system;
        this.automaton = automaton.minimal();
        this.free = automaton.tracks() - numbers.size();
        this.extensions = Automaton.alphabet(free, automaton.digits());
        int[] read = symbols(numbers);
        int more = longestBefore(goodBefore(read));
        this.finite = more >= 0;
        this.given = new int[Math.max(0, more) + read.length];
        System.arraycopy(read, 0, given, given.length - read.length, read.length);
        findAlive();
    }

    /// The digits of all given numbers as symbols of that many tracks, shorter words padded with leading zeros.
    private int[] symbols(List<BigInteger> numbers) {
        var words = numbers.stream().map(system::word).toList();
        int length = words.stream().mapToInt(word -> word.length).max().orElse(0);
        var symbols = new int[length];
        for (int[] word : words)
            for (int i = 0; i < length; i++) {
                int at = i - (length - word.length);
                symbols[i] = symbols[i] * automaton.digits() + (at < 0 ? 0 : word[at]);
            }
        return symbols;
    }

    /// @return the index of a state's first arrow that reads a given symbol, or a greater one
    private int first(int state, int symbol) {
        int at = Arrays.binarySearch(automaton.symbols()[state], symbol * extensions);
        return at < 0 ? -at - 1 : at;
    }

    private boolean reads(int state, int arrow, int symbol) {
        int[] symbols = automaton.symbols()[state];
        return arrow < symbols.length && symbols[arrow] < (symbol + 1) * extensions;
    }

    /// @return the states from which reading all that is given may end in acceptance
    private BitSet goodBefore(int[] read) {
        var good = new BitSet();
        for (int state = 0; state < automaton.states(); state++)
            good.set(state, automaton.accepting()[state]);
        for (int i = read.length - 1; i >= 0; i--) {
            Checkpoint.look();
            var before = new BitSet();
            for (int state = 0; state < automaton.states(); state++)
                for (int at = first(state, read[i]); reads(state, at, read[i]); at++)
                    if (good.get(automaton.targets()[state][at])) {
                        before.set(state);
                        break;
                    }
            good = before;
        }
        return good;
    }

    /// @param good states to end in
    /// @return the length of the longest words over zeros that do not begin with a zero on all tracks and lead to a
    ///     good state; -1 if there are such words of any length
    private int longestBefore(BitSet good) {
        var lengths = new HashMap<Integer, Integer>();
        var usable = usable(good);
        int longest = 0;
        for (int at = first(0, 0); reads(0, at, 0); at++) {
            if (automaton.symbols()[0][at] == 0) continue;
            int length = longest(automaton.targets()[0][at], good, usable, lengths);
            if (length == ENDLESS) return -1;
            if (length >= 0) longest = Math.max(longest, length + 1);
        }
        return longest;
    }

    private static final int NEVER = -1;
    private static final int ENDLESS = Integer.MAX_VALUE;

    /// Depth first with a stack of its own. A state that is met again before it is done lies on a
    /// circle, which makes words of any length if something good can be reached from there.
    private int longest(int start, BitSet good, BitSet usable, Map<Integer, Integer> lengths) {
        if (!usable.get(start)) return NEVER;
        var open = new ArrayList<int[]>();
        var within = new BitSet();
        open.add(new int[] {start, first(start, 0)});
        within.set(start);
        while (!open.isEmpty()) {
            Checkpoint.step();
            int[] top = open.getLast();
            if (lengths.containsKey(top[0])) {
                within.clear(top[0]);
                open.removeLast();
                continue;
            }
            if (reads(top[0], top[1], 0)) {
                int target = automaton.targets()[top[0]][top[1]++];
                if (!usable.get(target) || lengths.containsKey(target)) continue;
                if (within.get(target)) return ENDLESS;
                within.set(target);
                open.add(new int[] {target, first(target, 0)});
                continue;
            }
            int length = good.get(top[0]) ? 0 : NEVER;
            for (int at = first(top[0], 0); reads(top[0], at, 0); at++) {
                int next = lengths.getOrDefault(automaton.targets()[top[0]][at], NEVER);
                if (next >= 0) length = Math.max(length, next + 1);
            }
            lengths.put(top[0], length);
        }
        return lengths.getOrDefault(start, NEVER);
    }

    /// @return the states from which zeros on the given tracks may lead to a good state
    private BitSet usable(BitSet good) {
        var usable = (BitSet) good.clone();
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int state = 0; state < automaton.states(); state++) {
                Checkpoint.step();
                if (usable.get(state)) continue;
                for (int at = first(state, 0); reads(state, at, 0); at++)
                    if (usable.get(automaton.targets()[state][at])) {
                        usable.set(state);
                        changed = true;
                        break;
                    }
            }
        }
        return usable;
    }

    /// First which states come up, then, from the end, which of these lead to acceptance.
    private void findAlive() {
        var here = new BitSet();
        here.set(0);
        alive.add(here);
        for (int symbol : given) {
            Checkpoint.look();
            var next = new BitSet();
            for (int state = here.nextSetBit(0); state >= 0; state = here.nextSetBit(state + 1))
                for (int at = first(state, symbol); reads(state, at, symbol); at++)
                    next.set(automaton.targets()[state][at]);
            alive.add(next);
            here = next;
        }
        for (int state = here.nextSetBit(0); state >= 0; state = here.nextSetBit(state + 1))
            if (!automaton.accepting()[state]) here.clear(state);
        for (int i = given.length - 1; i >= 0; i--) {
            Checkpoint.look();
            here = alive.get(i);
            for (int state = here.nextSetBit(0); state >= 0; state = here.nextSetBit(state + 1))
                if (nextArrow(i, state, first(state, given[i])) < 0) here.clear(state);
        }
    }

    /// @return the first arrow from a given one on that leads to a state from which the end can be reached, or -1
    private int nextArrow(int place, int state, int from) {
        for (int at = from; reads(state, at, given[place]); at++)
            if (alive.get(place + 1).get(automaton.targets()[state][at])) return at;
        return -1;
    }

    /// @return whether there are finitely many; else {@link #count} and {@link #stream} know only those whose words
    ///     are no longer than the words given
    public boolean isFinite() {
        return finite;
    }

    /// @return whether there are none
    public boolean isEmpty() {
        return !alive.getFirst().get(0);
    }

    /// @return the exact number of completions
    public BigInteger count() {
        if (isEmpty()) return BigInteger.ZERO;
        Map<Integer, BigInteger> here = Map.of(0, BigInteger.ONE);
        for (int i = 0; i < given.length; i++) {
            var next = new HashMap<Integer, BigInteger>();
            for (var entry : here.entrySet()) {
                int state = entry.getKey();
                for (int at = nextArrow(i, state, first(state, given[i])); at >= 0; at = nextArrow(i, state, at + 1))
                    next.merge(automaton.targets()[state][at], entry.getValue(), BigInteger::add);
            }
            here = next;
        }
        return here.values().stream().reduce(BigInteger.ZERO, BigInteger::add);
    }

    /// @return all of them, each a number for each of the last tracks, lazily; those of a single track ascending
    public Stream<List<BigInteger>> stream() {
        return StreamSupport.stream(
                Spliterators.spliteratorUnknownSize(new PathIterator(), Spliterator.ORDERED | Spliterator.NONNULL),
                false);
    }

    /// One way through the automaton after the other; the last digit changes first.
    private final class PathIterator implements Iterator<List<BigInteger>> {
        private final int[] states = new int[given.length + 1];
        private final int[] arrows = new int[given.length];
        private boolean more = !isEmpty() && goOn(0);

        /// Takes the first arrow in every place from the given one on.
        private boolean goOn(int from) {
            for (int i = from; i < given.length; i++) {
                arrows[i] = nextArrow(i, states[i], first(states[i], given[i]));
                states[i + 1] = automaton.targets()[states[i]][arrows[i]];
            }
            return true;
        }

        @Override
        public boolean hasNext() {
            return more;
        }

        @Override
        public List<BigInteger> next() {
            if (!more) throw new NoSuchElementException();
            var numbers = numbers();
            more = false;
            for (int i = given.length - 1; i >= 0 && !more; i--) {
                int at = nextArrow(i, states[i], arrows[i] + 1);
                if (at < 0) continue;
                arrows[i] = at;
                states[i + 1] = automaton.targets()[states[i]][at];
                more = goOn(i + 1);
            }
            return numbers;
        }

        private List<BigInteger> numbers() {
            var words = new int[free][given.length];
            for (int i = 0; i < given.length; i++) {
                int rest = automaton.symbols()[states[i]][arrows[i]] % extensions;
                for (int track = free - 1; track >= 0; track--) {
                    words[track][i] = rest % automaton.digits();
                    rest /= automaton.digits();
                }
            }
            return Arrays.stream(words).map(system::value).toList();
        }
    }
}
