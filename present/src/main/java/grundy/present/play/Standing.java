package grundy.present.play;

/// How the player about to move stands under perfect play.
public enum Standing {
    WON,
    LOST,
    DRAWN,
    /// The position could not be solved within the limits.
    UNKNOWN;

    /// @return the same for the other player
    Standing forOther() {
        return switch (this) {
            case WON -> LOST;
            case LOST -> WON;
            case DRAWN, UNKNOWN -> this;
        };
    }
}
