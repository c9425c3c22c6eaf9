package grundy.value.loopy;

import grundy.limit.Checkpoint;
import grundy.limit.MemoryRoom;
import java.util.Arrays;
import java.util.BitSet;

/// Compares loopy games: `G >= H` if Left, moving second, survives `G - H`.
///
/// For stoppers she survives if she is never without a move. For others it is asked for more, so that "yes" is always
/// right: where draws are hers, an endless line must have endlessly many moves in G (then she can answer in `H + X`
/// and come back to `G + X`), and where they are Right's, endlessly many in H. Beside a number, only the moves of a
/// stopper that is known to be none are examined (number avoidance).
///
/// The states that a question reaches are found, then decided backwards from the ends; endless lines by the nested
/// fixed point of Büchi games. What is decided is kept. Cost: linear in the pairs of games that are reached, times
/// how often moves of one game alone have to be given up.
///
/// Source: Siegel 2009, sections 1 to 3; Siegel 2013, chapter VI (swivel chair theorem; number avoidance).
final class LoopyOrder {
    private static final int RIGHT_MOVES = 0;
    private static final int LEFT_MOVES = 1;

    private final LoopyNodes nodes;
    private final InfinitePlay draws;
    private final MemoryRoom room;
    private StateIndex states;
    private final BitSet survived = new BitSet();
    private int decided;

    LoopyOrder(LoopyNodes nodes, InfinitePlay draws, MemoryRoom room) {
        this.nodes = nodes;
        this.draws = draws;
        this.room = room;
        this.states = new StateIndex(room);
    }

    /// @return the number of states of play that are kept
    int states() {
        return states.count();
    }

    /// To be called where numbers of games come to mean others.
    void forget() {
        if (states.count() == 0) return;
        states.close();
        states = new StateIndex(room);
        survived.clear();
        decided = 0;
    }

    /// @return whether Left survives `one - two` where Right begins
    boolean isAtLeast(int one, int two) {
        return one == two || survives(one, two, RIGHT_MOVES);
    }

    /// @return whether Left survives `one - two` where she begins
    boolean survivesFirst(int one, int two) {
        return survives(one, two, LEFT_MOVES);
    }

    boolean isEqual(int one, int two) {
        return isAtLeast(one, two) && isAtLeast(two, one);
    }

    private boolean survives(int one, int two, int turn) {
        if (one < 0 && two < 0) return decide(one, two, turn);
        int state = states.of(one, two, turn);
        if (state >= decided) new UndecidedStates().decide();
        return survived.get(state);
    }

    /// A game that is among its own options differs from every number: who moves to it again would win the
    /// difference.
    private boolean isNoNumber(int game) {
        return nodes.isSettled(game) || draws == InfinitePlay.NONE && nodes.canPass(game);
    }

    private boolean decide(int one, int two, int turn) {
        return turn == RIGHT_MOVES ? nodes.shorts.isAtMost(~two, ~one) : !nodes.shorts.isAtMost(~one, ~two);
    }

    /// The states that were not decided before a question.
    private final class UndecidedStates {
        private final int from = decided;
        private int[] starts = new int[64];
        private int[] targets = new int[256];
        private int edges;

        /// The moves that count for Left in an endless line.
        private final BitSet counting = new BitSet();

        private final BitSet ends = new BitSet();
        private int size;

        void decide() {
            for (int state = from; state < states.count(); state++) {
                Checkpoint.step();
                explore(state);
            }
            size = states.count() - from;
            if (starts.length == size) starts = Arrays.copyOf(starts, size + 1);
            starts[size] = edges;
            var moves = new Predecessors();
            var won = draws == InfinitePlay.NONE ? safe(moves) : recurring(moves);
            won.stream().forEach(state -> survived.set(from + state));
            decided = states.count();
        }

        private void explore(int state) {
            int index = state - from;
            if (index == starts.length) starts = Arrays.copyOf(starts, 2 * index);
            starts[index] = edges;
            int one = states.one(state);
            int two = states.two(state);
            int turn = states.turn(state);
            if (one < 0 && two < 0) {
                ends.set(index);
                if (LoopyOrder.this.decide(one, two, turn)) survived.set(state);
                return;
            }
            if (!(nodes.isNumber(one) && isNoNumber(two)))
                for (int option : turn == RIGHT_MOVES ? nodes.right(one) : nodes.left(one))
                    add(states.of(option, two, 1 - turn), draws == InfinitePlay.ONSIDE);
            if (!(nodes.isNumber(two) && isNoNumber(one)))
                for (int option : turn == RIGHT_MOVES ? nodes.left(two) : nodes.right(two))
                    add(states.of(one, option, 1 - turn), draws == InfinitePlay.OFFSIDE);
        }

        private void add(int state, boolean counts) {
            if (edges == targets.length) targets = Arrays.copyOf(targets, 2 * edges);
            if (counts) counting.set(edges);
            targets[edges++] = state;
        }

        /// @return the states from which Left always has an answer
        private BitSet safe(Predecessors moves) {
            var all = new BitSet();
            all.set(0, size);
            var lost = attracted(all, false, moves);
            all.andNot(lost);
            return all;
        }

        /// @return the states from which Left always has an answer, and every endless line has endlessly
        ///     many moves that count
        private BitSet recurring(Predecessors moves) {
            var left = new BitSet();
            left.set(0, size);
            while (true) {
                var reached = attracted(left, true, moves);
                if (reached.equals(left)) return left;
                left = reached;
            }
        }

        /// @param mine whether Left is to force it: an end that is hers, or a move that counts into the
        ///     goal; else Right, an end that is his
        /// @return the states from which it can be forced
        private BitSet attracted(BitSet goal, boolean mine, Predecessors moves) {
            var reached = new BitSet();
            var missing = new int[size];
            var queue = new int[size];
            int used = 0;
            for (int state = 0; state < size; state++) {
                Checkpoint.step();
                if (!goal.get(state)) continue;
                boolean leftMoves = states.turn(from + state) == LEFT_MOVES;
                missing[state] = leftMoves == mine ? 1 : starts[state + 1] - starts[state];
                boolean there;
                if (ends.get(state)) there = survived.get(from + state) == mine;
                else if (starts[state + 1] == starts[state]) there = leftMoves != mine;
                else {
                    for (int edge = starts[state]; edge < starts[state + 1]; edge++) {
                        int target = targets[edge];
                        if (target < from
                                ? survived.get(target) == mine
                                : mine && counting.get(edge) && goal.get(target - from)) missing[state]--;
                    }
                    there = missing[state] <= 0;
                }
                if (there) {
                    reached.set(state);
                    queue[used++] = state;
                }
            }
            for (int next = 0; next < used; next++) {
                Checkpoint.step();
                int state = queue[next];
                for (int i = moves.begin(state); i < moves.end(state); i++) {
                    int edge = moves.edges[i];
                    int before = moves.sources[edge];
                    if (reached.get(before) || !goal.get(before)) continue;
                    if (mine && counting.get(edge) && goal.get(state)) continue;
                    if (--missing[before] > 0) continue;
                    reached.set(before);
                    queue[used++] = before;
                }
            }
            return reached;
        }

        /// Moves by where they lead to.
        private final class Predecessors {
            private final int[] first = new int[size + 1];
            private final int[] edges = new int[UndecidedStates.this.edges];
            private final int[] sources = new int[UndecidedStates.this.edges];

            Predecessors() {
                for (int edge = 0; edge < edges.length; edge++)
                    if (targets[edge] >= from) first[targets[edge] - from + 1]++;
                for (int i = 0; i < size; i++) first[i + 1] += first[i];
                var place = first.clone();
                for (int state = 0; state < size; state++)
                    for (int edge = starts[state]; edge < starts[state + 1]; edge++) {
                        sources[edge] = state;
                        if (targets[edge] >= from) edges[place[targets[edge] - from]++] = edge;
                    }
            }

            int begin(int state) {
                return first[state];
            }

            int end(int state) {
                return first[state + 1];
            }
        }
    }
}
