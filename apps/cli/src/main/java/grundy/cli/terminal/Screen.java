package grundy.cli.terminal;

import grundy.present.layout.Ink;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The width and the colours of the terminal or other device that a command writes to.
///
/// @param isWidthKnown whether the width is that of a terminal or was asked for
/// @param out whether standard output shows colours
/// @param err whether standard error does
public record Screen(int columns, boolean isWidthKnown, boolean out, boolean err) {
    private static final int USUAL_WIDTH = 80;
    private static final int NARROWEST = 40;
    private static final int READABLE = 100;

    /// No terminal: 80 columns, unless the environment says otherwise.
    public static Screen none() {
        var columns = columns(System.getenv("COLUMNS"));
        return new Screen(columns.orElse(USUAL_WIDTH), columns.isPresent(), false, false);
    }

    /// @return the terminals of this process
    public static Screen ofProcess() {
        boolean out = isTerminal(1);
        var none = none();
        var columns = none.isWidthKnown || !out ? Optional.<Integer>empty() : terminalColumns();
        return new Screen(columns.orElse(none.columns), none.isWidthKnown || columns.isPresent(), out, isTerminal(2));
    }

    private static Optional<Integer> columns(@Nullable String text) {
        return text == null || !text.matches("[1-9][0-9]{0,3}")
                ? Optional.empty()
                : Optional.of(Math.max(NARROWEST, Integer.parseInt(text)));
    }

    /// The launcher passes the width; where there is none, the terminal is asked.
    private static Optional<Integer> terminalColumns() {
        try {
            var process = new ProcessBuilder("stty", "size")
                    .redirectInput(Path.of("/dev/tty").toFile())
                    .start();
            var words = new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII).strip();
            return columns(words.substring(words.indexOf(' ') + 1));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /// Returns whether a standard stream is a terminal: Java tells only of two together, but Linux of
    /// each.
    static boolean isTerminal(int stream) {
        try {
            var target =
                    Files.readSymbolicLink(Path.of("/proc/self/fd/" + stream)).toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty") || target.equals("/dev/console");
        } catch (IOException | UnsupportedOperationException _) {
            return Optional.ofNullable(System.console())
                    .map(java.io.Console::isTerminal)
                    .orElse(false);
        }
    }

    /// @return this screen with or without colours
    public Screen withColours(boolean colours) {
        return new Screen(columns, isWidthKnown, colours, colours);
    }

    /// @return columns of lines of prose, which nobody reads where they are too long
    int prose() {
        return isWidthKnown ? Math.min(columns, READABLE) : READABLE;
    }

    public Ink ink() {
        return out ? Ink.COLOUR : Ink.PLAIN;
    }

    Ink inkOfErrors() {
        return err ? Ink.COLOUR : Ink.PLAIN;
    }
}
