package grundy.cli.proof;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.Ran;
import grundy.prove.finding.ExportNames;
import grundy.testkit.DrawnCases;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// One theorem for every value of a letter, and for any number of heaps, from the command line.
class ParametricCommandTest {
    private static Ran prove(String line) {
        var words = new ArrayList<String>();
        for (var part : line.split(" (?=--)")) {
            if (part.startsWith("--")) words.addAll(List.of(part.split(" ", 2)));
            else words.add(part);
        }
        return Ran.command("prove", "", words.toArray(String[]::new));
    }

    @DrawnCases(oneIn = 2)
    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..m; for every m ≥ 1, normal play: the position n is lost for the player to move exactly when n mod (m + 1) = 0",
                "take 1..m; Any number of heaps: the nim-value of a heap of n is n mod (m + 1)",
                "take l..r --values; given by g = ⌊(n mod (l + r)) / l⌋",
                "misere take 1..m; exactly when n mod (m + 1) = 1",
                "misere take 1..m; Ferguson 1974",
                "misere bash[m] --values; or there is no move at all; one of these has it: k = v + n mod (m + 1) - 1",
                "take 1..m --for m>=3; for every m ≥ 3, normal play",
                "race --for target,m; exactly when s > target or (target - s) mod (m + 1) = 0",
                "bash --for m; Bash game [m], for every m ≥ 1",
                "bounded-nim[k]; Bounded Nim [r = k], for every k ≥ 1",
                "moore[k]; divisible by k + 1 (Moore 1910)",
                "misere moore[3]; number of heaps of 1 is congruent to 1 modulo 4",
                "generalized-wythoff[t]; (Fraenkel 1982)",
                "nim --heaps any; the XOR of its heaps is 0 (Bouton 1901)",
                "misere nim --heaps any; or the XOR is 1 and no heap is",
                "misere take 2..5 --heaps any; the XOR of the values ⌊(n mod 7) / 2⌋ of its heaps n is 0 and some value",
                "take {2,5,7} --heaps any --no-store; Any number of heaps: lost exactly when the XOR of the values is 0",
                "(n, m): (n-k, m) where k <= m; for every m ≥ 0, normal play: the position n",
                "take 1..m --lang zh; 对所有 m ≥ 1，正常规则：局面 n 先手必败，当且仅当 n mod (m + 1) = 0",
            })
    void theoremsAreTold(String line, String text) {
        var ran = prove(line);
        assertThat(ran.err()).isEmpty();
        assertThat(ran.status()).isZero();
        assertThat(ran.out()).contains(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..m --conjecture P when n mod (m + 1) == 1; 1; counterexample found is 0 with m = 1: it is lost",
                "take 1..m --conjecture g = n mod (m + 2); 1; its nim-value is 0",
                "take {1,m}; 3; nothing is proved: theorems about single games have no formula",
            })
    void whatIsWrongOrOpenIsSaid(String line, int status, String text) {
        var ran = prove(line);
        assertThat(ran.status()).isEqualTo(status);
        assertThat(ran.out()).contains(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..m --heaps 2; 2; --heaps: with letters one heap is proved",
                "take 1..m --svg a.svg; 2; --svg is for one game",
                "take 1..m --export walnut; 2; Walnut knows no letters",
                "take 1..m --for q; 2; there is no q in the rules take 1..m",
                "take 1..; 2; expected an amount",
                "take 0..m; 2; an amount must be at least 1",
                "wythoff --heaps any; 2; rules of one heap only",
                "take 1..m --conjecture P when n mod (m - 1) == 0; 2; divides by 0",
                "take 1..m --conjecture P when q == 0; 2; expected one of the game's numbers",
                "(n): (n - k) where k in primes and k <= m --for m; 3; powers, primes and other such sets",
            })
    void whatCannotBeIsRefusedInOneLine(String line, int status, String text) {
        var ran = prove(line);
        assertThat(ran.status()).isEqualTo(status);
        assertThat(ran.err()).contains(text);
        assertThat(ran.out()).isEmpty();
    }

    /// What standard input holds is read once, with letters and without.
    @Test
    void rulesComeFromStandardInput() {
        assertThat(Ran.command("prove", "take 1..m", "-").out()).contains("for every m ≥ 1");
        assertThat(Ran.command("prove", "take 1..3", "-", "--no-store").out()).contains("n mod 4 = 0");
    }

    @Tag("slow")
    @Test
    void jsonHasTheClaimAndTheMoves() {
        var ran = prove("take l..r --json");
        assertThat(ran.status()).isZero();
        assertThat(ran.out())
                .contains(
                        "\"proved\":true",
                        "\"claim\":\"P when n mod (l + r) < l\"",
                        "{\"to\":[\"n - k\"],\"choosing\":{\"k\":\"r\"}}",
                        "\"heaps\":\"g = n mod (l + r) / l\"");
    }

    @Tag("slow")
    @Test
    void exportsForRocqAreWritten(@TempDir Path folder) throws Exception {
        var to = folder.resolve("proof");
        var ran = Ran.command("prove", "", "take 1..m", "--export", "rocq", "--export-to", to.toString());
        assertThat(ran.status()).isZero();
        assertThat(Files.readString(to.resolve("Theorem_" + ExportNames.of("take 1..m") + ".v")))
                .contains("forall m : N, 1 <= m ->", "n mod (m + 1) = 0", "Print Assumptions lost_heaps.");
        assertThat(to.resolve("Families.v")).exists();
        var moore = folder.resolve("moore");
        assertThat(Ran.command("prove", "", "moore[k]", "--export", "rocq", "--export-to", moore.toString())
                        .status())
                .isZero();
        assertThat(Files.readString(moore.resolve("Theorem_" + ExportNames.of("moore[k]") + ".v")))
                .contains("lost (moore_move k) heaps");
    }
}
