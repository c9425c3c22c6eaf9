package grundy.web.request;

import grundy.check.TheoremSource;
import grundy.store.theorem.TheoremStore;
import grundy.text.Message;
import java.nio.file.Files;
import java.util.function.Consumer;

/// Opens the user's stored theorems for the server.
public final class ServerTheorems {
    private ServerTheorems() {}

    /// @param notices to which is added what cannot be used of them
    /// @return the theorems that the user had proved, each of which is proved once more before it is believed
    public static TheoremSource theorems(Consumer<Message> notices) {
        var store = TheoremStore.ofUser(notices);
        return Files.isDirectory(store.folder()) ? store : TheoremSource.NONE;
    }
}
