package grundy.value.loopy;

import grundy.value.Outcome;
import grundy.value.ShortValue;
import grundy.value.Side;
import grundy.value.Value;
import grundy.value.canonical.CanonicalForm;

/// The value of a game of Left and Right from which play may go on for ever, and that is worth no short game: by its
/// onside, where endless play counts for Left, and its offside, where it counts for Right. For a stopper, in which
/// play in turn always ends, both are the same.
///
/// Not for several threads at a time, like the arena.
///
/// Source: Winning Ways, chapter 11; Siegel 2009.
///
/// @param forms arena of the games
/// @param onside in simplest form
/// @param offside in simplest form
public record LoopyValue(LoopyForms forms, int onside, int offside) implements Value.Endless {
    private static final int MOST_CHARACTERS = 100_000;

    /// @return the value of a game, given by one that is equal to it where endless play is Left's, and one where
    ///     it is Right's; short where it is
    public static Value of(LoopyForms forms, int onside, int offside) {
        int on = forms.simplest(onside, InfinitePlay.ONSIDE);
        int off = onside == offside && forms.isStopper(on) && forms.isStopper(onside)
                ? on
                : forms.simplest(offside, InfinitePlay.OFFSIDE);
        boolean sided = forms.isStopper(on) && forms.isStopper(off);
        if (sided && forms.isAtLeast(on, off) && forms.isAtLeast(off, on)) off = on;
        return on == off && on < 0 ? shortValue(forms, on) : new LoopyValue(forms, on, off);
    }

    /// @return the value of a game of the arena
    public static Value of(LoopyForms forms, int game) {
        return of(forms, game, game);
    }

    private static ShortValue shortValue(LoopyForms forms, int game) {
        return CanonicalForm.value(forms.shorts(), ~game);
    }

    /// @return whether play in turn always ends, or might as well
    public boolean isStopper() {
        return onside == offside && forms.isStopper(onside);
    }

    /// @return whether onside and offside are stoppers; only then do they say everything about sums and comparisons
    public boolean isStopperSided() {
        return forms.isStopper(onside) && forms.isStopper(offside);
    }

    @Override
    public Outcome ifBegins(Side side) {
        if (wins(forms.outcome(offside, InfinitePlay.OFFSIDE), side)) return Outcome.L;
        return wins(forms.outcome(onside, InfinitePlay.ONSIDE), side) ? Outcome.D : Outcome.R;
    }

    private static boolean wins(Outcome outcome, Side beginning) {
        return outcome == Outcome.L || outcome == (beginning == Side.LEFT ? Outcome.N : Outcome.P);
    }

    /// @return the symbol as the books write it
    @Override
    public String toString() {
        var text = new LoopyText(forms, MOST_CHARACTERS);
        var on = text.of(onside);
        if (onside == offside) return on;
        var off = text.of(offside);
        if (on.equals("on") && off.equals("off")) return "dud";
        return on.equals(off) ? on : on + " & " + off;
    }
}
