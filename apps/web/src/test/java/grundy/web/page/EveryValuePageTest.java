package grundy.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.DrawnCases;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Theorems for every value of a letter, and for any number of heaps, as a reader meets them.
@Tag("slow")
@ExtendWith(OnePage.class)
class EveryValuePageTest {
    private final Page page;

    EveryValuePageTest(Page page) {
        this.page = page;
    }

    @DrawnCases(oneIn = 12)
    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void rulesWithALetterAreProvedAndAWrongFormulaIsNot(String language) throws IOException {
        boolean chinese = language.equals("zh");
        page.screen(chinese ? 390 : 1440, chinese);
        page.at("view=theorem&rules=take+1..m&lang=" + language);
        page.until("the theorem", () -> page.text(".stated").contains("m + 1"));
        assertThat(page.has(".says .fault, .field .fault")).isFalse();
        page.settled();
        assertThat(page.overhang()).isZero();
        assertThat(page.faults()).isEmpty();
        page.shoot("28-every-value-" + language);
        page.fill(".guess input", "P when n mod (m + 2) == 0");
        page.press(".guess .main");
        page.until("a counterexample", () -> page.text(".guess .result.lost").contains("m = "));
        page.fill(".guess input", "P when n mod (m + 1) == 0");
        page.press(".guess .main");
        page.until("that it is right", () -> page.has(".guess .result.won"));
        page.press(".panel[data-state=done] > .value > button");
        page.until("a file for Rocq", () -> page.text("body").contains("Theorem_take_1_m"));
        page.at("view=theorem&rules=nim&heaps=any&lang=" + language);
        page.until("Bouton's theorem", () -> page.text(".stated").contains("Bouton"));
        page.at("view=solve&rules=take+1..m&lang=" + language);
        page.until("that a position needs a number", () -> page.text("body").contains("m"));
        page.screen(1440, false);
    }
}
