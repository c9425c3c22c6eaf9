package grundy.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.Ran;
import grundy.cli.command.Command;
import grundy.cli.text.GridText;
import grundy.limit.Limits;
import grundy.question.GridQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.text.DisplayWidth;
import grundy.text.Language;
import grundy.value.Play;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// How wide lines are, and what is coloured.
class ScreenTest {
    private static final String START = "\u001b[";

    private static List<String> grid(int columns) throws SyntaxException {
        var game = new RuleLanguage(Catalogue.builtIn())
                .rules(Source.of("wythoff"))
                .game();
        var grid = new Solver(Limits.DEFAULT).solve(new GridQuestion(game, Play.NORMAL, 40));
        return new GridText(grid, Language.EN, new Screen(columns, true, false, false)).lines();
    }

    @ParameterizedTest
    @ValueSource(ints = {40, 60, 80, 160, 300})
    void aGridShowsAllItsColumnsInBlocksThatFit(int columns) throws SyntaxException {
        var lines = grid(columns);
        var table = lines.subList(1, lines.lastIndexOf(""));
        assertThat(table).allMatch(line -> DisplayWidth.of(line) <= columns);
        var heads = table.stream().filter(line -> line.startsWith("   |")).toList();
        assertThat(heads.stream()
                        .flatMap(line -> Stream.of(line.substring(4).strip().split(" +"))))
                .hasSize(41)
                .startsWith("0", "1")
                .endsWith("39", "40");
        assertThat(heads)
                .hasSize(
                        switch (columns) {
                            case 40 -> 6;
                            case 60 -> 4;
                            case 80 -> 3;
                            case 160 -> 2;
                            default -> 1;
                        });
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(ints = {40, 60, 100, 160})
    void noLineIsLongerThanTheTerminal(int columns) {
        for (var language : List.of("en", "zh"))
            for (var command : List.of(
                    "solve nim 3 5 7",
                    "solve wythoff 3 5",
                    "values kayles --to 60",
                    "values wythoff --to 30",
                    "values kolx --to 30",
                    "show staircase",
                    "judge --list",
                    "pattern 0 1 2 0 1 2 0 1 2 0 1 2 --time 1",
                    "games --proved bounded-nim",
                    "prove --help",
                    "frobnicate",
                    "solve nmi 3")) {
                var words = List.of(command.split(" "));
                var ran = Ran.at(columns, line(words, "--lang", language));
                assertThat((ran.out() + ran.err()).lines().filter(line -> !line.contains("grundy ")))
                        .as(command)
                        .allMatch(line -> DisplayWidth.of(line) <= columns);
            }
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void coloursChangeNothingButTheColour(String language) {
        for (var command : List.of(
                "solve nim 3 5 7",
                "solve nim 3 5 6",
                "values 0.7 --to 9",
                "values wythoff --to 3",
                "values kolx --to 5",
                "show nim",
                "solve \"take {1,,2}\" 3",
                "matrix chicken")) {
            var words = Stream.of(command.split(" (?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)"))
                    .map(word -> word.replace("\"", ""))
                    .toList();
            var plain = Ran.run("", line(words, "--lang", language));
            var never = Ran.run("", line(words, "--lang", language, "--color", "never"));
            var always = Ran.run("", line(words, "--lang", language, "--color=always"));
            assertThat(plain).as(command).isEqualTo(never);
            assertThat(plain.out() + plain.err()).doesNotContain("\u001b");
            assertThat(uncoloured(always.out())).as(command).isEqualTo(plain.out());
            assertThat(uncoloured(always.err())).as(command).isEqualTo(plain.err());
            assertThat(always.out() + always.err()).as(command).contains(START);
            assertThat(Ran.run("", line(words, "--color", "always", "--json")).out())
                    .doesNotContain("\u001b");
        }
    }

    private static String[] line(List<String> words, String... options) {
        return Stream.concat(words.stream(), Stream.of(options)).toArray(String[]::new);
    }

    private static String uncoloured(String text) {
        return text.replaceAll("\u001b\\[[0-9;]*m", "");
    }

    @Test
    void theWinnerIsGreenTheLoserRedTheCaretToo() {
        assertThat(Ran.run("", "--color", "always", "solve", "nim", "3", "5", "7")
                        .out())
                .contains(START + "32mThe first player wins (an N-position)." + START + "0m")
                .contains("  " + START + "32mheap 1: 3 -> 2 (take 1)" + START + "0m\n");
        assertThat(Ran.run("", "solve", "nim", "3", "5", "6", "--color", "always")
                        .out())
                .contains(START + "31mThe second player wins");
        assertThat(Ran.run("", "solve", "take {1,,4}", "5", "--color", "always").err())
                .contains("\n        " + START + "1;31m^" + START + "0m\n");
    }

    @Test
    void anotherChoiceOfColoursIsRefused() {
        var ran = Ran.run("", "solve", "nim", "3", "--color=sometimes", "--lang", "en");
        assertThat(ran.status()).isEqualTo(Command.BAD_INPUT);
        assertThat(ran.err().strip()).startsWith("--color is auto, always or never, not sometimes.\n");
    }

    @Test
    void proseIsNoLongerThanOneCanRead() {
        assertThat(new Screen(250, true, false, false).prose()).isEqualTo(100);
        assertThat(new Screen(60, true, false, false).prose()).isEqualTo(60);
        assertThat(new Screen(80, false, false, false).prose()).isEqualTo(100);
    }
}
