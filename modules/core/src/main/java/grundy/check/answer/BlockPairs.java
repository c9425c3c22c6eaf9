package grundy.check.answer;

import grundy.limit.Checkpoint;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Optional;

/// Pairs of numbers in pairs of blocks. A block is `size` numbers from a multiple of `size` on; blocks
/// are numbered from 0 on. `A(j)` is the least block that is neither `A(i)` nor `B(i)` for any i < j,
/// and `B(j) = A(j) + step * floor(j / size)`, so that for j < size a block stands for both. A number
/// with the place r in the one block of the j-th pair and a number with the place s in the other are a
/// pair exactly if `r xor s = j mod size`. Each number has one partner, perhaps itself.
///
/// `A(j)` is j and the number of `B(i)` below it, of which the i are smaller by a constant factor: it is found from
/// some `A(i)` near one place, these from others near a smaller one, down to a table. Where these places are is an
/// estimate, and whether they were the right ones is determined by the numbers found.
///
/// Cost: for numbers of n digits time as for some n * size windows of some size^2 / step numbers each.
///
/// @param size a power of 2, from 2 to 16
/// @param step at least 1
public record BlockPairs(int size, BigInteger step) {
    /// Larger blocks take too long.
    public static final int LARGEST_SIZE = 16;

    public BlockPairs {
        if (size < 2 || size > LARGEST_SIZE || Integer.bitCount(size) != 1 || step.signum() <= 0)
            throw new IllegalArgumentException(
                    "Blocks have a size of 2, 4, ..., %d and a step of at least 1, but here %d and %d."
                            .formatted(LARGEST_SIZE, size, step));
    }

    /// A(from), A(from + 1), ...
    private record Window(BigInteger from, BigInteger[] lowers) {
        BigInteger at(int place) {
            return from.add(BigInteger.valueOf(place));
        }
    }

    private record NumberRange(BigInteger from, BigInteger to) {}

    /// @param index at least 0
    /// @return A(index)
    public BigInteger lower(BigInteger index) {
        return lower(index, slack());
    }

    /// @param slack by how much estimates may be off before they are made again with more
    BigInteger lower(BigInteger index, int slack) {
        return window(new NumberRange(index, index), slack).lowers[0];
    }

    /// @param index at least 0
    /// @return B(index)
    public BigInteger upper(BigInteger index) {
        return lower(index).add(gap(index));
    }

    /// @return B(index) - A(index)
    private BigInteger gap(BigInteger index) {
        return index.shiftRight(shift()).multiply(step);
    }

    /// @param first at least 0
    /// @param second at least 0
    public boolean arePaired(BigInteger first, BigInteger second) {
        var block = first.shiftRight(shift());
        var other = second.shiftRight(shift());
        var index = index(other.subtract(block).abs(), first, second);
        return index.isPresent() && lower(index.get()).equals(block.min(other));
    }

    /// @param distance of their blocks
    /// @return the number of the pair of blocks in which two numbers can be a pair, if there is one
    private Optional<BigInteger> index(BigInteger distance, BigInteger first, BigInteger second) {
        var parts = distance.divideAndRemainder(step);
        return parts[1].signum() == 0
                ? Optional.of(parts[0].shiftLeft(shift()).add(place(first.xor(second))))
                : Optional.empty();
    }

    /// @param number at least 0
    public BigInteger partner(BigInteger number) {
        return partner(number, slack());
    }

    /// @param most by how much estimates may be off before they are made again with more
    BigInteger partner(BigInteger number, int most) {
        var block = number.shiftRight(shift());
        var near = nearIndex(block);
        for (int slack = most; ; slack *= 2) {
            var from = near.subtract(BigInteger.valueOf(slack)).max(BigInteger.ZERO);
            var window = window(new NumberRange(from, near.add(BigInteger.valueOf(slack))), most);
            int place = window.lowers.length - 1;
            while (place >= 0 && window.lowers[place].compareTo(block) > 0) place--;
            if (place >= 0 && place < window.lowers.length - 1) {
                var last = window.at(place);
                return window.lowers[place].equals(block)
                        ? other(number, last, block.add(gap(last)))
                        : fromUpper(number, block, last);
            }
        }
    }

    /// @param last the greatest j for which A(j) is at most the block, which is B(i) for some i
    private BigInteger fromUpper(BigInteger number, BigInteger block, BigInteger last) {
        var index = block.subtract(last).subtract(BigInteger.ONE).add(BigInteger.valueOf(size));
        return other(number, index, block.subtract(gap(index)));
    }

    private BigInteger other(BigInteger number, BigInteger index, BigInteger block) {
        return block.shiftLeft(shift()).add(place(number.xor(index)));
    }

    /// @param first at least 0
    /// @param second at least 0
    /// @param quotient the required distance of their blocks in steps from the first to the second,
    ///     possibly negative
    /// @return the pair of numbers with the same places at that distance; it is unique
    public BigInteger[] pairAt(BigInteger quotient, BigInteger first, BigInteger second) {
        var index = quotient.abs().shiftLeft(shift()).add(place(first.xor(second)));
        var lower = lower(index);
        var upper = lower.add(gap(index));
        boolean ascends = quotient.signum() >= 0;
        return new BigInteger[] {
            (ascends ? lower : upper).shiftLeft(shift()).add(place(first)),
            (ascends ? upper : lower).shiftLeft(shift()).add(place(second))
        };
    }

    private BigInteger place(BigInteger number) {
        return number.and(BigInteger.valueOf(size - 1L));
    }

    private int shift() {
        return Integer.numberOfTrailingZeros(size);
    }

    private int slack() {
        return size + 2;
    }

    private Window window(NumberRange range, int most) {
        for (int slack = most; ; slack *= 2) {
            var found = findWindow(range, slack);
            if (found.isPresent()) return found.get();
        }
    }

    /// @return empty if some estimate was off by more than the slack
    private Optional<Window> findWindow(NumberRange range, int slack) {
        // A range of less than this is not always followed by a smaller one.
        int table = 16 * size * slack;
        var ranges = new ArrayDeque<NumberRange>();
        var most = BigInteger.valueOf(table);
        var low = range;
        while (low.to.compareTo(most) >= 0) {
            Checkpoint.step();
            ranges.push(low);
            var wide = BigInteger.valueOf(slack);
            low = new NumberRange(
                    upperIndex(low.from).subtract(wide).max(BigInteger.valueOf(size)),
                    upperIndex(low.to).add(wide));
        }
        var window = new Window(low.from, table(low));
        while (!ranges.isEmpty()) {
            var lowers = above(window, ranges.peek());
            if (lowers.isEmpty()) return Optional.empty();
            window = new Window(ranges.pop().from, lowers.get());
        }
        return Optional.of(window);
    }

    /// With a = 1 + upperIndex / index: about `a * j` is A(j), where 1/a + 1/(a + step/size) = 1.
    ///
    /// @return about where B is as great as A(index)
    private BigInteger upperIndex(BigInteger index) {
        return root().multiply(index)
                .multiply(index)
                .sqrt()
                .subtract(step.multiply(index))
                .divide(BigInteger.valueOf(2L * size))
                .add(BigInteger.valueOf(size / 4));
    }

    /// @return about where A is as great as a block
    private BigInteger nearIndex(BigInteger block) {
        return root().multiply(block)
                .multiply(block)
                .sqrt()
                .add(step.subtract(BigInteger.valueOf(2L * size)).multiply(block))
                .divide(step.shiftLeft(1));
    }

    private BigInteger root() {
        return step.multiply(step).add(BigInteger.valueOf(4L * size * size));
    }

    /// A(j) for some j by the definition.
    private BigInteger[] table(NumberRange range) {
        int to = range.to.intValueExact();
        var lowers = new BigInteger[to - range.from.intValueExact() + 1];
        var used = new BitSet();
        // As many blocks as there are pairs are lower ones among twice as many.
        var end = BigInteger.valueOf(2L * to + 1);
        int lower = 0;
        for (int index = 0; index <= to; index++) {
            Checkpoint.step();
            lower = used.nextClearBit(lower);
            used.set(lower);
            var upper = step.multiply(BigInteger.valueOf(index / size)).add(BigInteger.valueOf(lower));
            if (upper.compareTo(end) <= 0) used.set(upper.intValueExact());
            int place = index - range.from.intValueExact();
            if (place >= 0) lowers[place] = BigInteger.valueOf(lower);
        }
        return lowers;
    }

    /// Below B(i), for i >= size, there are `i - size` others, and so `B(i) - i + size` lower blocks; these numbers
    /// never fall. A(j) is above exactly those B(i) for which there are j or fewer.
    ///
    /// @return A(j) for all j of a range; empty if not all that are needed are below
    private Optional<BigInteger[]> above(Window below, NumberRange range) {
        int count = range.to.subtract(range.from).intValueExact() + 1;
        var lowers = new BigInteger[count];
        var first = BigInteger.valueOf(size);
        var index = range.from;
        int place = 0;
        boolean all = below.from.equals(first);
        for (int i = 0; i < count; i++, index = index.add(BigInteger.ONE)) {
            Checkpoint.step();
            while (place < below.lowers.length && lowersBelow(below, place).compareTo(index) <= 0) place++;
            // What comes before the window is below, too, if its first is.
            boolean isKnown = place < below.lowers.length && (all || place > 0);
            if (!isKnown) return Optional.empty();
            lowers[i] = index.add(below.at(place)).subtract(first);
        }
        return Optional.of(lowers);
    }

    private BigInteger lowersBelow(Window below, int place) {
        var index = below.at(place);
        return below.lowers[place].add(gap(index)).subtract(index).add(BigInteger.valueOf(size));
    }
}
