package grundy.solve;

import grundy.rules.graph.Ending;
import grundy.rules.graph.GameGraph;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Sums of tokens on a graph and one nim-heap, solved from the definition: all sums that can be reached are written
/// down as lists of numbers, and winners spread by running over all of them again and again until nothing changes.
/// Shares nothing with the engines.
final class ByFixpoint {
    /// Tokens in order, then the heap, then the side to move.
    private record State(List<Integer> tokens, int heap, int side) {}

    private record Result(boolean won, int moves) {}

    private final GameGraph graph;
    private final Play play;
    private final Map<State, List<State>> options = new HashMap<>();
    private final Map<State, Result> results = new HashMap<>();

    ByFixpoint(GameGraph graph, Play play, List<Integer> tokens, int heap) {
        this.graph = graph;
        this.play = play;
        var open = new ArrayList<State>();
        open.add(new State(tokens, heap, 0));
        open.add(new State(tokens, heap, 1));
        while (!open.isEmpty()) {
            var state = open.removeLast();
            if (options.containsKey(state)) continue;
            var next = options(state);
            options.put(state, next);
            open.addAll(next);
        }
        boolean changed = true;
        for (int round = 0; changed; round++) changed = round(round);
    }

    private List<State> options(State state) {
        var next = new ArrayList<State>();
        for (int i = 0; i < state.tokens.size(); i++)
            for (int edge = graph.begin(state.tokens.get(i)); edge < graph.begin(state.tokens.get(i) + 1); edge++) {
                if ((graph.players(edge) >> state.side & 1) == 0) continue;
                var tokens = new ArrayList<>(state.tokens);
                tokens.set(i, graph.target(edge));
                next.add(new State(tokens, state.heap, 1 - state.side));
            }
        for (int heap = 0; heap < state.heap; heap++) next.add(new State(state.tokens, heap, 1 - state.side));
        return next;
    }

    /// Settles what ends within so many moves.
    private boolean round(int moves) {
        var found = new HashMap<State, Result>();
        for (var entry : options.entrySet()) {
            if (results.containsKey(entry.getKey())) continue;
            var result = result(entry.getKey(), entry.getValue(), moves);
            if (result != null) found.put(entry.getKey(), result);
        }
        results.putAll(found);
        return !found.isEmpty();
    }

    private @Nullable Result result(State state, List<State> next, int moves) {
        if (state.tokens.size() == 1 && state.heap == 0) {
            var ending = graph.ending(state.tokens.getFirst());
            if (ending == Ending.DRAW) return null;
            if (ending != null)
                return new Result(ending == Ending.WIN || ending == (state.side == 0 ? Ending.LEFT : Ending.RIGHT), 0);
        }
        if (next.isEmpty()) return new Result(play == Play.MISERE, 0);
        boolean all = true;
        for (var option : next) {
            var result = results.get(option);
            if (result != null && !result.won) return new Result(true, moves);
            all &= result != null;
        }
        return all ? new Result(false, moves) : null;
    }

    Outcome outcome(List<Integer> tokens, int heap, int side) {
        var result = results.get(new State(tokens, heap, side));
        return result == null ? Outcome.D : result.won ? Outcome.N : Outcome.P;
    }

    int remoteness(List<Integer> tokens, int heap, int side) {
        var result = results.get(new State(tokens, heap, side));
        return result == null ? -1 : result.moves;
    }
}
