package grundy.text;

/// A formula within a text: how a reader of lines sees it, and what it is.
///
/// @param notation in the language of claims: a condition, a value, or an equation such as `g = n mod 4`. It may also
///     be of no language, or cut; then it is a text like others
/// @param display a text or a message that says the same where there are only letters
/// @param numbers what its signs mean
public record TextFormula(String notation, Object display, Numbers numbers) {
    /// Among which numbers a formula counts.
    public enum Numbers {
        /// As in rules and claims: `/` and `sqrt` round down.
        INTEGERS,
        /// As in books: `/` is a fraction, and a root is a root.
        REALS
    }

    /// A formula of the language of claims.
    public static TextFormula of(String notation, Object display) {
        return new TextFormula(notation, display, Numbers.INTEGERS);
    }

    /// A formula in which nothing is rounded.
    public static TextFormula exact(String notation, Object display) {
        return new TextFormula(notation, display, Numbers.REALS);
    }

    /// @return the displayed text, in English
    @Override
    public String toString() {
        return display.toString();
    }
}
