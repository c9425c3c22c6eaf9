package grundy.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// The names of files that are being written beside those that they become: nobody can know them before, so that none
/// is a file of the user's, or a link that somebody put there. They go when the program is broken off.
final class PartNames {
    private static final int BYTES = 16;
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final Set<Path> OPEN = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> OPEN.forEach(PartNames::remove), "parts"));
    }

    private PartNames() {}

    /// @return a name in the same folder, to be given to {@link #done} in the end
    static Path beside(Path target) {
        var bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        var part = target.resolveSibling(".grundy-" + HexFormat.of().formatHex(bytes) + ".part")
                .toAbsolutePath();
        OPEN.add(part);
        return part;
    }

    /// Removes what is still there under the name.
    static void done(Path part) {
        remove(part);
        OPEN.remove(part);
    }

    private static void remove(Path part) {
        try {
            Files.deleteIfExists(part);
        } catch (IOException _) {
            // It stays, under a name that says what it is.
        }
    }
}
