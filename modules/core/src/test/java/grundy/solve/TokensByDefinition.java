package grundy.solve;

import grundy.rules.graph.GameGraph;
import grundy.testkit.LoopyOracle;
import grundy.testkit.LoopyOracle.Result;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Sums of tokens on a graph and one nim-heap, solved from the definition: shares nothing with the engines.
public final class TokensByDefinition {
    /// Tokens in order, then the heap, then the side to move.
    private record State(List<Integer> tokens, int heap, int side) {}

    private final GameGraph graph;
    private final LoopyOracle<State> oracle;

    public TokensByDefinition(GameGraph graph, Play play, List<Integer> tokens, int heap) {
        this.graph = graph;
        this.oracle = new LoopyOracle<>(
                List.of(new State(tokens, heap, 0), new State(tokens, heap, 1)),
                this::options,
                play == Play.MISERE,
                this::ending);
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

    private Optional<LoopyOracle.Ending> ending(State state) {
        if (state.tokens.size() > 1 || state.heap > 0) return Optional.empty();
        return graph.ending(state.tokens.getFirst()).map(stated -> switch (stated) {
            case DRAW -> LoopyOracle.Ending.DRAW;
            case WIN -> LoopyOracle.Ending.WIN;
            case LOSS -> LoopyOracle.Ending.LOSS;
            case LEFT -> state.side == 0 ? LoopyOracle.Ending.WIN : LoopyOracle.Ending.LOSS;
            case RIGHT -> state.side == 1 ? LoopyOracle.Ending.WIN : LoopyOracle.Ending.LOSS;
        });
    }

    public Outcome outcome(List<Integer> tokens, int heap, int side) {
        return oracle.result(new State(tokens, heap, side))
                .map(result -> result.wins() ? Outcome.N : Outcome.P)
                .orElse(Outcome.D);
    }

    public int remoteness(List<Integer> tokens, int heap, int side) {
        return oracle.result(new State(tokens, heap, side)).map(Result::moves).orElse(-1);
    }
}
