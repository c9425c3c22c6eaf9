package grundy.strategic.solve;

import grundy.limit.Limits;
import grundy.strategic.check.StrategyProfile;
import grundy.strategic.engine.BestResponses;
import grundy.strategic.engine.ExtremeEquilibria;
import grundy.strategic.engine.IteratedElimination;
import grundy.strategic.engine.LemkeHowson;
import grundy.strategic.engine.NashSubsets;
import grundy.strategic.engine.ParetoProfiles;
import grundy.strategic.engine.RiskDominance;
import grundy.strategic.engine.ZeroSum;
import grundy.strategic.matrix.MatrixGame;
import grundy.strategic.solve.MatrixQuestion.Effort;
import grundy.strategic.solve.MatrixVerdict.Equilibria;
import grundy.strategic.solve.MatrixVerdict.ProvedEquilibrium;
import grundy.strategic.solve.MatrixVerdict.Saddle;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Answers questions about games in strategic form: chooses methods by the size of the game.
final class MatrixSolver {
    /// Vertices up to which all equilibria are looked for unasked: an upper bound, mostly far from what there is.
    private static final double MOST_VERTICES = 4_000_000;

    /// Pure equilibria that get their proof worked out.
    private static final int MOST_PROOFS = 100;

    private final Limits limits;

    MatrixSolver(Limits limits) {
        this.limits = limits;
    }

    /// @throws grundy.limit.LimitException if a limit is reached or the work is cancelled
    MatrixVerdict solve(MatrixQuestion question) {
        var game = question.game();
        var responses = new BestResponses(game);
        var pure = responses.pureEquilibria();
        var strict = IteratedElimination.of(game, false, question.allMixtures(), limits);
        var weak = IteratedElimination.of(game, true, question.allMixtures(), limits);
        var saddle = game.isConstantSum() ? saddle(game) : null;
        return new MatrixVerdict(
                game,
                responses,
                strict,
                weak.remaining().equals(strict.remaining()) ? null : weak,
                pure,
                equilibria(question, pure, saddle),
                saddle,
                ParetoProfiles.optimal(game),
                RiskDominance.of(game));
    }

    private Saddle saddle(MatrixGame game) {
        var equilibrium = ProvedEquilibrium.of(game, ZeroSum.solve(game, limits));
        var constant = game.payoff(0, 0).plus(game.payoff(1, 0));
        // What the second player gets at best against the first player's strategy leaves him the least.
        var guaranteed = constant.minus(equilibrium.proof().best(1));
        var conceded = equilibrium.proof().best(0);
        return new Saddle(equilibrium.proof().payoffs().getFirst(), equilibrium, guaranteed, conceded);
    }

    private Equilibria equilibria(MatrixQuestion question, List<Integer> pure, @Nullable Saddle saddle) {
        var game = question.game();
        if (game.playerCount() != 2)
            return new Equilibria.Pure(pure.stream()
                    .limit(MOST_PROOFS)
                    .map(cell -> ProvedEquilibrium.of(game, StrategyProfile.pure(game, cell)))
                    .toList());
        boolean small = ExtremeEquilibria.mostVertices(game.strategies(0), game.strategies(1)) <= MOST_VERTICES;
        if (question.effort() == Effort.ALL || question.effort() == Effort.USUAL && small) return all(game);
        if (saddle != null) return new Equilibria.Optimal(saddle.equilibrium());
        var found = LemkeHowson.find(game, limits);
        return new Equilibria.SinglePath(ProvedEquilibrium.of(game, found.equilibrium()), found.pivots());
    }

    private Equilibria all(MatrixGame game) {
        var result = ExtremeEquilibria.of(game, limits);
        var solved = result.equilibria().stream()
                .map(profile -> ProvedEquilibrium.of(game, profile))
                .toList();
        return new Equilibria.AllExtreme(
                solved, result.vertices(), result.degenerate(), NashSubsets.of(result.equilibria(), limits));
    }
}
