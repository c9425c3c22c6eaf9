package grundy.value.loopy;

import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.limit.MemoryRoom;
import grundy.text.Message;
import grundy.value.canonical.CanonicalForms;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;

/// Games by numbers: `n >= 0` is a node of a graph, with lists of games that Left and Right can move to, and
/// `~id < 0` a short game by its canonical form.
final class LoopyNodes {
    private static final int[] NONE = {};
    private static final int BYTES_PER_NODE = 48;
    private static final int MOST = 1 << 20;

    final CanonicalForms shorts;
    private final MemoryRoom room;
    private final BitSet settled = new BitSet();
    private int[][] left = {};
    private int[][] right = {};
    private int count;

    LoopyNodes(CanonicalForms shorts, MemoryRoom room) {
        this.shorts = shorts;
        this.room = room;
    }

    static boolean isShort(int game) {
        return game < 0;
    }

    boolean isNumber(int game) {
        return game < 0 && shorts.isNumber(~game);
    }

    /// @return a node without moves
    int add() {
        Checkpoint.step();
        if (count == MOST) throw new LimitException(Message.of("limit.loopy-nodes", "limit", MOST));
        if (count == left.length) {
            int size = Math.max(64, 2 * count);
            room.take((long) BYTES_PER_NODE * (size - count));
            left = Arrays.copyOf(left, size);
            right = Arrays.copyOf(right, size);
        }
        left[count] = NONE;
        right[count] = NONE;
        return count++;
    }

    void set(int node, int[] lefts, int[] rights) {
        room.take(4L * (lefts.length + rights.length));
        left[node] = lefts;
        right[node] = rights;
    }

    int count() {
        return count;
    }

    /// Forgets the nodes from a mark on, but for those of some games.
    ///
    /// @return the games, with other numbers
    int[] keep(int mark, int[] games) {
        var renamed = new LoopyMap();
        var remaining = new ArrayList<int[][]>();
        var settledToo = new ArrayList<Boolean>();
        for (int game : games)
            for (int node : reachable(game))
                if (node >= mark && !renamed.has(node)) {
                    renamed.put(node, mark + remaining.size());
                    remaining.add(new int[][] {left[node], right[node]});
                    settledToo.add(settled.get(node));
                }
        for (int node = mark; node < count; node++) {
            room.give(4L * (left[node].length + right[node].length));
            left[node] = NONE;
            right[node] = NONE;
        }
        settled.clear(mark, Math.max(mark, settled.length()));
        count = mark;
        for (int i = 0; i < remaining.size(); i++) {
            int node = add();
            set(node, renamed.of(remaining.get(i)[0]), renamed.of(remaining.get(i)[1]));
            if (settledToo.get(i)) settled.set(node);
        }
        return renamed.of(games);
    }

    int[] left(int game) {
        return game >= 0 ? left[game] : forms(shorts.left(~game));
    }

    int[] right(int game) {
        return game >= 0 ? right[game] : forms(shorts.right(~game));
    }

    private static int[] forms(int[] ids) {
        return Arrays.stream(ids).map(id -> ~id).toArray();
    }

    /// To be called for the nodes of a stopper in canonical form that is not short: none of them is worth a number.
    void settle(int[] nodes) {
        for (int node : nodes) settled.set(node);
    }

    boolean isSettled(int game) {
        return game >= 0 && settled.get(game);
    }

    /// @return whether a side can move from the game to itself
    boolean canPass(int game) {
        if (game < 0) return false;
        for (int option : left[game]) if (option == game) return true;
        for (int option : right[game]) if (option == game) return true;
        return false;
    }

    /// @return the nodes that can be reached from a game, by moves of either side in any order, the nearest first
    int[] reachable(int game) {
        if (game < 0) return NONE;
        var visited = new BitSet();
        int[] nodes = {game};
        int used = 1;
        visited.set(game);
        for (int next = 0; next < used; next++) {
            Checkpoint.step();
            for (var options : new int[][] {left[nodes[next]], right[nodes[next]]})
                for (int option : options) {
                    if (option < 0 || visited.get(option)) continue;
                    visited.set(option);
                    if (used == nodes.length) nodes = Arrays.copyOf(nodes, 2 * used);
                    nodes[used++] = option;
                }
        }
        return Arrays.copyOf(nodes, used);
    }

    /// @return whether there is no endless line of play in which both sides move in turn, from the game or what can
    ///     be reached from it
    boolean isStopper(int game) {
        var nodes = reachable(game);
        var open = new BitSet();
        for (int node : nodes) open.set(2 * node, 2 * node + 2);
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int node : nodes)
                for (int turn = 0; turn < 2; turn++) {
                    Checkpoint.step();
                    if (!open.get(2 * node + turn) || goesOn(node, turn, open)) continue;
                    open.clear(2 * node + turn);
                    changed = true;
                }
        }
        return open.isEmpty();
    }

    private boolean goesOn(int node, int turn, BitSet open) {
        for (int option : turn == 0 ? left[node] : right[node])
            if (option >= 0 && open.get(2 * option + 1 - turn)) return true;
        return false;
    }
}
