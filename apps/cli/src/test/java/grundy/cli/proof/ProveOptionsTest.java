package grundy.cli.proof;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.Ran;
import grundy.cli.command.Command;
import grundy.prove.finding.ExportNames;
import grundy.testkit.DrawnCases;
import grundy.testkit.InstalledPrograms;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Conjectures, families and exports from the command line.
class ProveOptionsTest {
    private static Ran prove(String... words) {
        return Ran.command("prove", "", words);
    }

    @Tag("slow")
    @DrawnCases(oneIn = 3)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..3; P when n mod 4 == 0; 0; Proved for all n",
                "take 1..3; P when n mod 7 in {0, 3}; 1; The smallest counterexample is 3: it is won for the player to move",
                "take 1..3; g = n mod 4; 0; g = n mod 4",
                "take 1..3; g = n mod 5; 1; The smallest counterexample is 4: its nim-value is 0",
                "wythoff; P when min(a, b) == floor(phi * abs(a - b)) and a + b < 10^6; 1; (381966, 618034)",
                "wythoff; P when a * b == 2 or a + b == 0; 1; The smallest counterexample is (3, 5)",
                "take 1..3; P when gcd(n, 4) == 4; 3; nothing is proved",
            })
    void conjecturesAreProvedRefusedOrCompared(String rules, String formula, int status, String text) {
        var ran = prove(rules, "--conjecture", formula);
        assertThat(ran.status()).isEqualTo(status);
        assertThat(ran.out()).contains(text);
    }

    @Test
    void aFormulaThatIsNoneSaysWhere() {
        var ran = prove("take 1..3", "--conjecture", "P when n mod 7 in {0, 3");
        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).contains("P when n mod 7 in {0, 3\n                       ^", "expected \",\" or \"}\"");
    }

    @Tag("slow")
    @DrawnCases
    @Test
    void aConjectureInJson() {
        var json = prove("take 1..3", "--conjecture", "P when n mod 4 == 0 and n < 10001", "--json")
                .json();
        assertThat(json.get("refuted").asBoolean()).isTrue();
        assertThat(json.get("counterexample").get(0).asInt()).isEqualTo(10_004);
        assertThat(json.get("value").asInt()).isZero();
        var untold = prove("take 1..3", "--conjecture", "P when gcd(n, 4) == 4", "--json")
                .json();
        assertThat(untold.get("proved").asBoolean()).isFalse();
        assertThat(untold.get("holdsTo").asLong()).isGreaterThan(1_000);
    }

    @Test
    void aFamilyShowsALineEachAndThePattern() {
        var ran = prove("take 1..m", "--for", "m=1..6");
        assertThat(ran.status()).isZero();
        assertThat(ran.out())
                .contains(
                        "m = 3: lost when n mod 4 = 0 (base-2, 3 states)",
                        "Pattern: P-position exactly when n mod (m + 1) == 0. Each line is proved (6 of 6)");
        var chinese = prove("take 1..?", "--for", "?=2..5", "--values", "--lang", "zh");
        assertThat(chinese.out()).contains("? = 2：SG 值 g = n mod 3", "规律：g = n mod (m + 1)");
        var json = prove("take l..5", "--for", "l=1..4", "--json").json();
        assertThat(json.get("members").size()).isEqualTo(4);
        assertThat(json.get("members").get(1).get("claim").asString()).isEqualTo("P when n mod 7 in {0, 1}");
        assertThat(json.get("pattern").get("formula").asString()).isEqualTo("P when n mod (l + 5) in {0..(l - 1)}");
        assertThat(json.get("pattern").get("proved").asBoolean()).isFalse();
    }

    /// No time is no time on every machine.
    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void whereTheTimeIsOutTheAnswerSaysHowMoreIsGiven(String language) {
        for (var ran : List.of(
                prove("take 1..m", "--for", "m=1..6", "--time", "0", "--lang", language),
                prove("wythoff", "--time", "0", "--lang", language),
                prove("take 1..m", "--time", "0", "--lang", language))) {
            assertThat(ran.status()).as(ran.out() + ran.err()).isEqualTo(3);
            assertThat(ran.out() + ran.err()).contains("--time");
        }
    }

    /// Larger automata are the other thing that more may be given of.
    @Tag("slow")
    @Test
    void whereAnAutomatonWouldBeTooLargeTheAnswerSaysHowLargerOnesAreAllowed() {
        var ran = prove("wythoff", "--states", "1");
        assertThat(ran.status()).as(ran.out() + ran.err()).isEqualTo(3);
        assertThat(ran.out() + ran.err()).contains("--states N");
    }

    @Tag("slow")
    @Test
    void aFamilyOfPairs() {
        var ran = prove("generalized-wythoff", "--for", "t=1..3");
        assertThat(ran.out()).startsWith("generalized-wythoff[t], for t from 1 to 3:");
        assertThat(ran.out()).contains("y_n = 1*x_n + t*n", "observed for t = 1 to 3");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..m; m=1-50; --for must look like m=1..50",
                "take 1..m; m=5..2; a range of 1 to 1000 values",
                "take 1..m; k=1..3; there is no k in the rules take 1..m",
                "take 1..m; m=1..2000; a range of 1 to 1000 values",
            })
    void rangesThatAreNone(String rules, String range, String text) {
        var ran = prove(rules, "--for", range);
        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).contains(text);
    }

    @Test
    void theProofGoesToAFolderForWalnut(@TempDir Path folder) throws IOException {
        var to = folder.resolve("a").resolve("walnut");
        var ran = prove("wythoff", "--export", "walnut", "--export-to", to.toString());
        assertThat(ran.status()).isZero();
        assertThat(ran.out()).contains("load wythoff.txt;", "6 sentences");
        assertThat(Files.readString(to.resolve("Automata Library/wythoff_p.txt")))
                .startsWith("msd_fib msd_fib\n\n0 1\n0 0 -> 0\n0 1 -> 1\n1 0 -> 2\n\n1 0\n");
        assertThat(Files.readAllLines(to.resolve("Command Files/wythoff.txt")))
                .contains("eval wythoff_outside \"?msd_fib Aa,b ($wythoff_p(a,b) | $wythoff_wins(a,b))\";");
        assertThat(Files.readString(to.resolve("README.txt"))).contains("TRUE", "wythoff_inside");
    }

    @Tag("slow")
    @DrawnCases
    @Test
    void theProofGoesToAnArchiveThatIsTheSameEachTime(@TempDir Path folder) throws IOException {
        var to = folder.resolve("gw.zip");
        var json = prove("generalized-wythoff[2]", "--export", "walnut", "--export-to", to.toString(), "--json")
                .json();
        var export = json.get("export");
        assertThat(export.get("numeration").asString()).isEqualTo("msd_grundy_2_1");
        var names = new ArrayList<String>();
        export.get("files").forEach(name -> names.add(name.asString()));
        assertThat(names)
                .contains("Custom Bases/msd_grundy_2_1.txt", "Custom Bases/msd_grundy_2_1_addition.txt", "README.txt");
        try (var zip = new ZipFile(to.toFile(), StandardCharsets.UTF_8)) {
            assertThat(zip.stream().map(Object::toString).toList()).isEqualTo(names);
        }
        byte[] first = Files.readAllBytes(to);
        prove("generalized-wythoff[2]", "--export", "walnut", "--export-to", to.toString());
        assertThat(Files.readAllBytes(to)).isEqualTo(first);
    }

    @Test
    void theTheoremGoesToAFolderForRocq(@TempDir Path folder) throws IOException {
        var to = folder.resolve("rocq");
        var ran = prove("take 1..3", "--export", "coq", "--export-to", to.toString(), "--json");
        assertThat(ran.json().get("export").get("command").asString()).isEqualTo("make");
        assertThat(Files.readString(to.resolve("Theorem_" + ExportNames.of("take 1..3") + ".v")))
                .contains("lost move n <-> (n mod 4 = 0)%N", "Print Assumptions lost_formula.");
        assertThat(Files.readString(to.resolve("Makefile")))
                .contains("Theorem_" + ExportNames.of("take 1..3") + ".vo: ");
        assertThat(to.resolve("Play.v")).isRegularFile();
        var beside = folder.resolve("values");
        var values = prove("take {1,3,4}", "--values", "--export", "rocq", "--export-to", beside.toString());
        assertThat(values.status()).as(values.err()).isZero();
        assertThat(Files.readString(beside.resolve("Theorem_" + ExportNames.of("take {1,3,4}") + ".v")))
                .contains("forall p v, Values.value move p v <-> has_value p v");
    }

    /// Where arithmetic proves the formula, the user's or the program's.
    @Tag("slow")
    @DrawnCases(oneIn = 2)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take odd; ; Z.to_N (n mod 2)",
                "take even; ; Z.to_N (n / 2)",
                "nim; g = 2*n - n; Z.to_N (2 * n - n)",
                "take 1..3; ; lost (heap_move (one_heap (Family.move))) heaps"
            })
    void nimValuesWithAFormulaAreWrittenForRocq(String rules, String conjecture, String text, @TempDir Path folder)
            throws IOException {
        var to = folder.resolve("values").toString();
        var ran = conjecture == null
                ? prove(rules, "--values", "--export", "rocq", "--export-to", to)
                : prove(rules, "--conjecture", conjecture, "--export", "rocq", "--export-to", to);
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(Files.readString(Path.of(to, "Theorem_" + ExportNames.of(rules) + ".v")))
                .contains(text, "Print Assumptions nim_values.");
    }

    @Test
    void valuesByRecursionAreWritten(@TempDir Path folder) throws IOException {
        var to = folder.resolve("half").toString();
        var certificate = folder.resolve("half.json").toString();
        var ran = prove("take at most half", "--values", "--out", certificate, "--export", "rocq", "--export-to", to);
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out()).contains("g(2m) = m, g(2m + 1) = g(m), for all m ≥ 0.");
        assertThat(Files.readString(Path.of(to, "Theorem_take_at_most_half.v")))
                .contains("2 * k <= n", "forall m v, value move (2 * m + 1) v <-> value move m v.");
    }

    /// What cannot be drawn is a notice; the answer stands.
    @ParameterizedTest
    @CsvSource({"--svg, half.svg", "--dot, half.dot"})
    void aTheoremWithoutAnAutomatonIsNotDrawn(String option, String name, @TempDir Path folder) {
        var file = folder.resolve(name);
        var ran = prove("take at most half", "--values", option, file.toString());
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out()).contains("g(2m) = m, g(2m + 1) = g(m), for all m ≥ 0.");
        assertThat(ran.err()).contains(option + " wrote nothing");
        assertThat(file).doesNotExist();
    }

    /// Rules whose letters and digits are the same have files of their own.
    @Test
    void rulesThatLookAlikeHaveNamesOfTheirOwn() {
        assertThat(Stream.of("take {1,3}", "take 1..3", "take {1, 3}", "take 1 3", "take_1_3", "Take 1..3"))
                .extracting(ExportNames::of)
                .doesNotHaveDuplicates()
                .allMatch(name -> name.matches("take_1_3(_x[0-9a-f]{4})?"));
        assertThat(ExportNames.of("misere kayles")).isEqualTo("misere_kayles");
    }

    /// One folder has them all.
    @Tag("slow")
    @Test
    void aFamilyGoesToAFolderForRocq(@TempDir Path folder) throws IOException {
        var to = folder.resolve("family");
        var ran = prove("take 1..?", "--for", "?=2..3", "--export", "rocq", "--export-to", to.toString());
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out()).contains("? = 3: lost when n mod 4 = 0", "For Rocq: " + to + ", with 2 theorems");
        assertThat(Files.readString(to.resolve("Makefile")))
                .matches("(?s)all: Theorem_take_1_x[0-9a-f]{4}_m_2.vo Theorem_take_1_x[0-9a-f]{4}_m_3.vo\n.*");
        assertThat(Files.readString(to.resolve("Theorem_" + ExportNames.ofMember("take 1..?", "m", 3) + ".v")))
                .contains("     take 1..3 *)", "lost move n <-> (n mod 4 = 0)%N");
        assertThat(Files.readString(to.resolve("README.txt")))
                .containsPattern("Theorem_take_1_x[0-9a-f]{4}_m_2.v   m = 2")
                .endsWith(".\n");
        var json = prove("take 1..m", "--for", "m=2..3", "--export", "coq", "--export-to", to.toString(), "--json")
                .json();
        assertThat(json.get("export").get("files").toString())
                .containsPattern("Theorem_take_1_m_x[0-9a-f]{4}_m_2.v")
                .contains("Play.v");
        assertThat(json.get("export").get("command").asString()).isEqualTo("make");
        var values = folder.resolve("values");
        prove("take 1..m", "--for", "m=2..3", "--values", "--export", "rocq", "--export-to", values.toString());
        assertThat(Files.readString(values.resolve("Theorem_" + ExportNames.ofMember("take 1..m", "m", 3) + ".v")))
                .contains("Values.value move n (Z.to_N (n mod 4))");
    }

    @Test
    void aFamilyGoesToAFolderForWalnut(@TempDir Path folder) throws IOException {
        var to = folder.resolve("family.zip");
        var json = prove("bash", "--for", "m=2..3", "--export", "walnut", "--export-to", to.toString(), "--json")
                .json()
                .get("export");
        var commands = new ArrayList<String>();
        json.get("commands").forEach(command -> commands.add(command.asString()));
        assertThat(commands).hasSize(2).allMatch(command -> command.matches("load bash_m_x[0-9a-f]{4}_m_[23].txt;"));
        var names = new ArrayList<String>();
        json.get("files").forEach(name -> names.add(name.asString()));
        try (var zip = new ZipFile(to.toFile(), StandardCharsets.UTF_8)) {
            assertThat(zip.stream().map(Object::toString).toList()).isEqualTo(names);
        }
    }

    /// Rocq is asked for each of them, and nothing stays.
    @Tag("thorough")
    @Test
    void rocqIsAskedForAFamily() {
        InstalledPrograms.assume("coqc");
        var ran = prove("misere take 1..m", "--for", "m=2..4", "--rocq");
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out())
                .contains("Rocq accepts it: Closed under the global context")
                .doesNotContain("For Rocq");
    }

    @Test
    void theTimeOfAFamilyIsForAllOfIt() {
        var ran = prove("take 1..m", "--for", "m=3..500", "--time", "0", "--json");
        assertThat(ran.status()).isEqualTo(Command.LIMIT_REACHED);
        assertThat(ran.json().get("members")).isEmpty();
        assertThat(ran.json().get("untriedFrom").asLong()).isEqualTo(3);
        assertThat(prove("take 1..m", "--for", "m=3..500", "--time", "0").out())
                .contains("From m = 3 on nothing was tried");
    }

    /// What the user claims is what the text states.
    @Test
    void aProvedConjectureIsExportedAsItWasMade(@TempDir Path folder) throws IOException {
        var to = folder.resolve("conjecture");
        var claim = "P when (n + 4) mod 4 == 0 or n == 8";
        prove("take 1..3", "--conjecture", claim, "--export", "rocq", "--export-to", to.toString());
        assertThat(Files.readString(to.resolve("Theorem_" + ExportNames.of("take 1..3") + ".v")))
                .contains("lost move n <-> ((n mod 4 = 0) \\/ n = 8)%N");
    }

    /// The page has the rules as they were written, none of their lines at the margin, and names no number that it
    /// does not tell.
    @Test
    void thePageQuotesTheRulesAndTellsEachNumber(@TempDir Path folder) throws IOException {
        var to = folder.resolve("page");
        prove("(n):  (n - k)\n  where k in {1, 3}", "--export", "walnut", "--export-to", to.toString());
        assertThat(Files.readString(to.resolve("README.txt")))
                .contains("\n     (n):  (n - k)\n       where k in {1, 3}\n", "./walnut.sh n_n_k_where_k_in_1_3_x");
        prove("blocking-bash", "--export", "walnut", "--export-to", to.toString());
        assertThat(Files.readString(to.resolve("README.txt")))
                .contains(
                        "exactly when n = 0 or n mod 4 = 0 and b = 3 or n mod 4 = 1 and b = 1.",
                        "\n     blocking-bash[m = 3]\n     (n, b): (n - k, c) where k <= m");
        assertThat(prove("cyclic-nimhoff", "--values").out()).contains("g = 4 * (a / 4 XOR b / 4) + (a + b) mod 4");
    }

    @Tag("slow")
    @DrawnCases
    @Test
    void aProvedPeriodIsWrittenForRocq(@TempDir Path folder) {
        var to = folder.resolve("period");
        var ran = Ran.command("values", "", "kayles", "--export", "rocq", "--export-to", to.toString(), "--json");
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.json().get("export").get("files").toString()).contains("Theorem_kayles.v", "Periods.v");
        assertThat(to.resolve("Theorem_kayles.v"))
                .content()
                .contains("repeat with period 12", "[([1; 2], [0; 1; 2]%nat)]");
        assertThat(Ran.command("values", "", "nim", "--export", "rocq").err()).contains("saltus");
        assertThat(Ran.command("values", "", "misere 0.77", "--export", "rocq").status())
                .isEqualTo(Command.LIMIT_REACHED);
        assertThat(Ran.command("values", "", "wythoff", "--export", "rocq").status())
                .isEqualTo(Command.BAD_INPUT);
        assertThat(Ran.command("values", "", "0.77", "--export", "walnut").err())
                .contains("rocq only");
    }

    /// In misere play the theorem is the one of `values`, where the period needs no automaton.
    @DrawnCases
    @Test
    void aPeriodInMiserePlayIsWrittenForRocq(@TempDir Path folder) throws IOException {
        var rules = "misere take {31,77,500,1013,2333}";
        var to = folder.resolve("proved");
        var ran = prove(rules, "--export", "rocq", "--export-to", to.toString());
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.err()).isEmpty();
        var file = "Theorem_" + ExportNames.of(rules) + ".v";
        assertThat(to.resolve("TamePeriods.v")).isRegularFile();
        assertThat(Files.readString(to.resolve(file)))
                .contains("misere play: a sum of heaps is lost exactly when", "misere_lost_positions");
    }

    /// Rocq's words are told where it is installed, and how it comes where not.
    @Tag("thorough")
    @Test
    void rocqIsAskedAtOnce() {
        InstalledPrograms.assume("coqc");
        var ran = Ran.command("values", "", "take {2,5}", "--rocq");
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out())
                .contains("Rocq accepts it: Closed under the global context")
                .doesNotContain("For Rocq");
    }

    @Test
    void walnutsTextIsNothingForRocq() {
        assertThat(prove("take {2,5}", "--export", "walnut", "--rocq").status()).isEqualTo(Command.BAD_INPUT);
    }

    /// Beside others of its kind it may stand, among files of another kind not.
    @Test
    void anExportForWalnutTouchesNoFolderOfOtherThings(@TempDir Path folder) throws IOException {
        var to = folder.resolve("walnut").toString();
        for (var rules : List.of("take 1..2", "take 1..3"))
            assertThat(prove(rules, "--export", "walnut", "--export-to", to).status())
                    .isZero();
        Files.createFile(Files.createDirectory(folder.resolve("other")).resolve("thesis.tex"));
        var ran = prove(
                "take 1..2",
                "--export",
                "walnut",
                "--export-to",
                folder.resolve("other").toString());
        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).contains("not empty");
    }

    @Test
    void exportsThatCannotBe(@TempDir Path folder) throws IOException {
        assertThat(prove("nim", "--export", "lean").err()).contains("--export knows walnut and rocq, but not lean");
        assertThat(prove("nim", "--export-to", "x").err()).contains("names the folder for --export");
        var file = Files.createFile(folder.resolve("file"));
        for (var to : List.of(file.toString(), file.resolve("x").toString())) {
            var ran = prove("take 1..2", "--export", "walnut", "--export-to", to);
            assertThat(ran.status()).isEqualTo(2);
            assertThat(ran.err()).contains("Nothing can be written to " + to);
        }
    }
}
