package grundy.engine.compound;

import grundy.engine.Limits;
import grundy.engine.search.LabelSearch;
import grundy.rules.Position;
import grundy.rules.Rules;
import grundy.value.Play;
import java.util.List;

/// Values of the components of a disjunctive sum in which the first component to end decides.
///
/// Normal play: whoever ends a component wins. So a position from which one move ends it is *open*: it wins at once,
/// and nobody may leave it. Misere play: whoever ends a component loses, so nobody does while he can move elsewhere.
/// In both, the moves that remain are those of an ordinary sum under normal play, in which the nim-sum of the
/// *foreclosed nim-values* decides: the mex of the values of the options that are left.
///
/// Source: Smith, Graphs and composite games, 1966 (foreclosed Sprague-Grundy functions); Winning Ways, chapter 9.
public final class ForeclosedValues {
    /// The component has no move: play is over.
    public static final int ENDED = -2;

    /// One move ends the component, which in normal play wins.
    public static final int OPEN = -1;

    private final LabelSearch search;

    public ForeclosedValues(Rules rules, Play play, Limits limits) {
        this.search = new LabelSearch(rules, new Labelling(play), limits);
    }

    /// @return {@link #ENDED}, {@link #OPEN} or the foreclosed nim-value of what an option leaves
    /// @throws grundy.engine.LimitException if more positions are needed than the limits allow
    /// @throws grundy.engine.PostOrder.CycleException if play can return to a position
    public int of(List<Position> option) {
        return search.of(option) + ENDED;
    }

    public long positions() {
        return search.positions();
    }

    /// @return of two components together
    public static int joined(int one, int other) {
        return Math.min(one, other) < 0 ? Math.min(one, other) : one ^ other;
    }

    private record Labelling(Play play) implements LabelSearch.Labelling {
        @Override
        public int joined(int one, int other) {
            return ForeclosedValues.joined(one + ENDED, other + ENDED) - ENDED;
        }

        @Override
        public int label(int[] options, int count) {
            if (count == 0) return 0;
            var seen = new boolean[count + 1];
            for (int i = 0; i < count; i++) {
                int value = options[i] + ENDED;
                if (value == ENDED && play == Play.NORMAL) return OPEN - ENDED;
                if (value >= 0 && value < seen.length) seen[value] = true;
            }
            int mex = 0;
            while (seen[mex]) mex++;
            return mex - ENDED;
        }
    }
}
