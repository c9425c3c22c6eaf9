package grundy.engine.partizan;

import grundy.engine.heap.subtraction.TakingRules;
import java.util.List;
import java.util.Optional;

/// Decides heaps where two players take listed amounts and each wants the other to lose, 64 heaps at a
/// time. The result is the same as by {@link PlayerSeat}.
///
/// Cost: for each 64 heaps one step for each interval and single amount from 64 on, however long the intervals;
/// beside these, where there are amounts below 64, a few operations without any branch for each heap.
final class TwoSides {
    private final BitParallelPlayer left;
    private final BitParallelPlayer right;

    private TwoSides(BitParallelPlayer left, BitParallelPlayer right) {
        this.left = left;
        this.right = right;
    }

    /// @param seats of the players, with their orders
    /// @param stuckWins whether who cannot move wins
    /// @return empty if the players are not two who take from amounts that are listed
    static Optional<TwoSides> of(List<TakingRules> takings, List<PlayerSeat> seats, boolean stuckWins) {
        boolean fits = takings.size() == 2
                && seats.get(0).wants(1)
                && seats.get(1).wants(0)
                && takings.stream().allMatch(BitParallelPlayer::fits);
        if (!fits) return Optional.empty();
        return Optional.of(new TwoSides(
                new BitParallelPlayer(takings.get(0), seats.get(0).firstWanted(), stuckWins),
                new BitParallelPlayer(takings.get(1), seats.get(1).firstWanted(), stuckWins)));
    }

    /// Works out the heaps from `start` to `end - 1`, which follow those worked out before.
    void fill(long start, long end) {
        boolean near = (left.near() | right.near()) != 0;
        for (long heap = start; heap < end; ) {
            int length = (int) Math.min(Long.SIZE - (heap & Long.SIZE - 1), end - heap);
            long leftWins = left.far(heap, length);
            long rightWins = right.far(heap, length);
            if (near) {
                fillNear(heap, length, leftWins, rightWins);
            } else {
                left.learn(heap, ~rightWins, length);
                right.learn(heap, ~leftWins, length);
            }
            heap += length;
        }
    }

    private void fillNear(long heap, int length, long leftFar, long rightFar) {
        long rightLosses = left.recent(heap);
        long leftLosses = right.recent(heap);
        long leftNear = left.near();
        long rightNear = right.near();
        for (int i = 0; i < length; i++) {
            long leftWins = leftFar >>> i | bit(rightLosses & leftNear);
            long rightWins = rightFar >>> i | bit(leftLosses & rightNear);
            rightLosses = rightLosses << 1 | ~rightWins & 1;
            leftLosses = leftLosses << 1 | ~leftWins & 1;
        }
        left.learn(heap, Long.reverse(rightLosses) >>> -length, length);
        right.learn(heap, Long.reverse(leftLosses) >>> -length, length);
    }

    /// @return 1 unless there are no bits
    private static long bit(long bits) {
        return (bits | -bits) >>> Long.SIZE - 1;
    }
}
