package grundy.strategic.check;

import grundy.limit.Checkpoint;
import grundy.strategic.tree.GameTree;
import grundy.strategic.tree.GameTree.Chance;
import grundy.strategic.tree.GameTree.Decision;
import grundy.strategic.tree.GameTree.Node;
import grundy.strategic.tree.GameTree.Terminal;
import grundy.value.Rational;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// The behaviour of all players in a game tree: for each information set, the probability of each
/// action.
///
/// @param actions for each set of the tree, in its order
public record BehaviourStrategy(List<List<Rational>> actions) {
    /// @param choices for each set, the number of the action
    public static BehaviourStrategy pure(GameTree tree, int[] choices) {
        var actions = new ArrayList<List<Rational>>();
        for (int set = 0; set < choices.length; set++) {
            var one = new ArrayList<>(
                    Collections.nCopies(tree.sets().get(set).actions().size(), Rational.ZERO));
            one.set(choices[set], Rational.ONE);
            actions.add(List.copyOf(one));
        }
        return new BehaviourStrategy(List.copyOf(actions));
    }

    /// @return whether there are numbers >= 0 for all actions of all sets, which add up to 1 in each
    public boolean fits(GameTree tree) {
        if (actions.size() != tree.sets().size()) return false;
        for (int set = 0; set < actions.size(); set++) {
            if (actions.get(set).size() != tree.sets().get(set).actions().size()) return false;
            var sum = Rational.ZERO;
            for (var probability : actions.get(set)) {
                if (probability.signum() < 0) return false;
                sum = sum.plus(probability);
            }
            if (!sum.equals(Rational.ONE)) return false;
        }
        return true;
    }

    /// @return the average payoff of each player from a node on
    public List<Rational> payoffs(GameTree tree, Node node) {
        Checkpoint.step();
        if (node instanceof Terminal(var payoffs)) return payoffs;
        var sums = new ArrayList<>(Collections.nCopies(tree.playerCount(), Rational.ZERO));
        switch (node) {
            case Terminal _ -> throw new AssertionError("A terminal was examined above");
            case Chance(var lotteries) ->
                lotteries.forEach(lottery -> add(sums, lottery.probability(), payoffs(tree, lottery.next())));
            case Decision(var set, var next) -> {
                for (int action = 0; action < next.size(); action++) {
                    var probability = actions.get(set).get(action);
                    if (probability.signum() > 0) add(sums, probability, payoffs(tree, next.get(action)));
                }
            }
        }
        return sums;
    }

    private static void add(List<Rational> sums, Rational probability, List<Rational> payoffs) {
        for (int player = 0; player < sums.size(); player++)
            sums.set(player, sums.get(player).plus(probability.times(payoffs.get(player))));
    }
}
