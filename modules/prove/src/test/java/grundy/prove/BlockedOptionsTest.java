package grundy.prove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.check.Evidence;
import grundy.check.TheoremSource;
import grundy.check.automaton.InexpressibleException;
import grundy.check.automaton.KernelBudget;
import grundy.check.theorem.BruteForce;
import grundy.check.theorem.GameFormulas;
import grundy.check.theorem.Theorem;
import grundy.check.theorem.TheoremCheck;
import grundy.check.verdict.VerdictCheck;
import grundy.engine.search.BlockingSearch;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.walnut.WalnutProof;
import grundy.question.PositionQuestion;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.testkit.DrawnCases;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BlockedOptionsTest {
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());

    private static ProofTask task(String text) throws SyntaxException {
        var rules = LANGUAGE.rules(Source.of(text));
        return ProofTask.of(rules.game(), rules.play())
                .within(Limits.DEFAULT.until(Deadline.after(Duration.ofMinutes(3))));
    }

    private static Theorem proved(String text) throws SyntaxException {
        return ((ProofFinding.Proved) Prover.prove(task(text))).theorem();
    }

    @Tag("slow")
    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @ValueSource(
            strings = {
                "take 1..4 with 1 blocked",
                "take 1..5 with 2 blocked",
                "take {1,3,4} with 1 blocked",
                "misere take 1..3 with 1 blocked",
                "misere take {2,3} with 2 blocked",
                "(a, b): (a-k, b) | (a, b-k) with 1 blocked",
                "misere (a, b): (a-k, b) | (a, b-k) where k <= 2 with 1 blocked",
                "(a, b): (a-k, b) | (a, b-k) with 2 blocked",
                "(a, b): (a-1, b) | (a, b-k) | (a-k, b-k) with 1 blocked"
            })
    void whatIsProvedAgreesWithTheSearch(String text) throws SyntaxException {
        agrees(text);
    }

    /// Takes half a minute.
    @Tag("slow")
    @DrawnCases
    @Test
    void ofHalfAHeapToo() throws SyntaxException {
        agrees("take at most half with 1 blocked");
    }

    private static void agrees(String text) throws SyntaxException {
        var task = task(text);
        var theorem = proved(text);
        assertThat(theorem.check(KernelBudget.DEFAULT)).isInstanceOf(TheoremCheck.Result.Proved.class);
        var rules = (RuleTree.Blocking) task.game().rules();
        var search = new BlockingSearch(rules, task.play(), Limits.DEFAULT);
        int to = rules.arity() == 1 ? 300 : 40;
        for (int a = 0; a <= to; a++)
            for (int b = 0; b <= (rules.arity() == 1 ? 0 : to); b++) {
                var position = rules.arity() == 1 ? Tuple.of(a) : Tuple.of(a, b);
                assertThat(theorem.isCold(position.stream().toList()))
                        .as(text + " " + position)
                        .isEqualTo(search.isLost(position));
            }
        var force = new BruteForce(rules, task.play(), 0, () -> false);
        assertThat(force.wrong(theorem, rules.arity() == 1 ? 60 : 12)).isEmpty();
    }

    /// Larsson 2011: with one option blocked the lost pairs of Wythoff's game are (0,0), (n, 2n+1) and
    /// (2a+2, 2b+2) for the lost pairs (a, b) of the game without blocking.
    @Tag("slow")
    @Test
    void wythoffWithOneOptionBlockedIsLarssons() throws SyntaxException {
        var theorem = proved("wythoff with 1 blocked");
        for (int a = 0; a <= 100; a++)
            for (int b = a; b <= 210; b++) {
                boolean isPair = a % 2 == 0 && b % 2 == 0 && a >= 2 && isWythoffs(a / 2 - 1, b / 2 - 1);
                assertThat(theorem.isCold(List.of(BigInteger.valueOf(a), BigInteger.valueOf(b))))
                        .as(a + " " + b)
                        .isEqualTo(a == 0 && b == 0 || b == 2 * a + 1 || isPair);
            }
    }

    /// a = floor(phi*k) and b = a + k, where floor(phi*k) = floor((k + sqrt(5*k*k)) / 2).
    private static boolean isWythoffs(long a, long b) {
        var k = BigInteger.valueOf(b - a);
        var root = k.multiply(k).multiply(BigInteger.valueOf(5)).sqrt();
        return k.add(root).shiftRight(1).equals(BigInteger.valueOf(a));
    }

    /// Larsson 2011: with two options blocked the lost pairs of Wythoff's game are (0,0), (n, 2n+1) and (n, 2n+2).
    @Tag("slow")
    @Test
    void wythoffWithTwoOptionsBlockedIsLarssons() throws SyntaxException {
        var theorem = proved("wythoff with 2 blocked");
        assertThat(theorem.automaton().states()).isLessThan(20);
        for (int a = 0; a <= 100; a++)
            for (int b = a; b <= 210; b++)
                assertThat(theorem.isCold(List.of(BigInteger.valueOf(a), BigInteger.valueOf(b))))
                        .as(a + " " + b)
                        .isEqualTo(a == 0 && b == 0 || b == 2 * a + 1 || b == 2 * a + 2);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..3 with 1 blocked; 10^20",
                "take 1..3 with 1 blocked; 14",
                "(a, b): (a-k, b) | (a, b-k) with 1 blocked; 10^12 5",
                "(a, b): (a-k, b) | (a, b-k) with 1 blocked; 3 4"
            })
    void solveReadsTheTheoremAndTheCheckProvesItAgain(String rules, String position) throws SyntaxException {
        var theorem = proved(rules);
        TheoremSource known = new TheoremSource() {
            @Override
            public Optional<TheoremEntry> about(GameFormulas game, boolean values) {
                return values || !game.canonical().equals(theorem.game().canonical())
                        ? Optional.empty()
                        : Optional.of(new TheoremEntry(theorem.about(game), "", "here"));
            }

            @Override
            public void refused(TheoremEntry refused) {
                throw new AssertionError(refused);
            }
        };
        var sum = LANGUAGE.question(Source.of(rules + " " + position));
        var verdict = new Solver(Limits.DEFAULT, known).solve(new PositionQuestion(sum));
        assertThat(verdict.evidence()).isInstanceOf(Evidence.Automatic.class);
        assertThat(verdict.moves().isEmpty()).isEqualTo(verdict.outcome() == Outcome.P);
        var check = VerdictCheck.of(verdict.question(), verdict.claimedVerdict(100));
        assertThat(check.fault()).as(check.toString()).isEmpty();
    }

    @Test
    void theTheoremOfOneNumberIsNoneOfAnother() throws SyntaxException {
        var one = proved("take 1..3 with 1 blocked");
        for (var other : new String[] {"take 1..3", "take 1..3 with 2 blocked", "take 1..4 with 1 blocked"}) {
            var rules = LANGUAGE.rules(Source.of(other)).game().rules();
            var game = GameFormulas.of(rules, Play.NORMAL, 0);
            assertThat(game.canonical()).isNotEqualTo(one.game().canonical());
            assertThat(one.about(game).check(KernelBudget.DEFAULT))
                    .as(other)
                    .isInstanceOf(TheoremCheck.Result.Wrong.class);
            assertThat(new BruteForce(rules, Play.NORMAL, 0, () -> false).wrong(one, 20))
                    .as(other)
                    .isPresent();
        }
    }

    @Tag("slow")
    @Test
    void whatIsNotProvedSaysWhy() throws SyntaxException {
        var theorem = proved("take 1..3 with 1 blocked");
        assertThatThrownBy(() -> WalnutProof.of(theorem, "game", Optional.empty(), KernelBudget.DEFAULT))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("not written for Walnut yet");
        var task = task("take 1..3 with 1 blocked");
        assertThatThrownBy(() -> Prover.prove(task.withValues()))
                .isInstanceOf(RulesException.class)
                .hasMessageContaining("there are no nim-values");
        assertThatThrownBy(() -> Prover.prove(task.withHeaps(2)))
                .isInstanceOf(InexpressibleException.class)
                .hasMessageContaining("a theorem is about one position");
        var many = task("take 1..30 with 9 blocked");
        assertThatThrownBy(() -> Prover.prove(many))
                .isInstanceOf(InexpressibleException.class)
                .hasMessageContaining("at most 8 options");
    }
}
