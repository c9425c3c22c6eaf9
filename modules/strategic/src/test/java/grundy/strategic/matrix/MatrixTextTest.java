package grundy.strategic.matrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.rules.notation.SyntaxException;
import grundy.text.Language;
import grundy.value.Rational;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Texts of games: what is read, and what is refused with its place.
class MatrixTextTest {
    private static String payoffs(String text) throws SyntaxException {
        var game = MatrixText.read(text);
        return String.join(
                " ",
                IntStream.range(0, game.cells())
                        .mapToObj(cell -> String.join(
                                ",",
                                game.payoffs(cell).stream()
                                        .map(Rational::toString)
                                        .toList()))
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "3,3 0,5; 5,0 1,1",
                "3,3 0,5\n5,0 1,1",
                "3, 3   0, 5\n\n# a comment\n5 , 0\t1,1 # another\n",
                "(3,3) (0,5)\n(5,0) (1,1)",
                "(\n(3,3) (0,5)\n(5,0) (1,1)\n)\n|",
                "| 3,3 | 0,5 |\n|-----|-----|\n| 5,0 | 1,1 |",
                "３，３ ０，５； ５，０ １，１",
                "title PD\nplayers: A, B\nrows c d\ncolumns c, d\n3,3 0,5\n5,0 1,1",
                "    c   d\nc 3,3 0,5\nd 5,0 1,1",
                "\"A\\B\" c d\nc 3,3 0,5\nd 5,0 1,1",
                "\uFEFF6/2,3.0 0,5\r\n+5,0 1e0,1",
                "NFG 1 R \"PD\" { \"A\" \"B\" } { 2 2 }\n\n3 3 5 0 0 5 1 1",
                "NFG 1 R \"PD\" { \"A\" \"B\" } { { \"c\" \"d\" } { \"c\" \"d\" } } \"a comment\" 3, 3 5, 0 0, 5 1, 1",
                "NFG 1 D \"\" {\"A\" \"B\"} {{\"c\" \"d\"} {\"c\" \"d\"}} {{\"\" 3 3} {\"\" 5,0} {\"x\" 0 5} {\"\" 1 1}} 1 2 3 4"
            })
    void oneGameInManyForms(String text) throws SyntaxException {
        assertThat(payoffs(text)).isEqualTo("3,3 0,5 5,0 1,1");
    }

    @Test
    void oneNumberACellIsAZeroSumGameAndTheOutcomeZeroGivesNothing() throws SyntaxException {
        assertThat(payoffs("1 -2; 0.25 1/3")).isEqualTo("1,-1 -2,2 1/4,-1/4 1/3,-1/3");
        assertThat(payoffs("NFG 1 R \"\" {\"A\" \"B\"} {{\"a\"} {\"b\" \"c\"}} {{\"\" 7 8}} 0 1"))
                .isEqualTo("0,0 7,8");
    }

    @Test
    void furtherPlayersHaveATableForEachOfTheirStrategies() throws SyntaxException {
        var game = MatrixText.read("players A, B, C\n[left]\n l r\nt 1,2,3 4,5,6\n[right] 7,8,9 1/2,0,0");
        assertThat(game.players())
                .extracting(MatrixGame.Player::strategies)
                .containsExactly(List.of("t"), List.of("l", "r"), List.of("left", "right"));
        assertThat(game.payoffs(game.cell(0, 1, 0))).hasToString("[4, 5, 6]");
        assertThat(game.payoffs(game.cell(0, 0, 1))).hasToString("[7, 8, 9]");
    }

    @Test
    void namesAreRead() throws SyntaxException {
        var game = MatrixText.read("标题 猎鹿\n局中人 甲，乙\n        \"stag hunt\"  兔\n鹿  4,4 0,3\n兔  3,0 3,3");
        assertThat(game.title()).isEqualTo("猎鹿");
        assertThat(game.players())
                .hasToString("[Player[name=甲, strategies=[鹿, 兔]], Player[name=乙, strategies=[stag hunt, 兔]]]");
    }

    @Test
    void whatIsWrittenForGambitIsReadBack() throws SyntaxException {
        for (var text : List.of(
                "3,3 0,5; 5,0 1/7,1",
                "[a] 1,2,3 4,5,6 0,0,1; 7,8,9 1,1,1 2,2,2; [\"b \\ c\"] 0,0,0 1,0,0 2,0,0; 3,0,0 4,0,0 5,0,-1/3")) {
            var game = MatrixText.read(text);
            var again = MatrixText.read(NfgText.write(game));
            assertThat(again.players()).isEqualTo(game.players());
            for (int cell = 0; cell < game.cells(); cell++)
                assertThat(again.payoffs(cell)).isEqualTo(game.payoffs(cell));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            value = {
                "3,3 0,5; 5,0 @ 1 @ 10 @ row 2 has 1 cell, but the first row has 2",
                "1,1 2,2\\n3,3 4,4\\n5,5 @ 3 @ 1 @ row 3 has 1 cell",
                "1,1 NaN,2 @ 1 @ 5 @ finite",
                "1,1 2,-Infinity @ 1 @ 7 @ finite",
                "1,1 a,2 @ 1 @ 5 @ not a number",
                "1,1 2,2; 3,3 hello @ 1 @ 14 @ found the text",
                "1,1 2,2x @ 1 @ 7 @ not a number",
                "1,1 1/0,2 @ 1 @ 5 @ divides by zero",
                "1,1 2,,2 @ 1 @ 7 @ comma",
                "1,1 2 @ 1 @ 5 @ 1 payoff",
                "1,2,3 4,5,6 @ 1 @ 1 @ brackets",
                "a b @ 1 @ 1 @ no payoffs",
                "'' @ 1 @ 1 @ the text is empty",
                "x 1,1; 2,2 @ 1 @ 8 @ begins with a name",
                "players A\\n1,1 @ 1 @ 1 @ 1 name of players",
                "players A, A\\n1,1 @ 1 @ 9 @ twice",
                "rows a b\\n1,1 @ 1 @ 1 @ 2 names of rows",
                "[a] 1,1,1; [a] 1,1,1 @ 1 @ 12 @ two tables",
                "[a] 1,1,1; [b] 1,1,1 2,2,2 @ 1 @ 12 @ as many rows",
                "1e99999,1 @ 1 @ 1 @ digits",
                "NFG 2 R \"\" {\"a\"} {1} 1 @ 1 @ 5 @ NFG 1 R",
                "NFG 1 R \"\" {\"a\" \"b\"} {2 2} 1 2 3 @ 1 @ 33 @ ends too early",
                "NFG 1 R \"\" {\"a\" \"b\"} {1 1} 1 x @ 1 @ 30 @ not a number",
                "NFG 1 R \"\" {\"a\" \"b\"} {1 1} 1 2 3 @ 1 @ 32 @ end of the file",
                "NFG 1 R \"\" {\"a\" \"b\"} {1 1 1} 1 2 @ 1 @ 28 @ 2 players",
                "NFG 1 R \"\" {\"a\" \"b\"} {{\"x\"} {\"y\"}} {{\"\" 1 1}} 2 @ 1 @ 47 @ no outcome 2"
            })
    void whatIsWrongIsSaidWithItsPlace(String text, int line, int column, String problem) {
        assertThatThrownBy(() -> MatrixText.read(text.replace("\\n", "\n")))
                .isInstanceOfSatisfying(SyntaxException.class, e -> {
                    assertThat(e.getMessage()).contains(problem);
                    assertThat(e.line()).as(e.getMessage()).isEqualTo(line);
                    assertThat(e.column()).as(e.getMessage()).isEqualTo(column);
                    assertThat(e.in(Language.ZH)).containsPattern("\\p{IsHan}");
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {"{ 31623 31623 }", "{ 1000000000 1 }", "{ 99999999999999999999 5 }", "{ 2001 2001 }"})
    void tooManyCellsAreRefusedAtTheHeader(String sizes) {
        assertThatThrownBy(() -> MatrixText.read("NFG 1 R \"\" { \"a\" \"b\" } " + sizes))
                .isInstanceOf(SizeException.class)
                .hasMessageContaining("4000000");
    }

    @Test
    void tablesOfTheCatalogueAreThereInBothLanguages() throws SyntaxException {
        for (var entry : MatrixCatalogue.entries()) {
            assertThat(entry.names()).isNotEmpty();
            assertThat(entry.chineseNames()).allMatch(name -> name.codePoints().anyMatch(Character::isIdeographic));
            assertThat(entry.about()).isNotEmpty();
            assertThat(entry.chineseAbout()).isNotEmpty();
            assertThat(entry.source()).isNotEmpty();
            for (var name : entry.chineseNames())
                assertThat(MatrixCatalogue.find(name).orElseThrow().entry().id())
                        .isEqualTo(entry.id());
            if (entry.form() == MatrixEntry.Form.TREE) continue;
            var choice = MatrixCatalogue.find(entry.id()).orElseThrow();
            var english = MatrixCatalogue.game(choice, Language.EN);
            var chinese = MatrixCatalogue.game(choice, Language.ZH);
            assertThat(chinese.title()).containsPattern("\\p{IsHan}");
            assertThat(chinese.players().getFirst().name()).containsPattern("\\p{IsHan}");
            // Strategies may stand in another order.
            assertThat(chinese.cells()).isEqualTo(english.cells());
        }
    }

    @Test
    void namesOfStrategiesInBothLanguagesStandInTheSameOrder() throws SyntaxException {
        var choice = MatrixCatalogue.find("rock-paper-scissors").orElseThrow();
        var game = MatrixCatalogue.game(choice, Language.ZH);
        var strategies = game.players().getFirst().strategies();
        assertThat(game.payoff(0, strategies.indexOf("石头"), strategies.indexOf("剪刀")))
                .isEqualTo(Rational.ONE);
        assertThat(game.payoff(0, strategies.indexOf("布"), strategies.indexOf("石头")))
                .isEqualTo(Rational.ONE);
    }

    /// Without a table the closed form of Cournot's duopoly is the equilibrium wherever it is a whole number.
    @Test
    void parametersOfTheCatalogueAreRead() throws SyntaxException {
        var game = MatrixCatalogue.game(
                MatrixCatalogue.find("Cournot duopoly[a = 22, c = 1, most = 12]")
                        .orElseThrow(),
                Language.EN);
        int seven = game.cell(7, 7);
        for (int other = 0; other <= 12; other++)
            assertThat(game.payoff(0, game.deviation(seven, 0, other))).isLessThanOrEqualTo(game.payoff(0, seven));
        assertThat(game.payoff(0, seven)).hasToString("49");
        assertThatThrownBy(() -> MatrixCatalogue.find("cournot[x = 1]")).isInstanceOf(SyntaxException.class);
        assertThatThrownBy(() -> MatrixCatalogue.find("chicken[1]")).isInstanceOf(SyntaxException.class);
        assertThatThrownBy(() ->
                        MatrixCatalogue.game(MatrixCatalogue.find("morra[0]").orElseThrow(), Language.EN))
                .isInstanceOf(SyntaxException.class);
        assertThatThrownBy(() -> MatrixCatalogue.game(
                        MatrixCatalogue.find("blotto[100, 10]").orElseThrow(), Language.EN))
                .isInstanceOf(SizeException.class);
        assertThatThrownBy(() -> MatrixCatalogue.game(
                        MatrixCatalogue.find("morra[99999999999]").orElseThrow(), Language.EN))
                .isInstanceOf(SizeException.class);
    }

    @Test
    void aGameThatIsTooLargeIsCountedExactly() {
        assertThatThrownBy(() -> MatrixGame.checkSize(2001, 2000)).hasMessageContaining("2001 x 2000");
        var many = BigInteger.TWO.pow(63);
        assertThatThrownBy(() -> MatrixGame.checkSize(List.of(many, many.pow(2))))
                .hasMessageContaining("10^18+ x 10^37+");
        MatrixGame.checkSize(2000, 2000);
    }

    @Test
    void whatOthersWroteIsWrittenWithoutControlCharacters() {
        assertThat(NfgText.quote("a\u001b[31m\"b")).doesNotContain("\u001b").contains("\\\"b");
    }
}
