package grundy.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.DrawnCases;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What takes long, as a reader sees it meanwhile: the beginning of a sequence, the rows of a survey; and the table
/// that it came to.
@Tag("slow")
@ExtendWith(OnePage.class)
class LongWorkPageTest {
    private static final String JOB = ".jobs .list > li:first-child";
    private final Page page;

    LongWorkPageTest(Page page) {
        this.page = page;
    }

    @DrawnCases(oneIn = 12)
    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void aFamilyIsSurveyedAndItsTableIsAsked(String language) throws IOException {
        boolean chinese = language.equals("zh");
        page.screen(chinese ? 390 : 1440, chinese);
        page.at("view=jobs&lang=" + language);
        page.press(".kinds button:nth-of-type(2)");
        page.fill("form input[type=number]", "1");
        page.press(".start form .main");
        page.until("what came of it", () -> page.has(JOB + ".done.shown .result table"));
        assertThat(page.text(JOB + " .result")).contains("15");
        page.press(JOB + " .deeds button:nth-of-type(2)");
        page.until("the table", () -> page.has("section .panel[data-state=done] table"));
        page.fill("textarea", "SELECT code FROM atlas WHERE code = '0.7'");
        page.press("form:has(textarea) button");
        page.until("one row", () -> page.count("section .panel[data-state=done] tr") == 2);
        assertThat(page.text("section .panel td")).isEqualTo("0.7");
        page.settled();
        page.shoot("26-survey-" + language);
        assertThat(page.overhang()).isZero();
        assertThat(page.faults()).isEmpty();
        page.fill("textarea", "SELECT nonsense");
        page.press("form:has(textarea) button");
        page.until("why it is not answered", () -> page.has("section .panel .fault.error"));
        page.screen(1440, false);
    }

    @Test
    void theBeginningOfASequenceIsSeenWhileTheRestIsWorkedOut() throws IOException {
        page.screen(1440, false);
        page.at("view=sequence&rules=grundys-game&to=4000000&lang=en");
        page.until("the beginning", () -> page.text(".working").contains("Known so far") && page.has("canvas"));
        page.shoot("27-so-far");
        page.until("a way to stop", () -> page.has(".working button"));
        page.press(".working button");
    }
}
