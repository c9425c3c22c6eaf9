package grundy.cli;

import grundy.limit.Deadline;
import grundy.limit.Limits;
import grundy.rules.Digits;
import grundy.text.Language;
import grundy.text.Message;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/// Reads options that are numbers.
final class NumberOptions {
    private static final long USUAL_SECONDS = 60;

    /// In which an answer that was found in time is shown, or said what was tried.
    private static final Duration TO_SHOW = Duration.ofMillis(700);

    private static final int LONGEST = 19;
    private static final Pattern NUMBER = Pattern.compile("([0-9]{1,100})(?:\\^([0-9]{1,9}))?");

    private NumberOptions() {}

    static void addLimits(CommandSpec spec, Language language) {
        spec.addOption(CommandLineSpec.number("--limit", "N", Message.of("cli.option.limit"), language));
        addTime(spec, language);
    }

    static void addTime(CommandSpec spec, Language language) {
        spec.addOption(CommandLineSpec.number("--time", "S", Message.of("cli.option.time"), language));
    }

    /// @param usual where the option is not given
    /// @throws UsageException if it is not a number of at least 0
    static long number(ParseResult arguments, String name, long usual) {
        String text = arguments.matchedOptionValue(name, "");
        return text.isEmpty() ? usual : read(name, text);
    }

    /// @param name of the option that the text belongs to
    /// @throws UsageException if it is not a number of at least 0
    static long read(String name, String text) {
        return read(text.replace("_", ""))
                .orElseThrow(() -> new UsageException(Message.of("cli.not-a-number", "option", name, "text", text)));
    }

    /// Reads a number as positions have it: digits, or a power such as `10^6`.
    ///
    /// @return empty if it is none, or too large
    private static Optional<Long> read(String text) {
        var number = NUMBER.matcher(text);
        if (!number.matches()) return Optional.empty();
        var base = new BigInteger(number.group(1));
        return (number.group(2) == null
                        ? Optional.of(base)
                        : Digits.power(base, new BigInteger(number.group(2)), LONGEST))
                .filter(value -> value.bitLength() < Long.SIZE)
                .map(BigInteger::longValueExact);
    }

    static Limits limits(ParseResult arguments) {
        return limits(arguments, Limits.DEFAULT.positions());
    }

    static long positions(ParseResult arguments) {
        return positions(arguments, Limits.DEFAULT.positions());
    }

    static long seconds(ParseResult arguments) {
        return number(arguments, "--time", USUAL_SECONDS);
    }

    private static long positions(ParseResult arguments, long usual) {
        long positions =
                arguments.commandSpec().findOption("--limit") == null ? usual : number(arguments, "--limit", usual);
        if (positions == 0) throw new UsageException(Message.of("cli.not-a-number", "option", "--limit", "text", "0"));
        return positions;
    }

    /// @param usual limit of positions where the option is not given
    static Limits limits(ParseResult arguments, long usual) {
        long positions = positions(arguments, usual);
        var limits = Machine.LIMITS.withPositions(positions);
        return arguments.commandSpec().findOption("--time") == null
                ? limits
                : limits.until(Deadline.after(Duration.ofSeconds(seconds(arguments))));
    }

    /// The same, without an end where nobody asks for one.
    static Limits ofCommandIfAsked(ParseResult arguments) {
        return arguments.hasMatchedOption("--time") ? ofCommand(arguments) : Machine.LIMITS;
    }

    /// @return what stops a whole command: the reading, the work, and what is made of the answer
    static Limits ofCommand(ParseResult arguments) {
        return arguments.commandSpec().findOption("--time") == null
                ? Machine.LIMITS
                : Machine.LIMITS.until(
                        Deadline.after(Duration.ofSeconds(seconds(arguments)).plus(TO_SHOW)));
    }
}
