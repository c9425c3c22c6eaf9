package grundy.prove;

import grundy.check.theorem.GameFormulas;
import grundy.engine.LimitException;
import grundy.engine.Limits;
import grundy.engine.PostOrder.CycleException;
import grundy.engine.search.SearchValues;
import grundy.rules.Game;
import grundy.rules.RulesException;
import grundy.rules.Tuple;
import grundy.solve.Sequences;
import grundy.value.Play;
import java.util.HashMap;
import java.util.Map;
import java.util.HashSet;
import java.util.Set;

/// Tables of the engines, which grow as they are asked.
final class Truths {
    private static final int FIRST = 4_096;
    private static final int LONGEST = 1 << 20;
    private static final long MOST_POSITIONS = 3_000_000;

    private Truths() {}

    /// @param game as the user wrote it, which is what the fast engines know
    /// @param formulas the same in the general form
    static Truth of(Game game, GameFormulas formulas, boolean values, Limits limits) {
        var general = new Game(game.text(), formulas.rules(), null);
        var one = game.rules().arity() == 1 ? game : general;
        int count = formulas.coordinates().size();
        if (count == 1) return new Row(one, formulas.play(), limits);
        var search = new Searched(formulas, limits);
        return count == 2 && !values ? new Lines(general, formulas.play(), limits, search) : search;
    }

    /// A game of one coordinate: its sequence.
    private static final class Row implements Truth {
        private final Game game;
        private final Play play;
        private final Sequences sequences;
        private int[] values = {};
        private int longest = LONGEST;

        Row(Game game, Play play, Limits limits) {
            this.game = game;
            this.play = play;
            this.sequences = new Sequences(limits);
        }

        @Override
        public int value(long... position) {
            long heap = position[0];
            if (heap >= values.length && heap < longest) grow((int) heap);
            return heap < values.length ? values[(int) heap] : UNKNOWN;
        }

        private void grow(int heap) {
            int to = Math.max(FIRST, 2 * heap) - 1;
            try {
                values = sequences.of(game, play, Math.min(to, longest - 1)).values();
            } catch (LimitException | RulesException _) {
                longest = values.length;
            }
        }

        @Override
        public int usual() {
            return FIRST - 1;
        }
    }

    /// Two heaps with moves along lines: the P-positions alone, as far as one likes.
    private static final class Lines implements Truth {
        private static final int FIRST_LINES = 511;
        private static final int LAST_LINES = 1 << 17;

        private final Game game;
        private final Play play;
        private final Sequences sequences;
        private final Truth otherwise;
        private final boolean fits;
        private final Set<Long> cold = new HashSet<>();
        private long to = -1;

        Lines(Game game, Play play, Limits limits, Truth otherwise) {
            this.game = game;
            this.play = play;
            this.sequences = new Sequences(limits);
            this.otherwise = otherwise;
            this.fits = Sequences.largestGrid(game, play) > LAST_LINES;
        }

        @Override
        public int value(long... position) {
            if (!fits) return otherwise.value(position);
            long largest = Math.max(position[0], position[1]);
            if (largest > LAST_LINES) return UNKNOWN;
            if (largest > to) grow(largest);
            return largest > to ? otherwise.value(position) : cold.contains(position[0] << 32 | position[1]) ? 0 : 1;
        }

        private void grow(long largest) {
            int next = (int) Math.min(Math.max(FIRST_LINES, 2 * largest), LAST_LINES);
            try {
                var more = new HashSet<Long>();
                sequences.colds(game, play, next, (a, b) -> more.add((long) a << 32 | b));
                cold.addAll(more);
                to = next;
            } catch (LimitException | RulesException _) {
                // the search may know
            }
        }

        @Override
        public int usual() {
            return fits ? 200 : otherwise.usual();
        }
    }

    /// Any game: positions one by one, with all below them.
    private static final class Searched implements Truth {
        private final SearchValues search;
        private final int coordinates;
        private final Map<Tuple, Integer> known = new HashMap<>();

        Searched(GameFormulas game, Limits limits) {
            this.search = new SearchValues(
                    game.rules(), game.play(), new Limits(MOST_POSITIONS, limits.cancelled()));
            this.coordinates = game.coordinates().size();
        }

        @Override
        public int value(long... position) {
            double box = 1;
            for (long coordinate : position) box *= coordinate + 1;
            if (box > MOST_POSITIONS) return UNKNOWN;
            var tuple = Tuple.of(position);
            var value = known.get(tuple);
            if (value == null) {
                value = searched(tuple);
                known.put(tuple, value);
            }
            return value;
        }

        private int searched(Tuple tuple) {
            try {
                return search.value(tuple).intValueExact();
            } catch (LimitException | CycleException | RulesException _) {
                return UNKNOWN;
            }
        }

        @Override
        public int usual() {
            return switch (coordinates) {
                case 2 -> 63;
                case 3 -> 15;
                case 4 -> 7;
                default -> 3;
            };
        }
    }
}
