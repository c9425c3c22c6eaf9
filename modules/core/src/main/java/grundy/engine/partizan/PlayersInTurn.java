package grundy.engine.partizan;

import grundy.check.Evidence;
import grundy.check.period.PeriodTheorem;
import grundy.engine.heap.subtraction.TakingRules;
import grundy.finding.CountedList;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds who loses one heap from which several players take in turn, each with amounts of his own,
/// where each chooses among what he can reach by a total order of whom he would rather see lose. The
/// one who cannot move loses; in misere play of two players he wins. Two players who each want the
/// other to lose are Left and Right of a partizan game.
///
/// A table is filled heap by heap; while it is filled, a repetition is looked for that a theorem proves to go on for
/// ever ({@link PeriodTheorem#SIDES}, {@link PeriodTheorem#TURNS}). Once there is one, heaps of any size are
/// answered. Source: for two players the definition, A. S. Fraenkel and A. Kotzig, Partizan octal games: partizan
/// subtraction games, International Journal of Game Theory 16 (1987) 145-154; for several the recurrence f(n, j) of
/// problems on taking stones, with the base that they leave out: where player j cannot move, j loses.
///
/// Cost: m (m - 1) bits for each heap, for m players; time O(1) for each heap and each interval of amounts however
/// long, and for each 64 neighbouring amounts of other sets up to the first that decides.
public final class PlayersInTurn {
    /// Players beyond whom a general search is no worse.
    public static final int MOST_PLAYERS = 32;

    private static final long FIRST = 1 << 12;

    /// Heaps that may be held where nobody sets a limit: each takes some bits.
    private static final long MOST = 2_000_000_000;

    private final boolean partizan;
    private final Play play;
    private final TurnTable table;
    private final RepeatWatch watch;
    private final long most;

    private PlayersInTurn(
            List<TakingRules> takings, List<List<Integer>> orders, Play play, boolean partizan, Limits limits) {
        this.partizan = partizan;
        this.play = play;
        int players = takings.size();
        var stuck = new int[players];
        for (int i = 0; i < players; i++) stuck[i] = play == Play.NORMAL ? i : 1 - i;
        long bits = (long) players * (players - 1);
        long room = limits.memory().bytes() / 4 * 3 * 8 / bits;
        long heaps = limits.visits() == Long.MAX_VALUE ? MOST : limits.visits();
        this.most = Math.min(Math.min(room, heaps), 60L * Integer.MAX_VALUE);
        this.table = new TurnTable(takings, orders, stuck, limits);
        this.watch = new RepeatWatch(takings, most);
    }

    /// Left and Right, who each want the other to lose.
    ///
    /// @return empty if a move may split the heap, or is none of taking
    public static Optional<PlayersInTurn> partizan(RuleTree.Partizan rules, Play play, Limits limits) {
        return of(List.of(rules.left(), rules.right()), List.of(List.of(1, 0), List.of(0, 1)), play, true, limits);
    }

    /// Several players in normal play.
    ///
    /// @param orders for each player all players, the one he would like best to see lose first
    /// @return empty if a move may split the heap, or is none of taking, or there are more than
    ///     {@link #MOST_PLAYERS}
    public static Optional<PlayersInTurn> players(List<RuleTree> byPlayer, List<List<Integer>> orders, Limits limits) {
        return of(byPlayer, orders, Play.NORMAL, false, limits);
    }

    private static Optional<PlayersInTurn> of(
            List<RuleTree> byPlayer, List<List<Integer>> orders, Play play, boolean partizan, Limits limits) {
        if (byPlayer.size() > MOST_PLAYERS) return Optional.empty();
        var takings = new ArrayList<TakingRules>();
        for (var rules : byPlayer) {
            var taking = rules instanceof RuleTree.TakeAndBreak heaps
                    ? TakingRules.of(heaps)
                    : Optional.<TakingRules>empty();
            if (taking.isEmpty() || !HeapReach.fits(taking.get().leaving())) return Optional.empty();
            takings.add(taking.get());
        }
        return Optional.of(new PlayersInTurn(takings, orders, play, partizan, limits));
    }

    /// @param mover who is to move, from 0; Left is 0 and Right is 1
    /// @return the loser
    /// @throws LimitException if the heap is beyond what the limits allow
    public int loser(BigInteger heap, int mover) {
        require(heap);
        return table.loser(LoserHeaps.reduced(table, watch, heap), mover);
    }

    /// The losers of the heaps 0 to `to`.
    ///
    /// @param mover who is to move
    /// @throws LimitException if they are beyond what the limits allow
    public byte[] losers(int to, int mover) {
        require(BigInteger.valueOf(to));
        var losers = new byte[to + 1];
        for (int heap = 0; heap <= to; heap++)
            losers[heap] = heap < table.length()
                    ? (byte) table.loser(heap, mover)
                    : losers[Math.toIntExact(heap - watch.period())];
        return losers;
    }

    /// The moves after which a certain player loses.
    ///
    /// @throws LimitException if the heap is beyond what the limits allow, or the moves cannot be counted
    public CountedList<List<Position>> options(BigInteger heap, int mover, int loser) {
        require(heap);
        var heaps = new LoserHeaps(table, mover, loser, watch);
        return new TurnOptions(table.seat(mover), heaps).of(heap);
    }

    /// @return the number of different moves, wherever they lead
    public BigInteger moves(BigInteger heap, int mover) {
        var all = BigInteger.ZERO;
        for (int loser = 0; loser < table.players(); loser++)
            all = all.add(options(heap, mover, loser).count());
        return all;
    }

    /// @return the evidence for the answers given out so far: a proved period, or a table
    public Evidence evidence() {
        return watch.isDone() ? period() : new Evidence.Table(table.length());
    }

    /// @param within no heap beyond this is examined, and beyond some thousands
    /// @return the least period with the least preperiod, if the heaps up to there prove it
    public Optional<Evidence.Period> period(BigInteger within) {
        if (watch.isPossible()) fill(within);
        return watch.isDone() ? Optional.of(period()) : Optional.empty();
    }

    private Evidence.Period period() {
        var theorem = partizan ? PeriodTheorem.SIDES : PeriodTheorem.TURNS;
        return new Evidence.Period(
                watch.preperiod(), watch.leastPeriod(), 0, table.length() - 1, theorem.citation(), play == Play.MISERE);
    }

    /// Makes sure that a heap is known.
    ///
    /// @throws LimitException if it is beyond what the limits allow
    public void require(BigInteger heap) {
        if (fill(heap)) return;
        throw new LimitException(Message.of(
                watch.isPossible() ? "turns.no-period" : "turns.beyond",
                "heap",
                shortened(heap),
                "reached",
                Math.max(most, 1) - 1));
    }

    /// Works out as many of the heaps below `end` as the limits allow.
    ///
    /// @return the number of heaps that are known then
    /// @throws LimitException if time or memory is over before
    public long fillWithinLimits(long end) {
        table.fill(Math.min(end, most), watch);
        return table.length();
    }

    /// @return the number of heaps in the table
    public long length() {
        return table.length();
    }

    private static String shortened(BigInteger heap) {
        var digits = heap.toString();
        return digits.length() <= 24 ? digits : digits.substring(0, 6) + "…" + digits.substring(digits.length() - 4);
    }

    /// @return whether the heap is known now
    private boolean fill(BigInteger heap) {
        boolean near = heap.bitLength() < Long.SIZE && heap.longValueExact() < most;
        if (!near && !watch.isPossible() && !watch.isDone()) return false;
        long end = near ? heap.longValueExact() + 1 : most;
        long goal = watch.isPossible() ? Math.max(end, Math.min(FIRST, most)) : end;
        while (!watch.isDone() && table.length() < goal) {
            long more = watch.isPossible() ? Math.max(FIRST, 2 * table.length()) : goal;
            table.fill(Math.min(goal, more), watch);
        }
        return watch.isDone() || table.length() >= goal && near;
    }
}
