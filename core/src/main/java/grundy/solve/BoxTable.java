package grundy.solve;

import grundy.check.Evidence;
import grundy.engine.search.BoxSearch;
import grundy.limit.Limits;
import grundy.rules.Rules;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;

/// Who wins at all positions of a box, and perhaps what they are worth. Positions are told by their coordinates.
public final class BoxTable implements Answer {
    private final BoxQuestion question;
    private final BoxSearch search;
    private final long lost;

    BoxTable(BoxQuestion question, BoxSearch search) {
        this.question = question;
        this.search = search;
        this.lost = search.lost();
    }

    /// @throws grundy.limit.LimitException if the box is too large, or the limits end the work
    /// @throws grundy.rules.RulesException if a move leaves the box
    static BoxTable of(BoxQuestion question, Limits limits) {
        var layers = BoxLayers.of(question, limits);
        while (layers.known() < layers.count()) layers.work();
        return layers.table();
    }

    /// @return what was asked
    public BoxQuestion question() {
        return question;
    }

    /// @return what the coordinates are called
    public List<String> coordinates() {
        return ((Rules.Moves) question.game().rules()).coordinates();
    }

    /// @return how many positions there are
    public long size() {
        return search.size();
    }

    /// @return how many of them are lost for whoever moves
    public long lost() {
        return lost;
    }

    /// Is told positions one by one.
    @FunctionalInterface
    public interface Visitor {
        /// @param coordinates the array is used again
        /// @param value the nim-value; of who wins alone 0 at a lost position
        void position(long[] coordinates, int value);
    }

    /// Tells all positions, or where no values were wanted the lost ones, the last coordinate changing fastest.
    public void visit(Visitor visitor) {
        var coordinates = new long[question.last().size()];
        for (long place = 0; place < size(); place++) {
            boolean all = question.wantsValues();
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
                    var coordinates = new long[question.last().size()];
                    search.coordinates(place, coordinates);
                    return Arrays.stream(coordinates).boxed().toList();
                })
                .toList();
    }

    /// @return every position was looked at
    @Override
    public Evidence evidence() {
        return new Evidence.Exhaustive(size());
    }
}
