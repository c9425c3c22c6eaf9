package grundy.text;

import java.util.function.IntPredicate;

/// Makes text that others wrote safe to show: characters that command a terminal, turn the direction of writing or are
/// not seen at all are spelt out by their numbers in braces.
public final class PrintableText {
    private PrintableText() {}

    /// Makes a line safe in which columns are counted: what is written from right to left is spelt out, too.
    ///
    /// @return the line with escapes
    public static String of(String line) {
        return escaped(line, c -> isSafe(c) && !isFromRightToLeft(c));
    }

    /// Makes a text of several lines safe: line feeds stay.
    ///
    /// @return the text with escapes
    public static String text(String text) {
        return escaped(text, c -> c == '\n' || isSafe(c));
    }

    private static String escaped(String text, IntPredicate stays) {
        if (text.codePoints().allMatch(stays)) return text;
        var out = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            if (stays.test(c)) out.appendCodePoint(c);
            else out.append(escape(c));
        });
        return out.toString();
    }

    /// @return a character spelt out
    public static String escape(int codePoint) {
        return "\\u{%X}".formatted(codePoint);
    }

    /// @return whether a character is seen, and changes nothing but its place
    public static boolean isSafe(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }

    private static boolean isFromRightToLeft(int codePoint) {
        return switch (Character.getDirectionality(codePoint)) {
            case Character.DIRECTIONALITY_RIGHT_TO_LEFT, Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC -> true;
            default -> false;
        };
    }
}
