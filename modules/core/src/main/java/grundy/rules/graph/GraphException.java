package grundy.rules.graph;

import grundy.text.Message;

/// A text is not a graph: in which line, what was found and what was expected.
public final class GraphException extends Exception {
    private static final long serialVersionUID = 1L;
    private final long line;
    private final transient Message problem;

    /// @param line from 1
    GraphException(long line, Message problem) {
        super(problem.toString(), null, false, false);
        this.line = line;
        this.problem = problem;
    }

    /// @return the line, from 1
    public long line() {
        return line;
    }

    /// @return the message about what was expected and what was found
    public Message problem() {
        return problem;
    }
}
