package grundy.prove.rocq;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.DrawnCases;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Rocq accepts the theorem about generalized Wythoff's game for every t, without axioms.
@Tag("slow")
class RocqWythoffTest {
    /// The library, compiled once.
    @TempDir
    private static Path folder;

    private static Rocq rocq;

    @BeforeAll
    static void library() throws IOException, InterruptedException {
        rocq = Rocq.with(new RocqExport("Theorem_wythoff", "", List.of("Play", "Wythoff")), folder);
    }

    @DrawnCases
    @Test
    void theTheoremsNeedNoAxioms() throws IOException, InterruptedException {
        var said = rocq.checked("""
                From Grundy Require Import Wythoff.
                Definition theorems := (@lost_by_mex, @row_by_mex, @generalized_wythoff, @wythoff_lost).
                Print Assumptions theorems.
                """);
        assertThat(said.lines()).containsExactly(Rocq.PROVED);
    }

    /// What is read, with nothing of the file's own but the move.
    @Test
    void theTheoremSaysWhatTheCatalogueSays() throws IOException, InterruptedException {
        var said = rocq.checked("""
                From Coq Require Import ZArith NArith.
                From Grundy Require Import Wythoff.
                Open Scope Z_scope.
                Goal forall t : N, (1 <= t)%N -> forall a b : N,
                  lost (wythoff_move t) (a, b) <->
                  let d := ((a - b) + (b - a))%N in
                  let n := Z.of_N (d / t) in
                  let t' := Z.of_N t in
                  (d mod t = 0)%N /\\
                  Z.of_N (N.min a b) = (n * (2 - t') + Z.sqrt (n ^ 2 * (t' * t' + 4))) / 2.
                Proof. exact generalized_wythoff. Qed.
                """);
        assertThat(said).isEmpty();
    }
}
