package grundy.prove.table;

import grundy.check.automaton.Automaton;
import grundy.check.automaton.LinearSum;
import grundy.check.automaton.NumerationSystem;
import grundy.check.theorem.MoveRelations;
import grundy.check.theorem.TerminationMeasure;
import grundy.limit.Checkpoint;
import grundy.limit.MemoryLedger;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/// The P-positions of a game in which no coordinate ever rises: in the order of the measure each position that is not
/// marked, or not more often than options may be blocked, is one, and marks those from which it can be
/// reached. These are read off the automata of the moves.
///
/// Cost: sorting the box, and for each P-position in it what {@link SieveMarks} cost.
public final class PositionSieve implements PositionTable {
    private static final int[] LARGEST = {0, 4_096, 1_024, 128, 32, 16, 8};
    private static final int[] USUAL = {0, 4_096, 250, 16, 8, 5, 4};

    private final NumerationSystem system;
    private final List<Automaton> pairs;
    private final Automaton movable;
    private final boolean misere;
    /// The most options of a P-position that may be P-positions: as many as the opponent may forbid.
    private final int spare;
    private final List<LinearSum> order;
    private final List<String> coordinates;
    private final int count;
    private final int digits;
    private final MemoryLedger.Grant memory = Checkpoint.grant();
    private BitSet cold = new BitSet();
    private int size;

    /// @param moves never make a coordinate greater, and leave one component
    /// @param measure {@link TerminationMeasure#isNonnegative}
    public PositionSieve(MoveRelations moves, TerminationMeasure measure) {
        this.system = moves.arithmetic().system();
        this.spare = moves.game().blocked();
        this.pairs = spare == 0 ? moves.pairs() : List.of(moves.options());
        this.movable = moves.movable().automaton();
        this.misere = moves.game().play() == Play.MISERE;
        this.coordinates = moves.game().coordinates();
        this.order = measure.order(coordinates);
        this.count = coordinates.size();
        this.digits = system.digits();
    }

    /// The places of a game with blocking to which one may move for good.
    ///
    /// @param measure {@link TerminationMeasure#isNonnegative}
    ///
    /// @param places the coordinates that say where one is
    /// @param options the pairs of a place and an option of it
    public PositionSieve(MoveRelations moves, TerminationMeasure measure, List<String> places, Automaton options) {
        this.system = moves.arithmetic().system();
        this.pairs = List.of(options);
        this.movable = moves.movable().automaton();
        this.misere = false;
        this.coordinates = places;
        this.order = measure.order(coordinates);
        this.count = coordinates.size();
        this.digits = system.digits();
        this.spare = 1;
    }

    @Override
    public int usual() {
        return USUAL[count] - 1;
    }

    @Override
    public int value(long... position) {
        long greatest = Arrays.stream(position).max().orElse(0);
        if (greatest >= LARGEST[count]) return UNKNOWN;
        if (greatest >= size) fill((int) Math.min(LARGEST[count], Math.max(USUAL[count], 2 * (greatest + 1))));
        return cold.get(place(position)) ? 0 : 1;
    }

    private int place(long[] position) {
        long place = 0;
        for (long coordinate : position) place = place * size + coordinate;
        return (int) place;
    }

    private long[] position(int place) {
        var position = new long[count];
        int rest = place;
        for (int i = count - 1; i >= 0; i--) {
            position[i] = rest % size;
            rest /= size;
        }
        return position;
    }

    /// @param target the box is at least as large as this in every coordinate
    private void fill(int target) {
        int length = 0;
        while (system.weights(length + 1).getLast().compareTo(BigInteger.valueOf(target)) < 0) length++;
        size = system.weights(length + 1).getLast().intValueExact();
        int places = 1;
        for (int i = 0; i < count; i++) places = Math.multiplyExact(places, size);
        var words = new ArrayList<int[]>();
        for (int number = 0; number < size; number++) {
            int[] word = system.word(BigInteger.valueOf(number));
            var padded = new int[length];
            System.arraycopy(word, 0, padded, length - word.length, word.length);
            words.add(padded);
        }
        memory.hold(places / Byte.SIZE);
        cold = new BitSet(places);
        try (var working = Checkpoint.grant()) {
            working.take((long) places * (Long.BYTES + Integer.BYTES) + 2L * (1 + spare) * places / Byte.SIZE);
            mark(words, inOrder(places), length);
        }
    }

    /// @param words of all numbers in the box, each of the same length
    private void mark(List<int[]> words, int[] places, int length) {
        var marks = marks(length);
        var symbols = new int[length];
        for (int place : places) {
            Checkpoint.step();
            if (marks.get(place)) continue;
            var position = position(place);
            var here = Arrays.stream(position)
                    .mapToObj(number -> words.get((int) number))
                    .toList();
            if (misere && !movable.accepts(here)) continue;
            cold.set(place);
            for (int depth = 0; depth < length; depth++) {
                symbols[depth] = 0;
                for (var word : here) symbols[depth] = symbols[depth] * digits + word[depth];
            }
            marks.from(symbols);
        }
    }

    /// @param length of the words of all numbers in the box
    private SieveMarks marks(int length) {
        int symbols = 1;
        for (int i = 0; i < count; i++) symbols *= digits;
        var arrows = new ArrayList<int[][][]>();
        for (var pair : pairs) arrows.add(arrows(pair, symbols));
        if (count == 2 && system.base() == 2 && length >= 6) return new BlockMarks(pairs, arrows, length, spare);
        int[] weights = system.weights(length).stream()
                .mapToInt(BigInteger::intValueExact)
                .toArray();
        var steps = new int[symbols];
        for (int symbol = 0; symbol < symbols; symbol++) {
            int rest = symbol;
            int stride = 1;
            for (int i = count - 1; i >= 0; i--, stride *= size, rest /= digits)
                steps[symbol] += rest % digits * stride;
        }
        return new SingleMarks(pairs, arrows, weights, steps, spare);
    }

    private static int[][][] arrows(Automaton pair, int symbols) {
        var all = new int[pair.states()][symbols][];
        for (int state = 0; state < all.length; state++)
            for (int to = 0; to < symbols; to++) {
                var here = new ArrayList<Integer>();
                for (int symbol = 0; symbol < symbols; symbol++) {
                    int next = pair.step(state, symbol * symbols + to);
                    if (next < 0) continue;
                    here.add(symbol);
                    here.add(next);
                }
                all[state][to] = here.stream().mapToInt(Integer::intValue).toArray();
            }
        return all;
    }

    /// The places in the order of the measure.
    private int[] inOrder(int places) {
        var factors = order.stream()
                .map(sum -> coordinates.stream()
                        .mapToLong(name -> sum.factor(name).longValueExact())
                        .toArray())
                .toArray(long[][]::new);
        long[] bounds = Arrays.stream(factors)
                .mapToLong(sum -> 1 + Arrays.stream(sum).sum() * (size - 1))
                .toArray();
        var keys = new long[places];
        for (int place = 0; place < places; place++) {
            Checkpoint.step();
            var position = position(place);
            long key = 0;
            for (int sum = 0; sum < bounds.length; sum++) {
                long value = 0;
                for (int i = 0; i < count; i++) value += factors[sum][i] * position[i];
                key = Math.addExact(Math.multiplyExact(key, bounds[sum]), value);
            }
            keys[place] = Math.addExact(Math.multiplyExact(key, places), place);
        }
        Arrays.sort(keys);
        return Arrays.stream(keys).mapToInt(key -> (int) (key % places)).toArray();
    }
}
