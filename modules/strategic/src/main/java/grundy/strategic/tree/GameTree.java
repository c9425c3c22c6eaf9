package grundy.strategic.tree;

import grundy.limit.Checkpoint;
import grundy.value.Rational;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A finite game in extensive form (Kuhn 1953): who moves where and with what information, the
/// probabilities of chance moves, and the payoffs at the end. Payoffs and probabilities are exact.
///
/// @param players names
/// @param sets all information sets, in the order in which the tree comes to them, root first
public record GameTree(String title, List<String> players, List<InformationSet> sets, Node root) {
    /// The most nodes that a tree may have, and how deep it may be.
    public static final int MOST_NODES = 1_000_000;

    public static final int MOST_DEPTH = 1000;

    /// A place in the tree.
    public sealed interface Node {}

    /// The end of the game, with the payoff of each player.
    public record Terminal(List<Rational> payoffs) implements Node {}

    /// Chance moves.
    public record Chance(List<Lottery> lotteries) implements Node {}

    /// A branch of chance.
    public record Lottery(String name, Rational probability, Node next) {}

    /// A player moves.
    ///
    /// @param informationSet number of the information set
    /// @param next where each action of the set leads
    public record Decision(int informationSet, List<Node> next) implements Node {}

    /// Places that a player cannot distinguish.
    ///
    /// @param name empty if it has none
    /// @param actions names, at least one
    /// @param nodes how many places
    public record InformationSet(int player, String name, List<String> actions, int nodes) {}

    public int playerCount() {
        return players.size();
    }

    /// @return the player who moves at a place
    public int player(Decision decision) {
        return sets.get(decision.informationSet()).player();
    }

    /// @return whether everybody always knows where the game is
    public boolean hasPerfectInformation() {
        return sets.stream().allMatch(set -> set.nodes() == 1);
    }

    /// @return whether two players share the same sum at every end
    public boolean isConstantSum() {
        return players.size() == 2 && constant(root) != null;
    }

    /// @return the sum of both payoffs
    /// @throws IllegalArgumentException if it is not the same everywhere
    public Rational sum() {
        var sum = players.size() == 2 ? constant(root) : null;
        if (sum == null) throw new IllegalArgumentException("Two players must share a constant sum");
        return sum;
    }

    private static @Nullable Rational constant(Node node) {
        Checkpoint.step();
        if (node instanceof Terminal(var payoffs)) return payoffs.get(0).plus(payoffs.get(1));
        @Nullable Rational sum = null;
        for (var next : children(node)) {
            var below = constant(next);
            if (below == null || sum != null && !sum.equals(below)) return null;
            sum = below;
        }
        return sum;
    }

    /// @return the places after a place
    public static List<Node> children(Node node) {
        return switch (node) {
            case Terminal _ -> List.of();
            case Chance(var lotteries) -> lotteries.stream().map(Lottery::next).toList();
            case Decision(var _, var next) -> next;
        };
    }

    /// @return the number of places
    public int nodes() {
        return count(root);
    }

    private static int count(Node node) {
        Checkpoint.step();
        int count = 1;
        for (var next : children(node)) count += count(next);
        return count;
    }
}
