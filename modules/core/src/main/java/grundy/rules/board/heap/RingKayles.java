package grundy.rules.board.heap;

import static java.math.BigInteger.ONE;

import grundy.rules.Board;
import grundy.rules.notation.PositionText;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Runs out of a ring: coins lie in a ring, each touching the next; a move takes a run of `least` to `most`
/// neighbouring coins. A gap stays open, so after the first move there are only rows. Kayles on a ring is 1 to 2
/// (POJ 2484); exactly m is Paint Chain (HDU 3980).
///
/// A position is `ring 12`, or simply `12`, or the lengths of the rows: `row 3 5`.
///
/// @param least 1 or more
/// @param most `least` or more
public record RingKayles(BigInteger least, BigInteger most) implements Board<RingKayles.Coins> {
    public RingKayles {
        if (least.signum() <= 0 || most.compareTo(least) < 0)
            throw new IllegalArgumentException(
                    "A run must have 1 <= least <= most coins, but least = %d and most = %d".formatted(least, most));
    }

    /// @param ring whether the one number is a ring
    /// @param lengths of the nonempty rows, ascending
    public record Coins(boolean ring, NumberRow lengths) {}

    @Override
    public Coins read(String text) {
        var scan = new PositionText(text);
        if (scan.take("row")) return rows(scan.numbers(0));
        scan.take("ring");
        var length = scan.number(0);
        scan.expectEnd();
        return length.signum() == 0 ? rows(List.of()) : new Coins(true, NumberRow.of(List.of(length)));
    }

    private static Coins rows(List<BigInteger> lengths) {
        return new Coins(false, NumberRow.of(lengths).positive().sorted());
    }

    @Override
    public BigInteger leastFollowers(Coins coins) {
        return HeapBoards.largest(coins.lengths).subtract(least.multiply(BigInteger.valueOf(3)));
    }

    @Override
    public Iterable<Coins> options(Coins coins) {
        return LazySequences.flatMap(
                LazySequences.indices(coins.lengths.size()),
                row -> LazySequences.flatMap(
                        LazySequences.range(
                                least, most.min(coins.lengths.get(row)).add(ONE)),
                        taken -> without(coins, row, taken)));
    }

    private static Iterable<Coins> without(Coins coins, int row, BigInteger taken) {
        var rest = coins.lengths.get(row).subtract(taken);
        if (coins.ring) return List.of(rows(List.of(rest)));
        return LazySequences.map(
                LazySequences.range(BigInteger.ZERO, rest.shiftRight(1).add(ONE)), first -> {
                    var lengths = new ArrayList<>(coins.lengths.without(row).list());
                    lengths.add(first);
                    lengths.add(rest.subtract(first));
                    return rows(lengths);
                });
    }

    @Override
    public List<Coins> parts(Coins coins) {
        return coins.lengths.list().stream()
                .filter(length -> length.compareTo(least) >= 0)
                .map(length -> new Coins(coins.ring, NumberRow.of(List.of(length))))
                .toList();
    }

    /// @return the lengths of the ring or the rows
    @Override
    public List<BigInteger> numbers(Coins coins) {
        return coins.lengths.list();
    }

    @Override
    public String write(Coins coins) {
        if (coins.ring) return "ring " + coins.lengths;
        return coins.lengths.size() == 0 ? "row 0" : "row " + coins.lengths;
    }
}
