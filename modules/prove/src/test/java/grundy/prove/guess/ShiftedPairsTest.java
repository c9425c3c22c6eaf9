package grundy.prove.guess;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.NumerationSystem;
import grundy.check.theorem.BruteForce;
import grundy.check.theorem.TheoremCheck;
import grundy.limit.Limits;
import grundy.prove.Prover;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.statement.StatementFinder;
import grundy.prove.table.EngineTables;
import grundy.prove.table.PositionTable;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.DrawnCases;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Fraenkel's pairs as words, and the theorems that are found by them.
class ShiftedPairsTest {
    private static final int LARGEST = 150;

    private static ProofTask task(String text) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        return ProofTask.of(read.game(), read.play());
    }

    private static List<BitSet> pairs(int s, int t) {
        var table = new ArrayList<BitSet>();
        for (int x = 0; x <= LARGEST; x++) table.add(new BitSet());
        table.getFirst().set(0);
        var used = new BitSet();
        for (int n = 1, a = 1; a <= LARGEST; a = used.nextClearBit(a), n++) {
            int b = s * a + t * n;
            used.set(a);
            used.set(b);
            table.get(a).set(b);
            if (b <= LARGEST) table.get(b).set(a);
        }
        return table;
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 2", "1, 7", "2, 1", "2, 3", "3, 1", "3, 2", "4, 4", "5, 1"})
    void pairsThatAreDefinedByTheLeastNumberAreShiftedWords(int s, int t) {
        var table = pairs(s, t);
        var system = NumerationSystem.of(s + t - 1, s);
        var automaton = ShiftedPairs.either(system.digits());
        for (int x = 0; x <= LARGEST; x++)
            for (int y = 0; y <= LARGEST; y++) {
                var words = List.of(system.word(BigInteger.valueOf(x)), system.word(BigInteger.valueOf(y)));
                assertThat(automaton.accepts(words))
                        .as("(%d,%d)", x, y)
                        .isEqualTo(table.get(x).get(y));
            }
        assertThat(ShiftedPairs.system(new PositionTable() {
                    @Override
                    public int value(long... position) {
                        if (position[0] > LARGEST) return UNKNOWN;
                        return table.get((int) position[0]).get((int) position[1]) ? 0 : 1;
                    }

                    @Override
                    public int usual() {
                        return LARGEST;
                    }
                }))
                .contains(system);
    }

    @Tag("slow")
    @DrawnCases(oneIn = 3)
    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff",
                "generalized-wythoff[6]",
                "generalized-wythoff[7]",
                "st-wythoff[2,3]",
                "(a, b): (a-k, b) where a >= b | (a, b-k) where b >= a | (a-k, b-k)"
            })
    void gamesOfSuchPairsAreProvedWithoutLearning(String text) throws SyntaxException {
        var task = task(text);
        var proved = (ProofFinding.Proved) Prover.prove(task);
        assertThat(proved.questions()).isZero();
        assertThat(proved.theorem().check(KernelBudget.DEFAULT)).isInstanceOf(TheoremCheck.Result.Proved.class);
        assertThat(new BruteForce(task.game().rules(), task.play(), 0, () -> false).wrong(proved.theorem(), 40))
                .isEmpty();
        assertThat(StatementFinder.of(proved.theorem(), task.game())).isPresent();
    }

    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(strings = {"st-wythoff[3,1]", "st-wythoff[3,2]", "generalized-wythoff[8]", "generalized-wythoff[10]"})
    void largeSystemsAreProvedToo(String text) throws SyntaxException {
        gamesOfSuchPairsAreProvedWithoutLearning(text);
    }

    /// One diagonal move is missing, so that the first pairs are Wythoff's and later ones are not.
    @Tag("slow")
    @Test
    void pairsThatOnlyBeginSoAreNotProved() throws SyntaxException {
        var text = "(a, b): (a-k, b) | (a, b-k) | (a-k, b-k) where k != 40";
        var task = task(text);
        var truth = EngineTables.of(task.game(), task.formulas(), false, Limits.DEFAULT);
        assertThat(ShiftedPairs.system(truth)).contains(NumerationSystem.FIBONACCI);
        var asked = new AtomicInteger();
        var finding = Prover.prove(task.with(NumerationSystem.FIBONACCI)
                .within(Limits.DEFAULT.cancelledBy(() -> asked.incrementAndGet() > 20_000)));
        if (finding instanceof ProofFinding.Proved proved)
            assertThat(new BruteForce(task.game().rules(), task.play(), 0, () -> false).wrong(proved.theorem(), 100))
                    .isEmpty();
        else assertThat(finding).isInstanceOf(ProofFinding.Open.class);
    }
}
