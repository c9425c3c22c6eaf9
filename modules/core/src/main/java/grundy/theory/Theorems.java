package grundy.theory;

import grundy.engine.ColdPositions;
import grundy.engine.DecidedPosition;
import grundy.engine.NimValues;
import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.RuleTree.Term;
import grundy.text.Lesson;
import grundy.theory.form.BoardTheorem;
import grundy.theory.form.GameForms;
import grundy.theory.form.HeapLaw;
import grundy.theory.form.LessonContext;
import grundy.theory.form.RecognisedGame;
import grundy.theory.form.TameForm;
import grundy.theory.splitting.SplittingTheorems;
import grundy.theory.taking.HeapMoves;
import grundy.theory.taking.TakingTheorems;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// The registry of theorems: which games have a closed form. The rules decide, not the name they were called by.
///
/// One question asks for several kinds of forms of a game: it is recognised once. Not for several threads at once.
public final class Theorems {
    private final Map<RuleTree, Optional<RecognisedGame>> recognised = new HashMap<>();

    /// @return nim-values of all positions of the game; in misere play of single components of games without
    ///     splits; empty if no closed form is known here
    public Optional<NimValues> find(RuleTree rules, Play play) {
        if (play == Play.MISERE && !(rules instanceof RuleTree.OnBoard) && rules.maySplit()) return Optional.empty();
        return forms(rules).map(forms -> play == Play.NORMAL ? forms.normal() : forms.misere());
    }

    /// @return the positions that the player to move loses, of single components, where their nim-values have no
    ///     closed form; empty if no closed form is known here
    public Optional<ColdPositions> findCold(RuleTree rules, Play play) {
        return forms(rules).map(forms -> play == Play.NORMAL ? forms.normalCold() : forms.misereCold());
    }

    /// Finds who loses a position in normal play, also by theorems about some positions of a board:
    /// two-rowed Chomp, Nim on a path, mirror strategies.
    ///
    /// @return empty if no theorem is about it
    public Optional<DecidedPosition> findColdAt(RuleTree.OnBoard rules, BoardPosition position) {
        return findCold(rules, Play.NORMAL)
                .map(cold -> cold.at(position))
                .or(() -> onBoard(rules.board()).flatMap(theorem -> theorem.coldAt(position)));
    }

    /// Returns the decision where so much can be reached from the position that search, which finds its
    /// nim-value, too, is not to be waited for.
    ///
    /// @return empty also where search will do, or a theorem is about all positions
    public static Optional<DecidedPosition> findColdBeyondSearch(RuleTree rules, Position position) {
        if (!(rules instanceof RuleTree.OnBoard(var _, var _, var board) && position instanceof BoardPosition placed))
            return Optional.empty();
        return onBoard(board).flatMap(theorem -> theorem.coldBeyondSearch(placed));
    }

    /// @return both nim-values of a game that a theorem says is tame; empty if none is known here
    public Optional<TameForm> findTame(RuleTree rules) {
        return forms(rules).flatMap(GameForms::tame);
    }

    /// @return the theorem about a board, of all its positions or of some
    public static Optional<? extends BoardTheorem<?>> onBoard(Board<?> board) {
        return BoardTheorems.find(board);
    }

    /// @return the lesson about a single component by the theorem about its game; empty if there is none
    public Optional<Lesson> lesson(LessonContext context) {
        var rules = context.component().game().rules();
        if (rules instanceof RuleTree.OnBoard(var _, var _, var board))
            return onBoard(board).flatMap(theorem -> theorem.lesson(context));
        return forms(rules)
                .flatMap(forms -> forms.teaching(context.play()))
                .flatMap(teaching -> teaching.lesson(context));
    }

    /// @return the nim-value of one heap in normal play in words; empty if a theorem has none
    public Optional<HeapLaw> law(RuleTree rules, BigInteger heap) {
        return forms(rules).flatMap(forms -> forms.teaching(Play.NORMAL)).flatMap(teaching -> teaching.law(heap));
    }

    /// @return the id of the theorem about a game, which its file in the catalogue gives after `theorem`
    public Optional<String> id(RuleTree rules) {
        return recognised(rules).map(RecognisedGame::theorem);
    }

    private Optional<GameForms> forms(RuleTree rules) {
        return recognised(rules).map(RecognisedGame::forms);
    }

    private Optional<RecognisedGame> recognised(RuleTree rules) {
        return recognised.computeIfAbsent(rules, Theorems::recognise);
    }

    private static Optional<RecognisedGame> recognise(RuleTree rules) {
        return switch (rules) {
            case RuleTree.TakeAndBreak(var terms)
            when terms.size() == 1 && terms.getFirst().parts() == Term.LEAVE_ONE_OR_NONE ->
                TakingTheorems.find(terms.getFirst().amounts());
            case RuleTree.TakeAndBreak heap -> SplittingTheorems.find(heap);
            case RuleTree.Moves moves
            when moves.arity() == 1 ->
                HeapMoves.amounts(moves)
                        .flatMap(TakingTheorems::find)
                        .or(() -> GeneralTheorems.find(moves))
                        .or(() -> SplittingTheorems.find(moves));
            case RuleTree.Moves moves -> GeneralTheorems.find(moves);
            case RuleTree.OnBoard(var _, var _, var board) ->
                onBoard(board).map(theorem -> new RecognisedGame(theorem.id(), theorem.forms()));
            case RuleTree.Scored _, RuleTree.Partizan _, RuleTree.Players _, RuleTree.Blocking _ -> Optional.empty();
        };
    }
}
