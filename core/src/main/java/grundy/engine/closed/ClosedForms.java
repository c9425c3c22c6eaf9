package grundy.engine.closed;

import grundy.check.Evidence;
import grundy.engine.ColdPositions;
import grundy.engine.NimValues;
import grundy.engine.closed.board.BoardForms;
import grundy.engine.closed.tuple.TupleForm;
import grundy.engine.closed.tuple.TupleForms;
import grundy.rules.Position;
import grundy.rules.Rules;
import grundy.value.Play;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Which games have a closed form. The rules decide, not the name they were called by.
public final class ClosedForms {
    private ClosedForms() {}

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

    private static Optional<Known> known(Rules rules) {
        return switch (rules) {
            case Rules.TakeAndBreak heap -> HeapForms.find(heap).map(form -> of(form, heap.maySplit()));
            case Rules.Moves moves
            when moves.arity() == 1 ->
                HeapMoves.amounts(moves)
                        .map(HeapForms::taking)
                        .map(form -> of(form, false))
                        .or(() -> TupleForms.find(moves).map(form -> of(form, moves)));
            case Rules.Moves moves -> TupleForms.find(moves).map(form -> of(form, moves));
            case Rules.OnBoard _, Rules.Partizan _, Rules.Players _ -> Optional.empty();
        };
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

    private static Known of(TupleForm form, Rules.Moves rules) {
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
