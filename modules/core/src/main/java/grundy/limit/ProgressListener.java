package grundy.limit;

import grundy.text.Message;
import java.util.OptionalLong;

/// Follows the progress of work, in whichever thread does it, several times a second and without pause:
/// it must be cheap, and choose itself when to show something.
public interface ProgressListener {
    /// Reports to nobody.
    ProgressListener NONE = new ProgressListener() {
        @Override
        public void goesOn() {}

        @Override
        public void at(WorkProgress progress) {}
    };

    /// The progress of some work.
    ///
    /// @param work what is done, in words that say how far, such as "3 of 10 rows"
    /// @param done how many of it
    /// @param total how many there will be, if that is known
    record WorkProgress(Message work, long done, OptionalLong total) {}

    /// The work goes on; nothing is known of how far it has come.
    void goesOn();

    /// The work has come so far. One question may need several pieces of work, each of which starts anew.
    void at(WorkProgress progress);

    /// Something worth keeping happened on the way. Whoever shows only how far the work is need not say it.
    ///
    /// @param message what happened
    default void note(Message message) {}
}
