package grundy.text;

/// The width of text on a terminal.
public final class DisplayWidth {
    private DisplayWidth() {}

    /// @return columns that the text takes; East Asian wide characters take two
    public static int of(String text) {
        int width = 0;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i)))
            width += of(text.codePointAt(i));
        return width;
    }

    /// @return columns that one character takes
    public static int of(int codePoint) {
        return isWide(codePoint) ? 2 : 1;
    }

    private static boolean isWide(int c) {
        return c >= 0x1100
                && (c <= 0x115F
                        || c >= 0x2E80 && c <= 0xA4CF
                        || c >= 0xAC00 && c <= 0xD7A3
                        || c >= 0xF900 && c <= 0xFAFF
                        || c >= 0xFE30 && c <= 0xFE6F
                        || c >= 0xFF00 && c <= 0xFF60
                        || c >= 0xFFE0 && c <= 0xFFE6
                        || c >= 0x1F300 && c <= 0x1FAFF
                        || c >= 0x20000 && c <= 0x3FFFD);
    }
}
