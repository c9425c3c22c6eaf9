package grundy.strategic.engine;

import grundy.limit.Checkpoint;
import grundy.strategic.check.TreeCheck;
import grundy.strategic.matrix.MatrixGame;
import grundy.strategic.matrix.MatrixGame.Player;
import grundy.strategic.tree.GameTree;
import grundy.strategic.tree.GameTree.Chance;
import grundy.strategic.tree.GameTree.Decision;
import grundy.strategic.tree.GameTree.Node;
import grundy.strategic.tree.GameTree.Terminal;
import grundy.value.Rational;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The reduced strategic form of a tree: a strategy fixes its player's action at every information set
/// that his own moves let him reach.
public final class StrategicForm {
    private final GameTree tree;

    /// For each player, after which own move (set and action, or none) which of his sets may come next.
    private final List<Map<List<Integer>, LinkedHashSet<Integer>>> following = new ArrayList<>();

    private StrategicForm(GameTree tree) {
        this.tree = tree;
        for (int player = 0; player < tree.playerCount(); player++) following.add(new LinkedHashMap<>());
        follow(tree.root(), Collections.nCopies(tree.playerCount(), List.of()));
    }

    /// @param tree in which every player remembers his own moves
    /// @throws grundy.strategic.matrix.SizeException if there are too many profiles
    /// @throws IllegalArgumentException if a player has imperfect recall
    public static MatrixGame of(GameTree tree) {
        if (TreeCheck.forgetful(tree).isPresent())
            throw new IllegalArgumentException("Every player must have perfect recall");
        return new StrategicForm(tree).game();
    }

    private void follow(Node node, List<List<Integer>> last) {
        Checkpoint.step();
        if (node instanceof Decision(var set, var next)) {
            int player = tree.sets().get(set).player();
            following
                    .get(player)
                    .computeIfAbsent(last.get(player), _ -> new LinkedHashSet<>())
                    .add(set);
            for (int action = 0; action < next.size(); action++) {
                var after = new ArrayList<>(last);
                after.set(player, List.of(set, action));
                follow(next.get(action), after);
            }
            return;
        }
        for (var child : GameTree.children(node)) follow(child, last);
    }

    private MatrixGame game() {
        MatrixGame.checkSize(IntStream.range(0, tree.playerCount())
                .mapToObj(player -> count(player, List.of()))
                .toList());
        var strategies = new ArrayList<List<int[]>>();
        var players = new ArrayList<Player>();
        for (int player = 0; player < tree.playerCount(); player++) {
            var plans = plans(player, List.of());
            strategies.add(plans);
            players.add(new Player(tree.players().get(player), names(player, plans)));
        }
        int cells = strategies.stream().mapToInt(List::size).reduce(1, (a, b) -> a * b);
        var payoffs = new Rational[tree.playerCount()][cells];
        var choices = new int[tree.sets().size()];
        for (int cell = 0; cell < cells; cell++) {
            int rest = cell;
            Arrays.fill(choices, -1);
            for (int player = tree.playerCount() - 1; player >= 0; player--) {
                var plans = strategies.get(player);
                var plan = plans.get(rest % plans.size());
                rest /= plans.size();
                for (int set = 0; set < choices.length; set++) if (plan[set] >= 0) choices[set] = plan[set];
            }
            var average = average(tree.root(), choices);
            for (int player = 0; player < average.size(); player++) payoffs[player][cell] = average.get(player);
        }
        return new MatrixGame(tree.title(), players, payoffs);
    }

    private BigInteger count(int player, List<Integer> last) {
        var product = BigInteger.ONE;
        for (int set : following.get(player).getOrDefault(last, new LinkedHashSet<>())) {
            var sum = BigInteger.ZERO;
            for (int action = 0; action < tree.sets().get(set).actions().size(); action++)
                sum = sum.add(count(player, List.of(set, action)));
            product = product.multiply(sum);
        }
        return product;
    }

    /// @return for each plan the action of each set, -1 where it does not come
    private List<int[]> plans(int player, List<Integer> last) {
        var none = new int[tree.sets().size()];
        Arrays.fill(none, -1);
        var plans = List.of(none);
        for (int set : following.get(player).getOrDefault(last, new LinkedHashSet<>())) {
            var options = new ArrayList<int[]>();
            for (int action = 0; action < tree.sets().get(set).actions().size(); action++)
                for (var plan : plans(player, List.of(set, action))) {
                    plan[set] = action;
                    options.add(plan);
                }
            var more = new ArrayList<int[]>();
            for (var plan : plans)
                for (var option : options) {
                    Checkpoint.step();
                    var both = plan.clone();
                    for (int i = 0; i < both.length; i++) if (option[i] >= 0) both[i] = option[i];
                    more.add(both);
                }
            plans = more;
        }
        return plans;
    }

    private List<String> names(int player, List<int[]> plans) {
        if (plans.size() == 1 && Arrays.stream(plans.getFirst()).allMatch(action -> action < 0)) return List.of("-");
        var own = new ArrayList<Integer>();
        for (int set = 0; set < tree.sets().size(); set++)
            if (tree.sets().get(set).player() == player) own.add(set);
        var names = new ArrayList<String>();
        for (var plan : plans) {
            Checkpoint.step();
            names.add(own.stream()
                    .map(set ->
                            plan[set] < 0 ? "*" : tree.sets().get(set).actions().get(plan[set]))
                    .collect(Collectors.joining("/")));
        }
        return names;
    }

    private List<Rational> average(Node node, int[] choices) {
        Checkpoint.step();
        return switch (node) {
            case Terminal(var payoffs) -> payoffs;
            case Decision(var set, var next) -> average(next.get(Math.max(0, choices[set])), choices);
            case Chance(var lotteries) -> {
                var sum = new ArrayList<>(Collections.nCopies(tree.playerCount(), Rational.ZERO));
                for (var lottery : lotteries) {
                    var below = average(lottery.next(), choices);
                    for (int player = 0; player < sum.size(); player++)
                        sum.set(
                                player,
                                sum.get(player).plus(lottery.probability().times(below.get(player))));
                }
                yield sum;
            }
        };
    }
}
