package grundy.testkit;

/// An oracle was to look at more positions than it was allowed to.
public final class TooManyPositionsException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooManyPositionsException(int most) {
        super("More than " + most + " positions: too many to look at each of them.");
    }
}
