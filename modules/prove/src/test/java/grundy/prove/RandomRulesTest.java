package grundy.prove;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.automaton.InexpressibleException;
import grundy.check.theorem.BruteForce;
import grundy.limit.Limits;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.table.ThreadClock;
import grundy.rules.RulesException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Whatever is called a theorem is compared with the rules themselves, position by position, for rules that
/// nobody chose.
@Tag("slow")
@EveryTurn
class RandomRulesTest {
    private static final List<String> ONE = List.of(
            "(n-%d)",
            "(n-k) where k <= %d",
            "(n-k) where k mod %d == 1",
            "(n-k) where k >= %d and n mod 3 != 1",
            "(n/2) where n > %d",
            "(n-%d) where n mod 2 == 0",
            "(n-k) where k in powers of 2 and k > %d",
            "(i)+(j) where i + j + %d == n",
            "(n-k) where 3*k <= n + %d");
    private static final List<String> TWO = List.of(
            "(a-%d, b)",
            "(a, b-%d)",
            "(a-k, b)",
            "(a, b-k)",
            "(a-k, b) where k <= %d",
            "(a, b-k) where k mod 2 == 1",
            "(a-k, b-k) where k != %d",
            "(a-1, b+%d)",
            "(a-k, b) where a >= b + %d",
            "(a, b-k) where b > a or k == %d",
            "(a-k, b-l) where k + l <= %d",
            "(b, a-%d)",
            "(a/2, b) where a > 0");

    private final Random random = CaseCount.random(17);
    private int proved;

    private String rules(String head, List<String> kinds, int most) {
        var alternatives = new ArrayList<String>();
        int count = 1 + random.nextInt(most);
        for (int i = 0; i < count; i++)
            alternatives.add(kinds.get(random.nextInt(kinds.size())).formatted(1 + random.nextInt(4)));
        return (random.nextInt(3) == 0 ? "misere " : "") + head + ": " + String.join(" | ", alternatives);
    }

    private String take() {
        var amounts = new TreeSet<Integer>();
        for (int i = 0; i <= random.nextInt(6); i++) amounts.add(1 + random.nextInt(12));
        var set = amounts.stream().map(String::valueOf).collect(Collectors.joining(",", "{", "}"));
        return (random.nextInt(4) == 0 ? "misere " : "") + "take " + set;
    }

    /// @return whether a theorem was found
    private boolean isRight(String text, boolean values, long nanos, int corner) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        var task = ProofTask.of(read.game(), read.play());
        if (values) task = task.withValues();
        long end = ThreadClock.cpu() + nanos;
        ProofFinding finding;
        try {
            finding = Prover.prove(task.within(Limits.DEFAULT.cancelledBy(() -> ThreadClock.cpu() > end)));
        } catch (InexpressibleException _) {
            return false;
        } catch (RulesException _) {
            // without a bound on the moves, or misere play with splits
            return false;
        }
        if (!(finding instanceof ProofFinding.Proved(var theorem, var _, var _, var _, var _))) return false;
        assertThat(theorem.automaton()).as(text).isEqualTo(theorem.automaton().minimal());
        var force = new BruteForce(task.game().rules(), task.play(), 0, () -> false);
        assertThat(force.wrong(theorem, corner))
                .as(text + (values ? ", values" : ""))
                .isEmpty();
        proved++;
        return true;
    }

    @Test
    void theoremsAboutOneHeapAreRight() throws SyntaxException {
        for (int i = 0; i < CaseCount.of(120); i++)
            isRight(rules("(n)", ONE, 3), random.nextInt(3) == 0, 40_000_000, 60);
        assertThat(proved).isPositive();
    }

    @Test
    void theoremsAboutSubtractionSetsAreRight() throws SyntaxException {
        for (int i = 0; i < CaseCount.of(600); i++) {
            var text = take();
            assertThat(isRight(text, random.nextBoolean(), 10_000_000_000L, 80))
                    .as(text)
                    .isTrue();
        }
    }

    @Test
    void theoremsAboutTwoHeapsAreRight() throws SyntaxException {
        for (int i = 0; i < CaseCount.of(240); i++)
            isRight(rules("(a, b)", TWO, 4), random.nextInt(4) == 0, 80_000_000, 14);
        assertThat(proved).isPositive();
    }
}
