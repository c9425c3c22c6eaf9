package grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.Ran;
import grundy.testkit.DrawnCases;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SurveyCommandTest {
    @TempDir
    Path folder;

    private static Ran survey(String... arguments) {
        return Ran.command("survey", "", arguments);
    }

    @Tag("slow")
    @Test
    void itEndsWithWhatItFoundAndIsAskedAgain() {
        var atlas = folder.resolve("atlas").toString();
        var ran = survey("subtraction", "--within", "3", "--to", "200", "--out", atlas, "--json");
        assertThat(ran.status()).isZero();
        assertThat(ran.json().get("rows").asInt()).isEqualTo(7);
        assertThat(ran.json().get("proved").asInt()).isEqualTo(7);
        assertThat(ran.json().get("out").asString()).isEqualTo(atlas);
        var again = survey("subtraction", "--within", "3", "--to", "200", "--out", atlas);
        assertThat(again.status()).isZero();
        assertThat(again.out()).contains("7 games: 7 proved", "index.html");
        var asked = survey("--in", atlas, "--json", "--sql", "SELECT code, period FROM atlas ORDER BY number");
        assertThat(asked.json().get("rows").get(6).get("code").asString()).isEqualTo("{1,2,3}");
        assertThat(asked.json().get("rows").get(6).get("period").asInt()).isEqualTo(4);
        var chinese = survey("--in", atlas, "--lang", "zh", "--sql", "SELECT limit FROM atlas");
        assertThat(chinese.status()).isEqualTo(2);
        assertThat(chinese.err()).contains("图鉴没有回答", "\"limit\"");
    }

    @Test
    void misereRulesHaveQuotients() {
        var atlas = folder.resolve("atlas").toString();
        var ran = survey("misere take {1, a}", "--for", "a=2..4", "--to", "300", "--out", atlas);
        assertThat(ran.status()).isZero();
        assertThat(ran.out()).contains("3 games: 3 proved", "order");
    }

    /// The certificate of each proved period is checked again by the values themselves, and not after a change.
    @Tag("slow")
    @Test
    void periodsHaveCertificates() throws IOException {
        var atlas = folder.resolve("atlas");
        var ran = survey("subtraction", "--within", "3", "--to", "300", "--out", atlas.toString());
        assertThat(ran.status()).as(ran.err()).isZero();
        for (int number = 0; number < 7; number++) {
            var file = atlas.resolve("certificates").resolve(number + ".cert.json");
            var checked = Ran.run("", "check", file.toString(), "--lang", "en");
            assertThat(checked.status()).as(checked.err()).isZero();
            assertThat(checked.out()).contains("the period is proved");
            var text = Files.readString(file);
            var other = Files.writeString(
                    folder.resolve("other.json"), text.replaceFirst("\"period\":(\\d+)", "\"period\":1$1"));
            assertThat(Ran.run("", "check", other.toString()).status()).isNotZero();
        }
    }

    @Tag("slow")
    @DrawnCases
    @Test
    void aBoxIsATableThatSqlAsks() {
        var box = folder.resolve("box").toString();
        var rules = "(a, b, c): (a-k, b, c) | (a, b-k, c) | (a, b, c-k)";
        var ran = survey("table", rules, "--box", "7x7x7", "--values", "--out", box);
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out()).contains("512 positions, 64 of them lost", "(0,0,0)  (0,1,1)");
        var asked = survey(
                "--in", box, "--json", "--sql", "SELECT count(*) AS n FROM positions WHERE value = xor(xor(a, b), c)");
        assertThat(asked.json().get("rows").get(0).get("n").asInt()).isEqualTo(512);
        var lost = survey("table", "wythoff", "--box", "10x10", "--out", box, "--json")
                .json();
        assertThat(lost.get("positions").asInt()).isEqualTo(121);
        assertThat(lost.get("lost").asInt()).isEqualTo(9);
        var other = survey("--in", box, "--sql", "SELECT d FROM positions");
        assertThat(other.status()).isEqualTo(2);
        assertThat(other.err()).contains("positions(");
    }

    @Test
    void boardsAreATableToo() {
        var out = folder.resolve("boards").toString();
        var ran = survey("table", "domineering", "--box", "2x3", "--out", out);
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out()).contains("64 boards", "###/###");
        var asked = survey("--in", out, "--json", "--sql", "SELECT outcome FROM positions WHERE board = '.../...'");
        assertThat(asked.json().get("rows").get(0).get("outcome").asString()).isEqualTo("N");
        var cram = survey("table", "cram", "--box", "3x3", "--values", "--out", out, "--json")
                .json();
        assertThat(cram.get("positions").asInt()).isEqualTo(512);
        var whole = survey("--in", out, "--json", "--sql", "SELECT value FROM positions WHERE board = '.../.../...'");
        assertThat(whole.json().get("rows").get(0).get("value").asInt()).isZero();
    }

    /// What comes along is asked without a survey.
    @Tag("slow")
    @Test
    void anAtlasThatComesAlongIsAsked() {
        var out = folder.resolve("octal");
        var ran = survey(
                "--in", "octal-4", "--out", out.toString(), "--sql", "SELECT period FROM atlas WHERE code='0.77'");
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out()).contains("12", out.toString());
        assertThat(out.resolve("index.html")).exists();
        var again = survey("--in", out.toString(), "--json", "--sql", "SELECT count(*) AS n FROM atlas");
        assertThat(again.json().get("rows").get(0).get("n").asInt()).isEqualTo(8191);
        assertThat(survey("--in", "octal-4", "--out", out.toString()).status()).isNotZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "table",
                "table cram --box 3",
                "table cram --box 3x3 --spark local",
                "table domineering --box 3x3 --values",
                "table toads-and-frogs --box 3x3",
                "table amazons --box 3x3",
                "table wythoff",
                "table wythoff --box 3",
                "table wythoff --box 3x3x3",
                "table wythoff --box 3x",
                "table wythoff --box 3x3 --to 4",
                "table kayles --box 3",
                "table (a,b):(a-1,b+1) --box 3x3",
                "octal --digits 1 --box 3x3",
                "octal --digits 1 --values",
                "octal --digits 1 --spark",
                "--in nowhere --spark local",
                "",
                "octal",
                "octal --digits 0",
                "octal --digits 9",
                "octal --within 3",
                "decimal --digits 3",
                "octal --digits 1 --to 0",
                "octal --digits 1 --for a=1..2",
                "nim --for a=1..2",
                "take{1,a} --for a=2",
                "take{1,a} --for a=3..2",
                "take{1,a --for a=1..2",
                "3players:take1..a --for a=1..2",
                "--in nowhere",
                "--in nowhere --digits 3"
            })
    void whatIsNoSurveyIsRefusedInALine(String line) {
        var ran = survey(line.isEmpty() ? new String[0] : line.split(" "));
        assertThat(ran.status()).as(line).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err())
                .as(line)
                .isNotBlank()
                .doesNotContain("Exception", "at grundy", "survey.bound", "store.atlas");
    }
}
