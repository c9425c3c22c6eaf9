package grundy.rules.language;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A word of a text that stands for each number of a range in turn: `n` of `domineering[2,n]` for 1 to 20.
///
/// @param name a letter or a word, or `?`
/// @param from the least number
/// @param to the greatest
public record RunningNumber(String name, long from, long to) {
    /// The most numbers of a range.
    public static final long MOST = 1_000;

    /// @throws IllegalArgumentException unless there are 1 to {@link #MOST} numbers
    public RunningNumber {
        if (!isRange(from, to))
            throw new IllegalArgumentException("A range has 1 to %d numbers, not %d to %d.".formatted(MOST, from, to));
    }

    /// @return whether there are neither no numbers nor too many
    public static boolean isRange(long from, long to) {
        return from <= to && to - from < MOST;
    }

    /// @return the letter for the number in formulas
    public String letter() {
        return name.equals("?") ? "m" : name;
    }

    /// @return whether the word stands in the text
    public boolean occursIn(String text) {
        return !in(text, to).equals(text);
    }

    /// @return the text with a number for the word, wherever it is a word of its own or a side of a size: `2xn`
    public String in(String text, long number) {
        var replacement = Matcher.quoteReplacement(String.valueOf(number));
        var quoted = Pattern.quote(name);
        if (name.equals("?")) return text.replace("?", String.valueOf(number));
        var size = Pattern.compile(
                "(?<![\\p{L}\\p{Nd}])(?:[0-9]+|%1$s)(?:x(?:[0-9]+|%1$s))+(?![\\p{L}\\p{Nd}])".formatted(quoted));
        var side = Pattern.compile("(?<![^x0-9])" + quoted + "(?![^x0-9])");
        var sized = size.matcher(text)
                .replaceAll(found ->
                        Matcher.quoteReplacement(side.matcher(found.group()).replaceAll(replacement)));
        return Pattern.compile("(?<![\\p{L}\\p{Nd}])" + quoted + "(?![\\p{L}\\p{Nd}])")
                .matcher(sized)
                .replaceAll(replacement);
    }
}
