package grundy.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.DrawnCases;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What readers do on the page with games of heaps, in a real browser.
@Tag("slow")
@ExtendWith(OnePage.class)
class PageTest {
    private static final String SAYS = "#line-says";
    private static final String SCENES = ".start a svg";

    private final Page page;

    PageTest(Page page) {
        this.page = page;
    }

    @BeforeEach
    void wide() {
        page.screen(1440, false);
    }

    @Test
    void aMistypedGameIsMendedAndSolved() {
        page.at("lang=en");
        page.type("keylas 5");
        page.until("the fault", () -> page.text(".says .fix").contains("kayles"));
        page.press(".says .fix");
        page.until("the verdict", () -> page.has(".card.N"));
        page.until("its moves", () -> page.count("section.moves tr.won") == 1);
    }

    @Test
    void oneBeginsByWritingAndTheKeysAreThereWhileNothingIsWritten() {
        page.at("lang=en");
        page.run("location.reload()");
        page.until(
                "the editor",
                () -> page.run("return document.activeElement.matches('.editor#rules')")
                        .equals(true));
        page.key("?");
        page.until("the keys", () -> page.has("dialog[open] .keys"));
        page.press("dialog[open] form button");
        page.key("/wythoff 5 8");
        page.until("the verdict", () -> page.has(".card.N"));
        assertThat(page.run("return location.hash").toString()).contains("rules=wythoff+5+8");
    }

    @Test
    void singleKeysCanBeTurnedOff() {
        page.at("view=solve&rules=nim+3+5+7&lang=en");
        page.until("the verdict", () -> page.has(".card.N"));
        page.key("2");
        page.until(
                "the table", () -> page.run("return location.hash").toString().contains("view=table"));
        page.press("header .icon:last-child");
        page.press("dialog[open] .single input");
        page.press("dialog[open] form button");
        page.key("1");
        page.press("header .icon:last-child");
        page.until("the switch", () -> page.has("dialog[open] .single input"));
        assertThat(page.run("return location.hash").toString()).contains("view=table");
        page.press("dialog[open] .single input");
        page.press("dialog[open] form button");
        page.key("1");
        page.until(
                "the verdict again",
                () -> page.run("return location.hash").toString().contains("view=solve"));
    }

    @DrawnCases(oneIn = 4)
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

    @DrawnCases(oneIn = 4)
    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void aProvedPeriodIsCheckedAgain(String language) {
        page.at("view=sequence&rules=kayles&lang=" + language);
        page.until("the points", () -> page.has(".plot canvas") && page.has(".period.proved"));
        page.press(".again button");
        page.until("the verdict", () -> page.has(".again .verdict.holds"));
        page.until("the steps", () -> page.count(".again ol li") >= 4);
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

    @DrawnCases(oneIn = 4)
    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void everyPositionHasAPicture(String language) {
        page.at("view=solve&rules=nim+3+5+7&lang=" + language);
        page.until(
                "the verdict", () -> page.has(".card.N") && page.text(".chips").contains("SVG"));
        page.run("[...document.querySelectorAll('.chips button')].find(e => e.innerText.includes('SVG')).click()");
        page.until("the file", () -> page.has(".chips button.copied"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"nim(3,5)+wythoff(4,7)", "chomp+4x6"})
    void aListThatScrollsDoesNotLengthenThePage(String rules) {
        page.at("view=solve&lang=en&rules=" + rules.replace("+w", "%2Bw"));
        page.until("its moves", () -> page.count("section.moves tr") > 12);
        page.settled();
        assertThat(page.tail()).isLessThanOrEqualTo(0);
    }

    @ParameterizedTest
    @ValueSource(ints = {390, 1440})
    void misereThatStandsInTheLineIsSaidAndTakenBack(int width) {
        page.screen(width, false);
        for (var line : List.of("misere nim 1 1 4", "27 stones, take 1 to 3, last player loses")) {
            page.at("view=solve&lang=en&rules=" + line.replace(" ", "+"));
            page.until("what was read", () -> page.text(SAYS).endsWith(", misère play."));
            assertThat(page.run("return document.querySelector(arguments[0]).offsetHeight", SAYS))
                    .as("dots of what was read")
                    .matches(height -> (long) height > 10);
            assertThat(play()).isEqualTo("misere");
        }
        page.run("""
                const play = document.getElementById('play');
                play.value = 'normal';
                play.dispatchEvent(new Event('change', { bubbles: true }));
                """);
        page.until("normal play", () -> page.text(SAYS).equals("Read as take 1..3 at 27."));
        assertThat(play()).isEqualTo("normal");
        page.screen(1440, false);
    }

    private Object play() {
        return page.run("return document.getElementById('play').value");
    }

    @ParameterizedTest
    @ValueSource(ints = {390, 1440})
    void eachGameOfASumIsDescribedAndMisereIsSaidOfAll(int width) {
        page.screen(width, false);
        page.at("view=solve&lang=en&rules=misere+nim(3,5)%2Bkayles(4)%2B%5Btake+1..3%5D(5)%2Bkayles(2)");
        page.until("both games of the catalogue", () -> page.count(".about h2") == 2);
        assertThat(page.text(".about h2:first-child")).isEqualTo("Nim");
        assertThat(page.text(".about .misere")).contains("misère");
        page.screen(1440, false);
    }

    @Test
    void aWordBeforeAPositionThatBeginsWithItIsNotSaidTwice() {
        page.at("view=solve&lang=en&rules=geography+at+1:+path+4");
        page.until("what was read", () -> page.text(SAYS).equals("Read as geography at 1: 1-2 2-3 3-4."));
    }

    @Test
    void howAMoveIsMadeInASumIsSaid() {
        page.at("view=solve&lang=en&rules=misere+every+nim+3+4");
        page.until("what was read", () -> page.text(SAYS).equals("Read as every nim at 3 4, misère play."));
    }

    @ParameterizedTest
    @ValueSource(strings = {"wythoff+5", "wythoff", "whytoff+5+8"})
    void anAnswerToAnotherLineGoes(String line) {
        page.at("view=solve&lang=en&rules=nim+3+5");
        page.until("its moves", () -> page.count("section.moves tr.won") == 1);
        goTo("view=solve&lang=en&rules=" + line);
        page.until("no moves", () -> !page.has("section.moves, .panel .value, .card"));
        page.at("view=play&lang=en&rules=nim+3+5");
        page.until("a game", () -> page.has(".board"));
        goTo("view=play&lang=en&rules=" + line);
        page.until("no game", () -> !page.has(".board"));
    }

    private void goTo(String place) {
        page.run("location.hash = arguments[0]", "v=1&" + place);
    }

    @ParameterizedTest
    @ValueSource(strings = {"kayles+20", "take+{1,3,4}+27"})
    void signsThatAreExplainedAreDrawn(String rules) {
        page.at("view=solve&lang=en&rules=" + rules);
        page.until("what is marked", () -> page.text(".text").contains("(^ marks the heap"));
        var signs = page.text(".text .signs");
        assertThat(signs).contains("^");
        assertThat(signs.contains("|")).isEqualTo(page.text(".text").contains("| marks where a period begins"));
        assertThat(signs.contains("|")).isEqualTo(!rules.equals("kayles+20"));
    }

    @Test
    void movesAreSeenOnTheStartPageByThoseWhoWantMotion() {
        page.at("lang=en");
        page.until("three pictures", () -> page.count(SCENES) == 3);
        assertThat(moving()).isEqualTo(0L);
        page.moving();
        page.run("document.querySelectorAll(arguments[0])[2].scrollIntoView({ block: 'end' })", SCENES);
        page.until("pins and stones that go, and dominoes that come", () -> moving().equals(8L));
        page.until(
                "the end of it",
                () -> page.run("return [...document.querySelectorAll('" + SCENES
                                + " .gone')].every(each => getComputedStyle(each).opacity === '0')")
                        .equals(true));
        page.run("document.querySelector(arguments[0]).closest('a').focus()", SCENES);
        page.until(
                "stones again",
                () -> page.run("return getComputedStyle(document.querySelector('" + SCENES + " .gone')).opacity")
                        .equals("1"));
        page.screen(1440, false);
    }

    private Object moving() {
        return page.run(
                "return document.getAnimations().filter(each => each.effect.target.closest(arguments[0])).length",
                SCENES);
    }

    @Test
    void aPositionWithoutRulesIsToldToWantThem() {
        page.at("lang=en");
        page.fill("#position", "3 5 7");
        page.until("what is wanting", () -> page.text(SAYS).contains("Write the rules"));
    }

    @Test
    void whatIsTooLongForAnAddressIsSaid() {
        page.at("view=pattern&lang=en");
        page.until("the table", () -> page.has("textarea"));
        page.fill("textarea", "0 1 2 ".repeat(3000));
        page.until("what is said", () -> page.text("p.fault.limit").contains("too long"));
        page.fill("textarea", "0 1 2 0 1 2");
        page.until("nothing said", () -> !page.has("p.fault.limit"));
    }
}
