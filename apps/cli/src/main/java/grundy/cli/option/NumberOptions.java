package grundy.cli.option;

import grundy.rules.notation.DecimalDigits;
import grundy.text.Message;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import picocli.CommandLine.ParseResult;

/// Reads options that are numbers or times.
public final class NumberOptions {
    /// Nobody waits for longer.
    private static final long LONGEST_SECONDS = 1_000_000_000_000L;

    private static final Pattern TIMES =
            Pattern.compile("([0-9]{1,12}(?:\\.[0-9]{1,9})?)\\s*(|s|sec|秒|m|min|分|分钟|h|小时)", Pattern.CASE_INSENSITIVE);
    private static final int LONGEST = 2 * 19;
    private static final Pattern NUMBER = Pattern.compile("([0-9]{1,100})(?:\\^([0-9]{1,9}))?");

    private NumberOptions() {}

    /// @param usual where the option is not given
    /// @throws UsageException if it is not a number of at least 0
    public static long number(ParseResult arguments, String name, long usual) {
        return atLeast(0, arguments, name, usual);
    }

    /// @throws UsageException if it is not a number of at least so much
    public static long atLeast(long least, ParseResult arguments, String name, long usual) {
        return arguments.hasMatchedOption(name) ? read(name, arguments.matchedOptionValue(name, ""), least) : usual;
    }

    /// @throws UsageException if it is not a number from `least` to `most`
    public static long within(long least, long most, ParseResult arguments, String name, long usual) {
        if (!arguments.hasMatchedOption(name)) return usual;
        String text = arguments.matchedOptionValue(name, "");
        return read(text.replace("_", ""))
                .filter(number -> least <= number && number <= most)
                .orElseThrow(() -> new UsageException(
                        Message.of("cli.number-range", "option", name, "least", least, "most", most, "text", text)));
    }

    /// @return empty where the option is not given
    public static OptionalLong optionalNumber(ParseResult arguments, String name) {
        return arguments.hasMatchedOption(name) ? OptionalLong.of(number(arguments, name, 0)) : OptionalLong.empty();
    }

    /// @param name of the option that the text belongs to
    /// @throws UsageException if it is not a number of at least 0
    public static long read(String name, String text) {
        return read(name, text, 0);
    }

    private static long read(String name, String text, long least) {
        var plain = text.replace("_", "");
        return read(plain)
                .filter(number -> number >= least)
                .orElseThrow(() -> new UsageException(
                        NUMBER.matcher(plain).matches() && read(plain).isEmpty()
                                ? Message.of("cli.large-number", "option", name, "text", text, "most", Long.MAX_VALUE)
                                : Message.of("cli.not-a-number", "option", name, "text", text, "least", least)));
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
                        : DecimalDigits.power(base, new BigInteger(number.group(2)), LONGEST))
                .filter(value -> value.bitLength() < Long.SIZE)
                .map(BigInteger::longValueExact);
    }

    /// @param usual where the option is not given
    /// @return whole seconds, of a time such as `90`, `90s`, `5m` or `2h`
    /// @throws UsageException if it is none
    public static long seconds(ParseResult arguments, String name, long usual) {
        if (!arguments.hasMatchedOption(name)) return usual;
        String text = arguments.matchedOptionValue(name, "");
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
    public static Optional<BigDecimal> time(String text) {
        var time = TIMES.matcher(text.strip());
        if (!time.matches()) return Optional.empty();
        long unit = switch (time.group(2).toLowerCase(Locale.ROOT)) {
            case "m", "min", "分", "分钟" -> TimeUnit.MINUTES.toSeconds(1);
            case "h", "小时" -> TimeUnit.HOURS.toSeconds(1);
            default -> 1;
        };
        return Optional.of(new BigDecimal(time.group(1)).multiply(BigDecimal.valueOf(unit)));
    }
}
