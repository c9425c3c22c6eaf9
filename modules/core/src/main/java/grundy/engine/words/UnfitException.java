package grundy.engine.words;

/// Rules or a position that do not go into 64-bit words; they are searched as objects instead. Never reaches a user.
public final class UnfitException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /// @param what does not fit into machine words
    public UnfitException(Object what) {
        super("Not in 64-bit words: " + what, null, false, false);
    }
}
