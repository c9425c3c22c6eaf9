package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Games with a score on the command line: solve and play, in text and as JSON, in both languages.
class ScoredCommandTest {
    @Test
    void solveShowsValueBestMovesLineAndWork() {
        var ran = Ran.run("", "solve", "either-end", "3", "9", "1", "2");
        assertThat(ran.status()).isZero();
        assertThat(ran.out())
                .contains("The first player wins")
                .contains("ends 11 to 4")
                .contains("R (points: 2) -> 3 9 1")
                .contains("Greed is not enough: L would bring the most at once, 3")
                .contains("4  second  L         +1  11 : 4")
                .contains("plain minimax");
    }

    @Test
    void whoeverWinsByLosingALineIsWorthOneToo() {
        // On 2 x 2 squares any two are a line: whoever begins has to make the first.
        var ran = Ran.run("", "solve", "misere", "mnk[2,2,2]", "--json");
        assertThat(ran.out()).contains("\"outcome\":\"P\"", "\"value\":{\"kind\":\"score\",\"difference\":-1,");
        assertThat(Ran.run("", "solve", "misere", "mnk[2,2,2]").out()).contains("Value: -1 (1 if the player");
        // Points stay points: the first player takes 1 and leaves 5, and has fewer.
        assertThat(Ran.run("", "solve", "misere", "either-end", "1", "5", "--json")
                        .out())
                .contains("\"outcome\":\"N\"", "\"difference\":-4");
    }

    @Test
    void chineseSaysTheSame() {
        var ran = Ran.run("", "solve", "两端取石子计分", "3", "9", "1", "2", "--lang", "zh");
        assertThat(ran.status()).isZero();
        assertThat(ran.out()).contains("先手必胜").contains("以 11 比 4 结束").contains("光贪眼前不行");
    }

    @Test
    void jsonHasValueLineAndEvidence() {
        var ran = Ran.run("", "solve", "tic-tac-toe", "--json");
        assertThat(ran.status()).isZero();
        assertThat(ran.out())
                .contains("\"outcome\":\"D\",\"winner\":\"draw\"")
                .contains("\"value\":{\"kind\":\"score\",\"difference\":0,\"first\":0,\"second\":0}")
                .contains("\"moveCount\":9")
                .contains("\"move\":\"b2\",\"points\":0}")
                .contains("\"lineLength\":9")
                .contains("\"kind\":\"search\",\"method\":\"alpha-beta\",\"nodes\":")
                .contains("\"check\":\"plain minimax\",\"checkedPositions\":5478");
    }

    @Test
    void aSearchThatIsTooLongSaysHowFarItCame() {
        var ran = Ran.run("", "solve", "connect-four", "--time", "0");
        assertThat(ran.status()).isEqualTo(3);
        assertThat(ran.err()).contains("Positions visited so far").contains("between -1 and 1");
    }

    @Test
    void playEndsWithWhatWasGivenAway() {
        var ran = Ran.run("1\n2\n3\n4\nquit\n", "play", "either-end", "3", "9", "1", "2");
        assertThat(ran.out()).contains("\"1\" is not a move here. You can play: L R");
        ran = Ran.run("L\nL\nquit\n", "play", "either-end", "3", "9", "1", "2");
        assertThat(ran.status()).isZero();
        assertThat(ran.out())
                .contains("Me: L (points: 9). With best play I end")
                .contains("I win this one")
                .contains("cost you")
                .contains("R was best");
    }

    @Test
    void theComputerWinsWhatIsWon() {
        var ran = Ran.run("b1\nc1\nquit\n", "play", "tic-tac-toe", "--first", "computer", "--json");
        assertThat(ran.out()).contains("\"winner\":\"computer\"").contains("\"finished\":true");
    }

    @Test
    void whatCannotBeAskedIsSaidInOneLine() {
        assertThat(Ran.run("", "solve", "tic-tac-toe() + nim(3)").status()).isEqualTo(2);
        assertThat(Ran.run("", "values", "tic-tac-toe").status()).isEqualTo(2);
        assertThat(Ran.run("", "play", "misere", "tic-tac-toe").status()).isEqualTo(2);
        assertThat(Ran.run("", "play", "tic-tac-toe() + nim(3)").status()).isEqualTo(2);
        assertThat(Ran.run("", "solve", "connect-four[20,20]").err()).contains("must be at most 63");
    }
}
