package grundy.theory.divisors;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.theory.form.GameForms;
import grundy.theory.form.TupleValues;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Euclid where both numbers stay positive: `g(a, b) = floor(|a/b - b/a|)`; a position with a 0 has no move.
///
/// Let the larger number be `q*b + r` with `0 <= r < b`. Its targets `j*b + r` with j >= 1 have the value j or j - 1,
/// and the one with j = 0 (where r > 0) any value: three candidates for each value.
///
/// In misere play the game is tame: two numbers in the ratio of neighbouring Fibonacci numbers (1:1, 1:2, 2:3, 3:5,
/// ...), and positions with a 0, have values 0 and 1 and are fickle, all others firm. Proof: (b, b) is the end, (2b,
/// b) has no option but (b, b), and (b + r, b) with r < b none but (b, r); so along the chain of these ratios the
/// values are (0,1) and (1,0) by turns, and no other position has just one option in it. A position `q*b + r` outside
/// the chain has an option `j*b + r` in the chain for j = 0 exactly if it has one for j = 1 (for r = 0: j = 1 and j =
/// 2), and then both, since q >= 2 (q >= 3). Together they have the values 0 and 1 in either play, so that the mex is
/// the same in both. Neighbours in the ratio are recognized by `b^2 - a*b - a^2 = +-gcd(a, b)^2` for a <= b.
///
/// Source: G. Nivasch, The Sprague-Grundy function of the game Euclid, Discrete Mathematics 306 (2006) 2798-2800
/// (normal play); the game: J. W. Grossman, Problem 1537, Mathematics Magazine 70 (1997) 382. Cost: a few
/// multiplications and divisions, in misere play a greatest common divisor.
public record EuclidPositive(Play play) implements TupleValues {
    @Override
    public BigInteger value(Tuple position) {
        return value(position.get(0), position.get(1));
    }

    private BigInteger value(BigInteger a, BigInteger b) {
        var normal = a.signum() == 0 || b.signum() == 0
                ? BigInteger.ZERO
                : a.multiply(a).subtract(b.multiply(b)).abs().divide(a.multiply(b));
        return play == Play.MISERE && normal.bitLength() <= 1 && isFickle(a, b) ? normal.flipBit(0) : normal;
    }

    private static boolean isFickle(BigInteger a, BigInteger b) {
        if (a.signum() == 0 || b.signum() == 0) return true;
        var small = a.min(b);
        var large = a.max(b);
        var form = large.multiply(large.subtract(small))
                .subtract(small.multiply(small))
                .abs();
        return form.equals(a.gcd(b).pow(2));
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(Tuple position, BigInteger value) {
        var a = position.get(0);
        var b = position.get(1);
        var found = new ArrayList<List<Position>>();
        candidates(a, b, value)
                .filter(to -> value(to, b).equals(value))
                .forEach(to -> found.add(List.of(Tuple.of(to, b))));
        candidates(b, a, value)
                .filter(to -> value(a, to).equals(value))
                .forEach(to -> found.add(List.of(Tuple.of(a, to))));
        return CountedList.of(found);
    }

    private static Stream<BigInteger> candidates(BigInteger number, BigInteger subtracted, BigInteger value) {
        if (subtracted.signum() == 0) return Stream.empty();
        var remainder = number.mod(subtracted);
        return Stream.of(BigInteger.ZERO, BigInteger.ONE, BigInteger.TWO, value, value.add(BigInteger.ONE))
                .distinct()
                .map(times -> subtracted.multiply(times).add(remainder))
                .filter(to -> to.signum() > 0 && to.compareTo(number) < 0);
    }

    @Override
    public Evidence evidence() {
        var value = "abs(a*a - b*b) / (a*b)";
        return new Evidence.ClosedForm(
                "Nivasch 2006",
                play == Play.NORMAL
                        ? "g = %s if a*b > 0 else 0".formatted(value)
                        : "misere g = 1 if a*b == 0 else 1 - %s if abs(max(a, b)^2 - a*b - min(a, b)^2) == gcd(a, b)^2 else %s"
                                .formatted(value, value),
                "G. Nivasch, The Sprague-Grundy function of the game Euclid, Discrete Mathematics 306 (2006) 2798-2800");
    }

    /// @return the forms of the theorems in both kinds of play
    public static GameForms forms() {
        return GameForms.tame(new EuclidPositive(Play.NORMAL), new EuclidPositive(Play.MISERE));
    }
}
