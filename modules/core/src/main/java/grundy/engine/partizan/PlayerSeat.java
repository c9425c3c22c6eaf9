package grundy.engine.partizan;

import grundy.engine.heap.subtraction.TakingRules;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Amounts.Name;
import grundy.rules.formula.Amounts.Named;
import grundy.rules.formula.Amounts.Range;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// One of the players: what he may take, whom he would rather see lose, and the heaps that he would like to leave to
/// the player after him.
final class PlayerSeat {
    /// Every infinite set begins below.
    private static final long FEW = 4;

    private static final int NOT_AT_ALL = Integer.MAX_VALUE;

    private final TakingRules taking;
    private final int[] order;
    /// `wanted.get(k)`: the heaps from which number k of the order loses when the next player
    /// moves; for the last of the order it would be all others.
    private final List<BitRow> rows = new ArrayList<>();

    private final HeapReach reach;
    private final long firstMove;
    private final List<Range> emptying;
    private final boolean emptyingIsListed;
    private int emptyRank;

    /// @param order all players, the one he would like best to see lose first
    PlayerSeat(TakingRules taking, List<Integer> order) {
        this.taking = taking;
        this.order = order.stream().mapToInt(Integer::intValue).toArray();
        for (int rank = 0; rank < order.size() - 1; rank++) rows.add(new BitRow());
        this.reach = new HeapReach(taking, rows);
        this.firstMove = firstMove(taking.leaving(), least());
        this.emptyingIsListed = taking.emptying() instanceof Amounts.Ranges;
        this.emptying = taking.emptying() instanceof Amounts.Ranges(var ranges) ? ranges : List.of();
    }

    /// @return the least heap that counts among the ones wanted: an empty one only if it is left like any other
    int least() {
        return taking.isUniform() ? 0 : 1;
    }

    private static long firstMove(Amounts set, int least) {
        return switch (set) {
            case Amounts.Union(var sets) ->
                sets.stream()
                        .mapToLong(member -> firstMove(member, least))
                        .min()
                        .orElse(Long.MAX_VALUE);
            case Amounts.AtMostPart(var numerator, var denominator) ->
                Math.max(
                        1L + least,
                        AmountInterval.clamped(denominator
                                .add(numerator)
                                .subtract(BigInteger.ONE)
                                .divide(numerator)));
            case Named(var name) when name == Name.PROPER_DIVISORS -> 2;
            case Amounts.Ranges(var ranges) ->
                ranges.isEmpty()
                        ? Long.MAX_VALUE
                        : AmountInterval.clamped(ranges.getFirst().from().add(BigInteger.valueOf(least)));
            case Named _, Amounts.Powers _ -> AmountSets.upTo(set, FEW)[0] + least;
        };
    }

    void grow(long heaps) {
        for (var row : rows) row.grow(heaps);
        reach.prepare(heaps);
    }

    /// @return the loser where this player is to move, or -1 if he has no move; for heaps in ascending order from
    ///     0 on
    int choose(long heap) {
        reach.moveTo(heap);
        int atEmpty = mayEmpty(heap) ? emptyRank : NOT_AT_ALL;
        for (int rank = 0; rank < rows.size(); rank++)
            if (rank == atEmpty || reach.leads(heap, rank)) return order[rank];
        return atEmpty != NOT_AT_ALL || heap >= firstMove ? order[order.length - 1] : -1;
    }

    /// @return whether all may be taken, in rules where that is not like taking a part
    private boolean mayEmpty(long heap) {
        if (heap == 0 || least() == 0) return false;
        if (!emptyingIsListed)
            return AmountSets.contains(taking.emptying(), BigInteger.valueOf(heap), BigInteger.valueOf(heap));
        for (var range : emptying) {
            if (AmountInterval.clamped(range.from()) > heap) return false;
            if (range.to() == null || AmountInterval.clamped(range.to()) >= heap) return true;
        }
        return false;
    }

    /// @param loser where the next player is to move
    void learn(long heap, int loser) {
        int rank = rank(loser);
        if (heap == 0) emptyRank = rank;
        if (heap >= least() && rank < rows.size()) rows.get(rank).set(heap);
    }

    /// @return whether this is whom the player would like best to see lose
    boolean wants(int loser) {
        return order[0] == loser;
    }

    /// @return the heaps from which that one loses when the next player moves
    BitRow firstWanted() {
        return rows.getFirst();
    }

    private int rank(int loser) {
        int rank = 0;
        while (order[rank] != loser) rank++;
        return rank;
    }

    /// @param heap known already, at least 1
    /// @return the loser where the next player is to move
    int loserAfter(long heap) {
        for (int rank = 0; rank < rows.size(); rank++) if (rows.get(rank).get(heap)) return order[rank];
        return order[order.length - 1];
    }

    /// @param heap at least 0, known; 64 heaps from there on
    /// @return a word whose bit i says whether a player loses from `heap + i` when the next player
    ///     moves; an empty heap counts only if it may be left like any other, heaps not known yet count
    ///     as if the last of the order lost
    long losing(int loser, long heap) {
        int rank = rank(loser);
        if (rank < rows.size()) return rows.get(rank).from(heap);
        long others = 0;
        for (var row : rows) others |= row.from(heap);
        return ~others;
    }

    boolean isAlike(long a, long b, long length) {
        for (var row : rows) if (!row.isAlike(a, b, length)) return false;
        return true;
    }

    HeapReach reach() {
        return reach;
    }

    TakingRules taking() {
        return taking;
    }
}
