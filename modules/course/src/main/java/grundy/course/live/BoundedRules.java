package grundy.course.live;

import java.util.Optional;

/// Rules with the last heap or coordinate of their table: `take 1..3 to 20`.
///
/// @param to the last heap, or the last value of both coordinates
public record BoundedRules(String rules, int to) {
    private static final String WORD = " to ";

    /// @return the rules that a text describes; empty if no number follows `to`
    public static Optional<BoundedRules> of(String text) {
        int at = text.lastIndexOf(WORD);
        if (at < 0) return Optional.empty();
        var number = text.substring(at + WORD.length()).strip();
        if (!number.matches("\\d{1,4}")) return Optional.empty();
        return Optional.of(new BoundedRules(text.substring(0, at).strip(), Integer.parseInt(number)));
    }

    @Override
    public String toString() {
        return rules + WORD + to;
    }
}
