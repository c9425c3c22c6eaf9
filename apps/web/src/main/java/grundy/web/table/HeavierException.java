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

    /// @return the time that it may take (unit: seconds)
    public long seconds() {
        return seconds;
    }

    /// @return the number of positions that it may hold
    public long positions() {
        return positions;
    }
}
