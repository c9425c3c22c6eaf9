package grundy.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/// What is saved as one file is read, and small games are played in it, without a server; and what is
/// printed.
@Tag("slow")
@ExtendWith(OnePage.class)
class SavedFileTest {
    private static final String SAVE = ".exports .chips button:last-child";
    private final Page page;

    @TempDir
    private Path folder;

    SavedFileTest(Page page) {
        this.page = page;
    }

    @BeforeEach
    void wide() {
        page.screen(1440, false);
    }

    private void save(String place) throws IOException {
        page.at(place);
        page.settled();
        var text = page.saved(SAVE);
        assertThat(text).startsWith("<!doctype html>").doesNotContain("<link", "src=\"http", "src=\"/");
        page.read(Files.writeString(folder.resolve("saved.html"), text));
        assertThat(page.run("return performance.getEntriesByType('resource').filter(each =>"
                        + " !each.name.startsWith('data:')).length"))
                .isEqualTo(0L);
    }

    @Test
    void aSmallPositionIsPlayedToItsEnd() throws IOException {
        save("view=solve&rules=nim+1+2&lang=en");
        page.until("the board", () -> page.has("#play .board svg.live"));
        assertThat(page.text(".saved")).contains("The player to move wins", "./grundy solve");
        page.point("#play .piece[data-place='1:1']");
        page.until("an answer", () -> page.text(".turn").contains("Grundy played"));
        page.until("my turn", () -> page.has("#play .board svg.live"));
        page.press("#play details li button");
        page.until("the end", () -> page.has("#play .turn b.won"));
        page.press("#play .tools button:nth-child(2)");
        page.until("its move", () -> page.text(".turn").contains("Grundy played"));
        page.shoot("24-saved-position");
        assertThat(page.faults()).isEmpty();
    }

    @Test
    void gamesOfLeftAndRightAndMisereGamesArePlayed() throws IOException {
        save("view=solve&rules=domineering+2x2&lang=zh");
        page.until("the board", () -> page.has("#play .board svg.live"));
        assertThat(page.text(".turn")).contains("左");
        save("view=solve&rules=nim+1+1&misere=1&lang=en");
        page.until("the board", () -> page.has("#play .board svg.live"));
    }

    @Test
    void aGameThatWasPlayedKeepsItsHistory() throws IOException {
        save("view=play&rules=nim+3+5+7&seat=first&line=1%3A0~2%3A4&lang=en");
        assertThat(page.count(".saved .board svg")).isPositive();
    }

    @Test
    void whatIsTooLargeToPlayIsReadOnly() throws IOException {
        save("view=solve&rules=nim+30+50+70&lang=en");
        assertThat(page.has("#play")).isFalse();
        assertThat(page.text(".saved")).contains("The player to move wins");
        assertThat(page.count(".saved button")).isZero();
    }

    @Test
    void lessonsAndTheoremsAndMapsAreSaved() throws IOException {
        save("view=course&lesson=nim&lang=en");
        assertThat(page.text(".saved")).contains("Nim");
        save("view=table&rules=wythoff&last=40&by=value&lang=en");
        assertThat(page.count(".saved img[src^='data:image/png']")).isEqualTo(1);
        save("view=theorem&rules=take+1..3&lang=en");
        assertThat(page.text(".saved")).contains("take 1..3");
        assertThat(page.faults()).isEmpty();
    }

    /// While one plays, what is copied is the board, and not who wins.
    @Test
    void thePictureOfAGameThatIsPlayedIsItsBoard() {
        page.at("view=play&rules=nim+3+5+7&seat=first&lang=en");
        page.until("the board", () -> page.has(".play .board svg.live"));
        page.run("navigator.clipboard.writeText = (text) => { window.copiedText = text; return Promise.resolve(); }");
        var svg = page.saved(".exports .chips button:nth-child(4)");
        assertThat(svg).startsWith("<svg").contains("#1f3a5f").doesNotContain("wins");
    }

    /// Rules, who wins, the board and every move, of which the page shows the first sixty.
    @Test
    void aPositionIsPrintedWhole() throws IOException {
        page.at("view=solve&rules=nim+40+41+42&lang=en");
        page.settled();
        assertThat(page.count("section.moves tbody tr")).isEqualTo(60);
        var pdf = new String(page.print("25-printed-position"), StandardCharsets.ISO_8859_1);
        assertThat(page.count("section.moves tbody tr")).isEqualTo(123);
        assertThat(Pattern.compile("/Type\\s*/Page\\b").matcher(pdf).results().count())
                .isBetween(2L, 12L);
    }

    @Test
    void inALectureAnswersComeOneByOne() {
        page.at("view=solve&rules=nim+3+5+7&projector=1&lang=en");
        page.until(
                "the verdict and the moves", () -> page.has(".card.N") && page.count("section.moves tbody tr") == 15);
        page.run("document.activeElement.blur()");
        for (int shown = 1; shown <= 2; shown++) {
            int count = shown;
            page.key(" ");
            page.until("answer " + shown, () -> page.count(".answer[data-shown]") == count);
        }
        page.key("a");
        page.until("all", () -> page.has(":root[data-hidden=false]") && page.count("[data-shown]") == 0);
        page.key("a");
        page.until("none", () -> page.has(":root[data-hidden=true]"));
    }
}
