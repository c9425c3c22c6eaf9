package grundy.cli;

import grundy.engine.Limits;
import grundy.text.Message;
import picocli.CommandLine.ParseResult;

/// Reads options that are numbers.
final class NumberOptions {
    private NumberOptions() {}

    /// @param usual where the option is not given
    /// @throws UsageException if it is not a number of at least 0
    static long number(ParseResult arguments, String name, long usual) {
        String text = arguments.matchedOptionValue(name, "");
        if (text.isEmpty()) return usual;
        try {
            long number = Long.parseLong(text.replace("_", ""));
            if (number >= 0) return number;
        } catch (NumberFormatException _) {
            // said below, as for a negative number
        }
        throw new UsageException(Message.of("cli.not-a-number", "option", name, "text", text));
    }

    static Limits limits(ParseResult arguments) {
        long positions = number(arguments, "--limit", Limits.DEFAULT.positions());
        if (positions == 0) throw new UsageException(Message.of("cli.not-a-number", "option", "--limit", "text", "0"));
        return new Limits(positions, Limits.DEFAULT.cancelled());
    }
}
