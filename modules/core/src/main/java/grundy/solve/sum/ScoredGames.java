package grundy.solve.sum;

import grundy.answer.Verdict;
import grundy.check.Evidence;
import grundy.check.plain.PlainMinimax;
import grundy.engine.minimax.ScoreEngine;
import grundy.engine.minimax.ScoreEngines;
import grundy.finding.CountedList;
import grundy.finding.Move;
import grundy.finding.ScoredPly;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.BoardPosition;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.ScoredBoard;
import grundy.rules.ScoredMove;
import grundy.rules.ScoredRuleset;
import grundy.rules.TurnPosition;
import grundy.rules.scored.FewestPoints;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Solves games with a score: value, best line, all best moves. What the engine says is checked: the line is followed
/// to its end, and where the game is small plain minimax works out the value again.
public final class ScoredGames {
    /// Moves that plain minimax may look at.
    private static final long SMALL = 200_000;

    private final TurnPosition question;
    private final Limits limits;

    /// @param question whose only component has a score
    public ScoredGames(TurnPosition question, Limits limits) {
        this.question = question;
        this.limits = limits;
    }

    /// Returns whether the position has a score.
    public static boolean areAsked(TurnPosition question) {
        return question.sum().components().stream()
                .anyMatch(component -> component.game().rules() instanceof RuleTree.Scored);
    }

    /// @throws RulesException if the question is about a sum, which scores do not have
    public Verdict verdict() {
        var sum = question.sum();
        if (sum.components().size() > 1 || sum.compound() != Compound.DISJUNCTIVE)
            throw new RulesException(Message.of("scored.no-sums"));
        var component = sum.components().getFirst();
        if (component.game().rules() instanceof RuleTree.Scored(var _, var _, var board)
                && component.position() instanceof BoardPosition position) return verdict(board, position);
        throw new AssertionError("A game with a score is played on a board");
    }

    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    private <P> Verdict verdict(ScoredBoard<P> board, BoardPosition position) {
        var root = (P) position.state();
        boolean misere = question.sum().play() == Play.MISERE;
        ScoredRuleset<P> rules = misere ? new FewestPoints<>(board) : board;
        var engine = ScoreEngines.of(rules, root, limits);
        long value = engine.value(root);
        var line = engine.line(root);
        if (!PlainMinimax.ends(rules, root, line, value))
            throw new AssertionError("The best line does not end with the value " + value);
        var plies = plies(board, root, line, misere ? -1 : 1);
        var best = new ArrayList<ScoredMove<P>>();
        var uncounted = best(engine, root, best);
        var moves = best.stream()
                .map(move -> Move.of(0, position, List.of(positioned(board, move.to()))))
                .toList();
        return new Verdict(
                question,
                value > 0 ? Outcome.N : value < 0 ? Outcome.P : Outcome.D,
                // Points stay points where fewer win; a game that is won or lost counts 1 for the winner.
                score(plies, misere && board.countsPoints() ? -value : value),
                uncounted == null
                        ? CountedList.of(moves)
                        : new CountedList<>(BigInteger.ZERO, Stream::empty, uncounted),
                checked(rules, root, value, engine.evidence(), Math.min(SMALL, limits.visits())),
                new Verdict.Reasoning.Minimax(board, root, plies, bestPlies(board, root, best, misere ? -1 : 1)));
    }

    /// @return the reason why the best moves were not all found, or null
    private static <P> @Nullable Message best(ScoreEngine<P> engine, P root, List<ScoredMove<P>> best) {
        try {
            best.addAll(engine.best(root));
            return null;
        } catch (LimitException e) {
            return e.explanation();
        }
    }

    private static <P> BoardPosition positioned(ScoredBoard<P> board, P state) {
        return new BoardPosition(state, () -> board.write(state));
    }

    private static <P> List<ScoredPly> plies(ScoredBoard<P> board, P root, List<ScoredMove<P>> line, int sign) {
        var plies = new ArrayList<ScoredPly>();
        var now = root;
        boolean first = true;
        long mover = 0;
        long other = 0;
        for (var move : line) {
            var played = new ScoredMove<>(move.to(), sign * move.points(), move.again());
            if (first) mover += played.points();
            else other += played.points();
            plies.add(new ScoredPly(
                    first, board.code(now, played), played.points(), positioned(board, move.to()), mover, other));
            first ^= !move.again();
            now = move.to();
        }
        return plies;
    }

    private static <P> List<ScoredPly> bestPlies(ScoredBoard<P> board, P root, List<ScoredMove<P>> best, int sign) {
        return best.stream()
                .flatMap(move -> plies(board, root, List.of(move), sign).stream())
                .toList();
    }

    /// @param ahead points of the player about to move less those of the other
    private static Value.Score score(List<ScoredPly> plies, long ahead) {
        long mover = plies.isEmpty() ? 0 : plies.getLast().mover();
        long other = plies.isEmpty() ? 0 : plies.getLast().other();
        long end = ahead - (mover - other);
        if (end > 0) mover += end;
        else other -= end;
        return new Value.Score(ahead, mover, other);
    }

    private static <P> Evidence checked(
            ScoredRuleset<P> rules, P root, long value, Evidence.Minimax evidence, long most) {
        var plain = new PlainMinimax<>(rules);
        var again = plain.value(root, most);
        if (again.isEmpty()) return evidence;
        if (again.getAsLong() != value)
            throw new AssertionError("Plain minimax gives " + again.getAsLong() + " and not " + value);
        return evidence.checked(plain.positions());
    }
}
