package grundy.value.canonical;

import grundy.limit.LimitException;
import grundy.text.Message;

/// How deep the recursion over options is: a form may be as deep as there is memory, the stack is not.
final class Depth {
    private final int most;
    private int depth;

    /// @param most of the work that calls itself
    Depth(int most) {
        this.most = most;
    }

    /// To be followed by {@link #leave}.
    ///
    /// @throws LimitException if it is too deep; then it was not entered
    void enter() {
        if (depth == most) throw new LimitException(Message.of("limit.form-depth", "limit", most));
        depth++;
    }

    void leave() {
        depth--;
    }
}
