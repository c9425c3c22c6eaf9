package grundy.prove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.check.theorem.Theorem;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.rules.RulesException;
import grundy.rules.board.heap.NimWithAPass;
import grundy.rules.board.heap.NumberRow;
import grundy.rules.board.heap.SplitPairs;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.DrawnCases;
import grundy.testkit.GameMoves;
import grundy.testkit.OutcomeOracle;
import java.math.BigInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Theorems about boards of one length are about the moves of the boards themselves.
class BoardProofsTest {
    private static ProofTask task(String text, int heaps) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        return ProofTask.of(read.game(), read.play()).withHeaps(heaps);
    }

    private static boolean isCold(Theorem theorem, long... position) {
        return theorem.isCold(
                LongStream.of(position).mapToObj(BigInteger::valueOf).toList());
    }

    @Tag("slow")
    @DrawnCases
    @Test
    void nimWithAPassIsProvedForTwoHeaps() throws SyntaxException {
        for (boolean misere : new boolean[] {false, true}) {
            var finding = Prover.prove(task((misere ? "misere " : "") + "nim-with-a-pass", 2));
            assertThat(finding).isInstanceOf(ProofFinding.Proved.class);
            var theorem = ((ProofFinding.Proved) finding).theorem();
            assertThat(theorem.game().coordinates()).containsExactly("a", "b", "p");
            var board = new NimWithAPass();
            var oracle = new OutcomeOracle<NimWithAPass.Piles>(GameMoves.whole(board::options), misere);
            for (int a = 0; a <= 20; a++)
                for (int b = 0; b <= 20; b++)
                    for (int p = 0; p <= 1; p++)
                        assertThat(isCold(theorem, a, b, p))
                                .as("(%d,%d,%d)", a, b, p)
                                .isEqualTo(!oracle.wins(board.read(a + " " + b + (p == 1 ? " pass" : ""))));
        }
    }

    @Tag("slow")
    @DrawnCases
    @Test
    void aPairOfHeapsIsProved() throws SyntaxException {
        var theorem = ((ProofFinding.Proved) Prover.prove(task("e-and-d", 2))).theorem();
        var board = new SplitPairs();
        var oracle = new OutcomeOracle<NumberRow>(GameMoves.whole(board::options), false);
        for (int a = 1; a <= 30; a++)
            for (int b = 1; b <= 30; b++)
                assertThat(isCold(theorem, a, b)).as("(%d,%d)", a, b).isEqualTo(!oracle.wins(board.read(a + " " + b)));
    }

    @Test
    void howManyHeapsThereAreMustBeSaidAndFit() {
        assertThatThrownBy(() -> task("nim-with-a-pass", 0).formulas())
                .isInstanceOf(RulesException.class)
                .hasMessageContaining("--heaps k");
        assertThatThrownBy(() -> task("nim-with-a-pass", 6).formulas())
                .isInstanceOf(RulesException.class)
                .hasMessageContaining("7 coordinates");
        assertThatThrownBy(() -> task("e-and-d", 3).formulas())
                .isInstanceOf(RulesException.class)
                .hasMessageContaining("--heaps 2");
    }
}
