package grundy.strategic.check;

import grundy.limit.Checkpoint;
import grundy.strategic.tree.GameTree;
import grundy.strategic.tree.GameTree.Chance;
import grundy.strategic.tree.GameTree.Decision;
import grundy.strategic.tree.GameTree.Node;
import grundy.strategic.tree.GameTree.Terminal;
import grundy.value.Rational;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The most that a player with perfect recall can get on average while the others behave as given. All places of an
/// information set are reached with the same own moves, so that they can be decided together, the last first.
public final class BestReply {
    private final GameTree tree;
    private final int player;
    private final BehaviourStrategy others;

    private BestReply(GameTree tree, int player, BehaviourStrategy others) {
        this.tree = tree;
        this.player = player;
        this.others = others;
    }

    /// A place with the probability that chance and the others lead there.
    private record ReachedNode(Node node, Rational probability) {}

    /// @return the payoff of a best reply
    public static Rational value(GameTree tree, int player, BehaviourStrategy others) {
        return new BestReply(tree, player, others).value(List.of(new ReachedNode(tree.root(), Rational.ONE)));
    }

    private Rational value(List<ReachedNode> places) {
        var sum = Rational.ZERO;
        Map<Integer, List<ReachedNode>> own = new LinkedHashMap<>();
        var todo = new ArrayList<>(places);
        while (!todo.isEmpty()) {
            Checkpoint.step();
            var place = todo.removeLast();
            switch (place.node()) {
                case Terminal(var payoffs) -> sum = sum.plus(place.probability().times(payoffs.get(player)));
                case Chance(var lotteries) ->
                    lotteries.stream()
                            .filter(lottery -> lottery.probability().signum() > 0)
                            .forEach(lottery -> todo.add(new ReachedNode(
                                    lottery.next(), place.probability().times(lottery.probability()))));
                case Decision decision
                when tree.player(decision) == player ->
                    own.computeIfAbsent(decision.informationSet(), _ -> new ArrayList<>())
                            .add(place);
                case Decision(var set, var next) -> {
                    for (int action = 0; action < next.size(); action++) {
                        var probability = others.actions().get(set).get(action);
                        if (probability.signum() > 0)
                            todo.add(new ReachedNode(
                                    next.get(action), place.probability().times(probability)));
                    }
                }
            }
        }
        for (var set : own.entrySet()) sum = sum.plus(best(set.getKey(), set.getValue()));
        return sum;
    }

    private Rational best(int set, List<ReachedNode> places) {
        @Nullable Rational best = null;
        for (int action = 0; action < tree.sets().get(set).actions().size(); action++) {
            var after = new ArrayList<ReachedNode>();
            Checkpoint.step();
            for (var place : places)
                if (place.node() instanceof Decision(var _, var next))
                    after.add(new ReachedNode(next.get(action), place.probability()));
            var value = value(after);
            best = best == null ? value : best.max(value);
        }
        if (best == null) throw new AssertionError("A set has at least one action");
        return best;
    }
}
