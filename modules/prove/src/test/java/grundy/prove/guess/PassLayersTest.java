package grundy.prove.guess;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.NumerationSystem;
import grundy.check.theorem.BruteForce;
import grundy.check.theorem.TheoremCheck;
import grundy.engine.search.SearchValues;
import grundy.limit.Limits;
import grundy.prove.Prover;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Two heaps and a number of passes.
class PassLayersTest {
    private static final int LARGEST = 20;
    private static final int MOST_PASSES = 4;
    private static final int LIST = 1 << 10;

    private static ProofTask task(String text) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        return ProofTask.of(read.game(), read.play());
    }

    private static PassLayers.LayerLists lost(String text, int to) throws SyntaxException {
        return PassLayers.of(task(text).formulas())
                .orElseThrow()
                .lostLayers(to, Limits.DEFAULT)
                .orElseThrow();
    }

    /// The list against the definition, layer by layer, those that come again included.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "(a, b, p): (a-k, b, p) | (a, b-k, p) | (a, b, p-1) where a+b > 0",
                "(a, b, p): (a-k, b, p) | (a, b-k, p) | (a-k, b-k, p) | (a, b, p-1) where a+b > 0",
                "(a, b, p): (a-k, b, p) | (a, b-k, p) | (a-k, b-k, p) | (a, b, p-1)",
                "(a, b, p): (a-k, b, p) | (a, b-k, p) | (a-k, b-k, p) | (a, b, p-1) where a > 0 and b > 0",
                "(a, b, p): (a-k, b, p) | (a, b-k, p) | (a-1, b-2, p) | (a, b, p-1) where a > 1 | (a, b, p-1) where b == 1",
                "(a, b, p): (a-k, b, p) | (a, b-k, p) | (a-k, b-l, p) where abs(k-l) < 2 | (a, b, p-1) where a+b > 0",
                "(a, b, p): (a-2*k, b, p) | (a, b-k, p) | (a, b, p-1) where (a+b) mod 3 == 1",
            })
    void listsAgreeWithTheDefinition(String text) throws SyntaxException {
        var task = task(text);
        var lost = lost(text, LARGEST);
        var values = new SearchValues(task.game().rules(), task.play(), Limits.DEFAULT);
        for (int p = 0; p <= MOST_PASSES; p++) {
            int count = lost.colds().size();
            int layer = p < count ? p : lost.again() + (p - lost.again()) % (count - lost.again());
            for (int a = 0; a <= LARGEST; a++)
                for (int b = 0; b <= LARGEST; b++)
                    assertThat(lost.colds().get(layer)[a] == b)
                            .as("(%d, %d, %d)", a, b, p)
                            .isEqualTo(values.value(Tuple.of(a, b, p)).signum() == 0);
        }
    }

    /// But for (0, 0), where no pass is allowed, layer 0 has no P-position in common with layer 1, so that nothing
    /// is taken from it in layer 2.
    @Test
    void everyOtherLayerOfWythoffsGameIsTheSame() throws SyntaxException {
        var lost = lost("(a, b, p): (a-k, b, p) | (a, b-k, p) | (a-k, b-k, p) | (a, b, p-1) where a+b > 0", LIST);
        assertThat(lost.colds()).hasSize(2);
        assertThat(lost.again()).isZero();
        assertThat(Arrays.copyOf(lost.colds().getFirst(), 9)).containsExactly(0, 2, 1, 5, 7, 3, 10, 4, 13);
        assertThat(Arrays.copyOf(lost.colds().getLast(), 9)).containsExactly(0, 3, 5, 1, 8, 2, 7, 6, 4);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(a, b): (a-k, b) | (a, b-k)",
                "(a, b, p): (a-k, b, p) | (a, b-k, p)",
                "(a, b, p): (a-k, b, p) | (a, b-k, p) | (a, b, p-2)",
                "(a, b, p): (a-k, b, p) | (a, b-k, p) | (a-1, b, p-1)",
                "(a, b, p): (a-k, b, p) | (a, b-k, p) | (a, b, p-1) where p < a",
                "(a, b, p): (a-k, b, p) | (a, b-k, p) where k < p | (a, b, p-1)",
                "(a, b, p): (a-k, b, p) | (a, b-k, p-k) | (a, b, p-1)",
                "(a, b, p): (a-1, b, p) | (a, b-1, p) | (a, b, p-1)",
                "misere (a, b, p): (a-k, b, p) | (a, b-k, p) | (a, b, p-1)",
            })
    void otherRulesHaveNoLayers(String text) throws SyntaxException {
        assertThat(PassLayers.of(task(text).formulas())).isEmpty();
    }

    @Test
    void theNumberMayStandAnywhere() throws SyntaxException {
        var text = "(p, a, b): (p, a-k, b) | (p, a, b-k) | (p-1, a, b) where a+b > 0";
        var lost = lost(text, LIST);
        var coordinates = List.of("p", "a", "b");
        var automaton = lost.automaton(NumerationSystem.BINARY, coordinates, KernelBudget.DEFAULT)
                .orElseThrow();
        for (int p = 0; p <= MOST_PASSES; p++)
            for (int a = 0; a <= LARGEST; a++)
                for (int b = 0; b <= LARGEST; b++) {
                    var words = List.of(word(p), word(a), word(b));
                    boolean cold = lost.colds().get(p % lost.colds().size())[a] == b;
                    assertThat(automaton.accepts(words))
                            .as("(%d, %d, %d)", p, a, b)
                            .isEqualTo(cold);
                }
    }

    private static int[] word(int number) {
        return NumerationSystem.BINARY.word(BigInteger.valueOf(number));
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "(a, b, p): (a-k, b, p) | (a, b-k, p) | (a-k, b-k, p) | (a, b, p-1) where a+b > 0; 5907",
            })
    void passesAreProvedInWythoffsGame(String text, int states) throws SyntaxException {
        var task = task(text).with(NumerationSystem.FIBONACCI);
        var proved = (ProofFinding.Proved) Prover.prove(task);
        assertThat(proved.theorem().automaton().states()).isEqualTo(states);
        assertThat(proved.theorem().check(KernelBudget.DEFAULT)).isInstanceOf(TheoremCheck.Result.Proved.class);
        assertThat(new BruteForce(task.game().rules(), task.play(), 0, () -> false).wrong(proved.theorem(), 25))
                .isEmpty();
    }
}
