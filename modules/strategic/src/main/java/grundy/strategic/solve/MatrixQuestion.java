package grundy.strategic.solve;

import grundy.strategic.matrix.MatrixGame;

/// A question about a game in strategic form.
///
/// @param effort how equilibria in mixed strategies are looked for
/// @param allMixtures look for dominance by mixtures in large games too
public record MatrixQuestion(MatrixGame game, Effort effort, boolean allMixtures)
        implements StrategicQuestion<MatrixVerdict> {
    /// The effort of the search for equilibria in mixed strategies.
    public enum Effort {
        /// All in small games, one in large ones.
        USUAL,
        /// All, however long it takes.
        ALL,
        /// One.
        ONE
    }

    public static MatrixQuestion of(MatrixGame game) {
        return new MatrixQuestion(game, Effort.USUAL, false);
    }
}
