package grundy.solve.table;

import grundy.answer.LoserTable;
import grundy.answer.NimSequence;
import grundy.answer.OutcomeTable;
import grundy.check.Evidence;
import grundy.check.period.ObservedRegularity;
import grundy.check.period.PeriodCheck;
import grundy.check.period.PeriodTheorem;
import grundy.engine.heap.HeapSequence;
import grundy.engine.heap.Regularities;
import grundy.engine.heap.RepeatFinder;
import grundy.engine.heap.SplitTables;
import grundy.engine.heap.run.LongSequence;
import grundy.engine.misere.TameHeaps;
import grundy.engine.misere.WholeValues;
import grundy.engine.partizan.PlayersInTurn;
import grundy.engine.search.BlockingSearch;
import grundy.engine.search.LoserSearch;
import grundy.engine.search.SearchValues;
import grundy.engine.sum.PartizanSearch;
import grundy.finding.CycleException;
import grundy.finding.TableEnd;
import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.Tuple;
import grundy.rules.option.PlainTaking;
import grundy.solve.component.ComponentEngines;
import grundy.solve.component.LongSequences;
import grundy.solve.sum.BlockingGames;
import grundy.solve.sum.SeveralPlayers;
import grundy.text.Message;
import grundy.theory.Theorems;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/// Computes the table of all heaps of a game up to a bound.
public final class HeapTableSolver {
    private static final int LARGEST = 100_000_000;
    private static final int ASK_EVERY = 1024;

    /// From here on it pays to look for a sparse space.
    private static final int LONG = 4_000;

    /// In longer tables only a proved period is looked for.
    private static final int MOST_OBSERVED = 10_000_000;

    private final Limits limits;
    private final boolean partly;

    /// @param partly whether a table may end where a limit is reached
    public HeapTableSolver(Limits limits, boolean partly) {
        this.limits = limits;
        this.partly = partly;
    }

    /// @param game of one coordinate with moves for Left and for Right, or options blocked
    /// @param to the last heap, at least 0
    /// @throws LimitException if that is too far
    /// @throws RulesException if the game is not one of single heaps
    public OutcomeTable outcomes(Game game, Play play, long to) {
        if (game.rules() instanceof RuleTree.Blocking rules && rules.arity() == 1)
            return blocked(game, rules, play, last(to));
        if (!(game.rules() instanceof RuleTree.Partizan rules) || rules.arity() != 1) throw notHeaps(game);
        int last = last(to);
        var turns = PlayersInTurn.partizan(rules, play, limits);
        if (turns.isEmpty()) return searched(game, play, last);
        var reached = reached(turns.get(), last);
        var left = turns.get().losers(reached.last(), 0);
        var right = turns.get().losers(reached.last(), 1);
        return new OutcomeTable(
                game,
                play,
                new OutcomeList(left, right),
                reached.period(turns.get()),
                turns.get().evidence(),
                reached.stopped());
    }

    private OutcomeTable blocked(Game game, RuleTree.Blocking rules, Play play, int to) {
        var outcomes = new ArrayList<Outcome>();
        var search = new BlockingSearch(rules, play, limits);
        var all = HeapTableResult.of(to, partly, n -> {
            outcomes.add(BlockingGames.isLost(search, Tuple.of(n)) ? Outcome.P : Outcome.N);
            return 0;
        });
        var evidence = new Evidence.Exhaustive(search.positions());
        return new OutcomeTable(game, play, outcomes, Optional.empty(), evidence, all.stopped());
    }

    private OutcomeTable searched(Game game, Play play, int to) {
        var outcomes = new ArrayList<Outcome>();
        var positions = new LongAccumulator(Math::max, 0);
        var all = HeapTableResult.of(to, partly, n -> {
            var search = new PartizanSearch(List.of(new Component(game, Tuple.of(n))), play, limits);
            outcomes.add(search.outcome());
            positions.accumulate(search.positions());
            return 0;
        });
        var evidence = new Evidence.Exhaustive(positions.get());
        return new OutcomeTable(game, play, outcomes, Optional.empty(), evidence, all.stopped());
    }

    /// @param game of several players
    /// @param preferences empty for the usual order
    /// @param to the last heap, at least 0
    /// @throws LimitException if that is too far
    /// @throws RulesException if the game is not one of single heaps
    public LoserTable losers(Game game, List<List<Integer>> preferences, long to) {
        if (!(game.rules() instanceof RuleTree.Players(var byPlayer))
                || game.rules().arity() != 1) throw notHeaps(game);
        int last = last(to);
        var orders = RuleTree.Players.preferences(preferences, byPlayer.size());
        var turns = PlayersInTurn.players(byPlayer, orders, limits);
        var losers = new ArrayList<byte[]>();
        if (turns.isPresent()) {
            var reached = reached(turns.get(), last);
            for (int player = 0; player < byPlayer.size(); player++)
                losers.add(turns.get().losers(reached.last(), player));
            var period = reached.period(turns.get());
            return new LoserTable(game, orders, losers, period, turns.get().evidence(), reached.stopped());
        }
        if (byPlayer.size() > Byte.MAX_VALUE)
            throw new LimitException(
                    Message.of("solve.values.players", "most", Byte.MAX_VALUE, "players", byPlayer.size()));
        var search = new LoserSearch(byPlayer, orders, limits);
        for (int player = 0; player < byPlayer.size(); player++) losers.add(new byte[last + 1]);
        var all = HeapTableResult.of(last, partly, n -> {
            for (int player = 0; player < byPlayer.size(); player++)
                losers.get(player)[n] = (byte) SeveralPlayers.loser(search, List.of(Tuple.of(n)), player);
            return 0;
        });
        losers.replaceAll(row -> Arrays.copyOf(row, all.values().length));
        var evidence = new Evidence.Exhaustive(search.positions());
        return new LoserTable(game, orders, losers, Optional.empty(), evidence, all.stopped());
    }

    /// The last heap of a table, and the reason why it goes no farther.
    private record TableReach(int last, Optional<TableEnd> stopped) {
        /// Where a limit was reached first, no period is known.
        Optional<Evidence.Period> period(PlayersInTurn turns) {
            return stopped.isPresent() ? Optional.empty() : turns.period(BigInteger.valueOf(last));
        }
    }

    /// @throws LimitException if that is too far, and the table may not end before
    private TableReach reached(PlayersInTurn turns, int to) {
        try {
            turns.require(BigInteger.valueOf(to));
            return new TableReach(to, Optional.empty());
        } catch (LimitException limit) {
            if (partly) fill(() -> turns.fillWithinLimits(to));
            long count = Math.min(turns.length(), to);
            if (!partly || count == 0) throw limit;
            return new TableReach((int) count - 1, Optional.of(new TableEnd(to, limit.explanation())));
        }
    }

    /// What is refused beforehand has not been begun: it goes as far as the limits allow.
    private void fill(Runnable work) {
        if (limits.isOver()) return;
        try {
            work.run();
        } catch (LimitException _) {
            // What there is by then is shown.
        }
    }

    private static int last(long to) {
        if (to > LARGEST) throw new LimitException(Message.of("limit.sequence", "to", to, "most", LARGEST));
        return Math.toIntExact(to);
    }

    static RulesException notHeaps(Game game) {
        var kind = switch (game.rules()) {
            case RuleTree.Partizan _ -> "solve.values.sides";
            case RuleTree.Scored _ -> "solve.values.scored";
            default -> "solve.values.not-heaps";
        };
        boolean isTuple = game.rules().arity() == 2 && game.rules().onBoard().isEmpty();
        return new RulesException(Message.of(
                kind,
                "game",
                game.text(),
                "row",
                isTuple ? "\"" + game.text() + "(n,3)\"" : "domineering[2,n]",
                "count",
                game.rules().arity()));
    }

    /// The outcomes of heaps, kept as who loses when Left moves first and who when Right does; 0 is
    /// Left.
    private static final class OutcomeList extends AbstractList<Outcome> {
        private final byte[] left;
        private final byte[] right;

        OutcomeList(byte[] left, byte[] right) {
            this.left = left;
            this.right = right;
        }

        @Override
        public Outcome get(int heap) {
            return Outcome.ofBeginners(left[heap] == 1, right[heap] == 0);
        }

        @Override
        public int size() {
            return left.length;
        }
    }

    /// @param game of one coordinate
    /// @param to the last heap, at least 0
    /// @throws LimitException if that is too far, or play can go on for ever
    /// @throws RulesException if the game is not one of single heaps
    public NimSequence of(Game game, Play play, long to) {
        int last = last(to);
        var closed = closed(game, play, last);
        if (closed.isPresent()) return closed.get();
        if (play == Play.NORMAL && last >= LONG) {
            var run = LongSequences.twoHeaps(game.rules(), limits);
            if (run.isPresent()) return ofRun(game, run.get(), last);
        }
        return switch (game.rules()) {
            case RuleTree.TakeAndBreak heaps -> ofHeaps(game, heaps, play, last);
            case RuleTree.Moves moves
            when PlainTaking.of(moves).isPresent() ->
                ofHeaps(game, PlainTaking.of(moves).get(), play, last);
            case RuleTree.Moves moves
            when moves.arity() == 1 ->
                (play == Play.NORMAL ? SplitTables.of(moves, limits) : Optional.<HeapSequence>empty())
                        .map(table -> ofTable(game, play, table, last))
                        .orElseGet(() -> bySearch(game, play, last));
            case RuleTree.Blocking rules ->
                throw new RulesException(
                        Message.of("solve.values.blocking", "game", game.text(), "count", rules.arity()));
            case RuleTree _ -> throw notHeaps(game);
        };
    }

    /// By a closed form, in games of one coordinate of which there is no fast table that proves its period.
    private Optional<NimSequence> closed(Game game, Play play, int to) {
        if (game.rules().arity() != 1) return Optional.empty();
        if (game.rules() instanceof RuleTree.TakeAndBreak heaps && !heaps.maySplit()) return Optional.empty();
        if (game.rules() instanceof RuleTree.Moves moves
                && PlainTaking.of(moves).isPresent()) return Optional.empty();
        return new Theorems().find(game.rules(), play).map(form -> {
            var filled = HeapTableResult.of(to, partly, n -> {
                if (n % ASK_EVERY == 0) limits.checkpoint();
                return form.value(Tuple.of(n)).intValueExact();
            });
            return finished(filled, () -> {
                var observed = observed(filled.values(), play);
                var proved = observed.flatMap(period -> proved(game.rules(), play, period, filled.values().length - 1));
                return sequence(game, play, filled, proved.or(() -> observed), form.evidence());
            });
        });
    }

    /// @param observed in the heaps up to `to`, whose values are right
    /// @return the period, if the theorem of Guy and Smith proves it by these heaps
    private static Optional<Evidence.Period> proved(RuleTree rules, Play play, Evidence.Period observed, int to) {
        if (!(rules instanceof RuleTree.TakeAndBreak heaps) || play != Play.NORMAL || observed.saltus() > 0)
            return Optional.empty();
        var theorem = PeriodTheorem.GUY_SMITH.citation();
        var period = new Evidence.Period(observed.preperiod(), observed.period(), 0, to, theorem, false);
        return PeriodCheck.lastHeap(heaps, period)
                .filter(last -> last.compareTo(BigInteger.valueOf(to)) <= 0)
                .map(last -> new Evidence.Period(
                        observed.preperiod(), observed.period(), 0, last.longValueExact(), theorem, false));
    }

    /// A sparse space may turn out too small for the values, however late.
    private NimSequence ofRun(Game game, LongSequence sparse, int to) {
        var run = sparse;
        try {
            LongSequences.extend(run, to + 1L, limits);
        } catch (LimitException small) {
            if (limits.isOver()) return cutRun(game, run, to, small);
            var dense = LongSequences.dense(game.rules(), limits);
            limits.checkpoint();
            if (dense.isEmpty()) return cutRun(game, run, to, small);
            run = dense.get();
            try {
                LongSequences.extend(run, to + 1L, limits);
            } catch (LimitException limit) {
                return cutRun(game, run, to, limit);
            }
        }
        return ofRun(game, run, whole(values(run, to)));
    }

    private NimSequence cutRun(Game game, LongSequence run, int to, LimitException limit) {
        int last = Math.toIntExact(Math.min(run.length() - 1, to));
        return ofRun(game, run, HeapTableResult.partial(values(run, last), to, partly, limit));
    }

    private static int[] values(LongSequence run, int to) {
        var values = new int[to + 1];
        for (int n = 0; n <= to; n++) values[n] = run.value(n);
        return values;
    }

    private static NimSequence ofRun(Game game, LongSequence run, HeapTableResult filled) {
        int length = filled.values().length;
        return finished(filled, () -> {
            var period = run.period()
                    .filter(proved -> proved.verifiedTo() < length)
                    .or(() -> length <= MOST_OBSERVED ? observed(filled.values(), Play.NORMAL) : Optional.empty());
            return sequence(game, Play.NORMAL, filled, period, new Evidence.Table(length))
                    .by(run.coding());
        });
    }

    /// What a table is like takes time as well, where it was the time that was up.
    private static NimSequence finished(HeapTableResult filled, Supplier<NimSequence> rest) {
        return filled.stopped().isEmpty() ? rest.get() : Checkpoint.afterwards(rest::get);
    }

    private NimSequence ofHeaps(Game game, RuleTree.TakeAndBreak heaps, Play play, int to) {
        return new ComponentEngines(limits)
                .table(heaps, play)
                .map(table -> RegularityExtension.withRepetitionEnd(ofTable(game, play, table, to), heaps, table))
                .orElseGet(() -> splitting(game, heaps, to));
    }

    private NimSequence ofTable(Game game, Play play, HeapSequence table, int to) {
        int[] values;
        try {
            values = table.values(to);
        } catch (LimitException limit) {
            if (partly) fill(() -> table.fillWithinLimits(to));
            var filled = HeapTableResult.partial(table.soFar(), to, partly, limit);
            return observedSequence(game, play, filled, new Evidence.Table(filled.values().length));
        }
        var period = period(table, to);
        return sequence(game, play, whole(values), period, new Evidence.Table(to + 1L));
    }

    /// Where no heap of a short table proves a period, some more heaps may.
    private static Optional<Evidence.Period> period(HeapSequence table, int to) {
        var found = table.period(to);
        if (to >= LONG || found.filter(Evidence.Period::isProved).isPresent()) return found;
        try {
            return table.period(LONG).filter(Evidence.Period::isProved).or(() -> found);
        } catch (LimitException _) {
            return found;
        }
    }

    private static HeapTableResult whole(int[] values) {
        return new HeapTableResult(values, Optional.empty());
    }

    /// @param found a period, proved or only seen in the values
    private static NimSequence sequence(
            Game game, Play play, HeapTableResult filled, Optional<Evidence.Period> found, Evidence evidence) {
        var values = filled.values();
        boolean proved = found.filter(Evidence.Period::isProved).isPresent();
        var regularity = proved ? Optional.<ObservedRegularity>empty() : regularity(values, found);
        return new NimSequence(
                game,
                play,
                values,
                proved ? found : Optional.empty(),
                regularity,
                evidence,
                filled.stopped(),
                Optional.empty());
    }

    private static Optional<ObservedRegularity> regularity(int[] values, Optional<Evidence.Period> observed) {
        if (observed.isPresent())
            return observed.map(period -> new ObservedRegularity.Repeating(
                    period.preperiod(), period.period(), period.saltus(), period.verifiedTo()));
        return values.length > MOST_OBSERVED ? Optional.empty() : Regularities.find(values);
    }

    /// Misere values of a game that splits: by the theory of tame games as far as it is tame, else with whole
    /// sums as positions.
    private NimSequence splitting(Game game, RuleTree.TakeAndBreak heaps, int to) {
        try {
            var tame = TameHeaps.of(heaps, BigInteger.valueOf(to), limits);
            return tame.isEmpty() ? byWholeSums(game, to) : ofTame(game, tame.get(), whole(values(tame.get(), to)));
        } catch (LimitException limit) {
            int fewer = (int) Math.min(to, limits.positions() - 1);
            if (!partly || limits.isOver() || fewer == to) throw limit;
            var tame = TameHeaps.of(heaps, BigInteger.valueOf(fewer), limits);
            if (tame.isEmpty()) return byWholeSums(game, to);
            return ofTame(game, tame.get(), HeapTableResult.partial(values(tame.get(), fewer), to, true, limit));
        }
    }

    private static int[] values(TameHeaps tame, int to) {
        var misere = tame.misere();
        var values = new int[to + 1];
        for (int n = 0; n <= to; n++) values[n] = misere.value(Tuple.of(n)).intValueExact();
        return values;
    }

    private static NimSequence ofTame(Game game, TameHeaps tame, HeapTableResult values) {
        return observedSequence(game, Play.MISERE, values, tame.evidence());
    }

    private NimSequence byWholeSums(Game game, int to) {
        var whole = new WholeValues(game.rules(), limits);
        var values = HeapTableResult.of(to, partly, n -> acyclic(game, Tuple.of(n), whole::of));
        return observedSequence(game, Play.MISERE, values, new Evidence.Exhaustive(whole.positions()));
    }

    private NimSequence bySearch(Game game, Play play, int to) {
        if (play == Play.MISERE && game.rules().maySplit()) return byWholeSums(game, to);
        var search = new SearchValues(game.rules(), play, limits);
        var values = HeapTableResult.of(
                to,
                partly,
                n -> acyclic(game, Tuple.of(n), at -> search.value(at).intValueExact()));
        return observedSequence(game, play, values, search.evidence());
    }

    private static NimSequence observedSequence(Game game, Play play, HeapTableResult filled, Evidence evidence) {
        return finished(filled, () -> sequence(game, play, filled, observed(filled.values(), play), evidence));
    }

    /// @throws RulesException if play can return to a position
    static int acyclic(Game game, Position at, ToIntFunction<Position> value) {
        try {
            return value.applyAsInt(at);
        } catch (CycleException _) {
            throw new RulesException(Message.of("solve.values.loopy", "game", game.text(), "position", at));
        }
    }

    private static Optional<Evidence.Period> observed(int[] values, Play play) {
        return RepeatFinder.find(values, values.length, repeat -> RepeatFinder.isConvincing(repeat, values.length))
                .map(repeat -> new Evidence.Period(
                        repeat.preperiod(),
                        repeat.period(),
                        repeat.saltus(),
                        values.length - 1,
                        "",
                        play == Play.MISERE));
    }
}
