package grundy.cli.option;

import grundy.cli.terminal.Console;
import grundy.text.Message;
import picocli.CommandLine.ParseResult;

/// `--moves N`: how many winning moves are listed.
public final class MovesOption {
    private static final String NAME = "--moves";
    private static final long USUAL = 100;

    /// In text, where a long list hides the rest.
    private static final long USUAL_IN_TEXT = 20;

    private MovesOption() {}

    public static void describe(OptionList options) {
        options.value(NAME, "N", Message.of("cli.option.moves"));
    }

    public static long of(ParseResult arguments, Console console) {
        return NumberOptions.number(arguments, NAME, console.json() ? USUAL : USUAL_IN_TEXT);
    }
}
