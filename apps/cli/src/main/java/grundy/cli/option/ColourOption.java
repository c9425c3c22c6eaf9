package grundy.cli.option;

import grundy.cli.terminal.Screen;
import grundy.text.Message;
import java.util.List;

/// `--color`: whether colours are shown. It is read before the command line is parsed.
public final class ColourOption {
    public static final String NAME = "--color";
    public static final List<String> CHOICES = List.of("auto", "always", "never");

    private ColourOption() {}

    /// @return the screen with the colours that the command line and the environment ask for
    /// @throws UsageException if the choice of colours is none
    public static Screen of(String[] arguments, Screen screen) {
        var values = CommandWords.valuesOf(arguments, NAME);
        for (var choice : values)
            if (!CHOICES.contains(choice)) throw new UsageException(Message.of("cli.unknown-color", "name", choice));
        return switch (values.isEmpty() ? "auto" : values.getLast()) {
            case "always" -> screen.withColours(true);
            case "never" -> screen.withColours(false);
            default -> isPlain() ? screen.withColours(false) : screen;
        };
    }

    private static boolean isPlain() {
        return System.getenv("NO_COLOR") instanceof String text && !text.isEmpty()
                || "dumb".equals(System.getenv("TERM"));
    }
}
