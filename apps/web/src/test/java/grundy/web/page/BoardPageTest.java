package grundy.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.DrawnCases;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.Keys;

/// Games are played on the board itself: with a mouse, a stroke and the keyboard alone.
@Tag("slow")
@ExtendWith(OnePage.class)
class BoardPageTest {
    private static final String BOARD = ".board ";
    private static final String BADGE = BOARD + ".badge";
    private static final String AMOUNTS = ".amounts button";
    private static final String BAR = "form[data-bar]";

    /// About so many of the marks of one board are touched.
    private static final int MOST_MARKS = 5;

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
        play(line, "hidden");
    }

    private void play(String line, String values) {
        page.at("view=play&lang=en&values=" + values + "&rules=" + URLEncoder.encode(line, StandardCharsets.UTF_8));
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

    /// A game, and what kind of board it is played on.
    private record BoardGame(String line, String kind) {
        @Override
        public String toString() {
            return line;
        }
    }

    static Stream<BoardGame> stories() {
        return """
                nim 2 3 = stones
                kayles 5 = pins
                lasker 4 = stones
                nim 300 2 = stones
                domineering 3x3 = squares
                cram 2x3 = squares
                clobber 2x3 = squares
                amazons x../..o = squares
                hare-and-hounds #.-x#/.-x-./#.-O# = squares
                toads-and-frogs t.f = squares
                toppling-dominoes xo#ox = squares
                chomp 2x3 = chocolate
                wythoff 2 3 = plane
                staircase 1 2 1 = steps
                silver-dollar 2 4 = strip
                northcott 4-5 1-3 = strip
                turning-turtles HTHH = coins
                red-blue-hackenbush 0-1B 1-2R 0-3B = bush
                node-kayles 1-2 2-3 3-4 = graph
                geography at 1: path 4 = graph
                col-on-graphs path 4 = graph
                nim-on-graphs ring 2 1 3 0 = graph
                tree-staircase 0-1=2 1-2=1 = graph
                kayles-ring ring 6 = ring
                sheep 0 3 -2 / 0 0 0 = meadow
                cutcake 2 3 = cake
                sylver-coinage 4 5 = numbers
                coin-row 8 15 3 7 = numbers
                tic-tac-toe X.O/.../... = marks
                connect-four 4444441777772122 = discs
                dots-and-boxes -./|../../.../.. = boxes
                nim-with-a-pass 1 2 pass = stones
                treblecross 5 = pins
                nim(2) + kayles(3) = stones
                [grid: "." -> "x" | "." -> "o"](../..) = squares
                [strip: "xy" -> "yx"](xyxy) = squares
                [graph: "." -> "a" | "." -> "b"](path 2) = graph
                [(a, b): (a + 1, b - 1) | (a - 2, b)](3, 2) = plane
                [(a, b, c): (a - k, b + k, c) | (a, b, c - k)](2, 1, 2) = stones
                [left take {1, 2}; right 0.07](5) = pins
                """.lines().map(line -> {
            int end = line.lastIndexOf(" = ");
            return new BoardGame(line.substring(0, end), line.substring(end + 3));
        });
    }

    /// Presses what can be pressed next, or chooses how much is left where only this is open.
    private void press() {
        if (page.has(AMOUNTS)) page.press(AMOUNTS);
        else if (page.has(BAR) && !page.has(BOARD + ".next")) {
            page.fill(BAR + " input", "0");
            page.press(BAR + " button");
        } else page.point(page.has(BOARD + ".next") ? BOARD + ".next" : BOARD + ".starts");
    }

    @DrawnCases(oneIn = 6)
    @ParameterizedTest
    @MethodSource("stories")
    void aGameIsPlayedToItsEndByPressing(BoardGame game) throws IOException {
        play(game.line);
        assertThat(page.has(BOARD + "[data-kind=" + game.kind + "]")).isTrue();
        page.shoot("board-" + game.line.replaceAll("[^a-zA-Z0-9]+", "-"));
        assertThat(page.faults()).as(game.line).isEmpty();
        int presses = 0;
        while (!isOver()) {
            assertThat(presses++).as("presses").isLessThan(MOST_PRESSES);
            long before = plies();
            press();
            page.until(
                    "a move, or the next places",
                    () -> plies() > before || page.has(BOARD + ".next") || page.has(AMOUNTS) || isOver());
            live();
        }
        assertThat(page.text(".turn")).containsAnyOf("You win", "The engine wins", "a draw");
    }

    static Stream<String> marked() {
        return Stream.concat(
                Stream.of("wythoff 5 8", "nim(3, 5) + wythoff(4, 7)", "[(a, b): (a - 2, b + 1) | (a, b - k)](5, 4)"),
                stories().map(BoardGame::line));
    }

    @DrawnCases(oneIn = 6)
    @ParameterizedTest
    @MethodSource("marked")
    void aMarkStandsWhereATouchMakesItsMove(String line) {
        marks(line);
        long marks = page.count(BADGE);
        long between = Math.max(1, marks / MOST_MARKS);
        for (long at = 0; at < marks; at += between) {
            if (at > 0) marks(line);
            var makes = page.run("""
                    const mark = document.querySelectorAll(arguments[0])[arguments[1]];
                    mark.id = 'meant';
                    return mark.dataset.makes ?? '';
                    """, BADGE, at);
            var result = page.run("return document.getElementById('meant').classList[1]");
            page.point("#meant");
            if (makes.equals("")) {
                page.until("what follows", () -> page.has(AMOUNTS) || isCut() || page.has(BOARD + ".pressed"));
                if (!page.has(AMOUNTS) && !isCut())
                    assertThat(best()).as("after mark %d of %s", at, line).isEqualTo(result);
            } else {
                page.until(
                        "what was touched",
                        () -> !made().equals("") || page.has(BOARD + ".pressed, .told:not(:empty)"));
                assertThat(made()).as("mark %d of %s", at, line).isEqualTo(makes);
            }
        }
    }

    private void marks(String line) {
        play(line, "shown");
        page.settled();
    }

    /// @return whether a bar was touched: it says how much of it would be left
    private boolean isCut() {
        return page.run("return document.querySelector(arguments[0])?.value ?? ''", BAR + " input")
                .toString()
                .matches("[0-9]+");
    }

    /// @return the best result that is marked
    private String best() {
        return Stream.of("won", "drawn", "lost")
                .filter(each -> page.has(BADGE + "." + each))
                .findFirst()
                .orElse("");
    }

    /// @return the first move of the game, as it stands in the address
    private Object made() {
        return page.run("return (new URLSearchParams(location.hash.slice(1)).get('line') ?? '').split('~')[0]");
    }

    @Test
    void aQueenHasAsManyMarksAsMoves() {
        marks("wythoff 5 8");
        assertThat(page.count(BADGE + ".won")).isEqualTo(2);
        assertThat(page.count(BADGE)).isEqualTo(18);
    }

    @Test
    void aPieceThatMustBePressedFirstIsMarked() {
        marks("amazons x../..o");
        assertThat(page.run("return document.querySelector(arguments[0]).ariaLabel", place("0:0,0p")))
                .asString()
                .endsWith("wins");
    }

    @Test
    void whatIsLeftOfSheepIsChosenWhereTheyGo() {
        play("sheep 0 3 -2 / 0 0 0");
        page.stroke(place("0:0,1p"), place("0:0,0"));
        page.until("how many stay", () -> page.count(AMOUNTS) == 2);
        page.press(".amounts [data-left='1']");
        page.until("the move", () -> page.count(".history ol li") > 1);
    }

    @Test
    void aLargeHeapIsBrokenByWhatStaysOnBothSides() {
        play("kayles 1000");
        page.fill(BAR + " label:nth-of-type(1) input", "400");
        page.fill(BAR + " label:nth-of-type(2) input", "598");
        page.press(BAR + " button");
        page.until("the move", () -> page.text(".history").contains("1000 -> 400 + 598"));
    }

    @Test
    void aClosedBoxIsOfThePlayerWhoClosedIt() {
        page.at("view=play&lang=en&rules=dots-and-boxes[1,1]&position=a1b1+a1a2+b1b2");
        live();
        page.point(BOARD + ".starts");
        page.until("an owner", () -> page.has(BOARD + ".boxed.left"));
    }

    @Test
    void aDominoIsLaidByPressingBetweenItsSquares() {
        play("domineering 3x3");
        page.pointBetween(place("0:0,0"), place("0:1,0"));
        page.until("the domino", () -> page.has(BOARD + ".laid.left"));
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
    void aLadderLeadsFromEasyPositionsToHardOnes() {
        play("nim 3 5 7");
        page.until("a ladder", () -> page.count(".rungs button") > 2);
        page.press(".rungs button");
        page.until("the easiest position", () -> page.has(".rungs button:nth-of-type(1)[aria-current]"));
        assertThat(page.count(BOARD + "[data-look=stone]")).isLessThan(15);
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
