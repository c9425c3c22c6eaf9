package grundy.rules.language.formula;

/// A token: a piece of the text that the grammar treats as one.
///
/// @param text as the grammar reads it: full-width signs replaced by their ASCII twins; empty at the end
/// @param start offset of its first character
/// @param end offset after its last character
/// @param spaceBefore whether blank text or the start stands before it
/// @param boundaryBefore whether an argument of the command line ended before it
public record Token(Kind kind, String text, int start, int end, boolean spaceBefore, boolean boundaryBefore) {
    /// The kind of a token.
    public enum Kind {
        WORD,
        INTEGER,
        SIGN,
        UNKNOWN,
        END
    }

    /// Returns whether the token is this text.
    public boolean is(String expected) {
        return (kind == Kind.SIGN || kind == Kind.WORD) && text.equals(expected);
    }
}
