package grundy.solve.table;

import grundy.answer.GraphTable;
import grundy.answer.ValueStatus;
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

/// All vertices of a graph, looked up in their analysis.
final class AnalysedGraph implements GraphTable {
    private final Play play;
    private final GraphAnalysis analysis;
    private final List<Optional<Value>> sided;
    private final Map<Outcome, Long> counts = new EnumMap<>(Outcome.class);
    private long longest = -1;
    private long infinite;

    /// @param sided the partizan values of the vertices, each empty where no stoppers are known for its
    ///     sides; no values at all where they are meaningless or out of reach
    AnalysedGraph(Play play, GraphAnalysis analysis, List<Optional<Value>> sided) {
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

    @Override
    public Evidence evidence() {
        return new Evidence.Exhaustive(analysis.outcomes().states());
    }

    @Override
    public GameGraph graph() {
        return analysis.graph();
    }

    @Override
    public Play play() {
        return play;
    }

    @Override
    public boolean isAcyclic() {
        return analysis.acyclic();
    }

    @Override
    public boolean isPartizan() {
        return analysis.outcomes().isPartizan();
    }

    @Override
    public Outcome outcome(int vertex) {
        return isPartizan()
                ? analysis.outcomes().outcome(vertex)
                : analysis.outcomes().first(vertex, 0);
    }

    @Override
    public Outcome first(int vertex, Side side) {
        return analysis.outcomes().first(vertex, number(side));
    }

    @Override
    public int remoteness(int vertex, Side side) {
        return analysis.outcomes().remoteness(vertex, number(side));
    }

    @Override
    public Map<Outcome, Long> counts() {
        return counts;
    }

    @Override
    public long longestRemoteness() {
        return longest;
    }

    @Override
    public boolean hasValues() {
        return analysis.values().isPresent();
    }

    @Override
    public boolean lacksValues() {
        return !hasValues() && play == Play.NORMAL && !isPartizan() && !graph().statesOtherThan(play);
    }

    @Override
    public long infiniteValues() {
        return infinite;
    }

    @Override
    public int largestValue() {
        return analysis.values().map(TokenValues::largest).orElse(-1);
    }

    @Override
    public boolean lacksSidedValues() {
        return analysis.mayHaveSidedValues(play) && !hasSidedValues();
    }

    @Override
    public long unsidedValues() {
        return sided.stream().filter(Optional::isEmpty).count();
    }

    @Override
    public boolean hasSidedValues() {
        return !sided.isEmpty();
    }

    @Override
    public ValueStatus value(int vertex) {
        if (hasSidedValues())
            return sided.get(vertex)
                    .<ValueStatus>map(value -> new ValueStatus.Known(value, evidence()))
                    .orElse(ValueStatus.Unknown.UNKNOWN);
        if (analysis.values().isEmpty()) return ValueStatus.Unknown.UNKNOWN;
        return new ValueStatus.Known(analysis.values().get().value(vertex), evidence());
    }
}
