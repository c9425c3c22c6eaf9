package grundy.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Names of people and titles stay, and what stands between them is said in the reader's language.
class CitationTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Guy and Smith 1956 | Guy 与 Smith 1956",
                "Blass, Fraenkel and Guelman 1998 | Blass、Fraenkel 与 Guelman 1998",
                "Bouton 1901, misere | Bouton 1901（反常规则）",
                "Wythoff 1907 | Wythoff 1907",
                "Staircase Nim, misere | 阶梯博弈（反常规则）",
                "Staircase Nim | 阶梯博弈",
            })
    void theoremsAreCited(String english, String chinese) {
        assertThat(said(Citation.theorem(english), Language.EN)).isEqualTo(english);
        assertThat(said(Citation.theorem(english), Language.ZH)).isEqualTo(chinese);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "J. H. Conway and R. K. Guy, Winning Ways, chapter 3 | J. H. Conway 与 R. K. Guy, Winning Ways，第 3 章",
                "J. H. Conway, On Numbers and Games, chapters 1, 2 and 7 | J. H. Conway, On Numbers and Games，第 1, 2、7 章",
                "C.-G. Bachet, Lyon 1612, problem XXII | C.-G. Bachet, Lyon 1612，第 XXII 题",
                "Elementary | 初等证明",
                "HDU 2509 | HDU 2509",
            })
    void publicationsAreCited(String english, String chinese) {
        assertThat(said(Citation.source(english), Language.EN)).isEqualTo(english);
        assertThat(said(Citation.source(english), Language.ZH)).isEqualTo(chinese);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "P when n == 0 or n mod 2 == 1 | 先手必败当且仅当 n == 0 或 n mod 2 == 1",
                "misere P when n in {1, 4} | 反常规则下先手必败当且仅当 n ∈ {1, 4}",
                "g = 0 if n == 0 else twos(n) | g = 0（若 n == 0），否则 twos(n)",
                "g = xor(x[i] for i where i mod 2 == 1) | g = xor(x[i]，i 满足 i mod 2 == 1)",
                "P when n + 1 in powers of 2 | 先手必败当且仅当 n + 1 是 2 的幂",
                "P when not n in powers of 2 | 先手必败当且仅当 n 不是 2 的幂",
                "P when n in fibonacci | 先手必败当且仅当 n 是斐波那契数",
                "misere P when n mod (m + 1) == 1 mod (m + 1) | 反常规则下先手必败当且仅当 n ≡ 1 (mod m + 1)",
                "P when n mod (m + 1) == 1 mod (m + 2) | 先手必败当且仅当 n mod (m + 1) == 1 mod (m + 2)",
                "g = n | g = n",
            })
    void formulasAreSaid(String english, String chinese) {
        var words = english.replace("misere P when", "P-position in misere play exactly when")
                .replace("P when", "P-position exactly when")
                .replace("misere g", "in misere play g");
        assertThat(said(FormulaText.of(english), Language.EN)).isEqualTo(words);
        assertThat(said(FormulaText.of(english), Language.ZH)).isEqualTo(chinese);
    }

    @Test
    void aConditionThatNeverHoldsIsNoFormula() {
        assertThat(said(FormulaText.of("P when 0 == 1"), Language.EN))
                .isEqualTo("no P-positions: the player to move always wins");
        assertThat(said(FormulaText.of("misere P when 0 == 1"), Language.ZH)).isEqualTo("反常规则下没有必败点，先手总是必胜");
    }

    private static String said(Object text, Language language) {
        return text instanceof Message message ? message.in(language) : text.toString();
    }
}
