package grundy.strategic.check;

import grundy.limit.Checkpoint;
import grundy.strategic.tree.GameTree;
import grundy.strategic.tree.GameTree.Decision;
import grundy.strategic.tree.GameTree.Node;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Finds the proper subgames of a tree: whoever moves in one knows that he is in it.
///
/// Source: Selten, Spieltheoretische Behandlung eines Oligopolmodells mit Nachfrageträgheit, 1965.
final class ProperSubgames {
    private final GameTree tree;
    private final List<GameTree> found = new ArrayList<>();

    private ProperSubgames(GameTree tree) {
        this.tree = tree;
    }

    /// @return the subgames that are smaller than the tree and in which somebody moves
    static List<GameTree> proper(GameTree tree) {
        var subgames = new ProperSubgames(tree);
        for (var next : GameTree.children(tree.root())) subgames.look(next);
        return subgames.found;
    }

    /// @return the number of nodes of each information set from a node on
    private Map<Integer, Integer> look(Node node) {
        Checkpoint.step();
        Map<Integer, Integer> counts = new HashMap<>();
        for (var next : GameTree.children(node)) {
            var below = look(next);
            // The smaller one is put into the larger one.
            boolean isLarger = below.size() > counts.size();
            var large = isLarger ? below : counts;
            var small = isLarger ? counts : below;
            small.forEach((set, places) -> large.merge(set, places, Integer::sum));
            counts = large;
        }
        if (node instanceof Decision(var set, var _)) counts.merge(set, 1, Integer::sum);
        boolean isKnown = !counts.isEmpty()
                && counts.entrySet().stream()
                        .allMatch(set ->
                                set.getValue() == tree.sets().get(set.getKey()).nodes());
        boolean isSingle = !(node instanceof Decision(var set, var _))
                || tree.sets().get(set).nodes() == 1;
        if (isKnown && isSingle) found.add(new GameTree(tree.title(), tree.players(), tree.sets(), node));
        return counts;
    }
}
