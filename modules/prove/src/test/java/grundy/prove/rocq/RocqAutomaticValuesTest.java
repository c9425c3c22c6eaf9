package grundy.prove.rocq;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.check.theorem.Theorem;
import grundy.limit.LimitException;
import grundy.prove.Prover;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.DrawnCases;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Rocq accepts nim-values that automata tell, with nim-sums and powers, and where moves leave several heaps, without
/// axioms; not so what was changed in them.
@Tag("slow")
class RocqAutomaticValuesTest {
    private static final Duration MOST = Duration.ofMinutes(10);

    /// The library, compiled once.
    @TempDir
    private static Path folder;

    private static Rocq rocq;

    @BeforeAll
    static void library() throws IOException, InterruptedException {
        rocq = Rocq.with(RocqExport.ofAutomaticValues("none", ""), folder);
    }

    private static Theorem theorem(String rules, boolean values) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(rules));
        var task = ProofTask.of(read.game(), read.play());
        var finding = Prover.prove(values ? task.withValues() : task);
        assertThat(finding).as(rules).isInstanceOf(ProofFinding.Proved.class);
        return ((ProofFinding.Proved) finding).theorem();
    }

    private static String text(String rules, String formula) throws SyntaxException {
        var theorem = theorem(rules, true);
        var claim = formula == null
                ? Optional.<CatalogueClaim>empty()
                : Optional.of(ClaimParser.claim(formula, theorem.game().coordinates(), Map.of()));
        return RocqAutomaticValues.of(theorem, rules, claim);
    }

    @DrawnCases(oneIn = 16)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "rook; g = a xor b; 1; value move (a, b) (Z.to_N (Z.lxor a b))",
                "rook; ; 1; forall p v, Values.value move p v <-> has_value p v",
                "misere take odd; misere g = (n + 1) mod 2; 1; misere_value move n (Z.to_N ((n + 1) mod 2))",
                "powers-of-two; g = n mod 3; 1; exists exponent, k = 2 ^ exponent",
                "powers-of[b = 3]; g = n mod 2 if 3 mod 2 == 1 else n mod (3 + 1); 1; value move n (Z.to_N (n mod 2))",
                "(a, b): (a-k, b) | (a, b-k); g = a xor b if a > 0 else b; 1; then Z.lxor a b else b",
                "king; g = 2 * (min(a, b) mod 2) + (a + b) mod 2; 1; Z.min",
                "rims; g = n; 2; forall heaps, Values.value (heap_move leaves) heaps (nim_sum (map g heaps))",
                "lieges-of-legendre; g = n if n <= 2 else (n + 1) mod 2; 2; parts = [",
            })
    void valuesAreAccepted(String rules, String formula, int theorems, String stated)
            throws SyntaxException, IOException, InterruptedException {
        var text = text(rules, formula);
        assertThat(text).contains(stated);
        assertThat(rocq.checked(text).lines()).hasSize(theorems).containsOnly(Rocq.PROVED);
    }

    /// A formula, a move, or an arrow of the automaton that is another.
    @DrawnCases(oneIn = 16)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "rook; g = a xor b; Z.lxor a b; a + b",
                "rook; g = a xor b; exists k, (1 <= k /\\ k + b' = b); exists k, (1 <= k /\\ k + k + b' = b)",
                "rook; g = a xor b; exists k, (1 <= k /\\ k + b' = b); exists k, (2 <= k /\\ k + b' = b)",
                "rook; g = a xor b; ([0; 1; 1], 0); ([0; 1; 0], 0)",
                "misere take odd; misere g = (n + 1) mod 2; misere_value move; Values.value move",
                "misere take odd; misere g = (n + 1) mod 2; (n + 1) mod 2; n mod 2",
                "powers-of-two; g = n mod 3; 2 ^ ; 3 ^ ",
                "rims; g = n; g (n : N) : N := Z.to_N (n); g (n : N) : N := Z.to_N (n + 1)",
                "rims; g = n; parts = [x1]); parts = [x1; x1])",
                "rims; g = n; 1 <= k /\\ i + k; 2 <= k /\\ i + k",
            })
    void whatWasChangedIsRefused(String rules, String formula, String from, String to)
            throws SyntaxException, IOException, InterruptedException {
        var text = text(rules, formula);
        assertThat(text).contains(from);
        assertThat(rocq.accepts(text.replace(from, to), MOST)).isFalse();
    }

    /// A move that is left out.
    @Test
    void aMoveThatIsDroppedIsMissed() throws SyntaxException, IOException, InterruptedException {
        var text = text("rook", "g = a xor b");
        var fewer = text.replaceFirst("\\)\\n   \\\\/ \\(exists k, [^\\n]*\\n?", "))%N.\n");
        assertThat(fewer).isNotEqualTo(text);
        assertThat(rocq.accepts(fewer, MOST)).isFalse();
    }

    /// What is said of powers is said of lost positions, too.
    @Test
    void powersInMovesOfLostPositions() throws SyntaxException, IOException, InterruptedException {
        var theorem = theorem("misere powers-of-two", false);
        var export = RocqExport.of("powers", RocqProof.of(theorem, "powers", Optional.empty()));
        assertThat(export.library()).contains("Digits");
        assertThat(export.theorem()).contains("^ exponent");
        assertThat(rocq.checked(export.theorem()).lines()).containsOnly(Rocq.PROVED);
        assertThat(rocq.accepts(export.theorem().replace("2 ^ exponent", "4 ^ exponent"), MOST))
                .isFalse();
    }

    /// Of heaps that are split only a formula tells the nim-sum.
    @Test
    void heapsThatSplitNeedAFormula() throws SyntaxException {
        var theorem = theorem("rims", true);
        assertThatThrownBy(() -> RocqAutomaticValues.of(theorem, "rims", Optional.empty()))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("only by a formula");
    }
}
