package grundy.strategic.solve;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.rules.notation.SyntaxException;
import grundy.strategic.check.StrategicEvidence;
import grundy.strategic.matrix.MatrixText;
import grundy.strategic.solve.MatrixQuestion.Effort;
import grundy.strategic.tree.TreeText;
import grundy.value.Rational;
import org.junit.jupiter.api.Test;

/// One door for both kinds of games, and every answer says why it is true.
class StrategicSolverTest {
    private final StrategicSolver solver = new StrategicSolver(Limits.DEFAULT);

    private StrategicEvidence matrix(String text, Effort effort) throws SyntaxException {
        return solver.solve(new MatrixQuestion(MatrixText.read(text), effort, false))
                .evidence();
    }

    private StrategicEvidence tree(String text) throws SyntaxException {
        return solver.solve(new TreeQuestion(TreeText.read(text), 10)).evidence();
    }

    /// The polytopes of 2x2 games have at most 4 vertices each, of which 0 is counted, too.
    @Test
    void allEquilibriaRestOnAllVertices() throws SyntaxException {
        var evidence = matrix("3,2 0,0; 0,0 2,3", Effort.ALL);
        assertThat(evidence).isInstanceOf(StrategicEvidence.AllVertices.class);
        var all = (StrategicEvidence.AllVertices) evidence;
        assertThat(all.checked()).isEqualTo(3);
        assertThat(all.vertices()).isEqualTo(8);
        assertThat(all.theorem()).isEqualTo("Mangasarian 1964");
    }

    @Test
    void oneEquilibriumRestsOnThePathThatLedToIt() throws SyntaxException {
        var evidence = matrix("3,2 0,0; 0,0 2,3", Effort.ONE);
        assertThat(evidence).isInstanceOf(StrategicEvidence.VertexPath.class);
        assertThat(((StrategicEvidence.VertexPath) evidence).pivots()).isPositive();
    }

    @Test
    void aValueRestsOnWhatEachSideCanSecure() throws SyntaxException {
        var evidence = matrix("2 -1; -1 1", Effort.ONE);
        var fifth = Rational.of(1, 5);
        assertThat(evidence).isEqualTo(new StrategicEvidence.Saddle(fifth, fifth));
    }

    @Test
    void ofThreePlayersAllProfilesAreLookedAt() throws SyntaxException {
        var evidence = matrix("[a]\n1,1,1 0,0,0\n0,0,0 1,1,1\n[b]\n0,0,0 0,0,0\n0,0,0 2,2,2", Effort.USUAL);
        assertThat(evidence).isEqualTo(new StrategicEvidence.AllProfiles(8));
    }

    @Test
    void aTreeRestsOnItsNodesOrOnBothBestReplies() throws SyntaxException {
        assertThat(
                        tree(
                                "EFG 2 R \"t\" { \"A\" \"B\" } p \"\" 1 1 \"\" { \"l\" \"r\" } 0 t \"\" 1 \"\" { 1, 0 } t \"\" 2 \"\" { 0, 5 }"))
                .isEqualTo(new StrategicEvidence.OneDeviation(3));
        var pennies = "EFG 2 R \"t\" { \"A\" \"B\" } p \"\" 1 1 \"\" { \"l\" \"r\" } 0 "
                + "p \"\" 2 1 \"\" { \"l\" \"r\" } 0 t \"\" 1 \"\" { 1, -1 } t \"\" 2 \"\" { -1, 1 } "
                + "p \"\" 2 1 \"\" { \"l\" \"r\" } 0 t \"\" 3 \"\" { -1, 1 } t \"\" 4 \"\" { 1, -1 }";
        assertThat(tree(pennies)).isEqualTo(new StrategicEvidence.TreeSaddle(Rational.ZERO, Rational.ZERO));
    }
}
