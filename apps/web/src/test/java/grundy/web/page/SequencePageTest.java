package grundy.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/// Sequences in a real browser: letters of rules that are drawn along, two curves over each other, and
/// scales.
@Tag("slow")
@ExtendWith(OnePage.class)
class SequencePageTest {
    private final Page page;

    SequencePageTest(Page page) {
        this.page = page;
    }

    @BeforeEach
    void wide() {
        page.screen(1440, false);
    }

    @Test
    void aLetterOfTheRulesHasASlider() {
        page.at("view=sequence&rules=take+1..m&lang=en");
        page.until("the curve of take 1..3", () -> page.text(".period").contains("Period 4 "));
        for (int m = 4; m <= 8; m++) page.fill(".letters input", Integer.toString(m));
        page.until("the curve of take 1..8", () -> page.text(".period").contains("Period 9 "));
        assertThat(page.text(".bar h2")).isEqualTo("take 1..8");
        assertThat(page.run("return location.hash").toString()).contains("letters=m%3D8");
    }

    @Test
    void twoSequencesStandOverEachOther() {
        page.at("view=sequence&rules=0.77&over=take+{1,3,4}&lang=en");
        page.until("both", () -> page.text(".both").contains("take {1,3,4}"));
        page.until("the curve", () -> page.has(".plot canvas"));
        var scale = ".bar select";
        page.run("""
                const choice = document.querySelector(arguments[0]);
                choice.value = 'y';
                choice.dispatchEvent(new Event('change', { bubbles: true }));
                """, scale);
        page.until(
                "the scale", () -> page.run("return location.hash").toString().contains("log=y"));
        assertThat(page.has(".plot canvas")).isTrue();
    }

    @Test
    void rulesToCompareWithThatCannotBeReadSayWhy() {
        page.at("view=sequence&rules=0.77&over=keylas&lang=en");
        page.until("the reason", () -> page.text(".fault").contains("keylas"));
    }
}
