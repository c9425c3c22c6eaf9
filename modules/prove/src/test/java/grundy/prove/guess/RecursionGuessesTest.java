package grundy.prove.guess;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.answer.HeapRecursionCheck;
import grundy.limit.Deadline;
import grundy.limit.Limits;
import grundy.prove.Prover;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.HeapOracle;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Nim-values by recursion are guessed from a table, proved, and right beyond it.
class RecursionGuessesTest {
    private static ProofTask task(String text) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        return ProofTask.of(read.game(), read.play()).withValues();
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({
        "take at most half, 2, 1, 0",
        "take at most third, 3, 1, 0",
        "(n): (n-k) where 5*k <= 3*n, 5, 3, 0",
        "(n): (n-k) where 2*k < n, 2, 1, 1",
        "(n): (n-k) where 7*k <= 3*n - 8, 7, 3, 8",
    })
    void valuesByRecursionAreProved(String text, int whole, int part, int less) throws SyntaxException {
        var found = (ProofFinding.RecursiveValues) Prover.prove(task(text));
        var truth = HeapOracle.values(5_000, false, (heap, known, seen) -> {
            for (int k = 1; whole * k <= part * heap - less; k++) seen.set(known[heap - k]);
        });
        for (int n = 0; n < truth.length; n++)
            assertThat(found.recursion().value(BigInteger.valueOf(n)))
                    .as("%s: heap %d", text, n)
                    .isEqualTo(truth[n]);
        assertThat(found.values()).startsWith(truth[0], truth[1], truth[2], truth[3]);
    }

    /// What a table of other values suggests is not believed of the rules. P-positions that no automaton of few
    /// states tells are the heaps of value 0.
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"take at most third", "(n): (n-k) where 5*k <= 3*n"})
    void lostPositionsAreToldByTheValues(String text) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        var limits = Limits.DEFAULT.until(Deadline.after(Duration.ofSeconds(60)));
        assertThat(Prover.prove(ProofTask.of(read.game(), read.play()).within(limits)))
                .isInstanceOf(ProofFinding.RecursiveValues.class);
    }

    /// Those of few states stand in digits: lost are the numbers before powers of 2, or of 3.
    @ParameterizedTest
    @CsvSource({"take at most half", "(n): (n-k) where 3*k <= 2*n"})
    void lostPositionsInDigitsAreToldBySuch(String text) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        assertThat(Prover.prove(ProofTask.of(read.game(), read.play()))).isInstanceOf(ProofFinding.Proved.class);
    }

    @Test
    void aWrongGuessIsNotProved() throws SyntaxException {
        var rules = task("take at most third").game().rules();
        var values = IntStream.range(0, 2_048).map(RecursionGuessesTest::half).toArray();
        assertThat(RecursionGuesses.guesses(values)).isNotEmpty();
        assertThat(RecursionGuesses.guesses(values))
                .allMatch(guess -> HeapRecursionCheck.fault(rules, guess).isPresent());
        assertThat(RecursionGuesses.findProved(rules, values)).isEmpty();
    }

    private static int half(int n) {
        return n % 2 == 0 ? n / 2 : half(n / 2);
    }

    /// Values that grow have no period, and no long table is made to look for one.
    @Tag("slow")
    @Test
    void valuesThatGrowAreSoonProved() throws SyntaxException {
        var limits = Limits.DEFAULT.until(Deadline.after(Duration.ofSeconds(30)));
        var found = (ProofFinding.Proved) Prover.prove(task("take even").within(limits));
        for (long n = 0; n < 100; n++)
            assertThat(found.theorem()
                            .automaton()
                            .accepts(List.of(
                                    found.theorem().system().word(BigInteger.valueOf(n)),
                                    found.theorem().system().word(BigInteger.valueOf(n / 2)))))
                    .isTrue();
    }
}
