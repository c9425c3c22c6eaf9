package grundy.web.api;

import grundy.solve.KnownTheorems;
import grundy.store.TheoremStore;
import java.nio.file.Files;

/// What the user has had worked out before.
final class KeptHere {
    private KeptHere() {}

    /// @return the theorems that the user had proved, each of which is proved once more before it is believed
    static KnownTheorems theorems() {
        var store = TheoremStore.ofUser(_ -> {});
        return Files.isDirectory(store.folder()) ? store : KnownTheorems.NONE;
    }
}
