package grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.Ran;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// `grundy pattern` as a user types it.
@EveryTurn
class PatternCommandTest {
    private static Ran pattern(String input, String... arguments) {
        return Ran.command("pattern", input, arguments);
    }

    @Tag("slow")
    @Test
    void namesRulesAndFormulasAndSaysThatItIsNoTheorem() {
        var ran = pattern("", "0 1 2 0 1 2 0 1 2 0 1 2 ...");
        assertThat(ran.status()).isZero();
        assertThat(ran.out())
                .contains("take 1..2")
                .contains("n mod 3")
                .contains("Fits all 12 values given")
                .contains("an observation, not a theorem")
                .contains("Proved for take 1..2");
        assertThat(pattern("", "--lang", "zh", "0 1 2 0 1 2 0 1 2 0 1 2").out())
                .contains("只是观察，不是定理")
                .contains("take 1..2")
                .doesNotContain("Fits");
    }

    @Tag("slow")
    @Test
    void aListThatFitsFromHeapOneOnIsReadSo() {
        var kayles = "1 2 3 1 4 3 2 1 4 2 6 4";
        for (var language : List.of("en", "zh")) {
            var ran = pattern("", kayles, "--lang", language).out();
            assertThat(ran.replace('\n', ' ')).contains("kayles", "--first 1").doesNotContain("--time");
            assertThat(pattern("", kayles, "--first", "1", "--lang", language).out())
                    .contains("kayles")
                    .doesNotContain("--first");
        }
        assertThat(pattern("", kayles, "--json").json().path("first").asInt()).isEqualTo(1);
        assertThat(pattern("", kayles, "--first", "0").out()).doesNotContain("kayles");
        assertThat(pattern("", "0 " + kayles).out()).contains("kayles").doesNotContain("--first");
    }

    /// All these say the same table.
    @Tag("slow")
    @DrawnCases(oneIn = 5)
    @ParameterizedTest
    @ValueSource(
            strings = {
                "0 1 2 0 1 2 0 1 2",
                "0,1,2,0,1,2,0,1,2,...",
                "[0, 1, 2, 0, 1, 2, 0, 1, 2]",
                "{0;1;2;0;1;2;0;1;2}",
                "\uFEFF0 1 2 0 1 2 0 1 2 …",
                "０，１，２，０，１，２，０，１，２",
                "0 0\n1 1\n2 2\n3 0\n4 1\n5 2\n6 0\n7 1\n8 2\n",
                "# A010872\n0 0\n1 1\n2 2\n3 0\n4 1\n5 2\n6 0\n7 1\n8 2\n",
                "0: 0, 1: 1, 2: 2, 3: 0, 4: 1, 5: 2, 6: 0, 7: 1, 8: 2",
                "sg[0]=0 sg[1]=1 sg[2]=2 sg[3]=0 sg[4]=1 sg[5]=2 sg[6]=0 sg[7]=1 sg[8]=2",
                "sg(0) = 0\nsg(1) = 1\nsg(2) = 2\nsg(3) = 0\nsg(4) = 1\nsg(5) = 2\nsg(6) = 0\nsg(7) = 1\nsg(8) = 2",
                "n  0 1 2 3 4 5 6 7 8\nsg 0 1 2 0 1 2 0 1 2",
                "n: 0 1 2 3 4 5 6 7 8\r\nsg: 0 1 2 0 1 2 0 1 2\r\n",
                "a(n) = 0 1 2 0 1 2 0 1 2, ...",
                "0\n1\n2\n0\n1\n2\n0\n1\n2"
            })
    void readsTablesAsPeoplePasteThem(String text) {
        var json = pattern(text, "-", "--json").json();
        assertThat(json.get("count").asInt()).isEqualTo(9);
        assertThat(json.get("first").asInt()).isZero();
        assertThat(json.get("formulas").get(0).get("claim").asString()).isEqualTo("g = n mod 3");
    }

    @Tag("slow")
    @DrawnCases(oneIn = 2)
    @ParameterizedTest
    @ValueSource(
            strings = {"PNNNPNNNPNNN", "L W W W L W W W L W W W", "负胜胜胜负胜胜胜负胜胜胜", "必败 必胜 必胜 必胜 必败 必胜 必胜 必胜 必败 必胜 必胜 必胜"
            })
    void readsOutcomes(String text) {
        var json = pattern("", text, "--json").json();
        assertThat(json.get("as").asString()).isEqualTo("outcomes");
        assertThat(json.get("formulas").get(0).get("claim").asString()).isEqualTo("P when n mod 4 == 0");
        assertThat(json.get("rules").toString()).contains("take 1..3");
    }

    @Tag("slow")
    @Test
    void readsListsOfLostHeaps() {
        var json = pattern("", "0 4 8 12 16 20", "--json").json();
        var lost = json.get("readings").get(0);
        assertThat(lost.get("as").asString()).isEqualTo("positions");
        assertThat(lost.get("formulas").get(0).get("claim").asString()).isEqualTo("P when n mod 4 == 0");
        assertThat(pattern("", "0 4 8 12 16 20", "--as", "positions", "--json")
                        .json()
                        .get("as")
                        .asString())
                .isEqualTo("positions");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''|give the values once",
                "' '|there are no values",
                "...|there are no values",
                "0 1 x2|found \"x\"",
                "0 1 -2 3|never negative",
                "(0,0) (1,2) (3,5)|found pairs",
                "[1,2], [3,5]|found pairs",
                "0 1 2.5|found a fraction",
                "0 1 99999999999999999999|may have 15 digits",
                "0 1 ... 5 6|at the end only",
                "0 1 2 hello|found \"hello\"",
                "0: 0, 2: 1|expected the index 1, found 2",
                "0: 0, 1|an index",
                "0 1 ^ 2|found \"^\"",
            })
    void refusesWithThePlace(String text, String problem) {
        var ran = text.isEmpty() ? pattern("") : pattern("", text);
        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).containsIgnoringCase(problem);
        if (!text.isEmpty()) assertThat(ran.err()).contains("line 1, column ");
    }

    @Tag("slow")
    @Test
    void readsFiles(@TempDir Path folder) throws IOException {
        var file = folder.resolve("b.txt");
        Files.writeString(
                file,
                IntStream.range(1, 80)
                        .mapToObj(n -> n + " " + Integer.numberOfTrailingZeros(n))
                        .collect(Collectors.joining("\n")));
        var json = pattern("", "--from", file.toString(), "--json").json();
        assertThat(json.get("first").asInt()).isEqualTo(1);
        assertThat(json.get("formulas").get(0).get("claim").asString()).isEqualTo("g = twos(n)");
        assertThat(json.get("formulas").get(0).get("kind").asString()).isEqualTo("ruler");
        assertThat(pattern("", "--from", folder.resolve("none").toString()).status())
                .isEqualTo(2);
        assertThat(pattern("", "--from", file.toString(), "0 1").status()).isEqualTo(2);
    }

    @Tag("slow")
    @Test
    void answersRulesWithAProofOrACounterexample() {
        var factorials = pattern("", "--rules", "take factorials");
        assertThat(factorials.out()).contains("g(5050) = 4").contains("fails at n = 5050");
        var misere =
                pattern("", "--rules", "misere kayles", "--to", "40", "--json").json();
        assertThat(misere.get("as").asString()).isEqualTo("outcomes");
        assertThat(misere.get("rules").get(0).get("period").get("preperiod").asInt())
                .isEqualTo(21);
        var given = pattern("", "N P N N P N N N N P N N P N N N N N N N P N N N N N N N N N N");
        assertThat(given.out()).contains("misere kayles   (= 0.77").contains("Plambeck and Siegel");
        var kayles = pattern("", "--rules", "kayles", "--json").json();
        assertThat(kayles.get("formulas")
                        .get(0)
                        .get("withRules")
                        .get(0)
                        .get("proved")
                        .asBoolean())
                .isTrue();
        var wythoff = pattern("", "--rules", "wythoff", "--json").json();
        assertThat(wythoff.get("proof").get("proved").asBoolean()).isTrue();
        assertThat(wythoff.get("proof").get("command").asString()).isEqualTo("grundy prove wythoff");
    }

    @Tag("slow")
    @Test
    void aFormulaIsNeverProvedByTheTableAlone() {
        var json = pattern("", "0 1 2 0 1 2 0 1 2", "--json").json();
        for (var formula : json.get("formulas"))
            assertThat(formula.get("proved").asBoolean()).isFalse();
        assertThat(json.get("formulas").get(0).get("predicts").toString()).isEqualTo("[0,1,2,0,1,2,0,1]");
        assertThat(json.get("formulas").get(0).get("checked").asInt()).isEqualTo(9);
        assertThat(json.get("note").asString()).contains("not a theorem");
    }

    @Tag("slow")
    @Test
    void readsManyValues() {
        var text = IntStream.range(0, CaseCount.of(1_000_000))
                .mapToObj(n -> String.valueOf(n % 5))
                .collect(Collectors.joining(" "));
        var json = pattern(text, "-", "--json").json();
        assertThat(json.get("formulas").get(0).get("claim").asString()).isEqualTo("g = n mod 5");
        assertThat(json.get("rules").get(0).get("text").asString()).isEqualTo("take 1..4");
    }

    @Test
    void refusesATableOfTwoCoordinates() {
        var ran = pattern("0 1 2\n1 2 0\n2 0 1\n", "-");
        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).contains("--as values");
        assertThat(pattern("0 1 2\n1 2 0\n2 0 1\n", "-", "--as", "values").status())
                .isZero();
    }

    /// From heap 1 on there is no lost heap 0.
    @Test
    void aListThatBeginsBelowTheFirstHeapIsNoListOfPositions() {
        var ran = Ran.command("pattern", "", "--first", "1", "0 3 6 9");
        assertThat(ran.status()).as(ran.err()).isZero();
    }
}
