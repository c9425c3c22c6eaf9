package grundy.prove.guess;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.text.Language;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Values that come again at multiples, which no automaton tells.
class SelfSimilarityTest {
    /// `g(2n) = n`, `g(2n + 1) = g(n)` (A025480).
    private static int half(int n) {
        return n % 2 == 0 ? n / 2 : half(n / 2);
    }

    @Test
    void valuesThatComeAgainAreSeen() {
        var values = IntStream.range(0, 4_096).map(SelfSimilarityTest::half).toArray();
        assertThat(SelfSimilarity.of(values, 2)).contains(new SelfSimilarity(2, 1, 2_047));
        assertThat(SelfSimilarity.of(values, 3)).isEmpty();
        values[4_001]++;
        assertThat(SelfSimilarity.of(values, 2)).isEmpty();
    }

    /// Values that repeat do so at multiples, too, and are told.
    @Test
    void fewValuesAreNoReason() {
        assertThat(SelfSimilarity.of(
                        IntStream.range(0, 4_096).map(n -> n % 3 == 0 ? 0 : 1).toArray(), 4))
                .isEmpty();
        assertThat(SelfSimilarity.of(IntStream.range(0, 4_096).toArray(), 2)).isEmpty();
    }

    @Test
    void theReasonIsSaid() {
        assertThat(new SelfSimilarity(2, 1, 2_047).why().in(Language.EN))
                .isEqualTo(
                        "g(2n + 1) = g(n) as far as the table goes (n = 2047), while the values grow; if that goes on"
                                + " for ever, no automaton in base 2 accepts g(n) = v");
    }
}
