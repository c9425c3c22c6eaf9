package grundy.solve.sum;

import grundy.check.Evidence;
import grundy.engine.graph.GraphAnalysis;
import grundy.engine.graph.TokenValues;
import grundy.finding.CountedList;
import grundy.finding.Move;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.graph.GameGraph;
import grundy.rules.graph.GraphBoard;
import grundy.text.Message;
import grundy.value.Play;
import grundy.value.Summand;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// An impartial graph on which some components of a sum are tokens, in normal play: what the vertices are worth that
/// they can reach.
public final class TokenGraph {
    /// Edges that may be examined for values where there are cycles.
    static final long MOST_WORK = 2_000_000_000;

    private final GraphAnalysis analysis;
    private final TokenValues values;

    private TokenGraph(GraphAnalysis analysis) {
        this.analysis = analysis;
        this.values = analysis.values().orElseThrow(() -> new LimitException(Message.of("graph.values-work")));
    }

    /// @param components of which some may be tokens on graphs
    /// @return each graph with what its tokens can reach, by identity
    /// @throws LimitException if the values of a graph are out of reach
    static Map<GameGraph, TokenGraph> of(List<Component> components, Limits limits) {
        var starts = new IdentityHashMap<GameGraph, List<Integer>>();
        for (var component : components)
            if (graphOf(component) instanceof GameGraph graph)
                starts.computeIfAbsent(graph, _ -> new ArrayList<>()).add(vertex(component));
        var graphs = new IdentityHashMap<GameGraph, TokenGraph>();
        starts.forEach((graph, tokens) -> {
            var part = graph.reachable(tokens.stream().mapToInt(i -> i).toArray());
            graphs.put(graph, new TokenGraph(GraphAnalysis.of(part, Play.NORMAL, limits, MOST_WORK)));
        });
        return graphs;
    }

    boolean isAcyclic() {
        return analysis.acyclic();
    }

    /// @return the value of a token: a nimber, or an infinite value
    Summand value(Component token) {
        return values.value(inPart(token));
    }

    private int inPart(Component token) {
        return analysis.graph().inPart(vertex(token));
    }

    /// @param index of the token among the components
    /// @param filter values to which it is moved
    CountedList<Move> moves(int index, Component token, Predicate<Summand> filter) {
        var graph = analysis.graph();
        int vertex = inPart(token);
        var moves = new ArrayList<Move>();
        for (int edge = graph.begin(vertex); edge < graph.begin(vertex + 1); edge++) {
            int target = graph.target(edge);
            if (filter.test(values.value(target)))
                moves.add(Move.of(index, token.position(), List.of(GraphBoard.position(graph, target))));
        }
        return CountedList.of(moves);
    }

    Evidence evidence() {
        return new Evidence.Exhaustive(analysis.graph().vertices());
    }

    /// @return the graph that a component is a token on; null if it is none
    public static @Nullable GameGraph graphOf(Component component) {
        return GraphBoard.graphOf(component.game().rules()).orElse(null);
    }

    /// @param component a token on a graph
    static int vertex(Component component) {
        return (Integer) ((BoardPosition) component.position()).state();
    }
}
