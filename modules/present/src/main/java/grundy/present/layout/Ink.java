package grundy.present.layout;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// Marks text with colours for a terminal, or leaves it plain.
public enum Ink {
    PLAIN,
    COLOUR;

    private static final String START = "\u001b[";
    private static final String END = "\u001b[0m";

    /// All that is ever written to a terminal beside what it shows.
    public static final List<String> SEQUENCES = Stream.concat(
                    Stream.of(END), Arrays.stream(Tint.values()).map(Ink::start))
            .distinct()
            .toList();

    /// The most characters of one of them.
    public static final int LONGEST =
            SEQUENCES.stream().mapToInt(String::length).max().orElseThrow();

    private static String start(Tint tint) {
        return START + tint.code() + "m";
    }

    /// @return the text as it is shown; as wide as it was
    public String paint(Tint tint, String text) {
        return this == PLAIN || text.isBlank() ? text : start(tint) + text + END;
    }

    /// Blanks before and after the text stay as they are.
    ///
    /// @return the text as it is shown; as wide as it was
    String paintInner(Tint tint, String text) {
        var inner = text.strip();
        int start = text.indexOf(inner);
        return text.substring(0, start) + paint(tint, inner) + text.substring(start + inner.length());
    }
}
