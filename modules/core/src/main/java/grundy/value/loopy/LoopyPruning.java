package grundy.value.loopy;

import java.util.Arrays;

/// Leaves out options one by one, as long as the game stays equal to what it was: where bypassing all reversible
/// options at once does not come out right, since several answers reverse them.
///
/// Cost: a comparison for each option. Nothing is done to games with too many.
final class LoopyPruning {
    private static final int MOST_OPTIONS = 200;

    private final LoopyNodes nodes;
    private final LoopyOrder order;
    private final int original;
    private int current;

    /// @param original that the game is to stay equal to
    LoopyPruning(LoopyNodes nodes, LoopyOrder order, int original) {
        this.nodes = nodes;
        this.order = order;
        this.original = original;
        this.current = original;
    }

    /// @param game to be simplified
    /// @return a game that is equal to the original, which it is if none is found
    int of(int game) {
        int options = Arrays.stream(nodes.reachable(game))
                .map(node -> nodes.left(node).length + nodes.right(node).length)
                .sum();
        if (options > MOST_OPTIONS || !order.isEqual(game, original)) return original;
        current = game;
        int place = 0;
        while (true) {
            int without = without(place);
            if (without < 0) return current;
            if (order.isEqual(without, original)) current = without;
            else place++;
        }
    }

    /// @param place of an option among all of the nodes that can be reached
    /// @return a copy without that option, -1 if the index is too large
    private int without(int place) {
        var found = nodes.reachable(current);
        var copy = new LoopyMap();
        for (int node : found) copy.put(node, nodes.add());
        int rest = place;
        for (int node : found) {
            var left = nodes.left(node);
            var right = nodes.right(node);
            int here = rest;
            int both = left.length + right.length;
            nodes.set(
                    copy.of(node),
                    copy.of(here >= 0 && here < left.length ? without(left, here) : left),
                    copy.of(here >= left.length && here < both ? without(right, here - left.length) : right));
            rest = here < 0 ? here : here - both;
        }
        return rest < 0 ? copy.of(current) : -1;
    }

    private static int[] without(int[] options, int place) {
        var rest = new int[options.length - 1];
        System.arraycopy(options, 0, rest, 0, place);
        System.arraycopy(options, place + 1, rest, place, rest.length - place);
        return rest;
    }
}
