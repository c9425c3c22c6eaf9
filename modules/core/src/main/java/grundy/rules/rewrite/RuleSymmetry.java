package grundy.rules.rewrite;

import java.util.Arrays;

/// A way to turn or reflect a board and to exchange letters under which the rules stay the same.
///
/// @param letters the new code of each code, from 0 on
/// @param exchanges whether Left's moves become Right's, so that the position seen in this way is the negative
public record RuleSymmetry(Orientation orientation, int[] letters, boolean exchanges) {
    /// @return whether letters stay as they are
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
