package grundy.prove.guess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.KernelBudget;
import grundy.check.theorem.BruteForce;
import grundy.limit.LimitException;
import grundy.prove.Prover;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.rocq.RocqProof;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.DrawnCases;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The three-heap game whose P-positions are the places of the letters of the Tribonacci word.
class ShiftedTriplesTest {
    private static final List<String> NAMES = List.of("a", "b", "c");
    /// E. Duchêne and M. Rigo 2008.
    private static final String RULES = """
            (a, b, c): (a-i, b, c) | (a, b-i, c) | (a, b, c-i) | (a-i, b-j, c) | (a-i, b, c-j) | (a, b-i, c-j) \
            | (a-i, b-j, c-k) where i <= j+k and j <= i+k and k <= i+j \
            | (a-i, b-i, c-j) where j > 2*i and (c <= b or c-j <= a-i or c-j >= b-i) and (c <= a or c-j <= b-i or c-j >= a-i) \
            | (a-i, b-j, c-i) where j > 2*i and (b <= c or b-j <= a-i or b-j >= c-i) and (b <= a or b-j <= c-i or b-j >= a-i) \
            | (a-j, b-i, c-i) where j > 2*i and (a <= c or a-j <= b-i or a-j >= c-i) and (a <= b or a-j <= c-i or a-j >= b-i)""";

    private static final int LETTERS = 300;

    private static ProofTask task(String text) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        return ProofTask.of(read.game(), read.play());
    }

    /// @return the word that comes of a by a -> ab, b -> ac, c -> a
    private static String tribonacciWord() {
        var word = "a";
        while (word.length() < LETTERS)
            word = word.replace("c", "A").replace("b", "AC").replace("a", "AB").toLowerCase(Locale.ROOT);
        return word;
    }

    /// @return for each letter its places, from 1 on
    private static List<List<Integer>> places() {
        var places = List.<List<Integer>>of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        var word = tribonacciWord();
        for (int i = 0; i < word.length(); i++) places.get(word.charAt(i) - 'a').add(i + 1);
        return places;
    }

    @Test
    void areThePlacesOfTheLetters() {
        var system = ShiftedTriples.SYSTEM;
        var automaton = ShiftedTriples.automaton(new Arithmetic(system, KernelBudget.DEFAULT), NAMES);
        var places = places();
        var last = places.get(2);
        for (int n = 0; n < last.size(); n++) {
            int[] triple = {places.get(0).get(n), places.get(1).get(n), last.get(n)};
            for (int[] order : new int[][] {{0, 1, 2}, {2, 0, 1}, {1, 0, 2}, {0, 1, 1}}) {
                var words = Arrays.stream(order)
                        .mapToObj(place -> system.word(BigInteger.valueOf(triple[place])))
                        .toList();
                assertThat(automaton.accepts(words))
                        .as(Arrays.toString(triple) + " in the order " + Arrays.toString(order))
                        .isEqualTo(order[1] != order[2]);
            }
        }
    }

    @Tag("slow")
    @DrawnCases
    @Test
    void theGameOfDucheneAndRigoIsProved() throws SyntaxException {
        var task = task(RULES);
        var theorem = ((ProofFinding.Proved) Prover.prove(task)).theorem();
        assertThat(theorem.system()).isEqualTo(ShiftedTriples.SYSTEM);
        assertThatThrownBy(() -> RocqProof.of(theorem, "", Optional.empty()))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("too large for Rocq");
        var force = new BruteForce(task.game().rules(), task.play(), 0, () -> false);
        assertThat(force.wrong(theorem, 12)).isEmpty();
    }
}
