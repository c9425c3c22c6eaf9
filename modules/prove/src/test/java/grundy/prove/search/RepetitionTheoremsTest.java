package grundy.prove.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.check.Evidence;
import grundy.check.automaton.InexpressibleException;
import grundy.check.period.PeriodCheck;
import grundy.prove.Prover;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.statement.RepeatingClaims;
import grundy.rules.RuleTree;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.DrawnCases;
import grundy.testkit.GameMoves;
import grundy.testkit.HeapOracle;
import grundy.testkit.SidesOracle;
import grundy.value.Outcome;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Theorems that a sequence repeats are right by the definition, beyond where they were proved.
class RepetitionTheoremsTest {
    private static ProofTask task(String text) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        return ProofTask.of(read.game(), read.play());
    }

    /// Guy and Smith's table of codes (Winning Ways, chapter 4).
    @DrawnCases(oneIn = 2)
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"0.156, 3479, 349, false", "0.156, 3479, 349, true", "0.644, 3256, 442, true"})
    void longPeriodsOfCodesAreProved(String code, int preperiod, int period, boolean values) throws SyntaxException {
        var task = values ? task(code).withValues() : task(code);
        var found = (ProofFinding.RepeatingValues) Prover.prove(task);
        assertThat(found.period().preperiod()).isEqualTo(preperiod);
        assertThat(found.period().period()).isEqualTo(period);
        assertSame(found, HeapOracle.values(6_000, (heap, known, seen) -> mark(code, heap, known, seen::set)));
    }

    private static void mark(String code, int heap, int[] known, IntConsumer seen) {
        for (int taken = 1; taken <= 3; taken++) {
            int digit = code.charAt(1 + taken) - '0';
            int rest = heap - taken;
            if (rest < 0) continue;
            if (rest == 0 && (digit & 1) != 0) seen.accept(0);
            if (rest > 0 && (digit & 2) != 0) seen.accept(known[rest]);
            for (int part = 1; part <= rest / 2 && (digit & 4) != 0; part++)
                seen.accept(known[part] ^ known[rest - part]);
        }
    }

    private static void assertSame(ProofFinding.RepeatingValues found, int[] truth) {
        int[] told = found.sequence().values();
        int from = (int) found.period().preperiod();
        int length = (int) found.period().period();
        for (int n = 0; n < truth.length; n++)
            assertThat(told[n < told.length ? n : from + (n - from) % length])
                    .as("heap %d", n)
                    .isEqualTo(truth[n]);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"take {31,77,500,1013,2333}", "misere take {31,77,500,1013,2333}"})
    void longPeriodsOfSubtractionSetsAreProved(String text) throws SyntaxException {
        var found = (ProofFinding.RepeatingValues) Prover.prove(task(text));
        boolean misere = text.startsWith("misere");
        assertThat(found.period().misere()).isEqualTo(misere);
        assertSame(found, HeapOracle.values(60_000, misere, (heap, known, seen) -> {
            for (int taken : new int[] {31, 77, 500, 1013, 2333}) if (taken <= heap) seen.set(known[heap - taken]);
        }));
    }

    /// One shorter or longer is not what the checker lets pass.
    @Tag("slow")
    @Test
    void aWrongPeriodIsNotProved() throws SyntaxException {
        var task = task("0.156");
        var period = ((ProofFinding.RepeatingValues) Prover.prove(task)).period();
        var rules = (RuleTree.TakeAndBreak) task.game().rules();
        for (long change : new long[] {-1, 1})
            for (boolean length : new boolean[] {true, false}) {
                var wrong = new Evidence.Period(
                        period.preperiod() + (length ? 0 : Math.min(change, 0)),
                        period.period() + (length ? change : 0),
                        0,
                        period.verifiedTo(),
                        period.theorem(),
                        false);
                if (!wrong.equals(period))
                    assertThat(PeriodCheck.fault(rules, wrong)).isPresent();
            }
    }

    @Test
    void whoWinsWhereLeftAndRightTakeDifferentAmountsIsProved() throws SyntaxException {
        var random = new Random(24);
        for (int i = 0; i < 12; i++) {
            var left = amounts(random);
            var right = amounts(random);
            boolean misere = i % 3 == 0;
            var text = "left take " + set(left) + "; right take " + set(right);
            var found = (ProofFinding.RepeatingOutcomes) Prover.prove(task((misere ? "misere " : "") + text));
            var oracle = new SidesOracle<Integer>(moves(left), moves(right), misere);
            var told = found.outcomes().outcomes();
            int from = (int) found.period().preperiod();
            int length = (int) found.period().period();
            for (int n = 0; n < Math.min(400, told.size() + 2 * length + 50); n++) {
                var outcome = told.get(n < told.size() ? n : from + (n - from) % length);
                assertThat(outcome)
                        .as("%s, heap %d", text, n)
                        .isEqualTo(Outcome.valueOf("" + oracle.outcome(List.of(n))));
            }
        }
    }

    private static TreeSet<Integer> amounts(Random random) {
        var amounts = new TreeSet<Integer>();
        for (int j = 0; j < 1 + random.nextInt(3); j++) amounts.add(1 + random.nextInt(7));
        return amounts;
    }

    private static String set(TreeSet<Integer> amounts) {
        return amounts.toString().replace("[", "{").replace("]", "}").replace(" ", "");
    }

    private static GameMoves<Integer> moves(TreeSet<Integer> amounts) {
        return GameMoves.whole(heap -> amounts.stream()
                .filter(taken -> taken <= heap)
                .map(taken -> heap - taken)
                .toList());
    }

    @Test
    void conditionsSayWhichHeapsOnceEach() {
        var period = new Evidence.Period(3, 4, 0, 20, "Golomb 1966", false);
        int[] marks = {0, 1, 1, 0, 1, 0, 1};
        assertThat(RepeatingClaims.condition(period, n -> marks[n] == 0, "n"))
                .contains("n == 0 or n >= 2 and n mod 2 == 1");
        assertThat(RepeatingClaims.condition(period, _ -> false, "n")).contains("1 == 0");
        assertThat(RepeatingClaims.condition(period, _ -> true, "n")).contains("n >= 0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"domineering", "left take {1,2}; right take {2,3}"})
    void valuesOfGamesOfLeftAndRightAreRefusedWithTheReason(String text) throws SyntaxException {
        var task = task(text).withValues();
        assertThatThrownBy(() -> Prover.prove(task))
                .isInstanceOf(InexpressibleException.class)
                .hasMessageContaining("Left and Right have moves of their own");
    }

    @Test
    void boardsAreRefusedWithTheReason() throws SyntaxException {
        var task = task("cram");
        assertThatThrownBy(() -> Prover.prove(task))
                .isInstanceOf(InexpressibleException.class)
                .hasMessageContaining("reads a fixed number of numbers");
    }
}
