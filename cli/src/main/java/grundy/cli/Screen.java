package grundy.cli;

import grundy.present.layout.Ink;
import grundy.text.Message;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What is written on: how wide it is, and where colours are shown.
///
/// @param known whether the width is that of a terminal or was asked for
/// @param out whether standard output shows colours
/// @param err whether standard error does
record Screen(int columns, boolean known, boolean out, boolean err) {
    static final String OPTION = "--color";
    static final List<String> CHOICES = List.of("auto", "always", "never");

    private static final int USUAL_WIDTH = 80;
    private static final int NARROWEST = 40;
    private static final int READABLE = 100;

    /// No terminal: 80 columns, unless the environment says otherwise.
    static Screen none() {
        var asked = columns(System.getenv("COLUMNS"));
        return new Screen(asked.orElse(USUAL_WIDTH), asked.isPresent(), false, false);
    }

    /// @return the terminals of this process
    static Screen ofProcess() {
        boolean out = isTerminal(1);
        var none = none();
        var columns = none.known || !out ? Optional.<Integer>empty() : asked();
        return new Screen(columns.orElse(none.columns), none.known || columns.isPresent(), out, isTerminal(2));
    }

    private static Optional<Integer> columns(@Nullable String text) {
        return text == null || !text.matches("[1-9][0-9]{0,3}")
                ? Optional.empty()
                : Optional.of(Math.max(NARROWEST, Integer.parseInt(text)));
    }

    /// The launcher tells the width; where there is none, the terminal is asked.
    private static Optional<Integer> asked() {
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

    /// Whether a standard stream is a terminal: Java tells only of two together, but Linux of each.
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

    /// @return the same with the colours that the command line and the environment ask for
    /// @throws UsageException if the choice of colours is none
    Screen asked(String[] arguments) {
        var asked = given(arguments);
        for (var choice : asked)
            if (!CHOICES.contains(choice)) throw new UsageException(Message.of("cli.unknown-color", "name", choice));
        return switch (asked.isEmpty() ? "auto" : asked.getLast()) {
            case "always" -> new Screen(columns, known, true, true);
            case "never" -> new Screen(columns, known, false, false);
            default -> isWithoutColours() ? new Screen(columns, known, false, false) : this;
        };
    }

    private static boolean isWithoutColours() {
        return !isEmpty(System.getenv("NO_COLOR")) || "dumb".equals(System.getenv("TERM"));
    }

    private static boolean isEmpty(@Nullable String text) {
        return text == null || text.isEmpty();
    }

    private static List<String> given(String[] arguments) {
        var given = new ArrayList<String>();
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i].startsWith(OPTION + "=")) given.add(arguments[i].substring(OPTION.length() + 1));
            else if (arguments[i].equals(OPTION) && i + 1 < arguments.length) given.add(arguments[i + 1]);
        }
        return given;
    }

    /// @return columns of lines of prose, which nobody reads where they are too long
    int prose() {
        return known ? Math.min(columns, READABLE) : READABLE;
    }

    Ink ink() {
        return out ? Ink.COLOUR : Ink.PLAIN;
    }

    Ink inkOfErrors() {
        return err ? Ink.COLOUR : Ink.PLAIN;
    }
}
