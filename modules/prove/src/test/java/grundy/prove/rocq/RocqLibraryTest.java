package grundy.prove.rocq;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.DrawnCases;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The theorems of the library that speak of whole families of games: Rocq accepts them, from no axiom.
@Tag("slow")
class RocqLibraryTest {
    private static final List<String> FAMILIES = List.of(
            "Play",
            "Values",
            "Families",
            "Moore",
            "Tame",
            "Subtraction",
            "Intervals",
            "Periods",
            "TamePeriods",
            "PartizanPeriods",
            "MisereValues",
            "Blocking");

    private static final List<String> THEOREMS = List.of(
            "bouton",
            "bouton_misere",
            "moore",
            "misere_moore",
            "tame_sums",
            "misere_as_nim",
            "bouton_misere_again",
            "ferguson_pairs",
            "subtraction_values",
            "subtraction_lost",
            "subtraction_misere",
            "interval_values",
            "intervals_lost",
            "intervals_misere",
            "interval_lost",
            "interval_misere_lost",
            "misere_lost_by_values",
            "outcomes_repeat",
            "misere_outcomes_repeat",
            "misere_value_unique",
            "misere_lost_iff_zero",
            "blocking_kernel",
            "misere_blocking_kernel",
            "blocking_not_both");

    private static final String HEAD = "From Coq Require Import NArith List. From Grundy Require Import "
            + String.join(" ", FAMILIES) + ".\nImport ListNotations. Local Open Scope N_scope.\n";

    /// The library, compiled once.
    @TempDir
    private static Path folder;

    private static Rocq rocq;

    @BeforeAll
    static void library() throws IOException, InterruptedException {
        rocq = Rocq.with(new RocqExport("Theorem_none", "", FAMILIES), folder);
    }

    /// Of all in one tuple, for what they rest on is looked through anew for each that is asked about.
    @Test
    void theoremsAreProvedFromNoAxiom() throws IOException, InterruptedException {
        var all = THEOREMS.stream().map("@%s"::formatted).collect(Collectors.joining(", "));
        var said = rocq.checked(HEAD + "Definition theorems := (%s).\nPrint Assumptions theorems.\n".formatted(all));
        assertThat(said.lines()).containsExactly(Rocq.PROVED);
    }

    @Test
    void moveOfMooreIsWhatItIsCalled() throws IOException, InterruptedException {
        var said = rocq.checked(HEAD + """
                Goal moore_move 2 [5; 7; 1] [3; 7; 0].
                Proof. split; [repeat constructor; discriminate | split; discriminate]. Qed.
                Goal ~ moore_move 1 [5; 7; 1] [3; 7; 0].
                Proof. intros [_ [_ most]]. exact (most eq_refl). Qed.
                Goal ~ moore_move 2 [5; 7] [5; 7].
                Proof. intros [_ [least _]]. exact (least eq_refl). Qed.
                """);
        assertThat(said).isEmpty();
    }

    /// Of 0.31 and of 0.123 some heap of value 0 has moves, and none to value 1; elsewhere misere play is
    /// that of Nim.
    @DrawnCases(oneIn = 16)
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    [([1; 2; 3], [0; 1]%nat)]                         | 0 | 4 | [0; 1; 2; 3]                   | true
                    [([1], [0]%nat); ([2], [0; 1]%nat)]               | 0 | 4 | [0; 1; 1; 0]                   | true
                    [([1], [1]%nat); ([2], [0; 1]%nat)]               | 1 | 3 | [0; 0; 1; 2]                   | true
                    [([1], [0; 1]%nat); ([2], [0]%nat)]               | 3 | 2 | [0; 1; 2; 0; 1]                | false
                    [([1], [0]%nat); ([2], [1]%nat); ([3], [0; 1]%nat)] | 5 | 5 | [0; 1; 0; 2; 2; 1; 0; 0; 2; 1] | false
                    """)
    void oneMoreLookTellsMiserePlay(String rules, int from, int period, String values, boolean tame)
            throws IOException, InterruptedException {
        var table = "%s %d %d (table_of %s)".formatted(rules, from, period, values);
        var said = rocq.checked(HEAD
                + "Goal checked %s = true /\\ tame_checked %s = %s.\nProof. vm_compute. split; reflexivity. Qed.\n"
                        .formatted(table, table, tame));
        assertThat(said).isEmpty();
    }
}
