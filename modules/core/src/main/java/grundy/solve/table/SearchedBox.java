package grundy.solve.table;

import grundy.answer.BoxTable;
import grundy.check.Evidence;
import grundy.engine.search.BoxSearch;
import grundy.rules.Game;
import grundy.rules.RuleTree;
import grundy.value.Play;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;

/// All positions of a box, looked up in the search that went through them.
final class SearchedBox implements BoxTable {
    private final Game game;
    private final Play play;
    private final List<Integer> last;
    private final boolean hasValues;
    private final BoxSearch search;
    private final long lost;

    /// @param last the greatest value of each coordinate
    /// @param search of all positions of the box
    /// @param hasValues whether it found nim-values
    SearchedBox(Game game, Play play, List<Integer> last, BoxSearch search, boolean hasValues) {
        this.game = game;
        this.play = play;
        this.last = List.copyOf(last);
        this.hasValues = hasValues;
        this.search = search;
        this.lost = search.lostCount();
    }

    @Override
    public Game game() {
        return game;
    }

    @Override
    public Play play() {
        return play;
    }

    @Override
    public List<Integer> last() {
        return last;
    }

    @Override
    public boolean hasValues() {
        return hasValues;
    }

    @Override
    public List<String> coordinates() {
        return ((RuleTree.Moves) game.rules()).coordinates();
    }

    @Override
    public long size() {
        return search.size();
    }

    @Override
    public long lostCount() {
        return lost;
    }

    @Override
    public void visit(Visitor visitor) {
        var coordinates = new long[last.size()];
        for (long place = 0; place < size(); place++) {
            boolean all = hasValues;
            if (!all && !search.isLost(place)) continue;
            search.coordinates(place, coordinates);
            visitor.position(coordinates, all ? search.value(place) : 0);
        }
    }

    @Override
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

    @Override
    public Evidence evidence() {
        return new Evidence.Exhaustive(size());
    }
}
