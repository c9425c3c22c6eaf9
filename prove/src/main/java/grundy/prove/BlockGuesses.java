package grundy.prove;

import grundy.check.BlockPairs;
import java.math.BigInteger;
import java.util.Optional;
import java.util.stream.IntStream;

/// Which {@link BlockPairs} the P-positions of two heaps seem to be. It is a guess, of which {@link
/// grundy.check.BlockPairsCheck} lets pass only what it proves from the rules.
final class BlockGuesses {
    private static final int MOST_STEPS = 40;
    private static final int PAIRS = 3;

    private BlockGuesses() {}

    /// @param truth what a table says of two heaps
    static Optional<BlockPairs> of(Truth truth) {
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

    /// The first pairs of blocks at which the step tells, and one before.
    private static boolean begin(BlockPairs pairs, Truth truth) {
        for (int index = pairs.size() - 1; index < pairs.size() + PAIRS; index++)
            for (int place = 0; place < pairs.size(); place++) {
                var number = pairs.lower(BigInteger.valueOf(index)).longValueExact() * pairs.size() + place;
                var partner = pairs.partner(BigInteger.valueOf(number)).longValueExact();
                if (truth.value(number, partner) != 0) return false;
            }
        return true;
    }
}
