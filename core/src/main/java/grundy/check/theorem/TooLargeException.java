package grundy.check.theorem;

/// An automaton would have more states or symbols than one is willing to make.
public final class TooLargeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooLargeException(long wanted, long limit) {
        super("An automaton of " + wanted + " states or symbols is more than the limit of " + limit);
    }
}
