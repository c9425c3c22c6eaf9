package grundy.prove.guess;

import grundy.check.automaton.NumerationSystem;
import grundy.limit.Checkpoint;
import grundy.prove.table.PositionTable;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;

/// The table of P-positions cut into blocks: all positions whose words begin alike, up to the last few digits. The
/// P-positions of an automaton make few different blocks, since a block depends on the state only that its prefix leads
/// to; in a numeration system that does not suit the game nearly every block that is not empty looks different.
///
/// Blocks have about the same size in all systems, so that these can be compared.
final class DigitBlocks {
    private final PositionTable truth;
    private final int coordinates;
    private final long[] starts;
    private final int[] lengths;

    DigitBlocks(NumerationSystem system, int coordinates, PositionTable truth) {
        this.truth = truth;
        this.coordinates = coordinates;
        int to = truth.usual();
        int target = switch (coordinates) {
            case 1 -> 24;
            case 2 -> 8;
            case 3 -> 4;
            default -> 2;
        };
        int digits = nearest(system, target);
        // A block begins where the last digits are all 0.
        var begin = new long[to + 2];
        int count = 0;
        for (int number = 0; number <= to; number++) {
            int[] word = system.word(BigInteger.valueOf(number));
            boolean first = true;
            for (int i = Math.max(0, word.length - digits); i < word.length; i++) first &= word[i] == 0;
            if (first) begin[count++] = number;
        }
        // The last block may be cut off.
        this.starts = Arrays.copyOf(begin, Math.max(0, count - 1));
        this.lengths = new int[starts.length];
        for (int i = 0; i < starts.length; i++) lengths[i] = (int) (begin[i + 1] - begin[i]);
    }

    /// @return the number of digits for which there are about that many words
    private static int nearest(NumerationSystem system, int target) {
        int digits = 1;
        while (true) {
            long words = system.weights(digits + 1).getLast().longValueExact();
            long more = system.weights(digits + 2).getLast().longValueExact();
            // The next is farther off, as a quotient.
            if (words * more > (long) target * target) return digits;
            digits++;
        }
    }

    /// @return the number of different blocks that are not empty, divided by the number of all such; 1
    ///     if there are too few for a rate
    double rate() {
        var kinds = new HashSet<BitSet>();
        int filled = visit(new int[coordinates], 0, kinds);
        return filled < 4 ? 1 : (double) kinds.size() / filled;
    }

    private int visit(int[] block, int from, Set<BitSet> kinds) {
        int filled = 0;
        if (from < coordinates) {
            for (block[from] = 0; block[from] < starts.length; block[from]++) filled += visit(block, from + 1, kinds);
            return filled;
        }
        Checkpoint.step();
        var kind = new BitSet();
        int size = fill(block, new long[coordinates], 0, 0, kind);
        if (kind.isEmpty()) return 0;
        for (int i = 0; i < coordinates; i++)
            for (int bit = 0; bit < 8; bit++) kind.set(size + 8 * i + bit, (lengths[block[i]] >> bit & 1) != 0);
        kinds.add(kind);
        return 1;
    }

    private int fill(int[] block, long[] position, int from, int at, BitSet kind) {
        if (from == coordinates) {
            if (truth.value(position) == 0) kind.set(at);
            return at + 1;
        }
        int next = at;
        long start = starts[block[from]];
        for (int i = 0; i < lengths[block[from]]; i++) {
            position[from] = start + i;
            next = fill(block, position, from + 1, next, kind);
        }
        return next;
    }
}
