package grundy.value.canonical;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/// An option as it is written between the braces of a game.
///
/// @param text with braces around, if there are any
/// @param simple whether it stands before those that are not, however long
/// @param bars how many bars stand between its sides; 0 if there are no sides, or the braces have to stay
public record OptionText(String text, boolean simple, int bars) {
    private static final Comparator<OptionText> SIMPLE_FIRST = Comparator.comparing((OptionText text) -> !text.simple)
            .thenComparing(option -> option.text.length())
            .thenComparing(OptionText::text);

    /// @return the options in the order in which they are written
    public static List<OptionText> sorted(int[] options, IntFunction<OptionText> format) {
        var sorted = new ArrayList<OptionText>();
        for (int option : options) sorted.add(format.apply(option));
        sorted.sort(SIMPLE_FIRST);
        return sorted;
    }

    /// @return a game by its options: between longer bars the braces of single options are left out
    public static OptionText braces(List<OptionText> left, List<OptionText> right, boolean simple) {
        boolean bare = left.size() == 1 && right.size() == 1;
        int bars = 1 + (bare ? Math.max(left.getFirst().bars, right.getFirst().bars) : 0);
        var text = bare
                ? left.getFirst().bare() + "|".repeat(bars) + right.getFirst().bare()
                : side(left) + "|" + side(right);
        return new OptionText("{" + text + "}", simple, bars);
    }

    /// @return a game that is its own negative, by its left options
    public static OptionText plusMinus(List<OptionText> left, boolean simple) {
        return new OptionText("+-" + (left.size() > 1 ? "{" + side(left) + "}" : left.getFirst().text), simple, 0);
    }

    private static String side(List<OptionText> side) {
        return side.stream().map(OptionText::text).collect(Collectors.joining(","));
    }

    private String bare() {
        return bars > 0 ? text.substring(1, text.length() - 1) : text;
    }
}
