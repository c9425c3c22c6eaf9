package grundy.course.live;

import grundy.value.Outcome;
import java.util.Optional;
import java.util.regex.Pattern;

/// `take 1..? 91 want P`: a question with `?` for a number, and who is to win.
///
/// @param outcome `P` or `N`
public record LeastNumber(String question, Outcome outcome) {
    private static final Pattern TEXT = Pattern.compile("(.*\\S) want ([PN])", Pattern.DOTALL);

    /// Returns what a text asks for; empty if no outcome stands after `want`.
    public static Optional<LeastNumber> of(String text) {
        var parts = TEXT.matcher(text);
        if (!parts.matches()) return Optional.empty();
        return Optional.of(new LeastNumber(parts.group(1), Outcome.valueOf(parts.group(2))));
    }
}
