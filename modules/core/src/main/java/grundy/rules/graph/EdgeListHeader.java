package grundy.rules.graph;

import grundy.text.Message;
import java.util.stream.LongStream;

/// Recognises the first line of a list of edges as contests write it: `n m` for n vertices and the m edges below it, or
/// `n` for n vertices, where edges are all that follows. The ends of the edges are numbers from 1 to n or from 0 to
/// n - 1, or else exactly n names. What separates the numbers does not matter, but an arrow in the first edge says that
/// it is one. Watches the lines as they are read and decides at the end.
///
/// A list whose first edge happens to fit is read in this way, too. So the reader of the graph always says it, and how
/// to write an edge.
final class EdgeListHeader {
    /// A header adds vertices without edges; not many more than the edges would have.
    private static final long MOST_LONE = 10_000_000;

    private static final int NONE = -1;

    /// Whether columns may have names, above which no header stands.
    private final boolean columned;

    /// The number of test cases, or of vertices, that the first line promises.
    private long cases = NONE;

    private long casesLine;

    private boolean any;

    /// What comes first is neither a header nor the first edge below the number of vertices.
    private boolean settled;

    /// There are lines that no header counts.
    private boolean foreign;

    private boolean failed;
    private long blocks;
    private long vertices;
    private long left;
    private boolean zero;
    private boolean top;
    private boolean ended;

    private boolean isStarted;
    private long firstLine;
    private long firstFrom = NONE;
    private long firstTo = NONE;

    /// Of the lines below the first edge or header.
    private long pairs;

    private long least = Long.MAX_VALUE;
    private long most = NONE;
    private boolean firstFromAgain;
    private boolean firstToAgain;

    /// Whether there are ends of edges that are numbers, below the first line, and such that are none.
    private boolean numbers;

    private boolean names;
    private boolean casesAgain;

    /// The line of what follows the edges of the header.
    private long more;

    /// @param columned whether columns may have names
    EdgeListHeader(boolean columned) {
        this.columned = columned;
    }

    /// The way to read a list.
    sealed interface Reading {
        /// Every line is what it is.
        record Plain() implements Reading {}

        /// The first line is an edge, though it may have been meant otherwise.
        record EdgeLine(Message notice) implements Reading {}

        /// The first line is a header.
        ///
        /// @param first number of the first vertex, 0 or 1
        record Header(int first, long vertices, Message notice) implements Reading {}

        /// The first line, which is no edge, is the number of vertices.
        ///
        /// @param first number of the first vertex, 0 or 1
        record Count(int first, long vertices, Message notice) implements Reading {}

        /// The first line is the number of vertices, which have names: those met first are none.
        ///
        /// @param none how many vertices are none
        /// @param edge whether the first edge is none
        record Named(int none, boolean edge, Message notice) implements Reading {}

        /// The text is no graph.
        record Refusal(long line, Message problem) implements Reading {}
    }

    /// @return whether the line that may be a header has been read
    boolean isPastHeader() {
        return isStarted;
    }

    /// A line of two names: the first one with no arrow between them.
    ///
    /// @param from -1 for a name that is no number in its usual form
    /// @param to -1 for a name that is no number in its usual form
    void pair(long from, long to, long line) {
        any = true;
        boolean numbered = from >= 0 && to >= 0;
        if (isStarted) {
            pairs++;
            casesAgain |= cases != NONE && (from == cases || to == cases);
            numbers |= from >= 0 || to >= 0;
            firstFromAgain |= firstFrom != NONE && (from == firstFrom || to == firstFrom);
            firstToAgain |= firstTo != NONE && (from == firstTo || to == firstTo);
        } else {
            isStarted = true;
            firstLine = line;
            firstFrom = numbered ? from : NONE;
            firstTo = numbered ? to : NONE;
            settled |= !numbered && (cases == NONE || from >= 0 || to >= 0);
        }
        if (!numbered) {
            names = true;
            failed = true;
            return;
        }
        if (pairs > 0) {
            least = Math.min(least, Math.min(from, to));
            most = Math.max(most, Math.max(from, to));
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
        settled |= !isStarted;
    }

    /// @param edges how many vertices were met, those of the header among them
    Reading reading(long edges) {
        if (!failed && left == 0 && blocks > 0) {
            if (cases == NONE && more > 0) return new Reading.Refusal(more, notice("graph.header.more"));
            boolean several = cases == NONE ? ended : blocks == cases && (blocks > 1 || ended);
            if (several) return new Reading.Refusal(firstLine, Message.of("graph.header.cases", "count", blocks));
            if (blocks == 1 && (cases == NONE || cases == 1) && vertices <= MOST_LONE + 2 * pairs)
                return new Reading.Header(zero ? 0 : 1, vertices, notice("graph.header.read"));
        }
        if (settled || !isStarted) return new Reading.Plain();
        if (isCount()) {
            int first = least() == 0 ? 0 : 1;
            return new Reading.Count(first, cases, notice("graph.header.count", casesLine, cases, first));
        }
        if (firstFrom == NONE)
            return !foreign && !numbers && edges == cases + 1
                    ? new Reading.Named(1, false, notice("graph.header.count-named", casesLine, cases, 1))
                    : new Reading.Plain();
        boolean exact = countsNames(edges);
        if (exact && !foreign && !firstFromAgain && !firstToAgain && !casesAgain)
            return new Reading.Named(ownVertices(), true, notice("graph.header.named"));
        return cases == NONE && mayBeMeant(exact)
                ? new Reading.EdgeLine(notice("graph.header.edge"))
                : new Reading.Plain();
    }

    /// The number of vertices that the lines of the header make, read as a vertex and an edge.
    private int ownVertices() {
        return (int) LongStream.of(cases == NONE ? firstFrom : cases, firstFrom, firstTo)
                .distinct()
                .count();
    }

    /// @return whether there are exactly the edges and names that the first line promises
    private boolean countsNames(long edges) {
        return (cases == NONE || cases == 1)
                && firstFrom > 0
                && firstTo > 0
                && pairs == firstTo
                && edges - ownVertices() + (firstFromAgain ? 1 : 0) + (firstToAgain && firstTo != firstFrom ? 1 : 0)
                        == firstFrom;
    }

    /// @return whether the first edge is one that a reader may take for a header, although it does not quite fit
    private boolean mayBeMeant(boolean exact) {
        if (pairs == 0 || firstFromAgain && firstToAgain) return false;
        boolean within = !names && (most <= firstFrom && least > 0 || most < firstFrom);
        return exact || within && (!foreign || pairs == firstTo) || !numbers && firstFrom > 0 && firstTo > 0;
    }

    private long least() {
        return Math.min(least, Math.min(firstFrom, firstTo));
    }

    private boolean isCount() {
        if (cases == NONE || foreign || names || more > 0 || firstFrom == NONE) return false;
        long greatest = Math.max(most, Math.max(firstFrom, firstTo));
        return greatest <= (least() == 0 ? cases - 1 : cases) && cases <= MOST_LONE + 2 * pairs;
    }

    private Message notice(String key) {
        return notice(key, firstLine, firstFrom, zero ? 0 : 1);
    }

    private Message notice(String key, long line, long vertices, int first) {
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
                vertices - 1 + first,
                "edge",
                columned
                        ? Message.of("graph.header.columns")
                        : Message.of("graph.header.arrow", "from", firstFrom, "to", firstTo),
                "vertex",
                Message.of(columned ? "graph.header.comma" : "graph.header.quoted", "vertex", vertices));
    }
}
