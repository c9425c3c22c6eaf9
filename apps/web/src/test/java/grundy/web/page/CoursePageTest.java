package grundy.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.DrawnCases;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The course as a reader meets it: a lesson, an exercise answered wrongly and rightly, a trap, a table, a
/// proof, a game.
@Tag("slow")
@ExtendWith(OnePage.class)
class CoursePageTest {
    private final Page page;

    CoursePageTest(Page page) {
        this.page = page;
    }

    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void aLessonIsChosenAndItsExercisesAreChecked(String language) {
        boolean chinese = language.equals("zh");
        page.at("view=course&lang=" + language);
        page.until("the lessons", () -> page.count(".lessons li") == 20);
        page.press(".lessons li button");
        page.until("the lesson", () -> page.has("section.exercises .practice"));
        page.fill("section.exercises .practice input", chinese ? "后手" : "second");
        page.press("section.exercises .practice .main");
        page.until("that it is wrong", () -> page.has("section.exercises .practice .result.lost"));
        page.fill("section.exercises .practice input", chinese ? "先手" : "first");
        page.press("section.exercises .practice .main");
        page.until("that it is right", () -> page.has("section.exercises .practice.solved .result.won"));
        page.fill("section.traps .practice input", "2");
        page.press("section.traps .practice .main");
        page.until("that it is broken", () -> page.has("section.traps .practice.solved"));
    }

    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void aTableIsColouredAProofLightsUpAndAGameIsPlayed(String language) {
        page.at("view=course&lesson=won-and-lost&lang=" + language);
        page.until("a table", () -> page.has("section.idea .links button"));
        page.press("section.idea .links button");
        page.until("cells", () -> page.count(".colouring button") > 10);
        page.press(".colouring button");
        page.press("section.idea .piece .bar .main");
        page.until("what is missing", () -> page.has(".bar .result.lost"));
        page.press("section.proof .bar button:nth-of-type(2)");
        page.until("a step", () -> page.count(".proof li.lit") == 1);
        page.press(".game .main");
        page.until("a move to choose", () -> page.count(".game .offered button") >= 2);
        page.press(".game .offered button");
        page.until("the answer", () -> page.count(".game .offered button") >= 1);
    }

    @Test
    void aTeacherShowsAnswersWhenTheClassHasThought() throws IOException {
        page.screen(1440, false);
        page.at("view=course&lesson=nim&projector=1&lang=en");
        page.press("section.exercises .practice button:last-child");
        page.until("a solution", () -> page.has("section.exercises .practice .answer"));
        page.settled();
        page.shoot("22-projector-hidden");
        assertThat(page.run("return [...document.querySelectorAll('#main .answer')].filter(each =>"
                        + " getComputedStyle(each).visibility !== 'hidden').length"))
                .isEqualTo(0L);
        page.run("document.activeElement.blur()");
        page.key(" ");
        page.until("one answer", () -> page.count("#main .answer[data-shown]") == 1);
        page.key("a");
        page.until("all answers", () -> page.has(":root[data-hidden=false]"));
        page.run("document.querySelector('section.exercises .answer').scrollIntoView({ block: 'center' })");
        page.shoot("23-projector-shown");
        assertThat(page.run("return getComputedStyle(document.querySelector('section.exercises .answer')).visibility"))
                .isEqualTo("visible");
    }

    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void aLessonIsPrinted(String language) throws IOException {
        page.at("view=course&lesson=nim&lang=" + language);
        page.until("the lesson", () -> page.has("section.exercises .practice"));
        page.settled();
        var pdf = new String(page.print("24-printed-" + language), StandardCharsets.ISO_8859_1);
        assertThat(Pattern.compile("/Type\\s*/Page\\b").matcher(pdf).results().count())
                .as("pages")
                .isBetween(3L, 12L);
    }
}
