package grundy.web;

import grundy.store.FolderMaker;
import grundy.store.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.regex.Pattern;

/// The port and the token of a server, kept for the next one where the user wants links to go on
/// working.
///
/// @param token that nobody but the user can read in the file
public record ServerAddress(int port, StartToken token) {
    private static final Pattern WRITTEN = Pattern.compile("(\\d{1,5}) ([-_A-Za-z0-9]{43})\\s*");
    private static final int MOST_PORT = 65_535;

    /// @return the address in a file; empty if there is none, or the file holds something else
    public static Optional<ServerAddress> of(Path file) throws IOException {
        if (!Files.isRegularFile(file)) return Optional.empty();
        var matcher = WRITTEN.matcher(Files.readString(file, StandardCharsets.UTF_8));
        if (!matcher.matches() || Integer.parseInt(matcher.group(1)) > MOST_PORT) return Optional.empty();
        return Optional.of(new ServerAddress(Integer.parseInt(matcher.group(1)), new StartToken(matcher.group(2))));
    }

    /// Writes it where only its owner may read it.
    public void write(Path file) throws IOException {
        if (file.toAbsolutePath().getParent() instanceof Path folder) FolderMaker.make(folder);
        if (Files.notExists(file)) Files.createFile(file);
        try {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        } catch (UnsupportedOperationException _) {
            // The system has no such permissions; the folder is the user's.
        }
        WholeFile.write(
                file, out -> out.write("%d %s%n".formatted(port, token.text()).getBytes(StandardCharsets.UTF_8)));
    }
}
