package grundy.prove.guess;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.automaton.KernelBudget;
import grundy.check.theorem.BruteForce;
import grundy.check.theorem.TheoremCheck;
import grundy.prove.Prover;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.finding.TheoremStatement;
import grundy.prove.statement.StatementFinder;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.DrawnCases;
import grundy.text.Language;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Take-away games in which the last move bounds the next one, in the numeration systems that they make themselves.
class LeastPartsTest {
    private static ProofTask task(String text) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        return ProofTask.of(read.game(), read.play());
    }

    @Tag("slow")
    @DrawnCases(oneIn = 6)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "dynamic-nim[3]; linear-1-0-0-1-from-1-2-3-4-6; 1, 2, 3, 4, 6, 8, 11, …",
                "(n, q): (n-k, 3*k-1) where k <= q; linear-1-0-1-from-1-2-3-5; 1, 2, 3, 5, 7, 10, …",
                "(q, n): (3*k-1, n-k) where k <= q; linear-1-0-1-from-1-2-3-5; 1, 2, 3, 5, 7, 10, …",
                "(n, q): (n-k, 2*k+1) where k <= q; linear-1-1-from-1-2-3-4-6-9-13-19-28; 1, 2, 3, 4, 6, 9, 13, 19, 28, 47, 75, …"
            })
    void theSystemIsFoundAndTheTheoremProved(String text, String system, String weights) throws SyntaxException {
        var task = task(text);
        var finding = Prover.prove(task);
        assertThat(finding).isInstanceOf(ProofFinding.Proved.class);
        var theorem = ((ProofFinding.Proved) finding).theorem();
        assertThat(theorem.system().name()).isEqualTo(system);
        assertThat(theorem.check(KernelBudget.DEFAULT)).isInstanceOf(TheoremCheck.Result.Proved.class);
        assertThat(new BruteForce(task.game().rules(), task.play(), 0, () -> false).wrong(theorem, 40))
                .isEmpty();
        assertThat(StatementFinder.of(theorem, task.game())
                        .orElseThrow()
                        .words()
                        .in(Language.EN))
                .isEqualTo("n = 0 or q is less than the least part of n, where n is written as a sum of the numbers "
                        + weights + ", the greatest that fits first");
    }

    @Tag("slow")
    @DrawnCases(oneIn = 2)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "dynamic-nim[1]; base-2; P when n == 0 or q < 2^twos(n)",
                "dynamic-nim[2]; fibonacci; P when n == 0 or q < zeckendorf(n)",
            })
    void knownSystemsComeWithFormulas(String text, String system, String claim) throws SyntaxException {
        var task = task(text);
        var theorem = ((ProofFinding.Proved) Prover.prove(task)).theorem();
        assertThat(theorem.system().name()).isEqualTo(system);
        assertThat(StatementFinder.of(theorem, task.game()))
                .map(TheoremStatement::claim)
                .contains(claim);
    }

    /// Of c = 4 and 5 the system is there, and its sums are not told by an automaton; of c = 3 they are.
    @ParameterizedTest
    @CsvSource({"1, false", "2, false", "3, false", "4, true", "5, true"})
    void whatCannotBeDoneIsSeen(int times, boolean large) {
        var system = LeastParts.system(heaps(times)).orElseThrow();
        assertThat(RecurrenceZeros.hasTwoOutsideUnitCircle(system.recurrence())).isEqualTo(large);
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "3", "4", "5"})
    void systemsAreThoseOfTheDefinition(int times) {
        var heaps = heaps(times);
        var system = LeastParts.system(heaps).orElseThrow();
        assertThat(system.weights(60).subList(0, heaps.size())).isEqualTo(heaps);
    }

    /// The heaps by Schwenk's rule: each is the last and the least earlier one of which c times is as much
    /// as the last.
    private static List<BigInteger> heaps(int times) {
        var heaps = new ArrayList<BigInteger>(List.of(BigInteger.ONE));
        while (heaps.size() < 50) {
            var last = heaps.getLast();
            heaps.add(heaps.stream()
                    .filter(heap -> heap.multiply(BigInteger.valueOf(times)).compareTo(last) >= 0)
                    .findFirst()
                    .orElseThrow()
                    .add(last));
        }
        return heaps;
    }

    /// The greatest zeros, in modulus: x^4 - x^3 - 1 has 1.38, 0.94; x^6 - x^5 - 1 has 1.29, 1.033; x^8 - x^7 - 1
    /// has 1.23, 1.063. Of x^2 - 3x - 5 they are 4.19 and 1.19, of x^2 - x - 1 they are 1.62 and 0.62.
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "1, 0, 0, 1; false",
                "1, 0, 1; false",
                "1, 1; false",
                "2; false",
                "1, 0, 0, 0, 0, 1; true",
                "1, 0, 0, 0, 0, 0, 0, 1; true",
                "3, 5; true",
                "1, 1, 1; false"
            })
    void zerosOutsideOfTheUnitCircleAreSeen(String recurrence, boolean large) {
        var coefficients =
                Arrays.stream(recurrence.split(", ")).map(Integer::valueOf).toList();
        assertThat(RecurrenceZeros.hasTwoOutsideUnitCircle(coefficients)).isEqualTo(large);
    }
}
