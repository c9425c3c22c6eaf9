package grundy.cli.option;

import grundy.prove.letters.ParametricQuestion;
import grundy.rules.language.RunningNumber;
import grundy.rules.option.ParametricGame.Letter;
import grundy.text.Message;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import picocli.CommandLine.ParseResult;

/// `--for NAME=FROM..TO`: a number that runs through a range.
public final class ForOption {
    public static final String NAME = "--for";

    private static final Pattern TEXT = Pattern.compile(
            "\\s*(\\?|\\p{L}[\\p{L}\\p{Nd}]*)\\s*=\\s*([\\d^_]{1,20})\\s*\\.\\.\\s*([\\d^_]{1,20})\\s*");

    private ForOption() {}

    public static void describe(OptionList options, String example, Message about) {
        options.value(NAME, example, about);
    }

    /// @return empty if the option is not given
    /// @throws UsageException if it is no range, or too long
    public static Optional<RunningNumber> of(ParseResult arguments) {
        if (!arguments.hasMatchedOption(NAME)) return Optional.empty();
        String text = arguments.matchedOptionValue(NAME, "");
        if (!ParametricQuestion.letters(text).isEmpty()) return Optional.empty();
        var matcher = TEXT.matcher(text);
        if (!matcher.matches()) throw new UsageException(Message.of("cli.prove.for", "text", text));
        long from = NumberOptions.read(NAME, matcher.group(2));
        long to = NumberOptions.read(NAME, matcher.group(3));
        if (!RunningNumber.isRange(from, to))
            throw new UsageException(
                    Message.of("cli.prove.for-range", "from", from, "to", to, "most", RunningNumber.MOST));
        return Optional.of(new RunningNumber(matcher.group(1), from, to));
    }

    /// @return the letters that stand for every number, with the least of each; none if it is a range or not given
    public static List<Letter> letters(ParseResult arguments) {
        return ParametricQuestion.letters(arguments.matchedOptionValue(NAME, ""));
    }
}
