package grundy.answer;

import grundy.check.Evidence;
import grundy.rules.graph.GameGraph;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Side;
import java.util.Map;

/// The outcome, value and remoteness of a token on every vertex of a graph.
public non-sealed interface GraphTable extends Answer {
    /// @return the number of vertices examined; in a partizan graph for each of the two players to begin
    @Override
    Evidence evidence();

    /// @return the graph that was analysed
    GameGraph graph();

    /// @return the kind of play
    Play play();

    /// @return whether no vertex can be reached again
    boolean isAcyclic();

    /// @return whether the graph is partizan
    boolean isPartizan();

    /// @return N, P or D; in a partizan graph also L or R, and D if some side can have a draw moving first
    Outcome outcome(int vertex);

    /// @return N, P or D: the outcome if the given side begins
    Outcome first(int vertex, Side side);

    /// @param side the player who begins; ignored in an impartial graph
    /// @return moves to the end under best play, or -1 for a draw
    int remoteness(int vertex, Side side);

    /// @return the number of vertices with each outcome
    Map<Outcome, Long> counts();

    /// @return the greatest remoteness, or -1 if all vertices are drawn
    long longestRemoteness();

    /// @return whether the vertices have values: in normal play of an impartial graph without
    ///     stated results, unless that was too much work
    boolean hasValues();

    /// @return whether values are meaningful but took too much work
    boolean lacksValues();

    /// @return the number of vertices with an infinite value
    long infiniteValues();

    /// @return the largest nim-value, -1 if no vertex has one
    int largestValue();

    /// @return whether partizan values are meaningful, but the graph is too large for all of them
    boolean lacksSidedValues();

    /// @return the number of vertices without a value, since no stoppers were found for their sides
    long unsidedValues();

    /// @return whether the graph is partizan and its values were computed
    boolean hasSidedValues();

    /// @return a nimber or an infinite value, unknown where {@link #hasValues} is false; on a partizan
    ///     graph any value, unknown where {@link #hasSidedValues} is false, or there are no stoppers for it
    ValueStatus value(int vertex);
}
