package grundy.present.play;

import grundy.value.Outcome;
import grundy.value.Side;
import org.jspecify.annotations.Nullable;

/// The standing of the player about to move, under perfect play.
public enum MoverStanding {
    WON,
    LOST,
    DRAWN,
    /// The position could not be solved within the limits.
    UNKNOWN;

    /// @param mover who is about to move, null in an impartial game
    /// @return the standing of the player to move
    public static MoverStanding of(Outcome outcome, @Nullable Side mover) {
        return switch (outcome) {
            case N -> WON;
            case P -> LOST;
            case L -> mover == Side.LEFT ? WON : LOST;
            case R -> mover == Side.RIGHT ? WON : LOST;
            case D -> DRAWN;
        };
    }

    /// @return the standing of the other player
    MoverStanding forOther() {
        return switch (this) {
            case WON -> LOST;
            case LOST -> WON;
            case DRAWN, UNKNOWN -> this;
        };
    }
}
