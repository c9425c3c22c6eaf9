package grundy.rules.rewrite;

import java.util.Arrays;

/// A symmetry of the rules: a rotation or reflection of the board with an exchange of letters.
///
/// @param letters the new code of each code, from 0 on
/// @param exchanges whether Left's moves become Right's, so that the image of a position is its negative
public record RuleSymmetry(Orientation orientation, int[] letters, boolean exchanges) {
    /// @return whether no letters are exchanged
    public boolean keepsLetters() {
        for (int code = 0; code < letters.length; code++) if (letters[code] != code) return false;
        return true;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RuleSymmetry(var thatOrientation, var thatLetters, boolean thatExchanges)
                && orientation.equals(thatOrientation)
                && Arrays.equals(letters, thatLetters)
                && exchanges == thatExchanges;
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(letters) * 31 + orientation.hashCode();
    }
}
