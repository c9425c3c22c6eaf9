package grundy.strategic.matrix;

import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;

/// Reads a game in strategic form from a text in any of its forms.
public final class MatrixText {
    private MatrixText() {}

    /// @param text a table such as `3,3 0,5; 5,0 1,1`, or a file of Gambit's (`NFG 1 R ...`)
    /// @throws SyntaxException if it is neither; it says where
    /// @throws SizeException if the game is too large
    public static MatrixGame read(String text) throws SyntaxException {
        var source = Source.of(text.replace("\r\n", "\n").replace('\r', '\n'));
        return isNfg(text) ? NfgText.read(source) : MatrixTableText.read(source);
    }

    /// @return whether the text begins as Gambit's strategic games do
    public static boolean isNfg(String text) {
        return begins(text, "NFG");
    }

    /// @return whether the text begins as Gambit's extensive games do
    public static boolean isEfg(String text) {
        return begins(text, "EFG");
    }

    private static boolean begins(String text, String mark) {
        int at = 0;
        while (at < text.length() && (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == '\uFEFF')) at++;
        return text.startsWith(mark, at)
                && (text.length() == at + mark.length() || Character.isWhitespace(text.charAt(at + mark.length())));
    }
}
