package grundy.rules.graph;

import grundy.text.Message;

/// Recognises the first line of a list of edges as contests write it: `n m` for n vertices and the m edges below it,
/// whose ends are numbers from 1 to n or from 0 to n - 1, however these are separated, or `n` for n vertices, where
/// edges between such numbers are all that follows. Watches the lines as they are read and decides at the end.
///
/// A list whose first edge happens to fit is read in this way, too. So the reader of the graph always says it, and an
/// arrow in the first line, `n -> m`, makes it an edge.
final class EdgeListHeader {
    /// A header adds vertices without edges; not many more than the edges would have.
    private static final long MOST_LONE = 10_000_000;

    private static final int NONE = -1;

    /// How many test cases, or vertices, the first line promises.
    private long cases = NONE;

    private long casesLine;

    private boolean any;
    private boolean foreign;
    private boolean failed;
    private long blocks;
    private long vertices;
    private long left;
    private boolean zero;
    private boolean top;
    private boolean ended;

    private long firstLine;
    private long firstFrom = NONE;
    private long firstTo = NONE;
    private long pairs;
    private long least = Long.MAX_VALUE;
    private long most = NONE;
    private boolean firstFromAgain;
    private boolean firstToAgain;

    /// The line of what follows the edges of the header.
    private long more;

    /// How a list is to be understood.
    sealed interface Reading {
        /// Every line is what it is.
        record Plain() implements Reading {}

        /// The first line is an edge, though it may have been meant otherwise.
        record AnEdge(Message notice) implements Reading {}

        /// The first line is a header.
        ///
        /// @param first number of the first vertex, 0 or 1
        record Header(int first, long vertices, Message notice) implements Reading {}

        /// The first line, which is no edge, is the number of vertices.
        ///
        /// @param first number of the first vertex, 0 or 1
        record Count(int first, long vertices, Message notice) implements Reading {}

        /// The text is no graph.
        record Refusal(long line, Message problem) implements Reading {}
    }

    /// @return whether the line that may be the header has been read
    boolean hasBegun() {
        return firstFrom != NONE;
    }

    /// A line of two numbers: the first one with blanks between them, those below it also with an arrow or a comma.
    ///
    /// @param from -1 for a name that is no number in its usual form
    /// @param to the same
    void pair(long from, long to, long line) {
        if (from < 0 || to < 0) {
            other();
            return;
        }
        any = true;
        if (firstFrom == NONE) {
            firstLine = line;
            firstFrom = from;
            firstTo = to;
        } else {
            pairs++;
            least = Math.min(least, Math.min(from, to));
            most = Math.max(most, Math.max(from, to));
            firstFromAgain |= from == firstFrom || to == firstFrom;
            firstToAgain |= from == firstTo || to == firstTo;
        }
        if (left > 0) edge(from, to);
        else if (blocks > 0 && from == 0 && to == 0 && !ended) ended = true;
        else begin(from, to);
    }

    private void begin(long from, long to) {
        failed |= from < 1 || to < 1 || ended || more > 0;
        blocks++;
        vertices = from;
        left = to;
        zero = false;
        top = false;
    }

    private void edge(long from, long to) {
        zero |= from == 0 || to == 0;
        top |= from == vertices || to == vertices;
        failed |= from > vertices || to > vertices || zero && top;
        left--;
    }

    /// A line of one name.
    ///
    /// @param number -1 for a name that is no number in its usual form
    void lone(long number, long line) {
        if (!any && number > 0) {
            any = true;
            cases = number;
            casesLine = line;
        } else if (number >= 0 && blocks == 1 && left == 0 && !ended) {
            if (more == 0) more = line;
        } else {
            other();
        }
    }

    /// Any other line.
    void other() {
        any = true;
        failed = true;
        foreign = true;
    }

    Reading reading() {
        if (!failed && left == 0 && blocks > 0) {
            if (cases == NONE && more > 0) return new Reading.Refusal(more, said("graph.header.more"));
            boolean several = cases == NONE ? ended : blocks == cases && (blocks > 1 || ended);
            if (several) return new Reading.Refusal(firstLine, Message.of("graph.header.cases", "count", blocks));
            if (blocks == 1 && (cases == NONE || cases == 1) && vertices <= MOST_LONE + 2 * pairs)
                return new Reading.Header(zero ? 0 : 1, vertices, said("graph.header.read"));
        }
        if (isCount()) {
            int first = least() == 0 ? 0 : 1;
            return new Reading.Count(first, cases, said("graph.header.count", casesLine, cases, first));
        }
        boolean mayBe = pairs > 0
                && !foreign
                && cases == NONE
                && !(firstFromAgain && firstToAgain)
                && (most <= firstFrom && least > 0 || most < firstFrom);
        return mayBe ? new Reading.AnEdge(said("graph.header.edge")) : new Reading.Plain();
    }

    private long least() {
        return Math.min(least, Math.min(firstFrom, firstTo));
    }

    private boolean isCount() {
        if (cases == NONE || foreign || more > 0 || firstFrom == NONE) return false;
        long greatest = Math.max(most, Math.max(firstFrom, firstTo));
        return greatest <= (least() == 0 ? cases - 1 : cases) && cases <= MOST_LONE + 2 * pairs;
    }

    private Message said(String key) {
        return said(key, firstLine, firstFrom, zero ? 0 : 1);
    }

    private Message said(String key, long line, long vertices, int first) {
        return Message.of(
                key,
                "line",
                line,
                "vertices",
                vertices,
                "edges",
                firstTo,
                "found",
                pairs,
                "first",
                first,
                "last",
                vertices - 1 + first);
    }
}
