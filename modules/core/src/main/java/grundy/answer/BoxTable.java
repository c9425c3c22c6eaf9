package grundy.answer;

import grundy.check.Evidence;
import grundy.engine.search.BoxSearch;
import grundy.rules.Game;
import grundy.rules.RuleTree;
import grundy.value.Play;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;

/// The outcomes of all positions of a box, and their nim-values if these were found. A position is
/// identified by its coordinates.
public final class BoxTable implements Answer {
    private final Game game;
    private final Play play;
    private final List<Integer> last;
    private final boolean hasValues;
    private final BoxSearch search;
    private final long lost;

    /// @param last the greatest value of each coordinate
    /// @param search of all positions of the box
    /// @param hasValues whether it found nim-values
    public BoxTable(Game game, Play play, List<Integer> last, BoxSearch search, boolean hasValues) {
        this.game = game;
        this.play = play;
        this.last = List.copyOf(last);
        this.hasValues = hasValues;
        this.search = search;
        this.lost = search.lostCount();
    }

    /// @return the game whose positions these are
    public Game game() {
        return game;
    }

    /// @return how it is played
    public Play play() {
        return play;
    }

    /// @return the greatest value of each coordinate
    public List<Integer> last() {
        return last;
    }

    /// @return whether nim-values were wanted
    public boolean hasValues() {
        return hasValues;
    }

    /// @return what the coordinates are called
    public List<String> coordinates() {
        return ((RuleTree.Moves) game.rules()).coordinates();
    }

    /// @return the number of positions
    public long size() {
        return search.size();
    }

    /// @return how many of them are lost for whoever moves
    public long lostCount() {
        return lost;
    }

    /// Receives positions one by one.
    @FunctionalInterface
    public interface Visitor {
        /// @param coordinates the array is used again
        /// @param value the nim-value; of who wins alone 0 at a lost position
        void position(long[] coordinates, int value);
    }

    /// Tells all positions, or where no values were wanted the lost ones, the last coordinate changing fastest.
    public void visit(Visitor visitor) {
        var coordinates = new long[last.size()];
        for (long place = 0; place < size(); place++) {
            boolean all = hasValues;
            if (!all && !search.isLost(place)) continue;
            search.coordinates(place, coordinates);
            visitor.position(coordinates, all ? search.value(place) : 0);
        }
    }

    /// @param most how many at most
    /// @return the first lost positions in the order of their coordinates
    public List<List<Long>> firstLost(int most) {
        return LongStream.range(0, size())
                .filter(search::isLost)
                .limit(most)
                .mapToObj(place -> {
                    var coordinates = new long[last.size()];
                    search.coordinates(place, coordinates);
                    return Arrays.stream(coordinates).boxed().toList();
                })
                .toList();
    }

    /// @return every position was examined
    @Override
    public Evidence evidence() {
        return new Evidence.Exhaustive(size());
    }
}
