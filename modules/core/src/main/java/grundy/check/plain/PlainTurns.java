package grundy.check.plain;

import grundy.check.plain.PeriodicAmounts.Interval;
import grundy.limit.Checkpoint;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Finds who loses one heap from which several players take in turn, straight from the definition:
/// whoever cannot move loses (in misere play of two he wins); the player to move chooses whom he would
/// like best to see lose.
///
/// Cost: for each heap and player the intervals of his amounts.
public final class PlainTurns {
    /// Amounts in an interval that are examined one by one.
    private static final long SHORT = 8;

    private static final int EMPTYING = 1;
    private static final int LEAVING = 2;

    private final List<Seat> seats;
    private final List<List<Integer>> preferences;
    private final Play play;

    /// For each player to move and each heap who loses.
    private byte[][] losers = {};

    /// For each player to move, each loser and heaps that are even or odd the first heap from 1 on; the greatest
    /// int if there is none.
    private int[][] first = {};

    /// For each player to move and each loser the last heap from 1 to each heap, 0 if there is none; empty where no
    /// interval is long.
    private int[][] latest = {};

    /// @param leaving what may be taken if something is left
    /// @param emptying what may be taken if nothing is left
    record Seat(PeriodicAmounts leaving, Amounts emptying, long span) {
        private static Optional<Seat> of(TakeAndBreak rules) {
            var emptying = amounts(rules, EMPTYING);
            return PeriodicAmounts.of(amounts(rules, LEAVING))
                    .flatMap(leaving -> PeriodicAmounts.of(emptying)
                            .map(last -> new Seat(leaving, emptying, Math.max(leaving.span(), last.span()))));
        }

        private static Amounts amounts(TakeAndBreak rules, int part) {
            return AmountSets.union(rules.terms().stream()
                    .filter(term -> (term.parts() & part) != 0)
                    .map(Term::amounts)
                    .toList());
        }
    }

    private PlainTurns(List<Seat> seats, List<List<Integer>> preferences, Play play) {
        this.seats = seats;
        this.preferences = preferences;
        this.play = play;
    }

    /// @param preferences for each player all players, the one he would like best to see lose first
    /// @param play normal if there are more than two
    /// @return empty if a heap may be split, or amounts are of a kind of which there are not always the same
    public static Optional<PlainTurns> of(List<TakeAndBreak> rules, List<List<Integer>> preferences, Play play) {
        var seats = new ArrayList<Seat>();
        for (var one : rules) {
            if (one.maySplit()) return Optional.empty();
            var seat = Seat.of(one);
            if (seat.isEmpty()) return Optional.empty();
            seats.add(seat.get());
        }
        return Optional.of(new PlainTurns(List.copyOf(seats), preferences, play));
    }

    int players() {
        return seats.size();
    }

    /// @return the greatest of finitely many amounts and the least from which on there are all others, of
    ///     all players
    public long span() {
        return seats.stream().mapToLong(Seat::span).max().orElse(0);
    }

    /// @return whether somebody may take all odd or all even amounts
    public boolean hasParity() {
        return seats.stream()
                .anyMatch(seat -> seat.leaving.hasParity()
                        || PeriodicAmounts.of(seat.emptying).orElseThrow().hasParity());
    }

    /// @return steps for each heap
    public long cost() {
        return seats.stream().mapToLong(seat -> 1 + seat.leaving.few().size()).sum() * players();
    }

    /// @return the memory for each heap (unit: bytes)
    public long bytes() {
        return players() + (hasLong() ? (long) players() * players() * Integer.BYTES : 0);
    }

    private boolean hasLong() {
        return seats.stream()
                .flatMap(seat -> seat.leaving.few().stream())
                .anyMatch(interval -> interval.to() - interval.from() >= SHORT);
    }

    /// Works out the heaps 0 to `last`.
    public void fill(int last) {
        int players = players();
        losers = new byte[players][last + 1];
        first = new int[players * players][2];
        for (var each : first) Arrays.fill(each, Integer.MAX_VALUE);
        latest = hasLong() ? new int[players * players][last + 1] : new int[0][];
        for (int heap = 0; heap <= last; heap++) {
            for (int mover = 0; mover < players; mover++) {
                Checkpoint.step();
                losers[mover][heap] = (byte) computeLoser(heap, mover);
            }
            if (heap > 0) note(heap);
        }
    }

    private void note(int heap) {
        for (int mover = 0; mover < players(); mover++) {
            int row = mover * players();
            int loser = losers[mover][heap];
            first[row + loser][heap & 1] = Math.min(first[row + loser][heap & 1], heap);
            if (latest.length == 0) continue;
            for (int other = 0; other < players(); other++)
                latest[row + other][heap] = other == loser ? heap : latest[row + other][heap - 1];
        }
    }

    private int computeLoser(int heap, int mover) {
        for (int loser : preferences.get(mover)) if (reaches(heap, mover, loser)) return loser;
        return play == Play.NORMAL ? mover : next(mover);
    }

    private boolean reaches(int heap, int mover, int loser) {
        var seat = seats.get(mover);
        int next = next(mover);
        var leaving = seat.leaving;
        int row = next * players() + loser;
        if (leaving.from() > 0 && leaving.from() < heap) {
            int rest = (int) (heap - leaving.from());
            if (first[row][rest & 1] <= rest || leaving.step() == 1 && first[row][1 - (rest & 1)] <= rest) return true;
        }
        for (var interval : leaving.few()) if (reaches(heap, interval, next, loser)) return true;
        var whole = BigInteger.valueOf(heap);
        return heap > 0 && losers[next][0] == loser && AmountSets.contains(seat.emptying, whole, whole);
    }

    private boolean reaches(int heap, Interval interval, int next, int loser) {
        if (interval.from() >= heap) return false;
        int to = (int) (heap - interval.from());
        int from = (int) Math.max(1, heap - interval.to());
        if (interval.to() - interval.from() >= SHORT) return latest[next * players() + loser][to] >= from;
        for (int rest = from; rest <= to; rest++) if (losers[next][rest] == loser) return true;
        return false;
    }

    /// Returns who moves after a player.
    public int next(int mover) {
        return (mover + 1) % players();
    }

    /// Returns who loses a heap when a player is to move.
    public int loser(int heap, int mover) {
        return losers[mover][heap];
    }

    /// Returns the amounts by which a player leaves a heap that is not empty.
    public PeriodicAmounts leaving(int mover) {
        return seats.get(mover).leaving;
    }

    /// Returns the amounts by which a player may empty a heap.
    public Amounts emptying(int mover) {
        return seats.get(mover).emptying;
    }

    /// @return whether two heaps are lost by the same player whoever is to move
    public boolean same(int one, int other) {
        for (var row : losers) if (row[one] != row[other]) return false;
        return true;
    }

    /// @return whether some loser appears (among the even or the odd heaps, where that matters) for the first time
    ///     beyond one heap and up to another
    public boolean appears(int beyond, int upTo) {
        boolean parity = hasParity();
        return Arrays.stream(first)
                .flatMapToInt(heaps -> parity ? Arrays.stream(heaps) : IntStream.of(Math.min(heaps[0], heaps[1])))
                .anyMatch(heap -> heap > beyond && heap <= upTo);
    }
}
