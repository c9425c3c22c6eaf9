package grundy.prove.guess;

import grundy.check.answer.BlockPairs;
import grundy.prove.table.PositionTable;
import java.math.BigInteger;
import java.util.Optional;
import java.util.stream.IntStream;

/// Guesses {@link BlockPairs} that match the P-positions of two heaps; {@link
/// grundy.check.answer.BlockPairsCheck} accepts only what it proves from the rules.
public final class BlockPairGuesses {
    private static final int MOST_STEPS = 40;
    private static final int PAIRS = 3;

    private BlockPairGuesses() {}

    /// @param truth what a table says about two heaps
    public static Optional<BlockPairs> of(PositionTable truth) {
        for (int size = 2; size <= BlockPairs.LARGEST_SIZE; size *= 2) {
            int blocks = size;
            var found = IntStream.rangeClosed(1, MOST_STEPS)
                    .mapToObj(step -> new BlockPairs(blocks, BigInteger.valueOf(step)))
                    .filter(pairs -> begin(pairs, truth))
                    .findFirst();
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }

    /// The first pairs of blocks at which the step decides, and one before.
    private static boolean begin(BlockPairs pairs, PositionTable truth) {
        for (int index = pairs.size() - 1; index < pairs.size() + PAIRS; index++)
            for (int place = 0; place < pairs.size(); place++) {
                var number = pairs.lower(BigInteger.valueOf(index)).longValueExact() * pairs.size() + place;
                var partner = pairs.partner(BigInteger.valueOf(number)).longValueExact();
                if (truth.value(number, partner) != 0) return false;
            }
        return true;
    }
}
