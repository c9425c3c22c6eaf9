package grundy.survey;

import grundy.rules.language.RunningNumber;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A letter of the rules that stands for each number of a range; its bounds may name letters before it: `b=a+1..41`.
///
/// @param name a letter or a word
public record LetterRange(String name, Bound from, Bound to) {
    private static final String BOUND = "\\s*(?:(\\p{L}[\\p{L}\\p{Nd}]*)\\s*(?:([+-])\\s*(\\d{1,9}))?|(\\d{1,9}))\\s*";
    private static final Pattern TEXT = Pattern.compile("\\s*(\\p{L}[\\p{L}\\p{Nd}]*)\\s*=" + BOUND + "\\.\\." + BOUND);

    /// A number, or a letter and a number that is added to it.
    ///
    /// @param letter null if there is none
    public record Bound(@Nullable String letter, long number) {
        /// @param values of the letters before
        long in(Map<String, Long> values) {
            return letter == null ? number : values.getOrDefault(letter, 0L) + number;
        }
    }

    /// @param text such as `a=2..40` or `b=a+1..41`
    /// @return empty if it is no such range
    public static Optional<LetterRange> parse(String text) {
        var matcher = TEXT.matcher(text);
        if (!matcher.matches()) return Optional.empty();
        return Optional.of(new LetterRange(matcher.group(1), bound(matcher, 2), bound(matcher, 6)));
    }

    private static Bound bound(Matcher matcher, int group) {
        if (matcher.group(group) == null) return new Bound(null, Long.parseLong(matcher.group(group + 3)));
        long number = matcher.group(group + 2) == null ? 0 : Long.parseLong(matcher.group(group + 2));
        return new Bound(matcher.group(group), "-".equals(matcher.group(group + 1)) ? -number : number);
    }

    /// @return the text with a number in place of the letter
    String in(String text, long value) {
        return new RunningNumber(name, value, value).in(text, value);
    }
}
