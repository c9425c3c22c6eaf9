package grundy.theory.form;

import grundy.engine.ColdPositions;
import grundy.engine.NimValues;
import org.jspecify.annotations.Nullable;

/// What is known of one game for positions of any size; null where nothing is.
///
/// @param normal nim-values in normal play
/// @param misere nim-values in misere play, of a game that is tame
/// @param normalCold positions that the player to move loses in normal play
/// @param misereCold the same in misere play
/// @param exchanging the game has no splits, and each position of normal value 0 that has options has one of value 1
public record Forms(
        @Nullable NimValues normal,
        @Nullable NimValues misere,
        @Nullable ColdPositions normalCold,
        @Nullable ColdPositions misereCold,
        boolean exchanging) {
    public static Forms values(NimValues normal) {
        return new Forms(normal, null, null, null, false);
    }

    public static Forms exchanging(NimValues normal) {
        return new Forms(normal, null, null, null, true);
    }

    public static Forms tame(NimValues normal, NimValues misere) {
        return new Forms(normal, misere, null, null, false);
    }

    public static Forms cold(@Nullable ColdPositions normal, @Nullable ColdPositions misere) {
        return new Forms(null, null, normal, misere, false);
    }

    public Forms withMisereCold(ColdPositions cold) {
        return new Forms(normal, misere, normalCold, cold, exchanging);
    }
}
