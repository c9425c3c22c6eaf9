package grundy.engine.search;

import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.option.RuleOptions;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;

/// Finds who loses where the opponent may block up to `b` options before each move: in normal play the
/// player to move wins exactly if more than `b` different options are lost for the opponent. In misere
/// play he also wins if he has no option at all, or if all options are lost: then whatever is blocked
/// leaves him a lost one, or nothing, and who cannot move wins.
///
/// Status: the definition (Smith and Stănică 2002, Hegarty and Larsson 2006). Cost: as for {@link LabelSearch}.
public final class BlockingSearch {
    private static final int LOST = 0;
    private static final int WON = 1;
    private final RuleTree moves;
    private final LabelSearch search;

    /// @param rules by which play never comes back to a position
    public BlockingSearch(RuleTree.Blocking rules, Play play, Limits limits) {
        this.moves = rules.moves();
        int most = rules.most().min(BigInteger.valueOf(Integer.MAX_VALUE)).intValueExact();
        this.search = new LabelSearch(moves, new BlockingLabels(most, play), limits);
    }

    private record BlockingLabels(int most, Play play) implements LabelSearch.Labelling {
        @Override
        public int combine(int one, int other) {
            throw new AssertionError("Where options may be blocked none leaves several parts");
        }

        @Override
        public int label(int[] options, int count) {
            int lost = 0;
            for (int i = 0; i < count; i++) if (options[i] == LOST) lost++;
            return lost > most || play == Play.MISERE && lost == count ? WON : LOST;
        }

        @Override
        public boolean countsPositions() {
            return true;
        }
    }

    /// @return whether the player to move loses
    /// @throws grundy.limit.LimitException if more positions are needed than the limits allow
    /// @throws grundy.finding.CycleException if play can come back to a position
    public boolean isLost(Position position) {
        return search.of(position) == LOST;
    }

    /// @return the different options, each of which leaves one position, that are lost for the opponent
    /// @throws grundy.limit.LimitException if more positions are needed than the limits allow
    public List<List<Position>> lostOptions(Position position) {
        return RuleOptions.distinct(moves, position).stream()
                .filter(option -> isLost(option.getFirst()))
                .toList();
    }

    /// @return the number of positions examined
    public long positions() {
        return search.positions();
    }
}
