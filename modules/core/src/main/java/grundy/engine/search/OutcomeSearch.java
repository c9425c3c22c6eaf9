package grundy.engine.search;

import grundy.engine.space.PositionGraph;
import grundy.engine.words.SearchMeter;
import grundy.value.Outcome;
import grundy.value.Play;

/// Outcomes N and P alone, with early cut: one option that is P settles that a position is N, and the rest is not
/// searched.
///
/// No option may be a sum. What is found holds even if other parts of the graph have cycles: every label rests on a
/// finite tree of positions with labels.
///
/// Cost: at most time proportional to the options; 2 bytes a position for the outcome.
final class OutcomeSearch extends DepthFirst {
    private static final int LOST = 0;
    private static final int WON = 1;
    private final Play play;

    OutcomeSearch(PositionGraph graph, Play play, SearchMeter meter) {
        super(graph, LOST, meter);
        this.play = play;
    }

    /// @throws grundy.finding.CycleException if the search came back to a position on its own path
    Outcome outcomeOf(int id) {
        return labelOf(id) == LOST ? Outcome.P : Outcome.N;
    }

    @Override
    int evaluate(int id, int[] entries, int from, int to) {
        if (from == to) return play == Play.NORMAL ? LOST : WON;
        for (int i = from; i < to; i++) if (labels.get(entries[i]) == LOST) return WON;
        return LOST;
    }
}
