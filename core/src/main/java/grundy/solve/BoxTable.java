package grundy.solve;

import grundy.check.Evidence;
import grundy.engine.search.BoxSearch;
import grundy.limit.Limits;
import grundy.rules.Rules;
import java.util.List;

/// Who wins at all positions of a box, and perhaps what they are worth. Positions are told by their coordinates.
public final class BoxTable implements Answer {
    private final BoxQuestion question;
    private final BoxSearch search;
    private final long lost;

    private BoxTable(BoxQuestion question, BoxSearch search) {
        this.question = question;
        this.search = search;
        var count = new long[1];
        search.lost(_ -> count[0]++);
        this.lost = count[0];
    }

    /// @throws grundy.limit.LimitException if the box is too large
    /// @throws grundy.rules.RulesException if a move leaves the box
    static BoxTable of(BoxQuestion question, Limits limits) {
        var last = question.last().stream().mapToInt(Integer::intValue).toArray();
        var search = new BoxSearch(question.game().rules(), last, question.play(), question.wantsValues(), limits);
        return new BoxTable(question, search);
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

    /// @return every position was looked at
    @Override
    public Evidence evidence() {
        return new Evidence.Exhaustive(size());
    }
}
