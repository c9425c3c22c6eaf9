package grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.Ran;
import grundy.strategic.matrix.MatrixCatalogue;
import grundy.strategic.matrix.MatrixEntry.Form;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// `matrix`, `tree`, and `check` of their certificates.
class MatrixCommandTest {
    @TempDir
    private Path folder;

    private static Ran matrix(String... words) {
        return Ran.command("matrix", "", words);
    }

    @Test
    void thePrisonersDilemmaIsToldInBothLanguages() {
        var english = matrix("prisoners-dilemma", "--lang", "en");
        assertThat(english.status()).isZero();
        assertThat(english.out())
                .contains(
                        "-8*,-8*",
                        "dominant strategy",
                        "both end at (confess, confess)",
                        "-1, -1",
                        "prisoner's dilemma");
        var chinese = matrix("囚徒困境", "--lang", "zh");
        assertThat(chinese.out())
                .contains("囚徒甲这样想", "占优策略", "(坦白, 坦白)", "帕累托最优", "个人理性与集体利益")
                .doesNotContainPattern("(?m)\\b(dominated|equilibrium|payoffs)\\b");
        assertThat(matrix("3,3 0,5; 5,0 1,1", "--lang", "en").out()).contains("This is a prisoner's dilemma");
    }

    @Test
    void numbersAsNamesStandInBracketsAndDecimalsStayDecimals() {
        var ran = matrix("1.131,2 0,0; 0,0 2.5,1", "--lang", "en");
        assertThat(ran.out())
                .contains("1.131*,2*", "payoffs 2.5, 1", "1/3 [1] + 2/3 [2]")
                .contains("Player 1 gets 1.131 with [1]; anything else would give: [2] 0.");
        assertThat(matrix("1/2,2 0,0; 0,0 5/2,1", "--lang", "en").out()).contains("1/2*,2*", "5/2*,1*");
        assertThat(matrix("1.131,2 0,0; 0,0 2.5,1", "--json").out()).contains("\"1131/1000\"");
    }

    @Test
    void aFolderIsCalledAFolder() {
        var ran = matrix(folder.toString(), "--lang", "en");
        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).contains("is a folder");
        assertThat(matrix(folder.toString(), "--lang", "zh").err()).contains("是文件夹");
    }

    @Test
    void pictures() throws IOException {
        for (var language : new String[] {"en", "zh"}) {
            var file = folder.resolve("kuhn-" + language + ".svg");
            assertThat(Ran.command("tree", "", "kuhn-poker", "--svg", file.toString(), "--lang", language)
                            .status())
                    .isZero();
            // 54 branches, of which those that are played are thick; 12 sets of two places each, joined.
            assertThat(Files.readString(file))
                    .startsWith("<svg ")
                    .endsWith("</svg>\n")
                    .contains(language.equals("en") ? "thick: the moves played" : "粗线")
                    .satisfies(svg -> assertThat(svg.split("<line ", -1)).hasSize(55))
                    .satisfies(svg -> assertThat(svg.split("<path ", -1)).hasSize(13));
        }
        var lines = folder.resolve("lines.svg");
        assertThat(matrix("1,1 0,0; 1,0 0,1", "--svg", lines.toString()).status())
                .isZero();
        assertThat(Files.readString(lines).split("<line ", -1)).hasSize(4);
    }

    @Test
    void setsWithoutNamesAreNumbered() {
        var tree = """
                EFG 2 R "" { "1" "2" }
                p "" 1 1 "" { "H" "T" } 0
                p "" 2 1 "" { "H" "T" } 0
                t "" 1 "" { 1, -1 }
                t "" 2 "" { -1, 1 }
                p "" 2 1 "" { "H" "T" } 0
                t "" 2
                t "" 1
                """;
        assertThat(Ran.command("tree", tree, "-", "--lang", "en").out())
                .contains("Player 2 {#1}: 1/2 H + 1/2 T", "Value for Player 1: 0");
    }

    @Tag("slow")
    @Test
    void everyGameOfTheCatalogueWorksInBothLanguagesAndIsShown() {
        for (var entry : MatrixCatalogue.entries()) {
            var command = entry.form() == Form.TREE ? "tree" : "matrix";
            for (var language : new String[] {"en", "zh"}) {
                var ran = Ran.command(command, "", entry.id(), "--lang", language);
                assertThat(ran.status()).as(entry.id() + ran.err()).isZero();
                assertThat(ran.out()).isNotEmpty();
            }
            assertThat(Ran.command(command, "", entry.id(), "--json")
                            .json()
                            .get("explanation")
                            .asString())
                    .as(entry.id())
                    .isNotNull();
            assertThat(Ran.run("", "show", entry.chineseNames().getFirst(), "--lang", "zh")
                            .out())
                    .contains(entry.chineseAbout().substring(0, 8));
            assertThat(Ran.run("", "show", entry.id(), "--json")
                            .json()
                            .get("id")
                            .asString())
                    .isEqualTo(entry.id());
        }
        assertThat(Ran.run("", "games", "--group", "matrix", "--lang", "zh").out())
                .contains("田忌赛马", "杠子老虎鸡虫");
    }

    @Test
    void jsonHoldsEverything() {
        var json = matrix("4,4 0,3; 3,0 3,3", "--json").json();
        assertThat(json.get("equilibria")).hasSize(3);
        assertThat(json.get("complete").asBoolean()).isTrue();
        assertThat(json.get("equilibria").get(2).get("strategies").toString())
                .isEqualTo("[[\"3/4\",\"1/4\"],[\"3/4\",\"1/4\"]]");
        assertThat(json.get("equilibria").get(0).get("deviations").toString()).isEqualTo("[[4,3],[4,3]]");
        assertThat(json.get("riskDominant").get("profile").toString()).isEqualTo("[\"2\",\"2\"]");
        assertThat(json.get("paretoOptimal")).hasSize(1);
        assertThat(json.get("value").isNull()).isTrue();
        var zero = matrix("3 -1; -2 1", "--json").json();
        assertThat(zero.get("value").get("value").asString()).isEqualTo("1/7");
        assertThat(zero.get("value").get("gap").asInt()).isZero();
        var dominated = matrix("4,0 0,0; 0,0 4,0; 1,0 1,0", "--json").json();
        assertThat(dominated.get("dominance").get("strict").get("steps").get(0).get("by"))
                .hasSize(2);
    }

    @Test
    void readsFilesAndStandardInput() throws IOException {
        var file = folder.resolve("pd.nfg");
        Files.writeString(file, "NFG 1 R \"PD\" { \"A\" \"B\" } { 2 2 } 3 3 5 0 0 5 1 1");
        assertThat(matrix(file.toString(), "--lang", "en").out()).contains("PD", "A (rows, 2)");
        assertThat(Ran.command("matrix", "3,3 0,5\n5,0 1,1\n", "-", "--lang", "en")
                        .out())
                .contains("(2, 2)");
        assertThat(Ran.command("tree", "players A, B\nA\n  l: 1, 0\n  r: B\n    x: 2, 1\n    y: 0, 0\n", "-", "--json")
                        .json()
                        .get("subgamePerfectCount")
                        .asInt())
                .isOne();
        assertThat(Ran.command(
                                "matrix",
                                "players A, B\nA\n  l: 1, 0\n  r: B\n    x: 2, 1\n    y: 0, 0\n",
                                "-",
                                "--json")
                        .json()
                        .get("pureEquilibriumCount")
                        .asInt())
                .isEqualTo(2);
    }

    @Test
    void certificatesCheckAndForgedOnesDoNot() throws IOException {
        var file = folder.resolve("c.json");
        assertThat(matrix("1,1 0,0; 0,0 2,3", "--out", file.toString()).status())
                .isZero();
        assertThat(Ran.command("check", "", file.toString()).status()).isZero();
        var text = Files.readString(file);
        assertThat(text).contains("\"3/4\"");
        for (var forged : new String[] {
            text.replace("\"3/4\",\"1/4\"", "\"2/4\",\"2/4\""),
            text.replace("[\"2\",\"3\"]", "[\"2\",\"4\"]"),
            text.replace("0 0\\n2 3", "0 0\\n2 -3")
        }) {
            assertThat(forged).isNotEqualTo(text);
            Files.writeString(file, forged);
            var ran = Ran.command("check", "", file.toString(), "--json");
            assertThat(ran.status()).isEqualTo(Command.REFUSED);
            assertThat(ran.json().get("checks").asBoolean()).isFalse();
            assertThat(ran.json().get("faults")).isNotEmpty();
        }
        Files.writeString(file, text.replace("\"equilibria\"", "\"equilibrium\""));
        assertThat(Ran.command("check", "", file.toString()).status()).isEqualTo(Command.BAD_INPUT);
        for (var tree : new String[] {"kuhn-poker", "centipede"}) {
            assertThat(Ran.command("tree", "", tree, "--out", file.toString()).status())
                    .isZero();
            assertThat(Ran.command("check", "", file.toString()).status()).isZero();
            Files.writeString(file, Files.readString(file).replaceFirst("\\[\"1\",\"0\"]", "[\"0\",\"1\"]"));
            assertThat(Ran.command("check", "", file.toString()).status()).isEqualTo(Command.REFUSED);
        }
    }

    @Test
    void picturesShowBestResponsesOfTwoByTwoGamesOnly() throws IOException {
        var file = folder.resolve("p.svg");
        assertThat(matrix("battle-of-the-sexes", "--svg", file.toString()).status())
                .isZero();
        assertThat(Files.readString(file))
                .startsWith("<svg")
                .contains("polyline", "circle")
                .endsWith("</svg>\n");
        assertThat(matrix("1,1 1,1; 1,1 1,1", "--svg", file.toString()).status())
                .isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"3,3 0,5; 5,0", "NaN,1", "1,1 a,2", "1/0,1", "", "no-such-game", "missing.nfg", "1,2,3 4,5,6"})
    void badInputIsRefusedInOneMessage(String text) {
        for (var language : new String[] {"en", "zh"}) {
            var ran = matrix(text, "--lang", language);
            assertThat(ran.status()).isEqualTo(Command.BAD_INPUT);
            assertThat(ran.out()).isEmpty();
            assertThat(ran.err()).isNotBlank().doesNotContain("Exception", "\tat ");
        }
        assertThat(matrix(text, "--json").json().get("status").asInt()).isEqualTo(Command.BAD_INPUT);
    }

    @Test
    void whatIsTooLargeIsRefusedAtOnce() {
        var ran = Ran.command("matrix", "NFG 1 R \"\" {\"a\" \"b\"} {100000 100000}\n1 2 3", "-");
        assertThat(ran.status()).isEqualTo(Command.LIMIT_REACHED);
        assertThat(matrix("colonel-blotto[60, 6]").status()).isEqualTo(Command.LIMIT_REACHED);
        assertThat(matrix("morra[3]", "--all", "--limit", "100").status()).isEqualTo(Command.LIMIT_REACHED);
    }

    @Test
    void imperfectRecallIsRefused() {
        var ran = Ran.command(
                "tree",
                "players A, B\nA\n  l: A {y}\n    u: 0\n    d: 1\n  r: A {y}\n    u: 1\n    d: 0\n",
                "-",
                "--lang",
                "en");
        assertThat(ran.status()).isEqualTo(Command.BAD_INPUT);
        assertThat(ran.err()).contains("imperfect recall", "A");
    }
}
