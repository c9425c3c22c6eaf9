package grundy.web.table;

/// A question turned out to be more than is answered in passing: it is to have a process of its own.
public final class HeavierException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final long seconds;
    private final long positions;

    /// @param seconds that it may take there
    /// @param positions that it may hold there
    public HeavierException(long seconds, long positions) {
        super(null, null, false, false);
        this.seconds = seconds;
        this.positions = positions;
    }

    /// @return that it may take there
    public long seconds() {
        return seconds;
    }

    /// @return that it may hold there
    public long positions() {
        return positions;
    }
}
