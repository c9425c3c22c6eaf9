package grundy.text;

import java.util.function.IntPredicate;

/// Makes text that others wrote safe to show: characters that command a terminal, turn the direction of
/// writing or are invisible are spelt out by their numbers in braces.
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
            case Character.NON_SPACING_MARK, Character.OTHER_LETTER -> !isIgnorable(codePoint);
            default -> true;
        };
    }

    /// Letters and marks that are shown by nothing: fillers of Korean syllables, vowels of Khmer that are
    /// inherent, the joiner of graphemes, and selectors of variants.
    ///
    /// Source: Unicode 16.0, DerivedCoreProperties, Default_Ignorable_Code_Point; the others are of types that are
    /// spelt out anyway.
    private static boolean isIgnorable(int c) {
        return c == 0x034F
                || c == 0x115F
                || c == 0x1160
                || c == 0x17B4
                || c == 0x17B5
                || c >= 0x180B && c <= 0x180F
                || c == 0x3164
                || c >= 0xFE00 && c <= 0xFE0F
                || c == 0xFFA0
                || c >= 0xE0100 && c <= 0xE01EF;
    }

    private static boolean isFromRightToLeft(int codePoint) {
        return switch (Character.getDirectionality(codePoint)) {
            case Character.DIRECTIONALITY_RIGHT_TO_LEFT, Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC -> true;
            default -> false;
        };
    }
}
