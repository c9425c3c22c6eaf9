package grundy.prove.rocq;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.prove.Prover;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.statement.StatementFinder;
import grundy.question.Question;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.testkit.DrawnCases;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Theorems about games in which options may be blocked, which Rocq accepts; what was changed in them is refused.
@Tag("slow")
class RocqBlockingTest {
    private static final String TAKE = "take 1..3 with 1 blocked";

    /// The library, compiled once.
    @TempDir
    private static Path folder;

    private static Rocq rocq;

    @BeforeAll
    static void library() throws IOException, SyntaxException, InterruptedException {
        rocq = Rocq.with(export(TAKE), folder);
        var powers = RocqExport.of("powers", "From Grundy Require Import Heaps Digits Blocking.\n");
        Rocq.with(powers, folder);
    }

    private static RocqExport export(String text) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        var task = ProofTask.of(read.game(), read.play());
        var theorem = ((ProofFinding.Proved) Prover.prove(task)).theorem();
        var formula = StatementFinder.of(theorem, task.game())
                .flatMap(statement -> StatementFinder.formula(theorem, task.game(), statement));
        return RocqExport.of(text, RocqProof.of(theorem, text, formula));
    }

    @DrawnCases(oneIn = 56)
    @ParameterizedTest
    @ValueSource(
            strings = {
                TAKE,
                "take 1..5 with 2 blocked",
                "take {1,3,4} with 1 blocked",
                "take {2,3} with 3 blocked",
                "take powers of 2 with 1 blocked",
                "take at most half with 1 blocked",
                "(n, m): (n-k, k) where k <= 3 and k != m with 1 blocked",
                "(a, b): (a-k, b) | (a, b-k) with 1 blocked",
                "(a, b): (a-k, b) | (a, b-k) with 2 blocked",
                "(a, b): (a-1, b) | (a, b-k) | (a-k, b-k) with 1 blocked",
                "wythoff with 2 blocked",
                "misere take 1..3 with 1 blocked",
                "misere take {2,3} with 2 blocked",
                "misere (a, b): (a-k, b) | (a, b-k) where k <= 2 with 1 blocked",
                "misere (n): (n-k) where k < 1 with 1 blocked"
            })
    void isAccepted(String rules) throws IOException, InterruptedException, SyntaxException {
        assertThat(rocq.checked(export(rules).theorem()))
                .as(rules)
                .contains(Rocq.PROVED)
                .doesNotContain("Error");
    }

    @Test
    void theTheoremIsOfLossBehindBlockedOptions() throws SyntaxException {
        assertThat(export(TAKE).theorem())
                .contains("Theorem lost_positions : forall p, blocking_lost move 1 p <-> cold p.")
                .contains("exists k, (1 <= k /\\ (1 <= k /\\ k <= 3) /\\ k + n' = n)");
    }

    /// More are blocked, or none; another state accepts; a rank is gone; a move more.
    @DrawnCases(oneIn = 12)
    @ParameterizedTest
    @ValueSource(
            strings = {
                "move 1 -> move 2",
                "move 1 -> move 2 ~ (k < 1)%N -> (k < 2)%N ~ (1 < k)%N -> (2 < k)%N ~ system [1; 0; 0] (0) -> system [1; 0; 0] (-1)",
                "blocking_lost move 1 -> lost move",
                "  [0; 1]. -> [0].",
                "  [1; 3; 5]. -> [1; 3].",
                "k <= 3 -> k <= 4 ~ (-3) -> (-4)"
            })
    void whatIsWrongIsRefused(String changes) throws IOException, InterruptedException, SyntaxException {
        var text = export(TAKE).theorem();
        for (var change : changes.split(" ~ ")) {
            var sides = change.split(" -> ");
            assertThat(text).contains(sides[0]);
            text = text.replace(sides[0], sides[1]);
        }
        assertThat(rocq.checked(text)).as(changes).contains("Error").doesNotContain(Rocq.PROVED);
    }

    @Test
    void theAnswerForAPositionIsRefused() throws SyntaxException {
        var verdict = new Solver(Limits.DEFAULT).solve(Question.parse(TAKE + " 9"));
        assertThatThrownBy(() -> RocqAnswer.of(verdict, TAKE, TAKE, Limits.DEFAULT))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("options may be blocked");
    }
}
