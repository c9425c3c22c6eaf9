package grundy.cli;

import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Digits;
import grundy.text.Message;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import picocli.CommandLine.ParseResult;

/// Reads options that are numbers.
final class NumberOptions {
    private static final long USUAL_SECONDS = 60;

    /// For Rocq, which has a library to read first, and perhaps fifty theorems.
    private static final long ROCQ_SECONDS = 600;

    /// In which an answer that was found in time is shown, or said what was tried.
    private static final Duration TO_SHOW = Duration.ofMillis(700);

    private static final String TIME = "--time";
    private static final String LIMIT = "--limit";

    /// Nobody waits for longer.
    private static final long LONGEST_SECONDS = 1_000_000_000_000L;

    private static final Pattern TIMES =
            Pattern.compile("([0-9]{1,12}(?:\\.[0-9]{1,9})?)\\s*(|s|sec|秒|m|min|分|分钟|h|小时)", Pattern.CASE_INSENSITIVE);
    private static final int LONGEST = 2 * 19;
    private static final Pattern NUMBER = Pattern.compile("([0-9]{1,100})(?:\\^([0-9]{1,9}))?");

    private NumberOptions() {}

    static void addLimits(OptionList options) {
        options.value(LIMIT, "N", Message.of("cli.option.limit"));
        addTime(options);
    }

    static void addTime(OptionList options) {
        options.value(TIME, "S", Message.of("cli.option.time"));
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
        var plain = text.replace("_", "");
        return read(plain)
                .orElseThrow(() -> new UsageException(
                        NUMBER.matcher(plain).matches()
                                ? Message.of("cli.large-number", "option", name, "text", text, "most", Long.MAX_VALUE)
                                : Message.of("cli.not-a-number", "option", name, "text", text)));
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

    /// @return limits without an end of time
    static Limits withPositions(ParseResult arguments) {
        return withPositions(arguments, Limits.DEFAULT.positions());
    }

    /// @param usual where the option is not given
    static Limits withPositions(ParseResult arguments, long usual) {
        long positions = positions(arguments, usual);
        boolean isSet = arguments.commandSpec().findOption(LIMIT) != null && arguments.hasMatchedOption(LIMIT);
        return isSet ? Machine.LIMITS.withPositions(positions) : Machine.LIMITS.holding(positions);
    }

    static long seconds(ParseResult arguments) {
        return seconds(arguments, TIME, USUAL_SECONDS);
    }

    /// @param usual where the option is not given
    /// @return whole seconds, of a time such as `90`, `90s`, `5m` or `2h`
    /// @throws UsageException if it is none
    static long seconds(ParseResult arguments, String name, long usual) {
        String text = arguments.matchedOptionValue(name, "");
        if (text.isEmpty()) return usual;
        return time(text)
                .flatMap(NumberOptions::whole)
                .or(() -> read(text.replace("_", "")))
                .map(seconds -> Math.min(seconds, LONGEST_SECONDS))
                .orElseThrow(() -> new UsageException(Message.of("cli.not-a-time", "option", name, "text", text)));
    }

    private static Optional<Long> whole(BigDecimal seconds) {
        return seconds.stripTrailingZeros().scale() <= 0 ? Optional.of(seconds.longValueExact()) : Optional.empty();
    }

    /// @return the seconds of a time with or without a unit, or empty if the text is none
    static Optional<BigDecimal> time(String text) {
        var time = TIMES.matcher(text.strip());
        if (!time.matches()) return Optional.empty();
        long unit = switch (time.group(2).toLowerCase(Locale.ROOT)) {
            case "m", "min", "分", "分钟" -> TimeUnit.MINUTES.toSeconds(1);
            case "h", "小时" -> TimeUnit.HOURS.toSeconds(1);
            default -> 1;
        };
        return Optional.of(new BigDecimal(time.group(1)).multiply(BigDecimal.valueOf(unit)));
    }

    private static long positions(ParseResult arguments, long usual) {
        long positions = arguments.commandSpec().findOption(LIMIT) == null ? usual : number(arguments, LIMIT, usual);
        if (positions == 0) throw new UsageException(Message.of("cli.not-a-number", "option", LIMIT, "text", "0"));
        return fitting(positions);
    }

    /// @throws LimitException if there is not even a bit for each
    static long fitting(long positions) {
        if (positions / Byte.SIZE <= Machine.memory()) return positions;
        throw new LimitException(
                Message.of("cli.limit-memory", "limit", positions, "megabytes", Machine.memory() >> 20));
    }

    /// @param usual limit of positions where the option is not given
    static Limits limits(ParseResult arguments, long usual) {
        var limits = withPositions(arguments, usual);
        return arguments.commandSpec().findOption(TIME) == null
                ? limits
                : limits.until(Deadline.after(Duration.ofSeconds(seconds(arguments))));
    }

    /// The same, without an end where nobody asks for one.
    static Limits ofCommandIfAsked(ParseResult arguments) {
        return arguments.hasMatchedOption(TIME) ? ofCommand(arguments) : Machine.LIMITS;
    }

    /// @return what stops a whole command: the reading, the work, and what is made of the answer
    static Limits ofCommand(ParseResult arguments) {
        return arguments.commandSpec().findOption(TIME) == null
                ? Machine.LIMITS
                : Machine.LIMITS.until(Deadline.after(Duration.ofSeconds(secondsOfCommand(arguments)), TO_SHOW));
    }

    private static long secondsOfCommand(ParseResult arguments) {
        boolean isForRocq = ExportOption.isChecked(arguments) && !arguments.hasMatchedOption(TIME);
        return seconds(arguments) + (isForRocq ? ROCQ_SECONDS : 0);
    }

    /// To be asked when a command begins: what is asked for is the time of all of it.
    ///
    /// @return how long Rocq may go on: to the end of the time that is asked for, or else for ten minutes
    static Deadline forRocq(ParseResult arguments) {
        return Deadline.after(Duration.ofSeconds(seconds(arguments, TIME, ROCQ_SECONDS)));
    }
}
