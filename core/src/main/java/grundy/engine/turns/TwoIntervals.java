package grundy.engine.turns;

import grundy.engine.subtraction.Taking;
import grundy.rules.Amounts.Ranges;
import java.util.List;
import java.util.Optional;

/// Two players who each take from one interval, one wanting the other to lose: the same as by their seats, in a loop
/// without any choice.
///
/// A player wins moving first exactly if the last heap up to `n - least` from which the other loses is not below
/// `n - most`. Cost: a few nanoseconds for each heap, however long the intervals.
final class TwoIntervals {
    private final BitRow[] wanted;
    private final long[] least = new long[2];
    private final long[] most = new long[2];
    private final long[] last = {-1, -1};
    private final boolean stuckWins;

    private TwoIntervals(List<Taking> takings, BitRow[] wanted, boolean stuckWins) {
        this.wanted = wanted;
        this.stuckWins = stuckWins;
        for (int player = 0; player < 2; player++) {
            var range = ((Ranges) takings.get(player).leaving()).ranges().getFirst();
            least[player] = Interval.clamped(range.from());
            most[player] = range.to() == null ? Long.MAX_VALUE : Interval.clamped(range.to());
        }
    }

    /// @param seats of the players, with their orders
    /// @param stuckWins whether who cannot move wins
    /// @return empty if the players are not two who take from one finite interval each
    static Optional<TwoIntervals> of(List<Taking> takings, List<Seat> seats, boolean stuckWins) {
        boolean fits = takings.size() == 2
                && seats.get(0).wants(1)
                && seats.get(1).wants(0)
                && takings.stream()
                        .allMatch(taking -> taking.isUniform()
                                && taking.isFinite()
                                && taking.leaving() instanceof Ranges(var ranges)
                                && ranges.size() == 1);
        if (!fits) return Optional.empty();
        var wanted = new BitRow[] {seats.get(0).firstWanted(), seats.get(1).firstWanted()};
        return Optional.of(new TwoIntervals(takings, wanted, stuckWins));
    }

    /// Works out the heaps from `start` to `end - 1`, which follow those worked out before.
    void fill(long start, long end) {
        var rightLoses = wanted[0];
        var leftLoses = wanted[1];
        long leftLeast = least[0];
        long leftMost = most[0];
        long rightLeast = least[1];
        long rightMost = most[1];
        long lastForLeft = last[0];
        long lastForRight = last[1];
        for (long heap = start; heap < end; heap++) {
            boolean leftWins = stuckWins;
            boolean rightWins = stuckWins;
            long nearest = heap - leftLeast;
            if (nearest >= 0) {
                if (rightLoses.get(nearest)) lastForLeft = nearest;
                leftWins = lastForLeft >= Math.max(0, heap - leftMost);
            }
            nearest = heap - rightLeast;
            if (nearest >= 0) {
                if (leftLoses.get(nearest)) lastForRight = nearest;
                rightWins = lastForRight >= Math.max(0, heap - rightMost);
            }
            if (!leftWins) leftLoses.set(heap);
            if (!rightWins) rightLoses.set(heap);
        }
        last[0] = lastForLeft;
        last[1] = lastForRight;
    }
}
