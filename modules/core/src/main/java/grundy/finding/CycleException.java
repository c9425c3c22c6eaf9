package grundy.finding;

/// A position was reached that lies below itself: the game may go on for ever.
public final class CycleException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /// A position came back.
    public CycleException() {
        super("A position can come back", null, false, false);
    }
}
