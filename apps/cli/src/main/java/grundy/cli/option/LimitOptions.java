package grundy.cli.option;

import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.text.Message;
import java.time.Duration;
import picocli.CommandLine.ParseResult;

/// `--limit`, `--time` and `--rocq`: how much a command may use.
public final class LimitOptions {
    /// The option by which Rocq is asked, which has time of its own.
    public static final String ROCQ = "--rocq";

    private static final String TIME = "--time";
    private static final String LIMIT = "--limit";
    private static final long USUAL_SECONDS = 60;

    /// For Rocq, which has a library to read first, and perhaps fifty theorems.
    private static final long ROCQ_SECONDS = 600;

    /// In which an answer that was found in time is shown, or what was tried.
    private static final Duration TO_SHOW = Duration.ofMillis(700);

    private LimitOptions() {}

    public static void describe(OptionList options) {
        options.value(LIMIT, "N", Message.of("cli.option.limit"));
        describeTime(options);
    }

    public static void describeTime(OptionList options) {
        options.value(TIME, "S", Message.of("cli.option.time"));
    }

    /// Describes the option for commands that take the time that they need where it is not given.
    public static void describeTimeIfAsked(OptionList options) {
        options.value(TIME, "S", Message.of("cli.option.time-if-asked"));
    }

    public static Limits of(ParseResult arguments) {
        return of(arguments, Limits.DEFAULT.positions());
    }

    /// @param usual limit of positions where the option is not given
    public static Limits of(ParseResult arguments, long usual) {
        var limits = withPositions(arguments, usual);
        return hasTime(arguments) ? limits.until(end(arguments, USUAL_SECONDS)) : limits;
    }

    /// @return limits without an end of time
    public static Limits withPositions(ParseResult arguments) {
        return withPositions(arguments, Limits.DEFAULT.positions());
    }

    /// @param usual where the option is not given
    public static Limits withPositions(ParseResult arguments, long usual) {
        long positions = positions(arguments, usual);
        boolean isSet = arguments.commandSpec().findOption(LIMIT) != null && arguments.hasMatchedOption(LIMIT);
        return isSet ? MachineLimits.LIMITS.withPositions(positions) : MachineLimits.LIMITS.holding(positions);
    }

    private static long positions(ParseResult arguments, long usual) {
        long positions = arguments.commandSpec().findOption(LIMIT) == null
                ? usual
                : NumberOptions.atLeast(1, arguments, LIMIT, usual);
        if (positions / Byte.SIZE <= MachineLimits.memory()) return positions;
        throw new LimitException(
                Message.of("cli.limit-memory", "limit", positions, "megabytes", MachineLimits.memory() >> 20));
    }

    /// @return the limits of this machine, and the time that is allowed from now on
    public static Limits withTime(ParseResult arguments) {
        return withTime(arguments, USUAL_SECONDS);
    }

    /// @param usual seconds where the option is not given
    public static Limits withTime(ParseResult arguments, long usual) {
        return MachineLimits.LIMITS.until(end(arguments, usual));
    }

    /// @return the limits of a whole command: of reading, of the work, and of the output
    public static Limits ofCommand(ParseResult arguments) {
        if (!hasTime(arguments)) return MachineLimits.LIMITS;
        boolean isForRocq = arguments.hasMatchedOption(ROCQ) && !arguments.hasMatchedOption(TIME);
        long seconds = NumberOptions.seconds(arguments, TIME, USUAL_SECONDS) + (isForRocq ? ROCQ_SECONDS : 0);
        return MachineLimits.LIMITS.until(Deadline.after(Duration.ofSeconds(seconds), TO_SHOW));
    }

    /// Returns the limits of a command, without an end where nobody asks for one.
    public static Limits ofCommandIfAsked(ParseResult arguments) {
        return arguments.hasMatchedOption(TIME) ? ofCommand(arguments) : MachineLimits.LIMITS;
    }

    /// To be asked when a command begins: what is asked for is the time of all of it.
    ///
    /// @return the end of Rocq's time: that of the time that is asked for, or else ten minutes from now
    public static Deadline forRocq(ParseResult arguments) {
        return end(arguments, ROCQ_SECONDS);
    }

    private static boolean hasTime(ParseResult arguments) {
        return arguments.commandSpec().findOption(TIME) != null;
    }

    private static Deadline end(ParseResult arguments, long usual) {
        return Deadline.after(Duration.ofSeconds(NumberOptions.seconds(arguments, TIME, usual)));
    }
}
