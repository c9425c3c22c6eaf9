package grundy.engine.search;

import grundy.engine.space.PositionGraph;
import grundy.engine.words.SearchMeter;
import grundy.value.Play;

/// Outcome and remoteness of positions from which play always ends: the number of moves to the end if the winner
/// hurries and the loser delays.
///
/// No option may be a sum. Cost: time proportional to the options; 2 bytes a position (4 if play can last for 32767
/// moves). Source: Steinhaus 1925; Smith, Graphs and composite games, 1966.
final class RemotenessSearch extends DepthFirst {
    private final Play play;

    RemotenessSearch(PositionGraph graph, Play play, SearchMeter meter) {
        super(graph, NONE, meter);
        this.play = play;
    }

    /// @throws grundy.finding.CycleException if play can come back to a position
    int remotenessOf(int id) {
        return labelOf(id) >> 1;
    }

    /// A label is twice the remoteness, plus 1 where the player to move wins.
    private static boolean isWon(int label) {
        return (label & 1) == 1;
    }

    @Override
    int evaluate(int id, int[] entries, int from, int to) {
        if (from == to) return play == Play.NORMAL ? 0 : 1;
        int soonest = Integer.MAX_VALUE;
        int latest = 0;
        for (int i = from; i < to; i++) {
            int label = labels.get(entries[i]);
            if (isWon(label)) latest = Math.max(latest, label >> 1);
            else soonest = Math.min(soonest, label >> 1);
        }
        return soonest < Integer.MAX_VALUE ? 2 * (soonest + 1) + 1 : 2 * (latest + 1);
    }
}
