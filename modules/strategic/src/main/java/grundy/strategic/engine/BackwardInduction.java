package grundy.strategic.engine;

import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.strategic.check.BehaviourStrategy;
import grundy.strategic.tree.GameTree;
import grundy.strategic.tree.GameTree.Chance;
import grundy.strategic.tree.GameTree.Decision;
import grundy.strategic.tree.GameTree.Node;
import grundy.strategic.tree.GameTree.Terminal;
import grundy.text.Message;
import grundy.value.Rational;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Finds all subgame-perfect equilibria in pure strategies of a tree with perfect information, from the
/// ends to the root (Zermelo 1913, Kuhn 1953, Selten 1965). Where a player does not care between
/// actions, each choice is an equilibrium of its own.
public final class BackwardInduction {
    private final GameTree tree;
    private final Limits limits;
    private long work;

    /// Payoff vectors that equilibria of a place may give, with the number of equilibria.
    private record PayoffCounts(Map<List<Rational>, BigInteger> counts) {}

    private BackwardInduction(GameTree tree, Limits limits) {
        this.tree = tree;
        this.limits = limits;
    }

    /// An equilibrium of a subtree: its payoffs, the action at its root, and the equilibria below.
    private record Plan(List<Rational> payoffs, int action, List<Plan> below) {}

    /// @param equilibria the first of them
    /// @param count of all
    public record Result(List<BehaviourStrategy> equilibria, BigInteger count) {}

    /// @param tree with perfect information
    /// @param most how many to list
    /// @throws LimitException if chance mixes too many different payoffs, or when cancelled
    public static Result of(GameTree tree, int most, Limits limits) {
        var induction = new BackwardInduction(tree, limits);
        var count = induction.given(tree.root()).counts().values().stream().reduce(BigInteger.ZERO, BigInteger::add);
        var found = new ArrayList<BehaviourStrategy>();
        for (var plan : induction.plans(tree.root(), most)) {
            var choices = new int[tree.sets().size()];
            collect(tree.root(), plan, choices);
            found.add(BehaviourStrategy.pure(tree, choices));
        }
        return new Result(List.copyOf(found), count);
    }

    private void step(long steps) {
        work += steps;
        if (work > limits.positions()) throw new LimitException(Message.of("tree.limit", "most", limits.positions()));
        limits.checkpoint();
    }

    private PayoffCounts given(Node node) {
        step(1);
        return switch (node) {
            case Terminal(var payoffs) -> new PayoffCounts(Map.of(payoffs, BigInteger.ONE));
            case Chance chance -> given(chance);
            case Decision decision -> given(decision);
        };
    }

    private PayoffCounts given(Chance chance) {
        Map<List<Rational>, BigInteger> sums =
                Map.of(Collections.nCopies(tree.playerCount(), Rational.ZERO), BigInteger.ONE);
        for (var lottery : chance.lotteries()) {
            var more = new LinkedHashMap<List<Rational>, BigInteger>();
            var below = given(lottery.next()).counts();
            step((long) sums.size() * below.size());
            for (var sum : sums.entrySet())
                for (var payoffs : below.entrySet())
                    more.merge(
                            plus(sum.getKey(), lottery.probability(), payoffs.getKey()),
                            sum.getValue().multiply(payoffs.getValue()),
                            BigInteger::add);
            sums = more;
        }
        return new PayoffCounts(sums);
    }

    private static List<Rational> plus(List<Rational> sum, Rational weight, List<Rational> payoffs) {
        var more = new ArrayList<Rational>();
        for (int player = 0; player < sum.size(); player++)
            more.add(sum.get(player).plus(weight.times(payoffs.get(player))));
        return List.copyOf(more);
    }

    /// An action is best where every other action's equilibrium gives the player no more.
    private PayoffCounts given(Decision decision) {
        int player = tree.player(decision);
        var below = decision.next().stream().map(this::given).toList();
        var counts = new LinkedHashMap<List<Rational>, BigInteger>();
        for (int chosen = 0; chosen < below.size(); chosen++)
            for (var payoffs : below.get(chosen).counts().entrySet()) {
                var ways = payoffs.getValue();
                for (int other = 0; other < below.size(); other++)
                    if (other != chosen)
                        ways = ways.multiply(notBetter(
                                below.get(other), player, payoffs.getKey().get(player)));
                if (ways.signum() > 0) counts.merge(payoffs.getKey(), ways, BigInteger::add);
            }
        return new PayoffCounts(counts);
    }

    /// @return the number of equilibria that give the player no more than some payoff
    private BigInteger notBetter(PayoffCounts counts, int player, Rational than) {
        step(counts.counts().size());
        var count = BigInteger.ZERO;
        for (var rival : counts.counts().entrySet())
            if (rival.getKey().get(player).compareTo(than) <= 0) count = count.add(rival.getValue());
        return count;
    }

    /// The first equilibria of a place. That many of each place below are enough: each combination leads to one.
    private List<Plan> plans(Node node, int most) {
        Checkpoint.step();
        if (node instanceof Terminal(var payoffs)) return List.of(new Plan(payoffs, -1, List.of()));
        List<List<Plan>> combinations = List.of(List.of());
        for (var next : GameTree.children(node)) {
            var plans = plans(next, most);
            var more = new ArrayList<List<Plan>>();
            for (var some : combinations)
                for (var plan : plans) {
                    if (more.size() == most) break;
                    Checkpoint.step();
                    var longer = new ArrayList<>(some);
                    longer.add(plan);
                    more.add(longer);
                }
            combinations = more;
        }
        var found = new ArrayList<Plan>();
        for (var below : combinations) {
            if (found.size() >= most) break;
            if (node instanceof Decision decision) decide(decision, below, most, found);
            else if (node instanceof Chance chance) found.add(new Plan(average(chance, below), -1, below));
        }
        return found;
    }

    private void decide(Decision decision, List<Plan> below, int most, List<Plan> found) {
        int player = tree.player(decision);
        var best = below.stream()
                .map(plan -> plan.payoffs().get(player))
                .reduce(Rational::max)
                .orElseThrow();
        for (int action = 0; action < below.size() && found.size() < most; action++)
            if (below.get(action).payoffs().get(player).equals(best))
                found.add(new Plan(below.get(action).payoffs(), action, below));
    }

    private List<Rational> average(Chance chance, List<Plan> below) {
        List<Rational> sum = Collections.nCopies(tree.playerCount(), Rational.ZERO);
        for (int i = 0; i < below.size(); i++)
            sum = plus(
                    sum, chance.lotteries().get(i).probability(), below.get(i).payoffs());
        return sum;
    }

    private static void collect(Node node, Plan plan, int[] choices) {
        Checkpoint.step();
        if (node instanceof Decision(var set, var _)) choices[set] = plan.action();
        var children = GameTree.children(node);
        for (int i = 0; i < children.size(); i++)
            collect(children.get(i), plan.below().get(i), choices);
    }
}
