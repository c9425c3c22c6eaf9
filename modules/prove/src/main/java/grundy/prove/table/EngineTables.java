package grundy.prove.table;

import grundy.check.answer.LinearTakingLimit;
import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.InexpressibleException;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.NumerationSystem;
import grundy.check.automaton.TooLargeException;
import grundy.check.theorem.GameFormulas;
import grundy.check.theorem.MoveRelations;
import grundy.check.theorem.TheoremCheck;
import grundy.engine.search.BlockingSearch;
import grundy.engine.search.SearchValues;
import grundy.finding.CycleException;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.question.GridQuestion;
import grundy.question.GridRowsQuestion;
import grundy.question.SequenceQuestion;
import grundy.rules.Game;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.Tuple;
import grundy.solve.Solver;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;

/// Tables of the engines, which grow as they are asked.
public final class EngineTables {
    /// A table of two heaps is this large where its moves do not go along lines.
    private static final int LINES = 2_000;

    private static final int FIRST = 4_096;
    private static final int LONGEST = 1 << 20;
    private static final long MOST_POSITIONS = 3_000_000;
    private static final int SIEVE_STATES = 200_000;
    private static final long LONGEST_SEARCH = 300_000_000;

    /// A number in a set; a position with its value takes twice as much.
    private static final long ENTRY_BYTES = 72;

    private static final long LISTED_BYTES = 32;

    private EngineTables() {}

    /// @param game as the user wrote it, which is what the fast engines know
    /// @param formulas the game in the general form
    public static PositionTable of(Game game, GameFormulas formulas, boolean values, Limits limits) {
        var general = new Game(game.text(), formulas.rules(), null);
        int count = formulas.coordinates().size();
        if (formulas.blocked() > 0) return blocked(formulas, limits);
        var most = count == 1 && formulas.play() == Play.NORMAL
                ? LinearTakingLimit.of(game.rules())
                : Optional.<LinearTakingLimit>empty();
        if (most.isPresent()) return new MostTakenTable(most.get());
        if (count == 1) return new SequenceTable(game.rules().arity() == 1 ? game : general, formulas.play(), limits);
        boolean heaps = game.rules().arity() == 1 && !(game.rules() instanceof RuleTree.OnBoard);
        if (heaps && formulas.play() == Play.NORMAL)
            return new HeapSumTable(new SequenceTable(game, Play.NORMAL, limits), count);
        boolean lines = count == 2 && GridQuestion.largestOfValues(general, formulas.play()) > LINES;
        if (lines && !values) return new TwoHeapTable(general, formulas.play(), limits);
        var searched = new SearchedTable(formulas, limits);
        if (values || formulas.splits()) return searched;
        return sieve(formulas, limits)
                .<PositionTable>map(sieve -> agreeing(sieve, searched, count))
                .orElse(searched);
    }

    /// A sieve knows nothing of an option that must remain.
    private static PositionTable blocked(GameFormulas formulas, Limits limits) {
        var searched = new SearchedTable(formulas, limits);
        int count = formulas.coordinates().size();
        if (count == 1 || formulas.play() == Play.MISERE) return searched;
        return sieve(formulas, limits)
                .<PositionTable>map(sieve -> agreeing(sieve, searched, count))
                .orElse(searched);
    }

    /// @return a sieve in the first system that can say the moves; empty if a move may make a coordinate greater
    private static Optional<PositionSieve> sieve(GameFormulas formulas, Limits limits) {
        for (var system : List.of(NumerationSystem.BINARY, NumerationSystem.base(3), NumerationSystem.FIBONACCI))
            try {
                var memory = limits.memory().grant();
                var arithmetic = new Arithmetic(system, KernelBudget.under(SIEVE_STATES, limits::checkpoint, memory));
                var moves = new MoveRelations(formulas, arithmetic);
                var measure = TheoremCheck.measure(formulas, arithmetic);
                if (measure.isEmpty() || !moves.neverRises()) return Optional.empty();
                return Optional.of(new PositionSieve(moves, measure.get()));
            } catch (InexpressibleException | TooLargeException _) {
                // another system may do
            }
        return Optional.empty();
    }

    /// The automata of the moves and the rules as the engine reads them must mean the same game.
    private static PositionSieve agreeing(PositionSieve sieve, SearchedTable searched, int count) {
        int to = count == 2 ? 12 : count == 3 ? 4 : 2;
        var position = new long[count];
        for (int i = 0; i < Math.pow(to, count); i++) {
            int rest = i;
            for (int j = 0; j < count; j++, rest /= to) position[j] = rest % to;
            int value = searched.value(position);
            if (value != PositionTable.UNKNOWN && (value == 0) != (sieve.value(position) == 0))
                throw new AssertionError("Rules as automata and rules as read differ at " + Arrays.toString(position));
        }
        return sieve;
    }

    /// A game of one coordinate: its sequence.
    private static final class SequenceTable implements PositionTable {
        private final Game game;
        private final Play play;
        private final Solver solver;
        private int[] values = {};
        private int longest = LONGEST;

        SequenceTable(Game game, Play play, Limits limits) {
            this.game = game;
            this.play = play;
            this.solver = new Solver(limits);
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
                values = solver.solve(new SequenceQuestion(game, play, Math.min(to, longest - 1)))
                        .values();
            } catch (LimitException | RulesException _) {
                longest = values.length;
            }
        }

        @Override
        public int usual() {
            return FIRST - 1;
        }
    }

    /// One heap from which at most a fraction is taken: where the maximum rises from one heap to the next,
    /// it is the value, and where it stays, the value is that of the first heap out of reach (L. Levine
    /// 2006).
    private static final class MostTakenTable implements PositionTable {
        private final LinearTakingLimit most;
        private int[] values = {0};

        MostTakenTable(LinearTakingLimit most) {
            this.most = most;
        }

        @Override
        public int value(long... position) {
            long heap = position[0];
            if (heap >= LONGEST) return UNKNOWN;
            if (heap >= values.length) grow((int) heap);
            return values[(int) heap];
        }

        private void grow(int heap) {
            int from = values.length;
            values = Arrays.copyOf(values, Math.max(FIRST, 2 * heap));
            int before = most(from - 1);
            for (int n = from; n < values.length; n++) {
                int here = most(n);
                values[n] = here > before ? here : values[n - here - 1];
                before = here;
            }
        }

        private int most(int heap) {
            return most.of(BigInteger.valueOf(heap)).intValueExact();
        }

        @Override
        public int usual() {
            return FIRST - 1;
        }
    }

    /// Several heaps of a game of one: nim-sums of its values (R. Sprague 1935, P. M. Grundy 1939).
    private record HeapSumTable(SequenceTable row, int count) implements PositionTable {
        private static final int[] USUAL = {0, FIRST - 1, 250, 40, 15, 9, 6};

        @Override
        public int value(long... position) {
            int sum = 0;
            for (long heap : position) {
                int value = row.value(heap);
                if (value == UNKNOWN) return UNKNOWN;
                sum ^= value;
            }
            return sum;
        }

        @Override
        public int usual() {
            return USUAL[count];
        }
    }

    /// Two heaps with moves along lines: the P-positions alone.
    private static final class TwoHeapTable implements PositionTable {
        private static final int FIRST_LINES = 255;
        private static final int LAST_LINES = 1 << 16;

        private final Game game;
        private final Play play;
        private final Solver solver;
        private final MemoryLedger.Grant memory;
        private final boolean far;
        private long largest;
        private final Set<Long> cold = new HashSet<>();
        private long to = -1;

        TwoHeapTable(Game game, Play play, Limits limits) {
            this.game = game;
            this.play = play;
            this.solver = new Solver(limits);
            this.memory = limits.memory().grant();
            this.far = GridQuestion.largest(game, play) > GridQuestion.largestOfValues(game, play);
            this.largest = far ? LAST_LINES : 2_047;
        }

        @Override
        public int value(long... position) {
            long greatest = Math.max(position[0], position[1]);
            if (greatest > to && greatest <= largest) grow(greatest);
            return greatest > to ? UNKNOWN : cold.contains(position[0] << 32 | position[1]) ? 0 : 1;
        }

        @Override
        public List<int[]> lostPositions(int to) {
            if (!far) return List.of();
            var lost = new ArrayList<int[]>();
            try {
                GridRowsQuestion.ColdVisitor reader = (a, b) -> {
                    memory.take(LISTED_BYTES);
                    lost.add(new int[] {a, b});
                };
                solver.solve(new GridRowsQuestion(game, play, to, reader));
                return lost;
            } catch (LimitException | RulesException _) {
                return List.of();
            } finally {
                memory.give(LISTED_BYTES * lost.size());
            }
        }

        private void grow(long greatest) {
            // Beyond what the engine keeps values of, it works out the P-positions alone, which is faster.
            int next = greatest <= FIRST_LINES ? FIRST_LINES : (int) largest;
            try {
                GridRowsQuestion.ColdVisitor reader = (a, b) -> {
                    if (cold.add((long) a << 32 | b)) memory.take(ENTRY_BYTES);
                };
                solver.solve(new GridRowsQuestion(game, play, next, reader));
                to = next;
            } catch (LimitException | RulesException _) {
                // what is not known stays so
                largest = to;
            }
        }

        @Override
        public int usual() {
            return 250;
        }
    }

    /// Any game: positions one by one, with all below them.
    private static final class SearchedTable implements PositionTable {
        private final ToIntFunction<Tuple> search;
        private final int coordinates;
        private final Map<Tuple, Integer> values = new HashMap<>();
        private final MemoryLedger.Grant memory;
        private double most = MOST_POSITIONS;
        private long deadline;

        SearchedTable(GameFormulas game, Limits limits) {
            this.search =
                    search(game, limits.withAtMost(MOST_POSITIONS).cancelledBy(() -> ThreadClock.cpu() > deadline));
            this.memory = limits.memory().grant();
            this.coordinates = game.coordinates().size();
        }

        private static ToIntFunction<Tuple> search(GameFormulas game, Limits limits) {
            if (game.blocked() == 0) {
                var values = new SearchValues(game.rules(), game.play(), limits);
                return position -> values.value(position).intValueExact();
            }
            var rules = new RuleTree.Blocking(game.rules(), BigInteger.valueOf(game.blocked()));
            var outcomes = new BlockingSearch(rules, game.play(), limits);
            return position -> outcomes.isLost(position) ? 0 : 1;
        }

        @Override
        public int value(long... position) {
            double box = 1;
            for (long coordinate : position) box *= coordinate + 1;
            if (box >= most) return UNKNOWN;
            var tuple = Tuple.of(position);
            var value = values.get(tuple);
            if (value == null) {
                value = searched(tuple);
                if (value == UNKNOWN) most = box;
                memory.take(2 * ENTRY_BYTES);
                values.put(tuple, value);
            }
            return value;
        }

        private int searched(Tuple tuple) {
            deadline = ThreadClock.cpu() + LONGEST_SEARCH;
            try {
                return search.applyAsInt(tuple);
            } catch (LimitException | CycleException | RulesException _) {
                return UNKNOWN;
            }
        }

        @Override
        public int usual() {
            return switch (coordinates) {
                case 1 -> FIRST - 1;
                case 2 -> 63;
                case 3 -> 15;
                case 4 -> 7;
                default -> 3;
            };
        }
    }
}
