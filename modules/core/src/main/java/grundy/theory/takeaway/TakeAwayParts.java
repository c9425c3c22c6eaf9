package grundy.theory.takeaway;

import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.text.Message;
import grundy.value.Zeckendorf;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;

/// The parts of a number in the sequence `H(1) = 1`, `H(k+1) = H(k) + H(j)` with the least j such that
/// `c*H(j) + d >= H(k)`: Fibonacci numbers for `2k`, powers of 2 for `k`.
///
/// Source: A. J. Schwenk, Take-away games, Fibonacci Quarterly 8 (1970) 225-234.
final class TakeAwayParts {
    /// The sequence may be as long as c times the length of the number.
    private static final long MOST_BITS = 1L << 31;

    private TakeAwayParts() {}

    /// @param number at least 0
    /// @return the parts, the smallest first
    /// @throws LimitException if the sequence up to the number is too long to hold
    static Iterator<BigInteger> ascending(BigInteger number, BigInteger factor, BigInteger more) {
        if (more.signum() == 0 && factor.equals(BigInteger.TWO))
            return Zeckendorf.of(number).ascending();
        if (more.signum() == 0 && factor.equals(BigInteger.ONE))
            return IntStream.range(0, number.bitLength())
                    .filter(number::testBit)
                    .mapToObj(BigInteger.ONE::shiftLeft)
                    .iterator();
        var members = members(number, factor, more);
        var parts = new ArrayDeque<BigInteger>();
        var rest = number;
        for (int i = members.size() - 1; i >= 0 && rest.signum() > 0; i--) {
            Checkpoint.step();
            if (members.get(i).compareTo(rest) > 0) continue;
            parts.push(members.get(i));
            rest = rest.subtract(members.get(i));
        }
        return parts.iterator();
    }

    /// @return the first members of the sequence
    static List<BigInteger> first(int count, BigInteger factor, BigInteger more) {
        var members = new ArrayList<BigInteger>();
        var member = BigInteger.ONE;
        for (int j = 0; members.size() < count; member = member.add(members.get(j))) {
            members.add(member);
            while (members.get(j).multiply(factor).add(more).compareTo(member) < 0) j++;
        }
        return members;
    }

    private static List<BigInteger> members(BigInteger number, BigInteger factor, BigInteger more) {
        var members = new ArrayList<BigInteger>();
        int j = 0;
        long bits = 0;
        for (var member = BigInteger.ONE; member.compareTo(number) <= 0; member = member.add(members.get(j))) {
            Checkpoint.step();
            members.add(member);
            bits += member.bitLength() + 256L;
            if (bits > MOST_BITS) throw new LimitException(Message.of("closed.take-away", "factor", factor));
            while (members.get(j).multiply(factor).add(more).compareTo(member) < 0) j++;
        }
        return members;
    }
}
