package grundy.theory;

import static grundy.rules.Oracles.box;
import static grundy.rules.Oracles.rules;
import static org.assertj.core.api.Assertions.assertThat;

import grundy.engine.ByDefinition;
import grundy.value.Play;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Multiples of a power of 2 from both heaps: who loses, and all winning moves.
class MultiplesFromBothTest {
    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "wythoff-by-multiples; 30",
                "wythoff-by-multiples[4]; 36",
                "wythoff-by-multiples[8]; 40",
                "(a, b): (a - k, b) | (a, b - k) | (a - k, b - k) where k mod 2 == 0; 24",
                "(a, b): (a - k, b) | (a, b - k) | (a - 2*k, b - 2*l) where k < l + 2 and l < k + 2; 24",
                "(a, b): (a - k, b) | (a, b - k) | (a - 2*k, b - 2*l) where k < l + 3 and l < k + 3; 24",
                "(a, b): (a - k, b) | (a, b - k) | (a - 4*k, b - 4*l) where k < l + 2 and l < k + 2; 36"
            })
    void agreeWithTheDefinition(String text, int bound) {
        var cold = new Theorems().findCold(rules(text), Play.NORMAL).orElseThrow();
        new ByDefinition(rules(text), Play.NORMAL).agreesWith(cold, box(bound, bound));
    }

    @ParameterizedTest
    @ValueSource(strings = {"wythoff-by-multiples[3]", "wythoff-by-multiples[6]", "wythoff-by-multiples[32]"})
    void otherMultiplesHaveNoTheorem(String text) {
        assertThat(new Theorems().findCold(rules(text), Play.NORMAL)).isEmpty();
    }
}
