package grundy.value.canonical;

import grundy.limit.LimitException;
import grundy.text.Message;

/// A limit on the depth of the recursion over options: a form may be as deep as memory allows, the
/// stack may not.
public final class RecursionDepth {
    private final int most;
    private int depth;

    /// @param most of the work that calls itself
    public RecursionDepth(int most) {
        this.most = most;
    }

    /// To be followed by {@link #leave}.
    ///
    /// @throws LimitException if it is too deep; then it was not entered
    public void enter() {
        if (depth == most) throw new LimitException(Message.of("limit.form-depth", "limit", most));
        depth++;
    }

    /// Comes back from a level.
    public void leave() {
        depth--;
    }
}
