package grundy.strategic.solve;

import grundy.strategic.check.BehaviourStrategy;
import grundy.strategic.check.StrategicEvidence;
import grundy.strategic.tree.GameTree;
import grundy.value.Rational;
import java.math.BigInteger;
import java.util.List;

/// The result of solving a game tree.
public sealed interface TreeVerdict extends StrategicAnswer
        permits TreeVerdict.Perfect, TreeVerdict.Value, TreeVerdict.Strategic {
    GameTree tree();

    @Override
    default StrategicEvidence evidence() {
        return switch (this) {
            case Perfect perfect -> new StrategicEvidence.OneDeviation(perfect.tree.nodes());
            case Value value -> new StrategicEvidence.TreeSaddle(value.guaranteed, value.conceded);
            case Strategic(var _, var strategic) -> strategic.evidence();
        };
    }

    /// Behaviour with its payoff for each player.
    public record ValuedBehaviour(BehaviourStrategy behaviour, List<Rational> payoffs) {}

    /// Perfect information: subgame-perfect equilibria in pure strategies.
    ///
    /// @param equilibria the first of them
    /// @param count of all
    record Perfect(GameTree tree, List<ValuedBehaviour> equilibria, BigInteger count) implements TreeVerdict {}

    /// Two players with a constant sum: the value, and behaviour that guarantees it.
    ///
    /// @param guaranteed the least that the first player's behaviour gives him
    /// @param conceded the most that the second player's behaviour lets him have
    record Value(GameTree tree, ValuedBehaviour optimal, Rational guaranteed, Rational conceded)
            implements TreeVerdict {
        public Rational value() {
            return optimal.payoffs().getFirst();
        }
    }

    /// Anything else: by way of the strategic form.
    record Strategic(GameTree tree, MatrixVerdict strategic) implements TreeVerdict {}
}
