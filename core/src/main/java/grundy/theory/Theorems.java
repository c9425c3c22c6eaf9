package grundy.theory;

import grundy.check.Evidence;
import grundy.engine.ColdPositions;
import grundy.engine.NimValues;
import grundy.rules.Position;
import grundy.rules.Rules;
import grundy.rules.language.CanonicalMoves;
import grundy.theory.form.Forms;
import grundy.theory.form.HeapForm;
import grundy.theory.form.TameForm;
import grundy.theory.form.ZeroAndOneExchanged;
import grundy.theory.splitting.SplitInto;
import grundy.theory.taking.HeapMoves;
import grundy.value.Play;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Which games have a closed form. The rules decide, not the name they were called by.
public final class Theorems {
    private static final int LEAST_SPLIT = 4;
    private static final int MOST_SPLIT = 20;

    private Theorems() {}

    /// @return nim-values of all positions of the game; in misere play of single components of games without
    ///     splits; empty if no closed form is known here
    public static Optional<NimValues> find(Rules rules, Play play) {
        if (rules instanceof Rules.OnBoard board)
            return play == Play.NORMAL
                    ? BoardForms.find(board)
                    : BoardForms.findTame(board).map(TameForm::misere);
        return known(rules).map(known -> play == Play.NORMAL ? known.normal : known.splits ? null : known.misere);
    }

    /// @param position may be what decides whether the form applies
    /// @return the positions that the player to move loses, of single components, where their nim-values have no
    ///     closed form; empty if no closed form is known here
    public static Optional<ColdPositions> findCold(Rules rules, Play play, Position position) {
        if (rules instanceof Rules.OnBoard board)
            return play == Play.NORMAL ? BoardForms.findCold(board) : BoardForms.findMisereCold(board);
        return known(rules).map(known -> play == Play.NORMAL ? known.normalCold : known.misereCold);
    }

    /// @return both nim-values of a game that a theorem says is tame; empty if none is known here
    public static Optional<TameForm> findTame(Rules rules) {
        if (rules instanceof Rules.OnBoard board) return BoardForms.findTame(board);
        return known(rules).map(known -> known.tame);
    }

    /// What is known of a game, of whatever kind; null where nothing is.
    private record Known(
            @Nullable NimValues normal,
            @Nullable NimValues misere,
            @Nullable ColdPositions normalCold,
            @Nullable ColdPositions misereCold,
            @Nullable TameForm tame,
            boolean splits) {}

    /// The game that was looked at last: one question asks for several kinds of forms.
    private record Latest(Rules rules, Optional<Known> known) {}

    private static volatile @Nullable Latest latest;

    @SuppressWarnings("ReferenceEquality")
    private static Optional<Known> known(Rules rules) {
        var before = latest;
        if (before != null && before.rules == rules) return before.known;
        var known = find(rules);
        latest = new Latest(rules, known);
        return known;
    }

    private static Optional<Known> find(Rules rules) {
        return switch (rules) {
            case Rules.TakeAndBreak heap -> HeapForms.find(heap).map(form -> of(form, heap.maySplit()));
            case Rules.Moves moves
            when moves.arity() == 1 ->
                HeapMoves.amounts(moves)
                        .map(HeapForms::taking)
                        .map(form -> of(form, false))
                        .or(() -> TupleForms.find(moves).map(form -> of(form, moves)))
                        .or(() -> splitting(moves).map(form -> of(form, true)));
            case Rules.Moves moves -> TupleForms.find(moves).map(form -> of(form, moves));
            case Rules.OnBoard _, Rules.Scored _, Rules.Partizan _, Rules.Players _ -> Optional.empty();
        };
    }

    /// Splitting into 2 and 3 heaps is a digit of a take-and-break code.
    private static Optional<HeapForm> splitting(Rules.Moves rules) {
        if (rules.alternatives().size() != 1) return Optional.empty();
        int heaps = rules.alternatives().getFirst().parts().size();
        if (heaps < LEAST_SPLIT || heaps > MOST_SPLIT) return Optional.empty();
        return CanonicalMoves.of(rules)
                .filter(form -> form.matches(CanonicalMoves.read("split into " + heaps, Map.of())))
                .map(_ -> HeapForm.normal(new SplitInto(heaps)));
    }

    private static Known of(HeapForm form, boolean splits) {
        return new Known(
                form.normal(),
                form.misere(),
                form.normalCold(),
                form.misereCold(),
                tame(form.normal(), form.misere()),
                splits);
    }

    private static Known of(Forms form, Rules.Moves rules) {
        var normal = form.normal();
        var misere = form.exchanging() && normal != null ? new ZeroAndOneExchanged(normal) : form.misere();
        return new Known(normal, misere, form.normalCold(), form.misereCold(), tame(normal, misere), rules.maySplit());
    }

    private static @Nullable TameForm tame(@Nullable NimValues normal, @Nullable NimValues misere) {
        if (normal == null || misere == null) return null;
        if (!(misere.evidence() instanceof Evidence.ClosedForm theorem))
            throw new AssertionError("A closed form has a closed form as its evidence");
        return new TameForm(normal, misere, theorem);
    }
}
