package grundy.engine.search;

import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.rules.Rules;
import grundy.rules.RulesException;
import grundy.text.Message;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;

/// All positions of a box: who wins, or what they are worth, by the definition, one layer of positions with the same
/// sum of coordinates after the other, since every move must lower that sum and raise no coordinate.
///
/// Status: the definition itself. Cost: time proportional to the options; for who wins a step for each alternative that
/// takes any number along a line, and the other options up to the first lost one. A byte a position and a bit for each
/// such alternative, for values two bytes. Several threads share a layer.
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

    /// @param rules of two coordinates or more
    /// @param last the greatest value of each coordinate, at least 0
    /// @param wantsValues whether nim-values are wanted, not only who wins
    /// @throws LimitException if the box is too large
    /// @throws RulesException if a move leaves the box or leaves several parts, or the rules cannot be done
    ///     in 64 bits
    public BoxSearch(Rules rules, int[] last, Play play, boolean wantsValues, Limits limits) {
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
        var others = wantsValues ? rules : withoutRays(rules, size);
        outcomes = new byte[wantsValues ? 0 : (int) size];
        values = new char[wantsValues ? (int) size : 0];
        var workers = new ArrayList<Worker>();
        for (int i = 0; i < limits.threads().count(); i++) workers.add(new Worker(others));
        work(workers, size);
    }

    /// @return the rules without those moves that go along lines, which are kept as such
    private Rules withoutRays(Rules rules, long size) {
        if (!(rules instanceof Rules.Moves(var coordinates, var alternatives))) return rules;
        var others = new ArrayList<Rules.Alternative>();
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
        return new Rules.Moves(coordinates, others);
    }

    /// @return how many positions there are
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

    private void work(List<Worker> workers, long size) {
        long most = 0;
        for (int coordinate : last) most += coordinate;
        long done = 0;
        for (long sum = 0; sum <= most; sum++) {
            limits.checkpoint("progress.box", done, size);
            long layer = sum;
            limits.threads().each(0, workers.size(), index -> workers.get(index).layer(layer, index, workers.size()));
            done = workers.stream().mapToLong(worker -> worker.done).sum();
        }
    }

    /// What one thread needs of its own.
    private final class Worker implements LongMoves.Target {
        private final LongMoves moves;
        private final long[] position = new long[last.length];
        private final long[] given = new long[last.length];
        private long done;
        private boolean findsLost;
        private boolean canMove;

        /// Marks of the values of options, the mark being the number of the position.
        private final long[] seen = new long[MOST_VALUE + 2];

        private long mark;

        Worker(Rules rules) {
            try {
                moves = LongMoves.of(rules, new Meter(limits.withPositions(Long.MAX_VALUE)));
            } catch (UnfitException _) {
                throw unfit();
            }
        }

        /// Works out the positions of a layer whose first coordinate leaves the rest `index` when divided
        /// by `of`.
        void layer(long sum, int index, int of) {
            for (int first = index; first <= Math.min(last[0], sum); first += of) {
                position[0] = first;
                rest(1, sum - first);
            }
        }

        private void rest(int coordinate, long sum) {
            if (coordinate == last.length - 1) {
                if (sum > last[coordinate]) return;
                position[coordinate] = sum;
                done++;
                find();
                return;
            }
            for (long here = 0; here <= Math.min(last[coordinate], sum); here++) {
                position[coordinate] = here;
                rest(coordinate + 1, sum - here);
            }
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
            if (!wins) for (var ray : rays) ray.lost(position, place);
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
            while (seen[mex] == mark) mex++;
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
                seen[values[place]] = mark;
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

    /// Tells the lost positions, in the order of their places.
    public void lost(LongConsumer to) {
        for (long place = 0; place < size(); place++) if (isLost(place)) to.accept(place);
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
