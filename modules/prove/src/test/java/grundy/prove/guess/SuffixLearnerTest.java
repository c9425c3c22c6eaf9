package grundy.prove.guess;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.NumerationSystem;
import grundy.check.theorem.BruteForce;
import grundy.check.theorem.TheoremCheck;
import grundy.prove.Prover;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Automata that are read off a list of P-positions.
class SuffixLearnerTest {
    private static final int LARGEST = 5_000;
    private static final int COMPARED = 250;

    /// Fraenkel's pairs `b = s*a + t*n`, in both orders.
    private static List<int[]> pairs(int s, int t) {
        var pairs = new ArrayList<int[]>();
        pairs.add(new int[] {0, 0});
        var used = new BitSet();
        for (int n = 1, a = 1; a <= LARGEST; a = used.nextClearBit(a), n++) {
            int b = s * a + t * n;
            used.set(a);
            used.set(b);
            if (b > LARGEST) continue;
            pairs.add(new int[] {a, b});
            pairs.add(new int[] {b, a});
        }
        return pairs;
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"1, 1", "1, 2", "2, 1", "1, 3", "2, 2"})
    void pairsThatAreShiftedWordsAreSeen(int s, int t) {
        var system = NumerationSystem.of(s + t - 1, s);
        var automaton = SuffixLearner.automaton(system, pairs(s, t), LARGEST).orElseThrow();
        var shifted = ShiftedPairs.either(system.digits());
        assertThat(automaton.states()).isEqualTo(shifted.states());
        for (int a = 0; a <= COMPARED; a++)
            for (int b = 0; b <= COMPARED; b++) {
                var words = List.of(system.word(BigInteger.valueOf(a)), system.word(BigInteger.valueOf(b)));
                assertThat(automaton.accepts(words)).as("(%d,%d)", a, b).isEqualTo(shifted.accepts(words));
            }
    }

    @Test
    void nothingIsSeenInDigitsThatDoNotTell() {
        assertThat(SuffixLearner.automaton(NumerationSystem.BINARY, pairs(1, 1), LARGEST))
                .isEmpty();
        assertThat(SuffixLearner.automaton(NumerationSystem.of(2, 1), pairs(1, 1), LARGEST))
                .isEmpty();
    }

    @Test
    void aListThatIsWrongSomewhereIsNoAutomatonOfFewStates() {
        var pairs = pairs(1, 1);
        pairs.remove(pairs.size() / 2);
        assertThat(SuffixLearner.automaton(NumerationSystem.FIBONACCI, pairs, LARGEST))
                .isEmpty();
    }

    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(strings = {"(a, b): (a-k, b) | (a, b-k) | (a-k, b-k) | (a-2, b-3) | (a-3, b-2)"})
    void automataOfHundredsOfStatesAreProved(String text) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        var task = ProofTask.of(read.game(), read.play()).with(NumerationSystem.FIBONACCI);
        var proved = (ProofFinding.Proved) Prover.prove(task);
        assertThat(proved.theorem().automaton().states()).isEqualTo(307);
        assertThat(proved.theorem().check(KernelBudget.DEFAULT)).isInstanceOf(TheoremCheck.Result.Proved.class);
        assertThat(new BruteForce(task.game().rules(), task.play(), 0, () -> false).wrong(proved.theorem(), 100))
                .isEmpty();
    }
}
