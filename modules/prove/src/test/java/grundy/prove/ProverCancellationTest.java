package grundy.prove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.check.automaton.KernelBudget;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.table.EngineTables;
import grundy.prove.table.PositionTable;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.DrawnCases;
import grundy.testkit.ProcessorTime;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The prover and the check of a theorem end soon after their deadline, whatever they are at. The delays are printed.
@Tag("slow")
@Timeout(60)
class ProverCancellationTest {
    private static final Duration MOST = Duration.ofSeconds(8);

    private static ProofTask task(String rules, Limits limits) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(rules));
        return ProofTask.of(read.game(), read.play()).within(limits);
    }

    private static void told(String what, ProcessorTime work, Duration time) {
        var spent = work.spent();
        System.out.printf("%4d ms of work in %d ms  %s%n", spent.toMillis(), time.toMillis(), what);
        assertThat(spent).as(what).isLessThan(MOST);
    }

    @DrawnCases(oneIn = 2)
    @ParameterizedTest
    @ValueSource(
            strings = {
                "(a, b): (a-k, b) | (a, b-k) | (a-k, b-k) where k mod 3 != 0 | (a-k, b-2*k)",
                "(a, b, c): (a-k, b, c) | (a, b-k, c) | (a, b, c-k) | (a-k, b-k, c-2*k)"
            })
    void aSearchForATheorem(String rules) throws SyntaxException {
        for (int millis : new int[] {100, 600}) {
            var time = Duration.ofMillis(millis);
            var work = ProcessorTime.start();
            var finding = Prover.prove(task(rules, Limits.DEFAULT.until(Deadline.after(time))));
            assertThat(finding).as(rules).isInstanceOf(ProofFinding.Open.class);
            told(rules, work, time);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"(n): (n-1) | (n-2^100000)", "(n): (n-1) | (n-k) where k mod 2^100000 == 1"})
    void aConstantOfVeryManyDigits(String rules) throws SyntaxException {
        var time = Duration.ofMillis(100);
        var work = ProcessorTime.start();
        assertThat(Prover.prove(task(rules, Limits.DEFAULT.until(Deadline.after(time)))))
                .as(rules)
                .isInstanceOf(ProofFinding.Open.class);
        var spent = work.spent();
        assertThat(spent).as(rules).isLessThan(Duration.ofSeconds(1));
    }

    /// The tables that a theorem is learned from: marks in base 2, in the system of Fibonacci numbers, lines of two
    /// heaps, positions one by one.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "(a, b): (a-k, b) | (a, b-k) | (a-2*k, b-3*k)",
                "(a, b, c): (a-k, b, c) | (a, b-k, c) | (a, b, c-k) | (a-k, b-k, c-2*k)",
                "wythoff",
                "(a, b): (a-k, b) | (a, b-k) + (1, k)"
            })
    void theTables(String rules) throws SyntaxException {
        for (int millis : new int[] {20, 200}) {
            var time = Duration.ofMillis(millis);
            var limits = Limits.DEFAULT.until(Deadline.after(time));
            var task = task(rules, limits);
            var work = ProcessorTime.start();
            assertThatThrownBy(() -> limits.during(() -> {
                        while (true) asked(task, limits);
                    }))
                    .isInstanceOf(LimitException.class);
            told("tables of " + rules, work, time);
        }
    }

    private static PositionTable asked(ProofTask task, Limits limits) {
        var truth = EngineTables.of(task.game(), task.formulas(), false, limits);
        var position = new long[task.formulas().coordinates().size()];
        for (long at = 1; at < 1000; at *= 2) {
            Arrays.fill(position, at);
            truth.value(position);
            limits.checkpoint();
        }
        return truth;
    }

    @Test
    void theTablesAreDrawnFromTheLedger() throws SyntaxException {
        var ledger = new MemoryLedger(64 << 20);
        var limits = Limits.DEFAULT.withMemory(ledger);
        var task = task("(a, b, c): (a-k, b, c) | (a, b-k, c) | (a, b, c-k) | (a-k, b-k, c-2*k)", limits);
        limits.during(() -> asked(task, limits));
        var small = Limits.DEFAULT.withMemory(new MemoryLedger(2 << 20));
        assertThatThrownBy(() -> small.during(() -> asked(task, small))).isInstanceOf(LimitException.class);
    }

    /// Proved once and then checked until the time is up.
    @Test
    void theCheckOfATheorem() throws SyntaxException {
        var rules = "wythoff";
        var theorem = ((ProofFinding.Proved) Prover.prove(task(rules, Limits.DEFAULT))).theorem();
        var time = Duration.ofMillis(150);
        var work = ProcessorTime.start();
        try {
            Limits.DEFAULT.until(Deadline.after(time)).during(() -> {
                while (true) theorem.check(KernelBudget.DEFAULT);
            });
        } catch (LimitException _) {
            told("check of " + rules, work, time);
            return;
        }
        throw new AssertionError("The check went on for ever, and ended");
    }
}
