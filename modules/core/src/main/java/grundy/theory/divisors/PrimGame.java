package grundy.theory.divisors;

import grundy.check.Evidence;
import grundy.engine.ColdPositions;
import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.GameForms;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;

/// Prim: take a number that is prime to the heap. Even heaps are cold: an odd number is taken from an even heap, and
/// from an odd one 1 may be taken. In misere play only the heap of 1 is cold, since it can be left by any other but
/// 0.
///
/// A heap n is left as any m < n prime to n; of these, for odd n >= 3, one half is even, since m and n - m go
/// together.
///
/// Source: Winning Ways, chapter 4. Cost: none for the outcome; factoring for the number of moves.
public record PrimGame(Play play) implements ColdPositions {
    private static final BigInteger TWO = BigInteger.TWO;

    @Override
    public boolean isCold(Position position) {
        var heap = heap(position);
        return play == Play.NORMAL ? !heap.testBit(0) : heap.equals(BigInteger.ONE);
    }

    private static BigInteger heap(Position position) {
        return ((Tuple) position).get(0);
    }

    @Override
    public CountedList<List<Position>> coldOptions(Position position) {
        var heap = heap(position);
        if (isCold(position) || heap.signum() == 0) return CountedList.none();
        if (play == Play.MISERE) return CountedList.of(List.of(List.of(Tuple.of(1))));
        if (heap.equals(BigInteger.ONE)) return CountedList.of(List.of(List.of(Tuple.of(0))));
        return new CountedList<>(
                FactoredNumber.of(heap).totient().shiftRight(1),
                () -> Stream.iterate(
                                heap.subtract(BigInteger.ONE), left -> left.signum() > 0, left -> left.subtract(TWO))
                        .filter(left -> left.gcd(heap).equals(BigInteger.ONE))
                        .map(left -> List.of(Tuple.of(left))));
    }

    @Override
    public Evidence evidence() {
        return new Evidence.ClosedForm(
                "Prim",
                play == Play.NORMAL ? CatalogueText.claim("prim", "P when") : "misere P when n == 1",
                CatalogueText.source("prim"));
    }

    /// Returns what is known of the game.
    public static GameForms forms() {
        return GameForms.cold(new PrimGame(Play.NORMAL), new PrimGame(Play.MISERE));
    }
}
