package grundy.check.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.Tuple;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.math.BigInteger;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The comparison of a theorem with the rules says where they first differ, after as many positions as there are
/// before.
@EveryTurn
class BruteForceTest {
    private static final int BOUND = 9;

    private static BruteForce force(String text, int heaps) {
        var read = Claimed.rules(text);
        return new BruteForce(read.game().rules(), read.play(), heaps, () -> false);
    }

    private static List<BigInteger> numbers(long... numbers) {
        return LongStream.of(numbers).mapToObj(BigInteger::valueOf).toList();
    }

    private static Tuple tuple(List<BigInteger> numbers) {
        return Tuple.of(numbers.stream().mapToLong(BigInteger::longValueExact).toArray());
    }

    /// Every position of two coordinates that are small is flipped.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "(a, b): (a-k, b) | (a, b-k)",
                "misere (a, b): (a-k, b) | (a, b-k)",
                "wythoff",
                "misere wythoff",
                "(a, b): (a-1, b+1) | (a, b-2)",
                "(a, b): (a-k, b) | (a, b-k) with 1 blocked",
                "misere (a, b): (a-k, b) where k <= 2 | (a, b-k) where k <= 2 with 1 blocked",
                "misere (a, b): (a-k, b) where k <= 2 | (a, b-k) where k <= 2 with 2 blocked",
                "(a, b): (a-1, b) | (a, b-1) with 2 blocked"
            })
    void theFirstPairThatIsWrongIsNamed(String text) {
        var values = DefinedValues.of(text);
        int before = 0;
        for (int sum = 0; sum <= BOUND; sum++)
            for (int a = 0; a <= sum; a++) {
                before++;
                var flipped = numbers(a, sum - a);
                var force = force(text, 0);
                assertThat(force.wrong(at -> (values.of(tuple(at)) == 0) != at.equals(flipped), BOUND))
                        .as(text)
                        .contains(flipped);
                assertThat(force.comparedPositions()).isEqualTo(before);
            }
        var right = force(text, 0);
        assertThat(right.wrong(at -> values.of(tuple(at)) == 0, BOUND)).as(text).isEmpty();
        assertThat(right.comparedPositions()).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..3; 0; g = n mod 4; 31",
                "lasker; 0; g = n + 1 if n mod 4 == 3 else n - 1 if n mod 4 == 0 and n > 0 else n; 31",
                "take 1..3 with 1 blocked; 0; P when n mod 4 < 2; 31",
                "misere take 1..3 with 1 blocked; 0; P when n mod 4 == 1 or n mod 4 == 2; 31",
                "nim; 2; P when a == b; 496",
                "nim; 3; P when (a xor b xor c) == 0; 5456",
                "misere nim; 2; P when a == b and a > 1 or a + b == 1; 496",
                "take 1..3; 2; P when a mod 4 == b mod 4; 496",
                "king; 0; P when a mod 2 == 0 and b mod 2 == 0; 496"
            })
    void theoremsAreComparedAtAllPositions(String text, int heaps, String claim, int positions) {
        var theorem = Claimed.theorem("base-2", text, heaps, claim);
        var force = force(text, heaps);
        assertThat(force.wrong(theorem, 30)).isEmpty();
        assertThat(force.comparedPositions()).isEqualTo(positions);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..3; 0; g = n mod 4 if n < 17 else 0; 17",
                "take 1..3; 0; P when n mod 4 == 0 and n != 12; 12",
                "nim; 2; P when a == b and a != 5; 5 5",
                "take 1..3; 2; P when a mod 4 == b mod 4 or a == 2 and b == 9; 2 9",
                "take 1..3; 2; P when a == b; 0 4",
                "misere nim; 2; P when a == b; 0 0"
            })
    void theFirstPositionAtWhichATheoremIsWrongIsNamed(String text, int heaps, String claim, String at) {
        var theorem = Claimed.theorem("base-2", text, heaps, claim);
        assertThat(force(text, heaps).wrong(theorem, 30))
                .contains(List.of(at.split(" ")).stream().map(BigInteger::new).toList());
    }

    @Test
    void itEndsWhenThereWasEnough() {
        var read = Claimed.rules("wythoff");
        for (int turns = 0; turns < Math.max(4, CaseCount.of(6)); turns++) {
            var left = new AtomicInteger(turns);
            var force = new BruteForce(read.game().rules(), read.play(), 0, () -> left.getAndDecrement() == 0);
            assertThat(force.wrong(
                            at -> at.equals(numbers(0, 0)) || at.equals(numbers(1, 2)) || at.equals(numbers(2, 1)), 7))
                    .isEmpty();
            assertThat(force.comparedPositions()).isEqualTo((turns + 1) * (turns + 2) / 2);
        }
    }
}
