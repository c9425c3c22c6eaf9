package grundy.engine.graph;

import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.rules.graph.GameGraph;
import grundy.rules.graph.TerminalResult;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;

/// Outcome and remoteness of a token on every vertex, for every side to move, backwards from the ends of play.
///
/// Whoever is to move wins as soon as one move leads to a loss of the other, and loses as soon as all moves lead to a
/// win of the other; what is never settled is drawn, for its player can stay among such positions for ever. Vertices
/// are settled in the order of their remoteness, the number of moves to the end if the winner hurries and the loser
/// delays.
///
/// Cost: time linear in vertices and edges; 9 bytes a vertex and side, 5 of them for as long as this is held, and the
/// reversed edges. Source: Smith, Graphs and composite games, 1966; retrograde analysis is older (Zermelo 1913).
public final class RetrogradeAnalysis {
    private static final byte DRAWN = 0;
    private static final byte LOST = 1;
    private static final byte WON = 2;
    private static final int ASK_EVERY = 1 << 13;

    private final GameGraph graph;

    /// 1 if the game is impartial, else 2: vertex `v` with Left to move is state `2v`, with Right `2v + 1`.
    private final int sides;

    private static final long BYTES = 9;
    private final MemoryLedger.Grant memory;
    private final byte[] outcomes;

    /// For each state that is not settled, the number of its options that are not known to be won.
    private final int[] remoteness;

    /// As long as states are being settled, those that are.
    private int[] queue;

    private int queued;

    RetrogradeAnalysis(GameGraph graph, Play play, Limits limits, ReversedGraph reversed) {
        this.graph = graph;
        this.sides = graph.isPartizan() ? 2 : 1;
        check(graph, limits);
        int states = Math.multiplyExact(sides, graph.vertices());
        memory = limits.memory().grant();
        memory.take(BYTES * states);
        outcomes = new byte[states];
        remoteness = new int[states];
        queue = new int[states];
        for (int v = 0; v < graph.vertices(); v++) {
            Checkpoint.step();
            for (int side = 0; side < sides; side++) begin(v, side, play == Play.NORMAL ? LOST : WON);
        }
        for (int next = 0; next < queued; next++) {
            if (next % ASK_EVERY == 0) limits.checkpoint();
            propagate(queue[next], reversed);
        }
        memory.give(Integer.BYTES * (long) queue.length);
        queue = new int[0];
    }

    /// @throws LimitException if there are more vertices than the limits allow, or more states than arrays hold
    static void check(GameGraph graph, Limits limits) {
        long most = Math.min(limits.positions(), graph.isPartizan() ? 1_000_000_000 : 2_000_000_000);
        if (graph.vertices() > most) throw new LimitException(Message.of("limit.positions", "limit", most));
    }

    private void begin(int vertex, int side, byte atEnd) {
        int state = sides * vertex + side;
        var ending = graph.ending(vertex);
        if (ending.isPresent()) {
            byte code = endingCode(ending.get(), side);
            if (code != DRAWN) settle(state, code, 0);
            return;
        }
        if (sides == 1) {
            remoteness[state] = graph.begin(vertex + 1) - graph.begin(vertex);
        } else {
            for (int edge = graph.begin(vertex); edge < graph.begin(vertex + 1); edge++)
                remoteness[state] += graph.players(edge) >> side & 1;
        }
        if (remoteness[state] == 0) settle(state, atEnd, 0);
    }

    /// @return for the side to move
    private static byte endingCode(TerminalResult ending, int side) {
        return switch (ending) {
            case WIN -> WON;
            case LOSS -> LOST;
            case DRAW -> DRAWN;
            case LEFT -> side == 0 ? WON : LOST;
            case RIGHT -> side == 0 ? LOST : WON;
        };
    }

    private void settle(int state, byte outcome, int moves) {
        outcomes[state] = outcome;
        remoteness[state] = moves;
        queue[queued++] = state;
    }

    private void propagate(int state, ReversedGraph reversed) {
        int vertex = state / sides;
        int mover = sides == 1 ? 0 : 1 - state % sides;
        for (int i = reversed.begin(vertex); i < reversed.begin(vertex + 1); i++) {
            if ((reversed.players(i) >> mover & 1) == 0) continue;
            int before = sides * reversed.source(i) + mover;
            if (outcomes[before] != DRAWN) continue;
            if (outcomes[state] == LOST) settle(before, WON, remoteness[state] + 1);
            else if (--remoteness[before] == 0) settle(before, LOST, remoteness[state] + 1);
        }
    }

    /// @param side who is to move, 0 for Left and 1 for Right; 0 if the game is impartial
    /// @return N if that side wins, P if it loses, D for a draw
    public Outcome first(int vertex, int side) {
        return switch (outcomes[sides * vertex + (sides == 1 ? 0 : side)]) {
            case LOST -> Outcome.P;
            case WON -> Outcome.N;
            default -> Outcome.D;
        };
    }

    /// @return moves to the end under best play, or -1 for a draw
    public int remoteness(int vertex, int side) {
        int state = sides * vertex + (sides == 1 ? 0 : side);
        return outcomes[state] == DRAWN ? -1 : remoteness[state];
    }

    /// @return the outcome class of a token there: N, P or D, and in a partizan game also L and R; D there if some
    ///     side can have a draw moving first
    public Outcome outcome(int vertex) {
        return Outcome.ofBeginners(first(vertex, 0), first(vertex, 1));
    }

    /// @return the number of states that were settled or found drawn: vertices, times two if the sides have moves
    ///     of their own
    public long states() {
        return outcomes.length;
    }

    /// @return whether the game is partizan
    public boolean isPartizan() {
        return sides == 2;
    }
}
