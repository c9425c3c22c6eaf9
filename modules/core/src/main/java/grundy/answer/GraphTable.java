package grundy.answer;

import grundy.check.Evidence;
import grundy.engine.graph.GraphAnalysis;
import grundy.engine.graph.TokenValues;
import grundy.limit.Checkpoint;
import grundy.rules.graph.GameGraph;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Side;
import grundy.value.Value;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The outcome, value and remoteness of a token on every vertex of a graph.
public final class GraphTable implements Answer {
    private final Play play;
    private final GraphAnalysis analysis;
    private final List<Optional<Value>> sided;
    private final Map<Outcome, Long> counts = new EnumMap<>(Outcome.class);
    private long longest = -1;
    private long infinite;

    /// @param sided the partizan values of the vertices, each empty where no stoppers are known for its
    ///     sides; no values at all where they are meaningless or out of reach
    public GraphTable(Play play, GraphAnalysis analysis, List<Optional<Value>> sided) {
        this.play = play;
        this.analysis = analysis;
        this.sided = List.copyOf(sided);
        int sides = isPartizan() ? 2 : 1;
        var numbers = new long[5];
        for (int v = 0; v < graph().vertices(); v++) {
            Checkpoint.step();
            numbers[number(outcome(v))]++;
            for (int side = 0; side < sides; side++)
                longest = Math.max(longest, analysis.outcomes().remoteness(v, side));
            if (hasValues() && analysis.values().get().isInfinite(v)) infinite++;
        }
        for (var outcome : Outcome.values()) counts.put(outcome, numbers[number(outcome)]);
    }

    private static int number(Outcome outcome) {
        return switch (outcome) {
            case N -> 0;
            case P -> 1;
            case L -> 2;
            case R -> 3;
            case D -> 4;
        };
    }

    private static int number(Side side) {
        return side == Side.LEFT ? 0 : 1;
    }

    /// @return the number of vertices examined; in a partizan graph for each of the two players to begin
    @Override
    public Evidence evidence() {
        return new Evidence.Exhaustive(analysis.outcomes().states());
    }

    /// @return the graph that was analysed
    public GameGraph graph() {
        return analysis.graph();
    }

    /// @return the kind of play
    public Play play() {
        return play;
    }

    /// @return whether no vertex can be reached again
    public boolean isAcyclic() {
        return analysis.acyclic();
    }

    /// @return whether the graph is partizan
    public boolean isPartizan() {
        return analysis.outcomes().isPartizan();
    }

    /// @return N, P or D; in a partizan graph also L or R, and D if some side can have a draw moving first
    public Outcome outcome(int vertex) {
        return isPartizan()
                ? analysis.outcomes().outcome(vertex)
                : analysis.outcomes().first(vertex, 0);
    }

    /// @return N, P or D: the outcome if the given side begins
    public Outcome first(int vertex, Side side) {
        return analysis.outcomes().first(vertex, number(side));
    }

    /// @param side the player who begins; ignored in an impartial graph
    /// @return moves to the end under best play, or -1 for a draw
    public int remoteness(int vertex, Side side) {
        return analysis.outcomes().remoteness(vertex, number(side));
    }

    /// @return the number of vertices with each outcome
    public Map<Outcome, Long> counts() {
        return counts;
    }

    /// @return the greatest remoteness, or -1 if all vertices are drawn
    public long longestRemoteness() {
        return longest;
    }

    /// @return whether the vertices have values: in normal play of an impartial graph without
    ///     stated results, unless that was too much work
    public boolean hasValues() {
        return analysis.values().isPresent();
    }

    /// @return whether values are meaningful but took too much work
    public boolean lacksValues() {
        return !hasValues() && play == Play.NORMAL && !isPartizan() && !graph().statesOtherThan(play);
    }

    /// @return the number of vertices with an infinite value
    public long infiniteValues() {
        return infinite;
    }

    /// @return the largest nim-value, -1 if no vertex has one
    public int largestValue() {
        return analysis.values().map(TokenValues::largest).orElse(-1);
    }

    /// @return whether partizan values are meaningful, but the graph is too large for all of them
    public boolean lacksSidedValues() {
        return analysis.mayHaveSidedValues(play) && !hasSidedValues();
    }

    /// @return the number of vertices without a value, since no stoppers were found for their sides
    public long unsidedValues() {
        return sided.stream().filter(Optional::isEmpty).count();
    }

    /// @return whether the graph is partizan and its values were computed
    public boolean hasSidedValues() {
        return !sided.isEmpty();
    }

    /// @return a nimber or an infinite value, unknown where {@link #hasValues} is false; on a partizan
    ///     graph any value, unknown where {@link #hasSidedValues} is false, or there are no stoppers for it
    public ValueStatus value(int vertex) {
        if (hasSidedValues())
            return sided.get(vertex)
                    .<ValueStatus>map(value -> new ValueStatus.Known(value, evidence()))
                    .orElse(ValueStatus.Unknown.UNKNOWN);
        if (analysis.values().isEmpty()) return ValueStatus.Unknown.UNKNOWN;
        return new ValueStatus.Known(analysis.values().get().value(vertex), evidence());
    }
}
