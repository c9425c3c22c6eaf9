package grundy.value;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.LoopyOracle;
import grundy.value.Value.Loopy;
import grundy.value.Value.Nimber;
import grundy.value.Value.Number;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Infinite nim-values in sums, against outcomes that are worked out backwards over all positions of the sum.
class LoopyValueTest {
    private static final long SEED = 20261122;

    /// A heap of Nim; or, with a bit for each heap that a move may lead to, a place from which one may also move to
    /// another that leads only to itself: `∞(K)`.
    private record NumberedPlace(boolean infinite, int number) {
        List<NumberedPlace> options() {
            var options = new ArrayList<NumberedPlace>();
            for (int heap = 0; heap < (infinite ? 4 : number); heap++)
                if (!infinite || (number >> heap & 1) != 0) options.add(new NumberedPlace(false, heap));
            if (infinite) options.add(new NumberedPlace(true, 0));
            return options;
        }

        Summand value() {
            if (!infinite) return Nimber.of(number);
            return new Loopy(IntStream.range(0, 4)
                    .filter(heap -> (number >> heap & 1) != 0)
                    .mapToObj(BigInteger::valueOf)
                    .toList());
        }
    }

    private static List<NumberedPlace> sorted(List<NumberedPlace> sum) {
        return sum.stream()
                .sorted(Comparator.comparing(NumberedPlace::infinite).thenComparing(NumberedPlace::number))
                .toList();
    }

    private static List<List<NumberedPlace>> moves(List<NumberedPlace> sum) {
        var moves = new ArrayList<List<NumberedPlace>>();
        for (int i = 0; i < sum.size(); i++)
            for (var option : sum.get(i).options()) {
                var next = new ArrayList<>(sum);
                next.set(i, option);
                moves.add(sorted(next));
            }
        return moves;
    }

    private static Outcome outcome(List<NumberedPlace> start) {
        var oracle = new LoopyOracle<>(List.of(sorted(start)), LoopyValueTest::moves, false);
        return oracle.result(sorted(start))
                .map(result -> result.wins() ? Outcome.N : Outcome.P)
                .orElse(Outcome.D);
    }

    @Tag("slow")
    @Test
    void sumsAgreeWithOutcomesWorkedOutBackwards() {
        var random = new Random(SEED);
        for (int i = 0; i < 2_000; i++) {
            var sum = IntStream.range(0, 1 + random.nextInt(3))
                    .mapToObj(_ -> random.nextBoolean()
                            ? new NumberedPlace(true, random.nextInt(16))
                            : new NumberedPlace(false, random.nextInt(5)))
                    .toList();
            assertThat(Summand.sum(sum.stream().map(NumberedPlace::value).toList())
                            .orElseThrow()
                            .outcome())
                    .as("seed %d: %s", SEED, sum)
                    .isEqualTo(outcome(sum));
        }
    }

    @Test
    void addingIsAssociativeAndCommutative() {
        var random = new Random(SEED);
        for (int i = 0; i < 5_000; i++) {
            var a = any(random);
            var b = any(random);
            var c = any(random);
            assertThat(a.plus(b)).isEqualTo(b.plus(a));
            assertThat(a.plus(b).flatMap(c::plus)).isEqualTo(b.plus(c).flatMap(a::plus));
            assertThat(a.negative()).isEqualTo(a);
            assertThat(a.minus(b)).isEqualTo(a.plus(b));
        }
    }

    private static Summand any(Random random) {
        return new NumberedPlace(random.nextBoolean(), random.nextInt(16)).value();
    }

    /// Whether Left can leave the infinite part while he is ahead depends on more than its value.
    @Test
    void besideANumberThatIsNotZeroThereIsNoValue() {
        var loopy = new Loopy(List.of(BigInteger.ZERO, BigInteger.TWO));
        var half = new Number(new Dyadic(BigInteger.ONE, 1));
        assertThat(loopy.plus(half)).isEmpty();
        assertThat(half.plus(loopy)).isEmpty();
        assertThat(loopy.plus(half.plus(Nimber.of(1)))).isEmpty();
        assertThat(loopy.plus(ShortValue.ZERO)).contains(loopy);
        assertThat(Summand.sum(List.of(half, loopy))).isEmpty();
        assertThat(Summand.sum(List.of(half, loopy, half.negative()))).contains(loopy);
        assertThat(Summand.sum(List.of())).isEqualTo(Optional.of(ShortValue.ZERO));
    }
}
