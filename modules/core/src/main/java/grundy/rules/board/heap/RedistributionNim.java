package grundy.rules.board.heap;

import static java.math.BigInteger.ONE;
import static java.math.BigInteger.ZERO;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A new stone game (POJ 1740): a move takes at least one stone out of one heap for good, and may then move any of
/// the stones that are left in it to other nonempty heaps.
///
/// A position gives the heaps: `2 1 3`.
public record RedistributionNim() implements NumberBoard {
    @Override
    public BigInteger leastOptions(NumberRow heaps) {
        return HeapBoards.largest(heaps);
    }

    @Override
    public BigInteger leastFollowers(NumberRow heaps) {
        return HeapBoards.rowsBelow(heaps);
    }

    @Override
    public Iterable<NumberRow> options(NumberRow heaps) {
        return LazySequences.flatMap(LazySequences.indices(heaps.size()), heap -> () -> new SharingSearch(heaps, heap));
    }

    /// The order of the heaps and empty ones do not matter.
    @Override
    public List<NumberRow> parts(NumberRow heaps) {
        return HeapBoards.asOnePart(heaps);
    }

    /// All ways to keep some stones of one heap and give some to the others, at least one less than there were.
    private static final class SharingSearch extends LazySequences.Search<NumberRow> {
        private final NumberRow heaps;
        private final int from;
        private final BigInteger most;
        private BigInteger used = ZERO;
        private BigInteger @Nullable [] shares;

        SharingSearch(NumberRow heaps, int from) {
            this.heaps = heaps;
            this.from = from;
            this.most = heaps.get(from).subtract(ONE);
        }

        @Override
        @Nullable
        NumberRow find() {
            if (most.signum() < 0) return null;
            if (shares == null) {
                shares = new BigInteger[heaps.size()];
                Arrays.fill(shares, ZERO);
                return position(shares);
            }
            for (int i = shares.length - 1; i >= 0; i--) {
                if (heaps.get(i).signum() == 0) continue;
                if (used.compareTo(most) < 0) {
                    shares[i] = shares[i].add(ONE);
                    used = used.add(ONE);
                    return position(shares);
                }
                used = used.subtract(shares[i]);
                shares[i] = ZERO;
            }
            return null;
        }

        private NumberRow position(BigInteger[] shares) {
            var option = shares.clone();
            for (int i = 0; i < option.length; i++) if (i != from) option[i] = option[i].add(heaps.get(i));
            return NumberRow.of(List.of(option));
        }
    }
}
