package grundy.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What readers do on the page, in a real browser; screenshots are left in `target/screenshots`.
class PageTest {
    private static Page page;

    @BeforeAll
    static void open() throws IOException {
        page = Page.open();
    }

    @AfterAll
    static void close() throws IOException {
        if (page != null) page.close();
    }

    @BeforeEach
    void wide() {
        page.screen(1440, false);
    }

    @Test
    void aMistypedGameIsMendedAndSolved() {
        page.at("lang=en");
        page.type("kayls 5");
        page.until("the fault", () -> page.text(".says .fix").contains("kayles"));
        page.press(".says .fix");
        page.until("the verdict", () -> page.has(".card.N"));
        page.until("its moves", () -> page.count("section.moves tr.won") == 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void nimHasThreeWinningMovesAmongAll(String language) {
        page.at("view=solve&rules=nim+3+5+7&lang=" + language);
        page.until("all moves", () -> page.count("section.moves tbody tr") == 15);
        assertThat(page.count("section.moves tr.won")).isEqualTo(3);
        page.until("the count", () -> page.text(".card .count").equals("3"));
        assertThat(page.text(".card .outcome"))
                .isEqualToIgnoringCase(language.equals("zh") ? "先手必胜" : "the player to move wins");
    }

    @Test
    void aGameIsNamedInChinese() {
        page.at("view=solve&lang=zh&rules=" + "威佐夫+5+8");
        page.until("both winning moves", () -> page.count("section.moves tr.won") == 2);
        assertThat(page.text("html")).doesNotContain("Winning moves");
    }

    @Test
    void kaylesThreeTakeOneIsMarkedAsAMistake() {
        page.at("view=play&rules=kayles+3&lang=en");
        page.until("the moves", () -> page.count(".offers button:not(:disabled)") == 3);
        page.run(
                "[...document.querySelectorAll('.offers button')].find(e => e.textContent.includes('3 -> 2')).click()");
        page.until("the mistake", () -> page.text(".mistake").contains("3 -> 1 + 1"));
        page.until("the engine's answer", () -> page.text(".turn").contains("The engine wins"));
        page.press(".history ol li:first-child .ply");
        page.until("the beginning", () -> page.count(".offers button:not(:disabled)") == 3);
    }

    @Test
    void theSequenceOfTake134FoldsAtSeven() {
        page.at("view=sequence&rules=take+%7B1,3,4%7D&fold=7&lang=en");
        page.until("columns that agree", () -> page.has(".agrees.whole"));
        page.at("view=sequence&rules=take+%7B1,3,4%7D&fold=6&lang=en");
        page.until("columns", () -> page.has(".agrees"));
        assertThat(page.has(".agrees.whole")).isFalse();
    }

    @Test
    void theTableOfWythoffSaysAtItsCornerWhatSolveSays() {
        page.at("view=table&rules=wythoff&last=10000&pin=9999,9999&lang=en");
        page.until("who wins there", () -> page.has(".pin .out.N"));
        var said = page.text(".pin .out");
        page.press(".pin button");
        page.until("the same of solve", () -> page.has(".card.N"));
        assertThat(said).containsIgnoringCase(page.text(".card .outcome"));
    }

    static Stream<String> places() {
        return Stream.of(
                "",
                "view=solve&rules=nim+3+5+7",
                "view=solve&rules=domineering+2x3",
                "view=table&rules=wythoff+5+8&pin=5,8",
                "view=sequence&rules=take+%7B1,3,4%7D+27",
                "view=play&rules=hackenbush+0-1+1-2+1-3");
    }

    @ParameterizedTest
    @MethodSource("places")
    void everyViewIsAccessibleAndFitsItsScreen(String place) throws IOException {
        var name =
                place.isEmpty() ? "start" : place.replaceAll("view=|&.*", "") + "-" + Math.abs(place.hashCode() % 100);
        look(place + "&lang=en", name + "-wide", 1440, false);
        look(place + "&lang=zh", name + "-narrow-dark", 390, true);
    }

    private static void look(String place, String name, int width, boolean dark) throws IOException {
        page.screen(width, dark);
        page.at(place);
        page.settled();
        page.shoot(name);
        assertThat(page.overhang()).as("dots beyond the screen").isZero();
        assertThat(page.faults()).as(name).isEmpty();
    }
}
