package grundy.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.DrawnCases;
import java.io.IOException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/// Games are played on the board itself: with a mouse, a stroke and the keyboard alone.
@Tag("slow")
@ExtendWith(OnePage.class)
class BoardPageTest {
    private static final String BOARD = ".board:not(.small) ";

    /// Above what any of the games takes.
    private static final int MOST_PRESSES = 120;

    private final Page page;

    BoardPageTest(Page page) {
        this.page = page;
    }

    @BeforeEach
    void wide() {
        page.screen(1440, false);
    }

    private static String place(String name) {
        return BOARD + "[data-place='" + name + "']";
    }

    private void play(String line) {
        page.at("view=play&lang=en&rules=" + line.replace("+", "%2B").replace(" ", "+"));
        page.until("a board", () -> page.has(BOARD + "[data-place]"));
        live();
    }

    private void live() {
        page.until("somebody's turn", () -> page.has(BOARD + "svg.live") || isOver());
    }

    private boolean isOver() {
        return page.has(".ended");
    }

    private long plies() {
        return page.count(".history ol li") - 1;
    }

    @DrawnCases(oneIn = 4)
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        nim 2 3                     | stones
        kayles 5                    | pins
        lasker 4                    | stones
        domineering 3x3             | squares
        cram 2x3                    | squares
        clobber 2x3                 | squares
        chomp 2x3                   | chocolate
        wythoff 2 3                 | plane
        staircase 1 2 1             | steps
        silver-dollar 2 4           | strip
        turning-turtles HTHH        | coins
        red-blue-hackenbush 0-1B 1-2R 0-3B | bush
        node-kayles 1-2 2-3 3-4     | graph
        toads-and-frogs t.f         | squares
        treblecross 5               | pins
        nim(2) + kayles(3)          | stones
        """)
    void aGameIsPlayedToItsEndByPressing(String line, String kind) throws IOException {
        play(line);
        assertThat(page.has(BOARD + "[data-kind=" + kind + "]")).isTrue();
        page.shoot("board-" + line.replaceAll("[^a-zA-Z0-9]+", "-"));
        int presses = 0;
        while (!isOver()) {
            assertThat(presses++).as("presses").isLessThan(MOST_PRESSES);
            long before = plies();
            page.point(page.has(BOARD + ".next") ? BOARD + ".next" : BOARD + ".starts");
            page.until("a move, or the next places", () -> plies() > before || page.has(BOARD + ".next") || isOver());
            live();
        }
        assertThat(page.text(".turn")).containsAnyOf("You win", "The engine wins");
    }

    @Test
    void aStrokeOverTwoPinsTakesThem() {
        play("kayles 10");
        page.stroke(place("0:4"), place("0:5"));
        page.until("the move", () -> page.text(".history").contains("10 -> 4 + 4"));
    }

    @Test
    void theKeyboardAloneMakesAMove() {
        play("nim 3 5");
        page.run("document.querySelector(arguments[0]).focus()", place("0:0"));
        page.key(Keys.ARROW_RIGHT);
        page.key(Keys.ARROW_DOWN);
        page.key(Keys.ENTER);
        page.until("the move", () -> page.text(".history").contains("heap 2: 5 -> 1"));
    }

    @Test
    void whatIsNoMoveSaysSo() {
        play("toads-and-frogs t.f");
        page.point(place("0:0,2p"));
        page.until("why not", () -> page.text(".told").contains("No move"));
    }

    @Test
    void resultsAreHiddenUntilTheyAreAskedFor() {
        play("nim 3 5 7");
        assertThat(page.has(BOARD + ".badge")).isFalse();
        page.at("view=play&rules=nim+3+5+7&values=shown&lang=en");
        page.until("three winning moves", () -> page.count(BOARD + ".badge.won") == 3);
    }
}
