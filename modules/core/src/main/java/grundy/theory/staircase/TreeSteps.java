package grundy.theory.staircase;

import grundy.check.Evidence;
import grundy.rules.board.graph.CoinTree;
import grundy.rules.board.graph.TreeStaircase;
import grundy.text.Message;
import grundy.theory.form.BoardTheorem;
import grundy.theory.form.NimHeaps;
import grundy.theory.nim.NimBoard;
import grundy.theory.nim.NimReduction;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Staircase Nim on a tree: the value is the nim-sum of the vertices at odd distance from the ground.
///
/// Proof: as on a staircase; coins that arrive on an odd vertex from an even one can be sent on at once. Cost: O(n).
public record TreeSteps() implements NimReduction<CoinTree> {
    @Override
    public List<BigInteger> heaps(CoinTree tree) {
        var heaps = new ArrayList<BigInteger>();
        for (int vertex = 0; vertex < tree.size(); vertex++)
            if (isOdd(tree, vertex)) heaps.add(tree.coins().get(vertex));
        return heaps;
    }

    /// At most one for each vertex: it or its parent is odd and must get a certain number of coins.
    @Override
    public List<HeapChange<CoinTree>> changes(CoinTree tree, BigInteger difference) {
        var changes = new ArrayList<HeapChange<CoinTree>>();
        for (int i = 0; i < tree.size(); i++) {
            int vertex = i;
            var here = tree.coins().get(vertex);
            var odd = isOdd(tree, vertex) ? here : tree.coins().get(tree.parent(vertex));
            var more = odd.xor(difference).subtract(odd);
            var amount = isOdd(tree, vertex) ? more.negate() : more;
            if (amount.signum() > 0 && amount.compareTo(here) <= 0)
                changes.add(new HeapChange<>(odd, odd.xor(difference), () -> tree.move(vertex, amount)));
        }
        return changes;
    }

    private static boolean isOdd(CoinTree tree, int vertex) {
        return tree.depth(vertex) % 2 == 1;
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return OddSteps.theorem("g = nim-sum of the vertices at odd distance from the ground");
    }

    @Override
    public NimHeaps labelledHeaps(CoinTree tree) {
        var labels = new ArrayList<Message>();
        for (int vertex = 0; vertex < tree.size(); vertex++)
            if (isOdd(tree, vertex)) labels.add(Message.of("explain.vertex", "number", tree.name(vertex)));
        return NimHeaps.of(labels, heaps(tree));
    }

    /// @return the theorem, for positions of this board
    public static BoardTheorem<CoinTree> on(TreeStaircase board) {
        return NimBoard.of(
                "tree-staircase", board, CoinTree.class, new TreeSteps(), Message.of("explain.board.tree-staircase"));
    }
}
