package grundy.solve;

import grundy.check.Evidence;
import grundy.check.PeriodCheck;
import grundy.check.PeriodTheorem;
import grundy.check.Regularity;
import grundy.engine.LimitException;
import grundy.engine.Limits;
import grundy.engine.PostOrder.CycleException;
import grundy.engine.heap.HeapSequence;
import grundy.engine.heap.run.LongSequence;
import grundy.engine.heap.sequence.Regularities;
import grundy.engine.heap.sequence.Repeats;
import grundy.engine.heap.splitting.SplitTables;
import grundy.engine.partizan.Turns;
import grundy.engine.players.LoserSearch;
import grundy.engine.search.PartizanSearch;
import grundy.engine.search.SearchValues;
import grundy.engine.sums.misere.TameHeaps;
import grundy.engine.sums.misere.WholeValues;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.Position;
import grundy.rules.Rules;
import grundy.rules.RulesException;
import grundy.rules.Tuple;
import grundy.text.Message;
import grundy.theory.Theorems;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/// What there is to tell about all heaps of a game up to a bound.
final class Sequences {
    private static final int LARGEST = 100_000_000;
    private static final int ASK_EVERY = 1024;

    /// From here on it pays to look for a sparse space.
    private static final int LONG = 4_000;

    /// In longer tables only a proved period is looked for.
    private static final int MOST_OBSERVED = 10_000_000;

    private final Limits limits;

    Sequences(Limits limits) {
        this.limits = limits;
    }

    /// @param game of one coordinate with moves for Left and for Right
    /// @param to the last heap, at least 0
    /// @throws LimitException if that is too far
    /// @throws RulesException if the game is not one of single heaps
    Outcomes outcomes(Game game, Play play, long to) {
        if (!(game.rules() instanceof Rules.Partizan rules) || rules.arity() != 1) throw notHeaps(game);
        int last = last(to);
        var turns = Turns.partizan(rules, play, limits);
        if (turns.isEmpty()) return searched(game, play, last);
        var left = turns.get().losers(last, 0);
        var right = turns.get().losers(last, 1);
        return new Outcomes(
                game,
                play,
                new OutcomeList(left, right),
                turns.get().period(BigInteger.valueOf(to)),
                turns.get().evidence());
    }

    private Outcomes searched(Game game, Play play, int to) {
        var outcomes = new ArrayList<Outcome>();
        long positions = 0;
        for (int n = 0; n <= to; n++) {
            var search = new PartizanSearch(List.of(new Component(game, Tuple.of(n))), play, limits);
            outcomes.add(search.outcome());
            positions = Math.max(positions, search.positions());
        }
        return new Outcomes(game, play, outcomes, Optional.empty(), new Evidence.Exhaustive(positions));
    }

    /// @param game of several players
    /// @param preferences empty for the usual order
    /// @param to the last heap, at least 0
    /// @throws LimitException if that is too far
    /// @throws RulesException if the game is not one of single heaps
    Losers losers(Game game, List<List<Integer>> preferences, long to) {
        if (!(game.rules() instanceof Rules.Players(var byPlayer))
                || game.rules().arity() != 1) throw notHeaps(game);
        int last = last(to);
        var orders = preferences.isEmpty() ? LoserSearch.usual(byPlayer.size()) : preferences;
        var turns = Turns.players(byPlayer, orders, limits);
        var losers = new ArrayList<byte[]>();
        if (turns.isPresent()) {
            for (int player = 0; player < byPlayer.size(); player++)
                losers.add(turns.get().losers(last, player));
            var period = turns.get().period(BigInteger.valueOf(to));
            return new Losers(game, orders, losers, period, turns.get().evidence());
        }
        if (byPlayer.size() > Byte.MAX_VALUE)
            throw new LimitException(
                    Message.of("solve.values.players", "most", Byte.MAX_VALUE, "players", byPlayer.size()));
        var search = new LoserSearch(byPlayer, orders, limits);
        for (int player = 0; player < byPlayer.size(); player++) {
            var row = new byte[last + 1];
            for (int n = 0; n <= last; n++) row[n] = (byte) search.loser(List.of(Tuple.of(n)), player);
            losers.add(row);
        }
        return new Losers(game, orders, losers, Optional.empty(), new Evidence.Exhaustive(search.positions()));
    }

    private static int last(long to) {
        if (to > LARGEST) throw new LimitException(Message.of("limit.sequence", "to", to, "most", LARGEST));
        return Math.toIntExact(to);
    }

    private static RulesException notHeaps(Game game) {
        return new RulesException(Message.of(
                "solve.values.not-heaps",
                "game",
                game.text(),
                "count",
                game.rules().arity()));
    }

    /// Who loses when Left moves first, and who when Right does; 0 is Left.
    private static final class OutcomeList extends AbstractList<Outcome> {
        private final byte[] left;
        private final byte[] right;

        OutcomeList(byte[] left, byte[] right) {
            this.left = left;
            this.right = right;
        }

        @Override
        public Outcome get(int heap) {
            return PartizanSums.outcome(left[heap] == 1, right[heap] == 0);
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
    Sequence of(Game game, Play play, long to) {
        int last = last(to);
        var closed = closed(game, play, last);
        if (closed.isPresent()) return closed.get();
        if (play == Play.NORMAL && last >= LONG) {
            var run = LongSequences.twoHeaps(game.rules(), limits);
            if (run.isPresent()) return ofRun(game, run.get(), last);
        }
        return switch (game.rules()) {
            case Rules.TakeAndBreak heaps -> ofHeaps(game, heaps, play, last);
            case Rules.Moves moves
            when moves.arity() == 1 ->
                (play == Play.NORMAL ? SplitTables.of(moves, limits) : Optional.<HeapSequence>empty())
                        .map(table -> ofTable(game, play, table, last))
                        .orElseGet(() -> bySearch(game, play, last));
            case Rules rules ->
                throw new RulesException(
                        Message.of("solve.values.not-heaps", "game", game.text(), "count", rules.arity()));
        };
    }

    /// By a closed form, in games of one coordinate of which there is no fast table that proves its period.
    private Optional<Sequence> closed(Game game, Play play, int to) {
        if (game.rules().arity() != 1) return Optional.empty();
        if (game.rules() instanceof Rules.TakeAndBreak heaps && !heaps.maySplit()) return Optional.empty();
        return Theorems.find(game.rules(), play).map(form -> {
            var values = new int[to + 1];
            for (int n = 0; n <= to; n++) {
                if (n % ASK_EVERY == 0) limits.checkpoint();
                values[n] = form.value(Tuple.of(n)).intValueExact();
            }
            var seen = observed(values, play);
            var proved = seen.flatMap(period -> proved(game.rules(), play, period, to));
            return sequence(game, play, values, proved.or(() -> seen), form.evidence());
        });
    }

    /// @param seen in the heaps up to `to`, whose values are right
    /// @return the same, if the theorem of Guy and Smith proves it by these heaps
    private static Optional<Evidence.Period> proved(Rules rules, Play play, Evidence.Period seen, int to) {
        if (!(rules instanceof Rules.TakeAndBreak heaps) || play != Play.NORMAL || seen.saltus() > 0)
            return Optional.empty();
        var theorem = PeriodTheorem.GUY_SMITH.citation();
        var period = new Evidence.Period(seen.preperiod(), seen.period(), 0, to, theorem, false);
        return PeriodCheck.lastHeap(heaps, period)
                .filter(last -> last.compareTo(BigInteger.valueOf(to)) <= 0)
                .map(last ->
                        new Evidence.Period(seen.preperiod(), seen.period(), 0, last.longValueExact(), theorem, false));
    }

    /// A sparse space may turn out too small for the values, however late.
    private Sequence ofRun(Game game, LongSequence sparse, int to) {
        var run = sparse;
        try {
            run.extend(to + 1L);
        } catch (LimitException small) {
            var dense = LongSequences.dense(game.rules(), limits);
            limits.checkpoint();
            if (dense.isEmpty()) throw small;
            run = dense.get();
            run.extend(to + 1L);
        }
        int[] values = new int[to + 1];
        for (int n = 0; n <= to; n++) values[n] = run.value(n);
        var period = run.period()
                .filter(proved -> proved.verifiedTo() <= to)
                .or(() -> to <= MOST_OBSERVED ? observed(values, Play.NORMAL) : Optional.empty());
        return sequence(game, Play.NORMAL, values, period, new Evidence.Table(to + 1L));
    }

    private Sequence ofHeaps(Game game, Rules.TakeAndBreak heaps, Play play, int to) {
        return new Engines(limits)
                .table(heaps, play)
                .map(table -> CarriedRegularity.seen(ofTable(game, play, table, to), heaps, table))
                .orElseGet(() -> splitting(game, heaps, to));
    }

    private static Sequence ofTable(Game game, Play play, HeapSequence table, int to) {
        var values = table.values(to);
        var period = table.period(to);
        return sequence(game, play, values, period, new Evidence.Table(to + 1L));
    }

    /// @param found a period, proved or only seen in the values
    private static Sequence sequence(
            Game game, Play play, int[] values, Optional<Evidence.Period> found, Evidence evidence) {
        if (found.filter(Evidence.Period::proved).isPresent())
            return new Sequence(game, play, values, found, Optional.empty(), evidence);
        return new Sequence(game, play, values, Optional.empty(), regularity(values, found), evidence);
    }

    private static Optional<Regularity> regularity(int[] values, Optional<Evidence.Period> seen) {
        if (seen.isPresent())
            return seen.map(period -> new Regularity.Repeating(
                    period.preperiod(), period.period(), period.saltus(), period.verifiedTo()));
        return values.length > MOST_OBSERVED ? Optional.empty() : Regularities.find(values);
    }

    /// Misere values of a game that splits: by the theory of tame games as far as it is tame, else with whole
    /// sums as positions.
    private Sequence splitting(Game game, Rules.TakeAndBreak heaps, int to) {
        var tame = TameHeaps.of(heaps, BigInteger.valueOf(to), limits);
        if (tame.isEmpty()) return byWholeSums(game, to);
        var misere = tame.get().misere();
        var values = values(to, at -> misere.value(at).intValueExact());
        return seen(game, Play.MISERE, values, tame.get().evidence());
    }

    private Sequence byWholeSums(Game game, int to) {
        var whole = new WholeValues(game.rules(), limits);
        var values = values(to, at -> acyclic(game, at, whole::of));
        return seen(game, Play.MISERE, values, new Evidence.Exhaustive(whole.positions()));
    }

    private Sequence bySearch(Game game, Play play, int to) {
        if (play == Play.MISERE && game.rules().maySplit()) return byWholeSums(game, to);
        var search = new SearchValues(game.rules(), play, limits);
        var values =
                values(to, tuple -> acyclic(game, tuple, at -> search.value(at).intValueExact()));
        return seen(game, play, values, search.evidence());
    }

    private static int[] values(int to, ToIntFunction<Position> value) {
        var values = new int[to + 1];
        for (int n = 0; n <= to; n++) values[n] = value.applyAsInt(Tuple.of(n));
        return values;
    }

    private static Sequence seen(Game game, Play play, int[] values, Evidence evidence) {
        return sequence(game, play, values, observed(values, play), evidence);
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
        return Repeats.find(values, values.length, repeat -> Repeats.isConvincing(repeat, values.length))
                .map(repeat -> new Evidence.Period(
                        repeat.preperiod(),
                        repeat.period(),
                        repeat.saltus(),
                        values.length - 1,
                        "",
                        play == Play.MISERE));
    }
}
