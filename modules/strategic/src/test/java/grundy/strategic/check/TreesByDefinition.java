package grundy.strategic.check;

import grundy.strategic.tree.GameTree;
import grundy.strategic.tree.GameTree.Chance;
import grundy.strategic.tree.GameTree.Decision;
import grundy.strategic.tree.GameTree.InformationSet;
import grundy.strategic.tree.GameTree.Lottery;
import grundy.strategic.tree.GameTree.Node;
import grundy.strategic.tree.GameTree.Terminal;
import grundy.value.Rational;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

/// Small game trees at random, and what is true of behaviour in them by the definitions: every other pure
/// strategy is tried.
final class TreesByDefinition {
    private static final Rational THIRD = Rational.of(1, 3);

    private final Random random;
    private final int players;
    private final boolean isHidden;
    private final boolean isConstant;
    private final List<InformationSet> sets = new ArrayList<>();
    private final Map<List<Integer>, Integer> numbers = new HashMap<>();

    private TreesByDefinition(Random random, int players, boolean isHidden, boolean isConstant) {
        this.random = random;
        this.players = players;
        this.isHidden = isHidden;
        this.isConstant = isConstant;
    }

    /// @param isHidden whether information sets may join places
    /// @param isConstant whether the payoffs add up to 2
    static GameTree random(Random random, int players, boolean isHidden, boolean isConstant) {
        var trees = new TreesByDefinition(random, players, isHidden, isConstant);
        var root = trees.node(0);
        return new GameTree("", Stream.of("A", "B", "C").limit(players).toList(), List.copyOf(trees.sets), root);
    }

    private Node node(int depth) {
        int kind = depth == 0 ? 1 + random.nextInt(4) : depth == 3 ? 0 : random.nextInt(5);
        if (kind == 0 || sets.size() == 5 && !isHidden) return end();
        if (kind == 1)
            return new Chance(List.of(
                    new Lottery("u", THIRD, node(depth + 1)),
                    new Lottery("d", Rational.ONE.minus(THIRD), node(depth + 1))));
        int player = random.nextInt(players);
        var key = List.of(player, isHidden ? random.nextInt(2) : sets.size());
        int set = numbers.computeIfAbsent(key, _ -> {
            sets.add(new InformationSet(player, "", List.of("l", "r"), 0));
            return sets.size() - 1;
        });
        var known = sets.get(set);
        sets.set(set, new InformationSet(player, "", known.actions(), known.nodes() + 1));
        return new Decision(set, List.of(node(depth + 1), node(depth + 1)));
    }

    private Terminal end() {
        var payoffs = new ArrayList<Rational>();
        for (int player = 0; player < players; player++) payoffs.add(Rational.of(random.nextInt(3)));
        if (isConstant) payoffs.set(1, Rational.of(2).minus(payoffs.getFirst()));
        return new Terminal(List.copyOf(payoffs));
    }

    /// @return every pure behaviour
    static List<BehaviourStrategy> pure(GameTree tree) {
        var all = new ArrayList<BehaviourStrategy>();
        for (int choices = 0; choices < 1 << tree.sets().size(); choices++) {
            var chosen = new int[tree.sets().size()];
            for (int set = 0; set < chosen.length; set++) chosen[set] = choices >> set & 1;
            all.add(BehaviourStrategy.pure(tree, chosen));
        }
        return all;
    }

    /// @return what a player gets from a place on
    static Rational payoff(BehaviourStrategy behaviour, Node node, int player) {
        return switch (node) {
            case Terminal(var payoffs) -> payoffs.get(player);
            case Chance(var lotteries) ->
                lotteries.stream()
                        .map(lottery -> lottery.probability().times(payoff(behaviour, lottery.next(), player)))
                        .reduce(Rational.ZERO, Rational::plus);
            case Decision(int set, var next) -> {
                var sum = Rational.ZERO;
                for (int action = 0; action < next.size(); action++)
                    sum = sum.plus(behaviour
                            .actions()
                            .get(set)
                            .get(action)
                            .times(payoff(behaviour, next.get(action), player)));
                yield sum;
            }
        };
    }

    static List<Rational> payoffs(GameTree tree, BehaviourStrategy behaviour) {
        var payoffs = new ArrayList<Rational>();
        for (int player = 0; player < tree.playerCount(); player++) payoffs.add(payoff(behaviour, tree.root(), player));
        return payoffs;
    }

    /// @return whether no pure strategy of a player gives him more from a place on
    static boolean isEquilibrium(GameTree tree, BehaviourStrategy behaviour, Node from) {
        for (int player = 0; player < tree.playerCount(); player++) {
            var payoff = payoff(behaviour, from, player);
            for (var other : pure(tree))
                if (payoff(with(tree, behaviour, other, player), from, player).compareTo(payoff) > 0) return false;
        }
        return true;
    }

    private static BehaviourStrategy with(
            GameTree tree, BehaviourStrategy behaviour, BehaviourStrategy other, int player) {
        var actions = new ArrayList<List<Rational>>();
        for (int set = 0; set < tree.sets().size(); set++)
            actions.add((tree.sets().get(set).player() == player ? other : behaviour)
                    .actions()
                    .get(set));
        return new BehaviourStrategy(actions);
    }

    /// @return whether that is so from each place on from which all places of a set can be reached, or none
    static boolean isEquilibriumInEverySubgame(GameTree tree, BehaviourStrategy behaviour, Node from) {
        return (!isSubgame(tree, from) || isEquilibrium(tree, behaviour, from))
                && GameTree.children(from).stream()
                        .allMatch(below -> isEquilibriumInEverySubgame(tree, behaviour, below));
    }

    static boolean isSubgame(GameTree tree, Node from) {
        if (from instanceof Decision(int own, var _) && places(tree.root(), own) > 1) return false;
        for (int set = 0; set < tree.sets().size(); set++) {
            int inside = places(from, set);
            if (inside > 0 && inside < places(tree.root(), set)) return false;
        }
        return true;
    }

    private static int places(Node from, int set) {
        int below = GameTree.children(from).stream()
                .mapToInt(next -> places(next, set))
                .sum();
        return below + (from instanceof Decision(int own, var _) && own == set ? 1 : 0);
    }

    /// @return whether all places of each set are reached by the same own moves
    static boolean isRecallPerfect(GameTree tree) {
        var known = new HashMap<Integer, List<List<Integer>>>();
        return isRecallPerfect(tree, tree.root(), List.of(), known);
    }

    /// @param moves up to here: the player, the set and the action
    private static boolean isRecallPerfect(
            GameTree tree, Node node, List<List<Integer>> moves, Map<Integer, List<List<Integer>>> known) {
        if (!(node instanceof Decision(int set, var next)))
            return GameTree.children(node).stream().allMatch(below -> isRecallPerfect(tree, below, moves, known));
        int player = tree.sets().get(set).player();
        var own = moves.stream().filter(move -> move.getFirst() == player).toList();
        var before = known.putIfAbsent(set, own);
        if (before != null && !before.equals(own)) return false;
        for (int action = 0; action < next.size(); action++) {
            var after = new ArrayList<>(moves);
            after.add(List.of(player, set, action));
            if (!isRecallPerfect(tree, next.get(action), after, known)) return false;
        }
        return true;
    }
}
