package grundy.prove.guess;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.NumerationSystem;
import grundy.check.theorem.BruteForce;
import grundy.check.theorem.TheoremCheck;
import grundy.limit.Deadline;
import grundy.limit.Limits;
import grundy.prove.Prover;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Systems whose weights grow as the P-positions do.
class GrowthSystemsTest {
    private static final int TO = 8_192;

    /// The P-positions of Wythoff's game without one of the moves on the diagonal, by the definition: the partner
    /// of a is the first greater number that has none, and that no P-position reaches.
    private static List<int[]> without(int amount) {
        var partner = new int[4 * TO];
        var onDiagonal = new ArrayList<List<Integer>>();
        for (int d = 0; d < 2 * TO; d++) onDiagonal.add(new ArrayList<>());
        var lost = new ArrayList<int[]>();
        Arrays.fill(partner, -1);
        for (int a = 0; a <= TO; a++) {
            if (partner[a] >= 0) continue;
            int row = a;
            int d = IntStream.range(0, 2 * TO)
                    .filter(each -> partner[row + each] < 0
                            && onDiagonal.get(each).stream().allMatch(before -> row - before == amount))
                    .findFirst()
                    .orElseThrow();
            partner[a] = a + d;
            partner[a + d] = a;
            onDiagonal.get(d).add(a);
            if (a + d > TO) continue;
            lost.add(new int[] {a, a + d});
            if (d > 0) lost.add(new int[] {a + d, a});
        }
        return lost;
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"1, linear-1-0-0-1-from-1-2-3-4-6", "2, linear-1-0-0-0-1-from-1-2-3-4-5-7"})
    void theWeightsAreSeenInTheList(int amount, String system) {
        assertThat(GrowthSystems.of(without(amount), TO).getFirst().name()).isEqualTo(system);
    }

    /// Without the amount 0, which nobody takes, this is Wythoff's game, for which there are Zeckendorf's digits.
    @Tag("slow")
    @Test
    void nothingIsSeenWhereNothingGrowsSo() {
        assertThat(GrowthSystems.of(without(0), TO)).isEmpty();
        assertThat(GrowthSystems.of(without(3), TO)).isEmpty();
        assertThat(GrowthSystems.of(List.of(new int[] {0, 0}), TO)).isEmpty();
    }

    /// The list is worked out otherwise above.
    @Tag("slow")
    @Test
    void whatIsReadOffTheListIsTheList() {
        var system = NumerationSystem.find("linear-1-0-0-1-from-1-2-3-4-6").orElseThrow();
        assertThat(SuffixLearner.automaton(system, without(1), TO).orElseThrow().states())
                .isEqualTo(12);
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({"1, 12", "2, 467"})
    void wythoffsGameWithoutOneDiagonalMoveIsProved(int amount, int states) throws SyntaxException {
        var text = "(a, b): (a-k, b) | (a, b-k) | (a-k, b-k) where k != " + amount;
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        var limits = Limits.DEFAULT.until(Deadline.after(Duration.ofMinutes(5)));
        var task = ProofTask.of(read.game(), read.play()).within(limits);
        var proved = (ProofFinding.Proved) Prover.prove(task);
        assertThat(proved.theorem().automaton().states()).isEqualTo(states);
        assertThat(proved.theorem().check(KernelBudget.DEFAULT)).isInstanceOf(TheoremCheck.Result.Proved.class);
        assertThat(new BruteForce(task.game().rules(), task.play(), 0, () -> false).wrong(proved.theorem(), 100))
                .isEmpty();
    }
}
