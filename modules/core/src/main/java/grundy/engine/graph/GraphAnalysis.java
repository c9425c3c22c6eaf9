package grundy.engine.graph;

import grundy.limit.Limits;
import grundy.rules.graph.GameGraph;
import grundy.value.Play;
import java.util.Optional;

/// The analysis of a token on each vertex of a graph: its outcomes and, where they are known, its
/// values.
///
/// @param acyclic whether play must end
/// @param values in normal play of an impartial graph without stated results; empty elsewhere, or if working them out
///     takes too long
public record GraphAnalysis(
        GameGraph graph, RetrogradeAnalysis outcomes, boolean acyclic, Optional<TokenValues> values) {
    /// Cost: linear in vertices and edges, except for values where there are cycles: Fraenkel and Perl's rounds, at
    /// most the edges into each vertex as often as its options have different values.
    ///
    /// @param mostWork edges that may be examined for values where there are cycles
    /// @throws grundy.limit.LimitException if the graph has more vertices than the limits allow
    public static GraphAnalysis of(GameGraph graph, Play play, Limits limits, long mostWork) {
        RetrogradeAnalysis.check(graph, limits);
        var reversed = new ReversedGraph(graph, graph.isPartizan(), limits);
        var outcomes = new RetrogradeAnalysis(graph, play, limits, reversed);
        boolean plain = play == Play.NORMAL && !graph.isPartizan() && !graph.statesOtherThan(play);
        var search = new ValuesOnGraph(graph, reversed, limits, mostWork);
        boolean acyclic = search.acyclic();
        var values =
                plain && (acyclic || search.rounds()) ? Optional.of(search.values()) : Optional.<TokenValues>empty();
        return new GraphAnalysis(graph, outcomes, acyclic, values);
    }

    /// @return whether values of Left and Right would make sense
    public boolean mayHaveSidedValues(Play play) {
        return outcomes.isPartizan() && play == Play.NORMAL && !graph.statesOtherThan(play);
    }
}
