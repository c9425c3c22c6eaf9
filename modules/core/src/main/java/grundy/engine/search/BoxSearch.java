package grundy.engine.search;

import grundy.engine.words.LongMoves;
import grundy.engine.words.SearchMeter;
import grundy.engine.words.UnfitException;
import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.text.Message;
import grundy.value.Play;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.atomic.LongAdder;

/// All positions of a box: who wins, or what they are worth, by the definition, one layer of positions with the
/// same sum of coordinates after the other, since every move must lower that sum and raise no coordinate. A layer
/// may be worked out here, by several threads, or in parts on several machines, each of which has a search of its
/// own and receives the results of the others.
///
/// Status: the definition itself. Cost: time proportional to the options; for who wins a step for each alternative that
/// takes any number along a line, and the other options up to the first lost one. A byte a position and a bit for each
/// such alternative, for values two bytes.
public final class BoxSearch {
    private static final byte LOST = 1;
    private static final int MOST_VALUE = Character.MAX_VALUE - 1;

    /// The most positions of a box.
    public static final long MOST = 2_000_000_000;

    private final int[] last;
    private final long[] weights;
    private final Play play;
    private final Limits limits;
    private final MemoryLedger.Grant memory;
    private final byte[] outcomes;
    private final char[] values;
    private final List<BoxRay> rays = new ArrayList<>();
    private final RuleTree others;
    private final BlockingDeque<Worker> idle = new LinkedBlockingDeque<>();
    private final LongAdder done = new LongAdder();

    /// @param rules of two coordinates or more
    /// @param last the greatest value of each coordinate, at least 0
    /// @param wantsValues whether nim-values are wanted, not only who wins
    /// @throws LimitException if the box is too large
    /// @throws RulesException if a move leaves the box or leaves several parts, or the rules cannot be done
    ///     in 64 bits
    public BoxSearch(RuleTree rules, int[] last, Play play, boolean wantsValues, Limits limits) {
        this.last = last.clone();
        this.play = play;
        this.limits = limits;
        this.weights = new long[last.length];
        long size = 1;
        for (int i = last.length - 1; i >= 0; i--) {
            weights[i] = size;
            if (size > MOST / (last[i] + 1L)) throw new LimitException(Message.of("limit.box", "most", MOST));
            size *= last[i] + 1L;
        }
        memory = limits.memory().grant();
        memory.take(wantsValues ? 2 * size : size);
        others = wantsValues ? rules : withoutRays(rules, size);
        outcomes = new byte[wantsValues ? 0 : (int) size];
        values = new char[wantsValues ? (int) size : 0];
        idle.add(new Worker());
    }

    /// @return the rules without those moves that go along lines, which are kept as such
    private RuleTree withoutRays(RuleTree rules, long size) {
        if (!(rules instanceof RuleTree.Moves(var coordinates, var alternatives))) return rules;
        var others = new ArrayList<RuleTree.Alternative>();
        for (var alternative : alternatives) {
            var step = BoxRay.step(alternative, coordinates);
            if (step == null) {
                others.add(alternative);
                continue;
            }
            memory.take(size / Byte.SIZE);
            long places = 0;
            for (int i = 0; i < step.length; i++) places += step[i] * weights[i];
            rays.add(new BoxRay(step, places, size));
        }
        return new RuleTree.Moves(coordinates, others);
    }

    /// @return the number of positions
    public long size() {
        return Math.max(outcomes.length, values.length);
    }

    /// @param position the place of a position among all, in the order of their coordinates, the last one fastest
    public boolean isLost(long position) {
        return values.length > 0 ? values[(int) position] == 0 : outcomes[(int) position] == LOST;
    }

    /// @return the nim-value, if values were wanted
    public int value(long position) {
        return values[(int) position];
    }

    /// @return the number of layers: the greatest sum of coordinates, and one more
    public int layers() {
        int layers = 1;
        for (int coordinate : last) layers = Math.addExact(layers, coordinate);
        return layers;
    }

    /// @return the number of positions in a layer
    public long size(int layer) {
        return new BoxLayer(last, layer, 0, 1).each(_ -> {});
    }

    /// Works out the positions of a layer, all layers before being known, with the threads of the limits.
    ///
    /// @throws LimitException if the limits end it
    public void work(int layer) {
        limits.checkpoint("progress.box", done.sum(), size());
        int threads = limits.threads().count();
        limits.threads().each(0, threads, index -> part(layer, index, threads));
    }

    /// Works out a part of a layer, all layers before being known: those positions whose first coordinate leaves
    /// the rest `index` when divided by `parts`. For several threads.
    public void part(int layer, int index, int parts) {
        var worker = idle.poll();
        if (worker == null) worker = new Worker();
        done.add(new BoxLayer(last, layer, index, parts).each(worker));
        idle.add(worker);
    }

    /// @return the results in a part of a layer, for {@link #take} of another search
    public byte[] encodedPart(int layer, int index, int parts) {
        var bytes = new ByteArrayOutputStream();
        var part = new BoxLayer(last, layer, index, parts);
        if (values.length > 0)
            part.each(position -> {
                char value = values[(int) place(position)];
                bytes.write(value >> Byte.SIZE);
                bytes.write(value);
            });
        else bytes.writeBytes(lostPlaces(part).toByteArray());
        return bytes.toByteArray();
    }

    private BitSet lostPlaces(BoxLayer part) {
        var lost = new BitSet();
        var number = new int[1];
        part.each(position -> lost.set(number[0]++, outcomes[(int) place(position)] == LOST));
        return lost;
    }

    /// Takes what was found in a part of a layer.
    ///
    /// @throws IllegalArgumentException if it is not of such a part
    public void take(int layer, int index, int parts, byte[] message) {
        var part = new BoxLayer(last, layer, index, parts);
        var number = new int[1];
        var lost = values.length > 0 ? new BitSet() : BitSet.valueOf(message);
        long positions = part.each(position -> {
            int place = (int) place(position);
            int own = number[0]++;
            if (values.length > 0) {
                if (2 * own + 1 < message.length)
                    values[place] = (char) ((message[2 * own] & 0xff) << Byte.SIZE | message[2 * own + 1] & 0xff);
            } else if (lost.get(own)) {
                outcomes[place] = LOST;
                for (var ray : rays) ray.markLost(position, place);
            }
        });
        if (values.length > 0 ? message.length != 2 * positions : lost.length() > positions)
            throw new IllegalArgumentException("Layer " + layer + " has " + positions + " positions here");
        done.add(positions);
    }

    /// The state of one thread.
    private final class Worker implements LongMoves.Target, BoxLayer.Visitor {
        private final LongMoves moves;
        private final long[] given = new long[last.length];
        private long[] position = given;
        private boolean findsLost;
        private boolean canMove;

        /// Marks of the values of options, the mark being the number of the position.
        private final long[] reached = new long[values.length > 0 ? MOST_VALUE + 2 : 0];

        private long mark;

        Worker() {
            try {
                moves = LongMoves.of(others, SearchMeter.ofTime(limits));
            } catch (UnfitException _) {
                throw unfit();
            }
        }

        @Override
        public void at(long[] visited) {
            position = visited;
            find();
        }

        private void find() {
            Checkpoint.step();
            findsLost = false;
            canMove = false;
            mark++;
            int place = (int) place(position);
            for (var ray : rays) {
                canMove |= ray.canMove(position);
                findsLost |= ray.findsLost(position, place);
            }
            if (!findsLost) others();
            boolean wins = canMove ? findsLost : play == Play.MISERE;
            if (values.length > 0) values[place] = (char) (canMove ? mex() : play == Play.MISERE ? 1 : 0);
            else if (!wins) outcomes[place] = LOST;
            if (!wins) for (var ray : rays) ray.markLost(position, place);
        }

        private void others() {
            System.arraycopy(position, 0, given, 0, given.length);
            try {
                moves.generate(given, this);
            } catch (ArithmeticException _) {
                throw unfit();
            }
        }

        private int mex() {
            int mex = 0;
            while (reached[mex] == mark) mex++;
            if (mex > MOST_VALUE) throw new LimitException(Message.of("limit.box-value", "most", MOST_VALUE));
            return mex;
        }

        @Override
        public boolean option(long[] coordinates, int parts) {
            if (parts != 1) throw new RulesException(Message.of("box.parts"));
            boolean lower = false;
            for (int i = 0; i < last.length; i++) {
                if (coordinates[i] > position[i] || coordinates[i] < 0) throw leaving();
                lower |= coordinates[i] < position[i];
            }
            if (!lower) throw leaving();
            canMove = true;
            int place = (int) place(coordinates);
            if (values.length > 0) {
                reached[values[place]] = mark;
                return true;
            }
            findsLost = outcomes[place] == LOST;
            return !findsLost;
        }
    }

    private long place(long[] coordinates) {
        long place = 0;
        for (int i = 0; i < last.length; i++) place += weights[i] * coordinates[i];
        return place;
    }

    private static RulesException leaving() {
        return new RulesException(Message.of("box.leaving"));
    }

    private static RulesException unfit() {
        return new RulesException(Message.of("box.unfit"));
    }

    /// @return the number of lost positions
    public long lostCount() {
        long lost = 0;
        for (long place = 0; place < size(); place++) if (isLost(place)) lost++;
        return lost;
    }

    /// @param place of a position
    /// @param into gets its coordinates
    public void coordinates(long place, long[] into) {
        long left = place;
        for (int i = 0; i < last.length; i++) {
            into[i] = left / weights[i];
            left %= weights[i];
        }
    }
}
