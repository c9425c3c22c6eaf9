package grundy.engine.compound;

import grundy.engine.Limits;
import grundy.engine.search.LabelSearch;
import grundy.rules.Position;
import grundy.rules.Rules;
import grundy.value.Play;
import java.util.List;

/// How many moves a component of a conjunctive sum lasts. A position of even length is lost in normal play, one of
/// odd length in misere play.
///
/// If the last component to end decides, the winner of a component makes it last and its loser hurries: *suspense
/// numbers*, and the greatest decides the sum. If the first to end decides (the short rule), the winner hurries and
/// the loser delays: *remoteness*, and the least decides. What a move leaves when it splits is a conjunctive sum in
/// its turn, whose length is the greatest or the least of its parts.
///
/// Source: Steinhaus 1925 (remoteness); Smith, Graphs and composite games, 1966; Winning Ways, chapter 9.
public final class Lengths {
    private final LabelSearch search;

    /// @param shortRule whether the first component that ends decides
    public Lengths(Rules rules, Play play, boolean shortRule, Limits limits) {
        this.search = new LabelSearch(rules, shortRule ? new Remoteness(play) : new Suspense(play), limits);
    }

    /// @throws grundy.engine.LimitException if more positions are needed than the limits allow
    /// @throws grundy.engine.PostOrder.CycleException if play can return to a position
    public long of(Position position) {
        return search.of(position);
    }

    /// @return the length of what an option leaves
    public long of(List<Position> option) {
        return search.of(option);
    }

    public long positions() {
        return search.positions();
    }

    /// @param length of the component that decides
    /// @return whether the player about to move wins the sum
    public static boolean wins(long length, Play play) {
        return length % 2 == (play == Play.NORMAL ? 1 : 0);
    }

    private record Suspense(Play play) implements LabelSearch.Labelling {
        @Override
        public int joined(int one, int other) {
            return Math.max(one, other);
        }

        @Override
        public int label(int[] options, int count) {
            int longestWin = -1;
            int shortest = Integer.MAX_VALUE;
            for (int i = 0; i < count; i++) {
                shortest = Math.min(shortest, options[i]);
                if (!wins(options[i], play)) longestWin = Math.max(longestWin, options[i]);
            }
            return count == 0 ? 0 : 1 + (longestWin >= 0 ? longestWin : shortest);
        }
    }

    private record Remoteness(Play play) implements LabelSearch.Labelling {
        @Override
        public int joined(int one, int other) {
            return Math.min(one, other);
        }

        @Override
        public int label(int[] options, int count) {
            int shortestWin = Integer.MAX_VALUE;
            int longest = -1;
            for (int i = 0; i < count; i++) {
                longest = Math.max(longest, options[i]);
                if (!wins(options[i], play)) shortestWin = Math.min(shortestWin, options[i]);
            }
            return count == 0 ? 0 : 1 + (shortestWin < Integer.MAX_VALUE ? shortestWin : longest);
        }
    }
}
