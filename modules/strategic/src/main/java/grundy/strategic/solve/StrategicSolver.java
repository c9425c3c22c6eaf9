package grundy.strategic.solve;

import grundy.limit.Limits;
import grundy.strategic.matrix.MatrixGame;
import grundy.strategic.tree.GameTree;

/// The one way from a question about a game in strategic or extensive form to its answer.
///
/// ```java
/// var verdict = new StrategicSolver(Limits.DEFAULT).solve(MatrixQuestion.of(game));
/// ```
public final class StrategicSolver {
    private final Limits limits;

    /// @param limits how much an answer may take
    public StrategicSolver(Limits limits) {
        this.limits = limits;
    }

    /// @return the answer; nothing is said that does not check
    /// @throws grundy.limit.LimitException if a limit is reached or the work is cancelled
    /// @throws grundy.rules.RulesException if a game has no answer of this kind
    /// @throws grundy.strategic.matrix.SizeException if the strategic form of a tree is too large
    @SuppressWarnings("unchecked") // each kind of question names the kind of its answer
    public <A extends StrategicAnswer> A solve(StrategicQuestion<A> question) {
        return (A) limits.during(() -> switch (question) {
            case MatrixQuestion matrix -> new MatrixSolver(limits).solve(matrix);
            case TreeQuestion(var tree, int most) -> new TreeSolver(limits).solve(tree, most);
        });
    }

    /// @return the reduced strategic form
    /// @throws grundy.rules.RulesException if a player forgets what he did or knew
    /// @throws grundy.strategic.matrix.SizeException if it is too large
    public static MatrixGame strategicForm(GameTree tree) {
        return TreeSolver.strategicForm(tree);
    }
}
