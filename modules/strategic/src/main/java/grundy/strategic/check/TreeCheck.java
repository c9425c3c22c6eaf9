package grundy.strategic.check;

import grundy.limit.Checkpoint;
import grundy.strategic.tree.GameTree;
import grundy.strategic.tree.GameTree.Chance;
import grundy.strategic.tree.GameTree.Decision;
import grundy.strategic.tree.GameTree.Lottery;
import grundy.strategic.tree.GameTree.Node;
import grundy.strategic.tree.GameTree.Terminal;
import grundy.value.Rational;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// Checks behaviour in game trees again.
public final class TreeCheck {
    private TreeCheck() {}

    /// Checks perfect recall: whether a player always remembers what he did and knew, so that all
    /// places of an information set are reached by the same own moves (Kuhn 1953).
    ///
    /// @return the first information set of which that is not true
    public static Optional<Integer> forgetful(GameTree tree) {
        var histories = new HashMap<Integer, Integer>();
        var numbers = new HashMap<List<Integer>, Integer>();
        return forgetful(tree, tree.root(), new int[tree.playerCount()], histories, numbers);
    }

    /// @param last for each player the number of his moves so far
    private static Optional<Integer> forgetful(
            GameTree tree,
            Node node,
            int[] last,
            Map<Integer, Integer> histories,
            Map<List<Integer>, Integer> numbers) {
        Checkpoint.step();
        if (node instanceof Decision(var set, var next)) {
            int player = tree.sets().get(set).player();
            var before = histories.putIfAbsent(set, last[player]);
            if (before != null && before != last[player]) return Optional.of(set);
            for (int action = 0; action < next.size(); action++) {
                var after = Arrays.copyOf(last, last.length);
                var move = List.of(set, action, last[player]);
                after[player] = numbers.computeIfAbsent(move, _ -> numbers.size() + 1);
                var fault = forgetful(tree, next.get(action), after, histories, numbers);
                if (fault.isPresent()) return fault;
            }
            return Optional.empty();
        }
        for (var next : GameTree.children(node)) {
            var fault = forgetful(tree, next, last, histories, numbers);
            if (fault.isPresent()) return fault;
        }
        return Optional.empty();
    }

    /// @param payoffs that the profile is said to give
    /// @return whether the profile gives that, and no player with perfect recall gains by behaving differently
    public static boolean isEquilibrium(GameTree tree, BehaviourStrategy profile, List<Rational> payoffs) {
        if (!profile.fits(tree) || forgetful(tree).isPresent()) return false;
        if (!profile.payoffs(tree, tree.root()).equals(payoffs)) return false;
        for (int player = 0; player < tree.playerCount(); player++)
            if (BestReply.value(tree, player, profile).compareTo(payoffs.get(player)) > 0) return false;
        return true;
    }

    /// Returns whether a profile is an equilibrium in every subgame, of players with perfect recall.
    /// With perfect information it is exactly if nowhere another action gives the player who moves more
    /// (the principle of one deviation).
    ///
    /// @param payoffs that the profile is said to give
    public static boolean isSubgamePerfect(GameTree tree, BehaviourStrategy profile, List<Rational> payoffs) {
        if (!profile.fits(tree)) return false;
        if (tree.hasPerfectInformation())
            return perfect(tree, profile, tree.root()).filter(payoffs::equals).isPresent();
        return isEquilibrium(tree, profile, payoffs)
                && ProperSubgames.proper(tree).stream()
                        .allMatch(subgame -> isEquilibrium(subgame, profile, profile.payoffs(subgame, subgame.root())));
    }

    /// @return the payoffs of the profile from a node on; empty if somebody gains below by one deviation
    private static Optional<List<Rational>> perfect(GameTree tree, BehaviourStrategy profile, Node node) {
        Checkpoint.step();
        switch (node) {
            case Terminal(var payoffs) -> {
                return Optional.of(payoffs);
            }
            case Chance(var lotteries) -> {
                var all = new ArrayList<List<Rational>>();
                for (var lottery : lotteries) {
                    var below = perfect(tree, profile, lottery.next());
                    if (below.isEmpty()) return below;
                    all.add(below.get());
                }
                return Optional.of(
                        mean(lotteries.stream().map(Lottery::probability).toList(), all));
            }
            case Decision(var set, var next) -> {
                int player = tree.sets().get(set).player();
                var all = new ArrayList<List<Rational>>();
                for (var child : next) {
                    var below = perfect(tree, profile, child);
                    if (below.isEmpty()) return below;
                    all.add(below.get());
                }
                var most = all.stream()
                        .map(payoffs -> payoffs.get(player))
                        .reduce(Rational::max)
                        .orElseThrow();
                var weights = profile.actions().get(set);
                for (int action = 0; action < all.size(); action++)
                    if (weights.get(action).signum() > 0
                            && !all.get(action).get(player).equals(most)) return Optional.empty();
                return Optional.of(mean(weights, all));
            }
        }
    }

    private static List<Rational> mean(List<Rational> weights, List<List<Rational>> payoffs) {
        return IntStream.range(0, payoffs.getFirst().size())
                .mapToObj(player -> IntStream.range(0, weights.size())
                        .mapToObj(i -> weights.get(i).times(payoffs.get(i).get(player)))
                        .reduce(Rational.ZERO, Rational::plus))
                .toList();
    }
}
