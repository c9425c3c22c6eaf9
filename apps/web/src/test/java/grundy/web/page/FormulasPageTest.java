package grundy.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.DrawnCases;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Formulas on the page are MathML in a real browser, and are still copied as texts. What they look like
/// is left in `target/screenshots`.
@Tag("slow")
@ExtendWith(OnePage.class)
class FormulasPageTest {
    private static final int WIDE = 1440;
    private static final int NARROW = 390;
    private final Page page;

    FormulasPageTest(Page page) {
        this.page = page;
    }

    @DrawnCases(oneIn = 4)
    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void theStatementOfATheoremIsMathMl(String language) {
        page.screen(WIDE, false);
        page.at("view=theorem&rules=take+1..3&lang=" + language);
        page.until("the theorem", () -> page.count("p.theorem math") == 1);
        assertThat(page.run("return document.querySelector('p.theorem math').textContent"))
                .isEqualTo("nmod4=0");
        assertThat(page.run("return document.querySelector('p.theorem math').getAttribute('alttext')"))
                .isEqualTo("n mod 4 == 0");
        assertThat(page.run("return document.querySelector('p.theorem math').getBoundingClientRect().width"))
                .isNotEqualTo(0L);
        assertThat(copied("p.theorem")).contains("n mod 4 = 0").doesNotContain("mod4");
        assertThat(page.count("p.theorem math")).isEqualTo(1);
    }

    /// What the clipboard would have of an element.
    private String copied(String selector) {
        return page.run("""
                getSelection().selectAllChildren(document.querySelector(arguments[0]));
                const event = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true });
                document.dispatchEvent(event);
                return event.clipboardData.getData('text/plain');
                """, selector).toString();
    }

    @Test
    void whatIsNoFormulaOfTheWriterIsNotBuilt() {
        page.screen(WIDE, false);
        page.at("view=pattern&values=0+1+2+0+1+2+0+1+2+0+1+2&lang=en");
        page.until("a formula", () -> page.has(".what math"));
        assertThat(page.count("math script, math [style], math [href], math [onclick]"))
                .isZero();
    }

    record FormulaPlace(String name, String place, String formula) {}

    record Look(FormulaPlace place, int width, String language) {
        @Override
        public String toString() {
            return "formulas-%s-%d-%s".formatted(place.name, width, language);
        }
    }

    static Stream<Look> looks() {
        return Stream.of(
                        new FormulaPlace("theorem", "view=theorem&rules=wythoff", "p.theorem math"),
                        new FormulaPlace("solve", "view=solve&rules=wythoff+3+5", ".answer math"),
                        new FormulaPlace("cases", "view=catalogue&entry=i-mark", "dialog math"),
                        new FormulaPlace("lists", "view=catalogue&entry=welter", "dialog math"),
                        new FormulaPlace(
                                "pattern", "view=pattern&values=0+0+1+1+2+2+0+0+1+1+2+2+0+0+1+1+2+2", ".what math"),
                        new FormulaPlace("matrix", "view=choices&matrix=battle-of-the-sexes", ".answer math"),
                        new FormulaPlace("lesson", "view=course&lesson=bash", "math"))
                .flatMap(place -> List.of(WIDE, NARROW).stream()
                        .flatMap(width -> Stream.of("en", "zh").map(language -> new Look(place, width, language))));
    }

    @DrawnCases(oneIn = 48)
    @ParameterizedTest
    @MethodSource("looks")
    void formulasFitTheScreen(Look look) throws IOException {
        page.screen(look.width, look.width == NARROW);
        page.at(look.place.place + "&lang=" + look.language);
        page.until("a formula", () -> page.has(look.place.formula));
        page.settled();
        page.shoot(look.toString());
        assertThat(page.overhang()).isLessThanOrEqualTo(0);
        assertThat(
                        page.run(
                                "const open = document.querySelector('dialog[open]'); return open ? open.scrollWidth - open.clientWidth : 0"))
                .isEqualTo(0L);
        assertThat(page.faults()).isEmpty();
        assertThat(page.run(
                        "return [...document.querySelectorAll('.math')].filter(e => !e.querySelector('math')).length"))
                .isEqualTo(0L);
    }
}
