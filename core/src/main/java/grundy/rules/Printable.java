package grundy.rules;

/// Makes text from a user safe to show back to him: control characters and characters that change the direction of
/// writing become visible escapes.
public final class Printable {
    private Printable() {}

    /// @return the text with characters that could upset a terminal spelt out
    public static String of(String text) {
        var out = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            if (isShown(c)) out.appendCodePoint(c);
            else out.append("\\u{%X}".formatted(c));
        });
        return out.toString();
    }

    private static boolean isShown(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default ->
                switch (Character.getDirectionality(codePoint)) {
                    case Character.DIRECTIONALITY_RIGHT_TO_LEFT, Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC -> false;
                    default -> true;
                };
        };
    }
}
