package grundy.present.picture;

import grundy.value.Side;
import org.jspecify.annotations.Nullable;

/// The colours of what pictures of positions have in common.
final class Tones {
    /// Counters, coins and pieces that nobody owns.
    static final int COUNTER = 0x51606F;

    /// Squares of a board.
    static final int SQUARE = 0xF4F1EA;

    /// Where a token stands.
    static final int HERE = 0xF2C94C;

    private Tones() {}

    /// @param side null for both
    static int of(@Nullable Side side) {
        if (side == null) return Illustration.GREEN;
        return side == Side.LEFT ? Illustration.LEFT : Illustration.RIGHT;
    }

    /// @param side null for both
    /// @return a colour in which what a move changes stands out
    static int pale(@Nullable Side side) {
        if (side == null) return 0xCFE8DA;
        return side == Side.LEFT ? 0xCFE0F3 : 0xF6D3CE;
    }
}
