package grundy.limit;

import grundy.text.Message;

/// Stops work after a number of looks at whether it may go on, whatever the clock says, so that the
/// same work is always stopped.
///
/// ```java
/// Checkpoint.under(new WorkLimit(1000), () -> forms.minus(one, two));
/// ```
/// Not for several threads.
public final class WorkLimit implements Checkpoint.Watch {
    private final long most;
    private long looks;

    /// @param most how often the work may look; in loops of short steps it looks once in 64 of them
    public WorkLimit(long most) {
        this.most = most;
    }

    @Override
    public boolean isOver() {
        return looks >= most;
    }

    @Override
    public void look() {
        if (++looks > most) throw new LimitException(Message.of("limit.work", "most", most));
    }
}
