package grundy.theory.form;

import grundy.check.Evidence;
import grundy.engine.ColdPositions;
import grundy.engine.NimValues;
import grundy.value.Play;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The closed forms of one game, which hold for positions of any size; null where none is known.
///
/// @param normal nim-values in normal play
/// @param misere nim-values in misere play, of a game that is tame
/// @param normalCold positions that the player to move loses in normal play
/// @param misereCold the P-positions in misere play
public record GameForms(
        @Nullable NimValues normal,
        @Nullable NimValues misere,
        @Nullable ColdPositions normalCold,
        @Nullable ColdPositions misereCold) {
    /// @return forms with known nim-values in normal play
    public static GameForms values(NimValues normal) {
        return new GameForms(normal, null, null, null);
    }

    /// @param normal of a game without splits in which each position of value 0 that has options has one of value 1
    public static GameForms exchanging(NimValues normal) {
        return new GameForms(normal, new ZeroAndOneExchanged(normal), null, null);
    }

    /// @param misere by the rule for tame sums
    public static GameForms tame(NimValues normal, NimValues misere) {
        return new GameForms(normal, misere, null, null);
    }

    /// @param normal who loses in normal play, or null if that is not known
    /// @param misere who loses in misere play, or null if that is not known
    public static GameForms cold(@Nullable ColdPositions normal, @Nullable ColdPositions misere) {
        return new GameForms(null, null, normal, misere);
    }

    /// @return these forms, and the P-positions in misere play
    public GameForms withMisereCold(ColdPositions cold) {
        return new GameForms(normal, misere, normalCold, cold);
    }

    /// @return both nim-values, if both are known
    public Optional<TameForm> tame() {
        if (normal == null || misere == null) return Optional.empty();
        if (!(misere.evidence() instanceof Evidence.ClosedForm theorem))
            throw new AssertionError("A closed form has a closed form as its evidence");
        return Optional.of(new TameForm(normal, misere, theorem));
    }

    /// @return the form that teaches, in this kind of play
    public Optional<TeachingForm> teaching(Play play) {
        if (normal instanceof TeachingForm values) return Optional.of(values);
        var cold = play == Play.NORMAL ? normalCold : misereCold;
        return cold instanceof TeachingForm positions ? Optional.of(positions) : Optional.empty();
    }
}
