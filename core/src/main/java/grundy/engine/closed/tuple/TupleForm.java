package grundy.engine.closed.tuple;

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
public record TupleForm(
        @Nullable NimValues normal,
        @Nullable NimValues misere,
        @Nullable ColdPositions normalCold,
        @Nullable ColdPositions misereCold,
        boolean exchanging) {
    static TupleForm values(NimValues normal) {
        return new TupleForm(normal, null, null, null, false);
    }

    static TupleForm exchanging(NimValues normal) {
        return new TupleForm(normal, null, null, null, true);
    }

    static TupleForm tame(NimValues normal, NimValues misere) {
        return new TupleForm(normal, misere, null, null, false);
    }

    static TupleForm cold(@Nullable ColdPositions normal, @Nullable ColdPositions misere) {
        return new TupleForm(null, null, normal, misere, false);
    }

    TupleForm withMisereCold(ColdPositions cold) {
        return new TupleForm(normal, misere, normalCold, cold, exchanging);
    }
}
