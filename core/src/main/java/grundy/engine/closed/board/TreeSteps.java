package grundy.engine.closed.board;

import grundy.check.Evidence;
import grundy.rules.board.CoinTree;
import java.math.BigInteger;
import java.util.ArrayList;

/// Staircase Nim on a tree: the value is the nim-sum of the vertices at odd distance from the ground.
///
/// Proof: as on a staircase; coins that arrive on an odd vertex from an even one can be sent on at once. Cost: O(n).
record TreeSteps() implements BoardForm<CoinTree> {
    @Override
    public BigInteger value(CoinTree tree) {
        var sum = BigInteger.ZERO;
        for (int vertex = 0; vertex < tree.size(); vertex++)
            if (isOdd(tree, vertex)) sum = sum.xor(tree.coins().get(vertex));
        return sum;
    }

    /// At most one for each vertex: it or its parent is odd and must get a certain number of coins.
    @Override
    public Found<CoinTree> optionsOfValue(CoinTree tree, BigInteger value) {
        var change = value(tree).xor(value);
        var found = new ArrayList<CoinTree>();
        for (int vertex = 0; vertex < tree.size(); vertex++) {
            var here = tree.coins().get(vertex);
            var odd = isOdd(tree, vertex) ? here : tree.coins().get(tree.parent(vertex));
            var more = odd.xor(change).subtract(odd);
            var amount = isOdd(tree, vertex) ? more.negate() : more;
            if (amount.signum() > 0 && amount.compareTo(here) <= 0) found.add(tree.move(vertex, amount));
        }
        return Found.of(found);
    }

    private static boolean isOdd(CoinTree tree, int vertex) {
        return tree.depth(vertex) % 2 == 1;
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return OddSteps.theorem("g = nim-sum of the vertices at odd distance from the ground");
    }
}
