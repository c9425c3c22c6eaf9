package grundy.rules.board.heap;

import grundy.rules.PositionException;
import grundy.rules.notation.PositionText;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

/// Sylver Coinage: the players name positive integers in turn, never one that is a sum of numbers named before
/// (each as often as one likes). Who names 1 loses.
///
/// Here 1 cannot be named, so that, as everywhere, whoever cannot move loses. A position gives the numbers named so
/// far, `4 6 9`; those that are sums of others are dropped. Their greatest common divisor must be 1: then finitely
/// many numbers are left, while else the game can be made as long as one likes. Source: Winning Ways, chapter 18.
public record SylverCoinage() implements NumberBoard {
    private static final int LEAST = 10_000;
    private static final int MOST = 1_000_000_000;

    @Override
    public NumberRow read(String text) {
        var scan = new PositionText(text);
        var named = new TreeSet<BigInteger>();
        var divisor = BigInteger.ZERO;
        do {
            int offset = scan.offset();
            int number = scan.count(1, MOST);
            if (number == 1) throw new PositionException(offset, Message.of("board.sylver-one"));
            named.add(BigInteger.valueOf(number));
            divisor = divisor.gcd(BigInteger.valueOf(number));
        } while (!scan.atEnd());
        if (!divisor.equals(BigInteger.ONE))
            throw new PositionException(0, Message.of("board.sylver-endless", "divisor", divisor));
        if (named.first().intValueExact() > LEAST)
            throw new PositionException(0, Message.of("board.sylver-large", "most", LEAST));
        return generators(named);
    }

    /// @return the numbers without those that are sums of others
    private static NumberRow generators(TreeSet<BigInteger> named) {
        int modulus = named.first().intValueExact();
        var least = new long[modulus];
        Arrays.fill(least, Long.MAX_VALUE);
        least[0] = 0;
        var remaining = new ArrayList<BigInteger>();
        remaining.add(named.first());
        for (var number : named.tailSet(named.first(), false))
            if (least[(int) (number.longValueExact() % modulus)] > number.longValueExact()) {
                remaining.add(number);
                add(least, number.longValueExact());
            }
        return NumberRow.of(remaining);
    }

    /// Lets sums use one more number. In each cycle of residues the least sum is passed on twice round.
    ///
    /// @param least for each residue modulo its length the least sum with that residue, `Long.MAX_VALUE` if none
    private static void add(long[] least, long number) {
        int modulus = least.length;
        int cycles = BigInteger.valueOf(modulus).gcd(BigInteger.valueOf(number)).intValueExact();
        for (int cycle = 0; cycle < cycles; cycle++) {
            int residue = cycle;
            for (int step = 0; step < 2 * (modulus / cycles); step++) {
                int next = (int) ((residue + number) % modulus);
                if (least[residue] != Long.MAX_VALUE) least[next] = Math.min(least[next], least[residue] + number);
                residue = next;
            }
        }
    }

    @Override
    public Iterable<NumberRow> options(NumberRow named) {
        int modulus = named.get(0).intValueExact();
        var least = new long[modulus];
        Arrays.fill(least, Long.MAX_VALUE);
        least[0] = 0;
        for (int i = 1; i < named.size(); i++) add(least, named.get(i).longValueExact());
        long largest = 0;
        for (long sum : least) largest = Math.max(largest, sum - modulus);
        return LazySequences.map(
                LazySequences.filter(
                        LazySequences.range(BigInteger.TWO, BigInteger.valueOf(largest + 1)),
                        number -> number.longValueExact() < least[(int) (number.longValueExact() % modulus)]),
                number -> naming(named, number));
    }

    private static NumberRow naming(NumberRow named, BigInteger number) {
        var all = new TreeSet<>(named.list());
        all.add(number);
        return generators(all);
    }

    /// Whoever is left with 1 alone cannot move.
    @Override
    public List<NumberRow> parts(NumberRow named) {
        return named.equals(NumberRow.of(2, 3)) ? List.of() : List.of(named);
    }
}
