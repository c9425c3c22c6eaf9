package grundy.check.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A system is named by what tells it apart: its base, a name of the literature, or its first weights.
class NumerationWordsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "base-2; digits in base 2; base-2",
                "base-10; digits in base 10; base-10",
                "fibonacci; Zeckendorf digits (Fibonacci numbers); fibonacci",
                "pell; digits of the weights 1, 3, 7, 17, 41, …; pell",
                "tribonacci; digits of the weights 1, 2, 4, 7, 13, …; tribonacci",
                "linear-3-1; digits of the weights 1, 4, 13, 43, 142, …; linear-3-1",
                // The same recurrence as that of the Fibonacci numbers, but other weights.
                "linear-1-1-from-1-3; digits of the weights 1, 3, 4, 7, 11, …; linear-1-1-from-1-3",
                "linear-2-from-1-5; digits of the weights 1, 5, 10, 20, 40, …; linear-2-from-1-5",
                "linear-1-0-0-1-from-1-2-3-4-6; digits of the weights 1, 2, 3, 4, 6, 8, 11, …; linear-1-0-0-1-from-1-2-3-4-6",
            })
    void namesSayWhichSystemItIs(String name, String digits, String word) {
        var system = NumerationSystem.find(name).orElseThrow();
        assertThat(NumerationWords.system(system).in(Language.EN)).isEqualTo(digits);
        assertThat(NumerationWords.numeration(system).in(Language.EN)).isEqualTo(word);
    }

    /// Chinese has a word for base 2.
    @Test
    void binaryIsNamed() {
        var binary = NumerationSystem.find("base-2").orElseThrow();
        var ternary = NumerationSystem.find("base-3").orElseThrow();
        assertThat(NumerationWords.system(binary).in(Language.ZH)).isEqualTo("二进制数位");
        assertThat(NumerationWords.numeration(binary).in(Language.ZH)).isEqualTo("二进制");
        assertThat(NumerationWords.system(ternary).in(Language.ZH)).isEqualTo("3 进制数位");
    }
}
