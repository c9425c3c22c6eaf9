package grundy.rules.rewrite;

/// The letters that stand on the squares of a board, as codes 1, 2, ...; 0 is where the board has no square.
///
/// @param letters each once, at most {@link #MOST}
public record Alphabet(String letters) {
    /// The code of what is no square.
    public static final int NO_SQUARE = 0;

    /// More letters than this do not go into a word of bits.
    public static final int MOST = 30;

    /// @return the letter's code, or -1 if it is not among the letters
    public int code(char letter) {
        int index = letters.indexOf(letter);
        return index < 0 ? -1 : index + 1;
    }

    /// @param code from 1 on
    public char letter(int code) {
        return letters.charAt(code - 1);
    }

    /// @return the number of letters
    public int size() {
        return letters.length();
    }

    /// @return the bits of all codes of letters
    public int all() {
        return (1 << size() + 1) - 2;
    }
}
