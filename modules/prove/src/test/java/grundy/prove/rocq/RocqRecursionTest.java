package grundy.prove.rocq;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.prove.Prover;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.DrawnCases;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Rocq accepts nim-values by recursion without axioms; not so what was changed in them.
@Tag("slow")
class RocqRecursionTest {
    /// The library, compiled once.
    @TempDir
    private static Path folder;

    private static Rocq rocq;

    @BeforeAll
    static void library() throws IOException, InterruptedException {
        rocq = Rocq.with(new RocqExport("Theorem_none", "", List.of("Play", "Values", "Restricted")), folder);
    }

    private static String text(String rules) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(rules));
        var found = (ProofFinding.RecursiveValues)
                Prover.prove(ProofTask.of(read.game(), read.play()).withValues());
        return RocqRecursion.of(rules, read.game().rules(), found, rules).theorem();
    }

    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"take at most half; 3", "(n): (n-k) where 2*k < n; 4", "(n): (n-k) where 5*k <= 3*n - 4; 7"})
    void recursionsAreAccepted(String rules, int theorems) throws SyntaxException, IOException, InterruptedException {
        assertThat(rocq.checked(text(rules)).lines()).hasSize(theorems).containsOnly(Rocq.PROVED);
    }

    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "value move m v; value move (m + 1) v",
                "v = m.; v = m + 1.",
                "2 * k <= n; 2 * k <= n + 1",
                "1 <= k; 2 <= k"
            })
    void whatWasChangedIsRefused(String from, String to) throws SyntaxException, IOException, InterruptedException {
        var text = text("take at most half");
        assertThat(text).contains(from);
        assertThat(rocq.checked(text.replace(from, to))).startsWith("Error");
    }
}
