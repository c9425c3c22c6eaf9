package grundy.check.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.automaton.KernelBudget;
import grundy.check.theorem.TheoremCheck.ProofStep;
import grundy.check.theorem.TheoremCheck.Result;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A theorem is one about the same game by other names, and is told in words.
class TheoremTest {
    private static List<BigInteger> numbers(int... numbers) {
        return Arrays.stream(numbers).mapToObj(BigInteger::valueOf).toList();
    }

    @Test
    void coordinatesMayHaveOtherNames() {
        var theorem = Claimed.theorem("fibonacci", "wythoff", 0, "P when min(a, b) == floor(phi * abs(a - b))");
        var read = Claimed.rules("(some, more): (some-k, more) | (some, more-k) | (some-k, more-k)");
        var other = GameFormulas.of(read.game().rules(), read.play(), 0);
        var about = theorem.about(other);
        assertThat(about.game().coordinates()).containsExactly("some", "more");
        assertThat(about.measure().toString()).contains("some").contains("more");
        assertThat(about.check(KernelBudget.DEFAULT)).isInstanceOf(Result.Proved.class);
        assertThat(about.isCold(numbers(3, 5))).isTrue();
        assertThat(about.isCold(numbers(3, 4))).isFalse();
    }

    /// A measure of which one coordinate counts twice goes along in the order of the coordinates.
    @Test
    void theMeasureIsThatOfTheSameCoordinates() {
        var theorem = Claimed.theorem("base-2", "(a, b): (a-1, b+1) | (a, b-1)", 0, "P when (a + a + b) mod 2 == 0");
        var read = Claimed.rules("(x, y): (x-1, y+1) | (x, y-1)");
        var about = theorem.about(GameFormulas.of(read.game().rules(), read.play(), 0));
        assertThat(about.measure().toString())
                .isEqualTo(theorem.measure().toString().replace("a", "x").replace("b", "y"));
        var turned = Claimed.rules("(x, y): (x+1, y-1) | (x-1, y)");
        var wrong = theorem.about(GameFormulas.of(turned.game().rules(), turned.play(), 0));
        assertThat(wrong.measure()).isEqualTo(about.measure());
    }

    @Test
    void positionsOfValueZeroAreCold() {
        var values = Claimed.theorem("base-2", "take 1..3", 0, "g = n mod 4");
        for (int n = 0; n < 20; n++) {
            assertThat(values.isCold(numbers(n))).isEqualTo(n % 4 == 0);
            assertThat(values.value(numbers(n))).contains(BigInteger.valueOf(n % 4));
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 0.000", "1499999, 0.001", "99000000, 0.099", "100000000, 0.10", "12345000000, 12.35"})
    void timesHaveTwoOrThreeDigits(long nanos, String seconds) {
        assertThat(TheoremWords.seconds(nanos)).isEqualTo(seconds);
        var step = TheoremWords.step(new ProofStep("into", 7, nanos));
        assertThat(step.arguments()).containsEntry("states", 7).containsEntry("seconds", seconds);
        assertThat(TheoremWords.position(numbers(3))).isEqualTo("3");
        assertThat(TheoremWords.position(numbers(3, 5))).isEqualTo("(3,5)");
    }
}
