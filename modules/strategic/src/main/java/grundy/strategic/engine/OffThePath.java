package grundy.strategic.engine;

import grundy.limit.Checkpoint;
import grundy.strategic.check.BehaviourStrategy;
import grundy.strategic.tree.GameTree;
import grundy.strategic.tree.GameTree.Chance;
import grundy.strategic.tree.GameTree.Decision;
import grundy.strategic.tree.GameTree.Node;
import grundy.strategic.tree.GameTree.Terminal;
import grundy.value.Rational;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Chooses behaviour at information sets that a player never reaches by his own moves: for the value it
/// does not matter, but a reader expects something sensible. There the best action against the
/// behaviour of the others is taken, the sets that come last first; where the others never lead there
/// either, as if they did everything equally often.
final class OffThePath {
    private final GameTree tree;

    OffThePath(GameTree tree) {
        this.tree = tree;
    }

    /// @param actions for each set of the tree, empty where the player does not come
    BehaviourStrategy filled(List<List<Rational>> actions) {
        var filled = new ArrayList<List<Rational>>();
        for (int set = 0; set < actions.size(); set++)
            filled.add(actions.get(set).isEmpty() ? uniform(set) : actions.get(set));
        for (int set = actions.size() - 1; set >= 0; set--) {
            if (!actions.get(set).isEmpty()) continue;
            int count = tree.sets().get(set).actions().size();
            var worths = worths(set, new BehaviourStrategy(filled), filled);
            int best = 0;
            for (int action = 1; action < count; action++)
                if (worths.get(action).compareTo(worths.get(best)) > 0) best = action;
            var one = new ArrayList<>(Collections.nCopies(count, Rational.ZERO));
            one.set(best, Rational.ONE);
            filled.set(set, List.copyOf(one));
        }
        return new BehaviourStrategy(List.copyOf(filled));
    }

    private List<Rational> uniform(int set) {
        int count = tree.sets().get(set).actions().size();
        return Collections.nCopies(count, Rational.of(1, count));
    }

    private List<Rational> worths(int set, BehaviourStrategy behaviour, List<List<Rational>> filled) {
        int count = tree.sets().get(set).actions().size();
        var worths = new ArrayList<>(Collections.nCopies(count, Rational.ZERO));
        if (!add(tree.root(), set, Rational.ONE, behaviour, filled, worths))
            add(tree.root(), set, Rational.ONE, behaviour, List.of(), worths);
        return worths;
    }

    /// @param others what the others do; empty if they do everything equally often
    /// @return whether the set was reached
    private boolean add(
            Node node,
            int set,
            Rational reach,
            BehaviourStrategy behaviour,
            List<List<Rational>> others,
            List<Rational> worths) {
        Checkpoint.step();
        if (reach.signum() == 0) return false;
        int player = tree.sets().get(set).player();
        boolean reached = false;
        switch (node) {
            case Terminal _ -> {
                // not there
            }
            case Chance(var lotteries) -> {
                for (var lottery : lotteries)
                    reached |= add(lottery.next(), set, reach.times(lottery.probability()), behaviour, others, worths);
            }
            case Decision(var here, var next)
            when here == set -> {
                for (int action = 0; action < next.size(); action++)
                    worths.set(
                            action,
                            worths.get(action)
                                    .plus(reach.times(behaviour
                                            .payoffs(tree, next.get(action))
                                            .get(player))));
                reached = true;
            }
            case Decision(var here, var next) -> {
                boolean own = tree.sets().get(here).player() == player;
                for (int action = 0; action < next.size(); action++) {
                    var weight = own
                            ? Rational.ONE
                            : others.isEmpty()
                                    ? Rational.of(1, next.size())
                                    : others.get(here).get(action);
                    reached |= add(next.get(action), set, reach.times(weight), behaviour, others, worths);
                }
            }
        }
        return reached;
    }
}
