package grundy.present.layout;

/// Whether what stands out is shown in colours, as terminals can.
public enum Ink {
    PLAIN,
    COLOUR;

    private static final String START = "\u001b[";
    private static final String END = "\u001b[0m";

    /// @return the text as it is shown; as wide as it was
    public String paint(Tint tint, String text) {
        return this == PLAIN || text.isBlank() ? text : START + tint.code() + "m" + text + END;
    }

    /// Blanks before and behind the text stay as they are.
    ///
    /// @return the text as it is shown; as wide as it was
    String paintInner(Tint tint, String text) {
        var inner = text.strip();
        int start = text.indexOf(inner);
        return text.substring(0, start) + paint(tint, inner) + text.substring(start + inner.length());
    }
}
