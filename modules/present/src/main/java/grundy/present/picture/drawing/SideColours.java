package grundy.present.picture.drawing;

import grundy.value.Side;
import org.jspecify.annotations.Nullable;

/// The colours of what pictures of positions have in common.
public final class SideColours {
    /// Counters, coins and pieces that nobody owns.
    public static final int COUNTER = 0x51606F;

    /// Squares of a board.
    public static final int SQUARE = 0xF4F1EA;

    /// Where a token stands.
    public static final int HERE = 0xF2C94C;

    private SideColours() {}

    /// @param side null for both
    public static int of(@Nullable Side side) {
        if (side == null) return Illustration.GREEN;
        return side == Side.LEFT ? Illustration.LEFT : Illustration.RIGHT;
    }

    /// @param side null for both
    /// @return a colour in which what a move changes stands out
    public static int pale(@Nullable Side side) {
        if (side == null) return 0xCFE8DA;
        return side == Side.LEFT ? 0xCFE0F3 : 0xF6D3CE;
    }
}
