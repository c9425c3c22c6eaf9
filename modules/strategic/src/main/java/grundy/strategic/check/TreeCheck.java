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
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Checks behaviour in game trees again.
public final class TreeCheck {
    private TreeCheck() {}

    /// Whether a player always remembers what he did and knew: all places of an information set are reached by the
    /// same own moves (Kuhn 1953).
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

    /// Whether a pure profile of a tree with perfect information is an equilibrium in every subgame: nowhere does
    /// another action give the player who moves more (the principle of one deviation).
    ///
    /// @param payoffs that the profile is said to give
    public static boolean isSubgamePerfect(GameTree tree, BehaviourStrategy profile, List<Rational> payoffs) {
        if (!profile.fits(tree) || !tree.hasPerfectInformation()) return false;
        var found = perfect(tree, profile, tree.root());
        return found.isPresent() && found.get().equals(payoffs);
    }

    /// @return what the profile gives from a place on; empty if somebody gains below by one deviation
    private static Optional<List<Rational>> perfect(GameTree tree, BehaviourStrategy profile, Node node) {
        Checkpoint.step();
        switch (node) {
            case Terminal(var payoffs) -> {
                return Optional.of(payoffs);
            }
            case Chance(var lotteries) -> {
                var sums = new ArrayList<>(Collections.nCopies(tree.playerCount(), Rational.ZERO));
                for (Lottery lottery : lotteries) {
                    var below = perfect(tree, profile, lottery.next());
                    if (below.isEmpty()) return below;
                    for (int player = 0; player < sums.size(); player++)
                        sums.set(
                                player,
                                sums.get(player)
                                        .plus(lottery.probability()
                                                .times(below.get().get(player))));
                }
                return Optional.of(sums);
            }
            case Decision(var set, var next) -> {
                int player = tree.sets().get(set).player();
                var all = new ArrayList<List<Rational>>();
                for (var child : next) {
                    var below = perfect(tree, profile, child);
                    if (below.isEmpty()) return below;
                    all.add(below.get());
                }
                int chosen = profile.actions().get(set).indexOf(Rational.ONE);
                if (chosen < 0) return Optional.empty();
                for (var other : all)
                    if (other.get(player).compareTo(all.get(chosen).get(player)) > 0) return Optional.empty();
                return Optional.of(all.get(chosen));
            }
        }
    }
}
