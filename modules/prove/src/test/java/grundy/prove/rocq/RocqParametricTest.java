package grundy.prove.rocq;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Deadline;
import grundy.limit.Limits;
import grundy.prove.letters.LibraryTheoremFinder;
import grundy.prove.letters.ParametricFinding;
import grundy.prove.letters.ParametricProver;
import grundy.prove.letters.SingleGame;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.rule.ParametricRules;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.DrawnCases;
import grundy.value.Play;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Rocq accepts theorems for every value of the letters, and for any number of heaps, without axioms; not so what was
/// changed in them.
@Tag("slow")
class RocqParametricTest {
    private static final List<String> LIBRARY = List.of(
            "Play", "Values", "Families", "Moore", "Wythoff", "Tame", "Subtraction", "Intervals", "MisereValues");

    /// The library, compiled once.
    @TempDir
    private static Path folder;

    private static Rocq rocq;

    @BeforeAll
    static void library() throws IOException, InterruptedException {
        rocq = Rocq.with(new RocqExport("Theorem_library", "", LIBRARY), folder);
    }

    private static String text(String rules, String letters, boolean values) throws SyntaxException {
        var limits = Limits.DEFAULT.until(Deadline.after(Duration.ofSeconds(120)));
        var game = ParametricRules.of(
                Source.of(rules), Catalogue.builtIn(), letters == null ? Set.of() : Set.of(letters.split(" ")));
        var finding = ParametricProver.prove(game, values, limits);
        assertThat(finding).isInstanceOf(ParametricFinding.Proved.class);
        var proved = (ParametricFinding.Proved) finding;
        return RocqParametric.of(proved.theorem(), proved.heaps(), rules, limits)
                .theorem();
    }

    @DrawnCases(oneIn = 24)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..m; ; false; 3",
                "take l..r; ; false; 3",
                "misere take l..r; ; false; 1",
                "race; target m; false; 1",
                "take m..2*m, 3*m; ; false; 1",
                "take {m, 2*m}; ; true; 2",
                "blocking-bash[m]; ; false; 1",
                "misere bash[m]; ; true; 1",
                "(a, b): (a - k, b) where k <= m | (a, b - k) where k <= m; m; false; 1",
            })
    void familiesAreAccepted(String rules, String letters, boolean values, int theorems)
            throws SyntaxException, IOException, InterruptedException {
        var said = rocq.checked(text(rules, letters, values));
        assertThat(said.lines()).hasSize(theorems).containsOnly(Rocq.PROVED);
    }

    /// One game, without letters.
    @DrawnCases(oneIn = 12)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take odd; g = n mod 2; 2",
                "take odd; g = n mod 3; 0",
                "take even; g = n / 2; 2",
                "(n): (n - k) where k mod 3 != 0; g = n mod 3; 2",
                "(a, b): (a - k, b) where k <= 2 | (a, b - k) where k <= 2; P when (a - b) mod 3 == 0; 1",
            })
    void oneGameIsAccepted(String rules, String formula, int theorems)
            throws SyntaxException, IOException, InterruptedException {
        var limits = Limits.DEFAULT.until(Deadline.after(Duration.ofSeconds(60)));
        var one = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(rules)).game();
        var game = SingleGame.of(one, Play.NORMAL).orElseThrow();
        var theorem = ParametricProver.theorem(game, ParametricProver.claim(game, formula), limits);
        assertThat(theorem.isPresent()).isEqualTo(theorems > 0);
        if (theorem.isEmpty()) return;
        var said = rocq.checked(
                RocqParametric.of(theorem.get(), rules, rules, limits).theorem());
        assertThat(said.lines()).hasSize(theorems).containsOnly(Rocq.PROVED);
    }

    /// A statement, a move or a witness that is another.
    @DrawnCases(oneIn = 20)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "n mod (m + 1) = 0; n mod (m + 2) = 0",
                "n mod (m + 1) = 0; n mod (m + 1) = 1",
                "k <= m; k <= m + 1",
                "k <= m; 2 <= k /\\ k <= m",
                "n' = n - k; n' = n - 2 * k",
                "exists (Z.to_N (n mod (m + 1))); exists (Z.to_N 1)",
            })
    void whatWasChangedIsRefused(String from, String to) throws SyntaxException, IOException, InterruptedException {
        var text = text("take 1..m", null, false);
        assertThat(text).contains(from);
        assertThat(rocq.accepts(text.replace(from, to), Duration.ofSeconds(60))).isFalse();
    }

    /// A value in misere play is none in normal play, and is 1 where there is no move.
    @DrawnCases(oneIn = 16)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "N, misere_value; N, value",
                "then 1 - n mod (m + 1) else; then n mod (m + 1) else",
                "1 <= k; 0 <= k",
            })
    void whatWasChangedOfMisereValuesIsRefused(String from, String to)
            throws SyntaxException, IOException, InterruptedException {
        var text = text("misere bash[m]", null, true);
        assertThat(text).contains(from);
        assertThat(rocq.accepts(text.replace(from, to), Duration.ofSeconds(60))).isFalse();
    }

    @DrawnCases(oneIn = 24)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "nim",
                "misere nim",
                "moore[k]",
                "misere moore[k]",
                "moore[3]",
                "generalized-wythoff[t]",
                "misere take l..r",
                "take 1..m",
                "misere take 2..5",
            })
    void theoremsOfTheLibraryAreSaidOfTheRules(String rules) throws SyntaxException, IOException, InterruptedException {
        var source = Source.of(rules);
        var named = Catalogue.builtIn();
        var theorem = rules.contains("take")
                ? LibraryTheoremFinder.ofHeaps(ParametricRules.perhaps(source, named, Set.of()))
                : LibraryTheoremFinder.of(ParametricRules.name(source, named, Set.of()), true);
        var said =
                rocq.checked(RocqLibraryTheorem.of(theorem.orElseThrow(), rules).theorem());
        assertThat(said.lines()).containsExactly(Rocq.PROVED);
    }
}
