package grundy.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.DrawnCases;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What readers do in the views of graphs, theorems, Left and Right, choices, patterns, judges, the catalogue, jobs.
@Tag("slow")
@ExtendWith(OnePage.class)
class GamesOfOtherKindsTest {
    private final Page page;

    GamesOfOtherKindsTest(Page page) {
        this.page = page;
    }

    @BeforeEach
    void wide() {
        page.screen(1440, false);
    }

    @DrawnCases(oneIn = 4)
    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void aGraphHasValuesAndWhatIsTakenBackComesAgain(String language) {
        page.at("view=graph&graph=a.100.100~b.300.100~c.500.100!0-1~1-2&lang=" + language);
        page.until("values", () -> page.count("g.vertex .worth") == 3);
        assertThat(page.count("g.vertex.P")).isEqualTo(2);
        page.run("document.querySelectorAll('g.vertex')[2].dispatchEvent("
                + "new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }))");
        page.until("two vertices", () -> page.count("g.vertex") == 2);
        page.press("[title='Ctrl Z']");
        page.until("three again", () -> page.count("g.vertex") == 3 && page.count("g.edge") == 2);
    }

    @DrawnCases(oneIn = 4)
    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void anAutomatonReadsAPositionAndAConjectureIsRefuted(String language) {
        page.at("view=theorem&rules=take+1..3&at=8&lang=" + language);
        page.until("the drawing", () -> page.has("#state-0"));
        page.until("the verdict", () -> page.has("p.result.lost"));
        page.until("a state that is lit", () -> page.has(".node.lit"));
        page.at("view=theorem&rules=take+1..3&at=9&claim=P+when+n+mod+5+==+0&lang=" + language);
        page.until("another verdict", () -> page.has(".two p.result.won"));
        page.until("the counterexample", () -> page.text(".guess .result").contains("4"));
    }

    @Test
    void thePositionOfTheLineIsInTheTray() {
        page.at("view=values&rules=domineering(2x3)+%2B+clobber(xo)&lang=en");
        page.until("two summands", () -> page.count(".tray li") == 2);
        page.until("their sum", () -> page.text("#main").contains("{2*|-1/2*}"));
        page.at("view=values&rules=nim+3+5&lang=en");
        page.until("none", () -> page.count(".tray li") == 0);
    }

    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void aTrayOfSummandsHasItsSumAndSaysWhichOptionsGo(String language) {
        page.at("view=values&terms=%7B2,1%7C*,-1%7D%0A-1/2&lang=" + language);
        page.until("the sum", () -> page.text(".tray ~ .card .big").contains("+-3/2"));
        page.until("the tree", () -> page.count(".options .cross") == 2);
        assertThat(page.count("svg.thermograph")).isEqualTo(2);
    }

    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void thePrisonersHaveOneEquilibriumAndAreEliminatedStepByStep(String language) {
        page.at("view=choices&matrix=prisoners-dilemma&eliminated=2&lang=" + language);
        page.until("the equilibrium", () -> page.count(".cell.balanced") == 1);
        page.until("rows and columns that are gone", () -> page.count("tr.gone") == 1 && page.count("th.gone") == 1);
    }

    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void aPastedTableHasRulesAndAnOutputThatDiffersIsShown(String language) {
        page.at("view=pattern&values=0+1+2+0+1+2+0+1+2+0+1+2&lang=" + language);
        page.until("rules", () -> page.text(".ranked .what").contains("take"));
        page.at("view=judge&problem=HDU1846&input=2%0A23+2%0A4+3%0A&output=first%0Afirst&lang=" + language);
        page.until("the line", () -> page.count(".out .differs") == 1);
        page.until("the program", () -> page.text(".code").contains("#include"));
    }

    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void aGameIsFoundInTheCatalogueAndOpened(String language) {
        boolean chinese = language.equals("zh");
        page.at("view=catalogue&search=" + (chinese ? "威佐夫" : "wythoff") + "&lang=" + language);
        page.until("games", () -> page.text(".entries").contains(chinese ? "威佐夫" : "Wythoff"));
        page.press(".entries .entry");
        page.until("what is told of it", () -> page.has("dialog[open] .examples button"));
        page.press("dialog[open] .examples button");
        page.until("the verdict", () -> page.has(".card .outcome"));
    }

    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void aRunToAFileIsAJobAndThenASequence(String language) {
        page.at("view=jobs&rules=take+{2,5}&lang=" + language);
        page.fill("input[pattern]", "2000000");
        page.fill("input[maxlength='60']", "story-" + language);
        page.press("form button[type=submit]");
        page.until("the job done", () -> page.has(".list li.done.shown"));
        page.at("view=sequence&rules=take+{2,5}&run=story-" + language + "&fold=7&lang=" + language);
        page.until("all heaps", () -> page.text(".file").contains("2000001"));
        page.until("columns that agree", () -> page.has(".agrees.whole"));
        page.until("its period", () -> page.has(".period.proved"));
    }
}
