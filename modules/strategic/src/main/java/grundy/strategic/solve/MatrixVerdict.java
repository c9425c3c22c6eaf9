package grundy.strategic.solve;

import grundy.strategic.check.DeviationGains;
import grundy.strategic.check.StrategicEvidence;
import grundy.strategic.check.StrategyProfile;
import grundy.strategic.engine.BestResponses;
import grundy.strategic.engine.IteratedElimination;
import grundy.strategic.engine.NashSubsets;
import grundy.strategic.engine.RiskDominance;
import grundy.strategic.matrix.MatrixGame;
import grundy.value.Rational;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The analysis of a game in strategic form.
///
/// @param strict iterated elimination of strictly dominated strategies
/// @param weak the elimination of weakly dominated ones; null where it eliminates no more
/// @param pure profiles that are equilibria, all of them
/// @param value null unless the game is one of two players with a constant sum
/// @param pareto Pareto-optimal profiles; empty where the game is too large for it
public record MatrixVerdict(
        MatrixGame game,
        BestResponses responses,
        IteratedElimination.Result strict,
        IteratedElimination.@Nullable Result weak,
        List<Integer> pure,
        Equilibria equilibria,
        @Nullable Saddle value,
        Optional<List<Integer>> pareto,
        Optional<RiskDominance> risk)
        implements StrategicAnswer {
    @Override
    public StrategicEvidence evidence() {
        return switch (equilibria) {
            case Equilibria.AllExtreme extreme ->
                new StrategicEvidence.AllVertices(extreme.vertices, extreme.equilibria.size());
            case Equilibria.SinglePath one -> new StrategicEvidence.VertexPath(one.pivots);
            case Equilibria.Optimal _ -> {
                if (value == null) throw new AssertionError("Strategies are optimal where there is a value");
                yield new StrategicEvidence.Saddle(value.guaranteed, value.conceded);
            }
            case Equilibria.Pure _ -> new StrategicEvidence.AllProfiles(game.cells());
        };
    }

    /// An equilibrium with its proof: the payoff of each deviation.
    public record ProvedEquilibrium(StrategyProfile profile, DeviationGains proof) {
        /// @throws AssertionError if it is no equilibrium: nothing is said that does not check
        static ProvedEquilibrium of(MatrixGame game, StrategyProfile profile) {
            var proof = DeviationGains.of(game, profile);
            if (!proof.isEquilibrium()) throw new AssertionError("An engine found what is no equilibrium");
            return new ProvedEquilibrium(profile, proof);
        }
    }

    /// The equilibria in mixed strategies that were found, with the extent of the search.
    public sealed interface Equilibria {
        /// @return the equilibria that were found
        List<ProvedEquilibrium> equilibria();

        /// All extreme equilibria of a game of two players.
        ///
        /// @param vertices of the best-response polytopes, all of which were examined
        /// @param degenerate whether some mixture of k strategies has more than k best responses
        /// @param subsets maximal Nash subsets
        record AllExtreme(
                List<ProvedEquilibrium> equilibria, long vertices, boolean degenerate, List<NashSubsets.Subset> subsets)
                implements Equilibria {}

        /// A single equilibrium, by Lemke and Howson's method.
        record SinglePath(ProvedEquilibrium equilibrium, long pivots) implements Equilibria {
            @Override
            public List<ProvedEquilibrium> equilibria() {
                return List.of(equilibrium);
            }
        }

        /// A pair of optimal strategies of a large game with a constant sum.
        record Optimal(ProvedEquilibrium equilibrium) implements Equilibria {
            @Override
            public List<ProvedEquilibrium> equilibria() {
                return List.of(equilibrium);
            }
        }

        /// Pure ones only, since there are not two players.
        ///
        /// @param equilibria the first of them
        record Pure(List<ProvedEquilibrium> equilibria) implements Equilibria {}
    }

    /// The value of a game with a constant sum, and strategies that guarantee it.
    ///
    /// @param value of the first player
    /// @param guaranteed the least that the first player's strategy gives him, whatever the other does
    /// @param conceded the most that the second player's strategy lets the first have
    public record Saddle(Rational value, ProvedEquilibrium equilibrium, Rational guaranteed, Rational conceded) {
        /// @return 0: what is guaranteed meets what is conceded
        public Rational gap() {
            return conceded.minus(guaranteed);
        }
    }
}
