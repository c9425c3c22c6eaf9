package grundy.explain;

import grundy.rules.ScoredBoard;
import grundy.solve.ScoredPly;
import grundy.solve.Verdict;
import grundy.solve.Worth;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;

/// Who wins a game with a score, by how much, and the best moves.
///
/// @param most moves to list
record ScoreHeadline(Verdict verdict, Verdict.Reasoning.Minimax minimax, long most) implements Lesson {
    @Override
    public void tell(Lines lines) {
        lines.say(winner());
        lines.say(goal());
        if (verdict.value() instanceof Worth.Known(Value.Score score, var _)) lines.say(value(score));
        moves(lines);
    }

    private Message winner() {
        return switch (verdict.outcome()) {
            case N -> Message.of("explain.headline.n");
            case P -> Message.of("explain.headline.p");
            case D, L, R -> Message.of("scored.draw");
        };
    }

    private Message goal() {
        boolean misere = verdict.question().sum().play() == Play.MISERE;
        var goal = minimax.board().countsPoints()
                ? Message.of(misere ? "scored.goal.fewer" : "scored.goal.more")
                : Message.of(misere ? "scored.goal.lose" : "scored.goal.win");
        var sign = sign(minimax.board(), minimax.state());
        return sign.isEmpty() ? goal : Message.of("scored.goal.sign", "sign", sign, "goal", goal);
    }

    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    static <P> String sign(ScoredBoard<P> board, Object state) {
        return board.sign((P) state);
    }

    private Message value(Value.Score score) {
        if (!minimax.board().countsPoints()) return Message.of("scored.value.result", "value", score.ahead());
        return Message.of(
                "scored.value.points", "ahead", score.ahead(), "mover", score.mover(), "other", score.other());
    }

    private void moves(Lines lines) {
        if (minimax.line().isEmpty()) {
            lines.say(Message.of("scored.is-over"));
            return;
        }
        var uncounted = verdict.moves().uncounted();
        if (uncounted != null) {
            lines.say(Message.of(
                    "scored.moves.uncounted", "move", move(lines, minimax.line().getFirst())));
            lines.say(Message.of("scored.moves.reason", "reason", uncounted));
            return;
        }
        var count = verdict.moves().count();
        lines.say(Message.of(heading(), "count", count));
        minimax.best().stream().limit(most).forEach(ply -> lines.item(move(lines, ply)));
        var more =
                count.subtract(BigInteger.valueOf(Math.min(most, minimax.best().size())));
        if (more.signum() > 0) lines.item(lines.phrase(Message.of("explain.moves.more", "count", more)));
        lines.say(minimax.board().codes());
    }

    private String heading() {
        boolean race = !minimax.board().countsPoints();
        if (race && verdict.outcome() == Outcome.N) return "explain.moves.some";
        if (race && verdict.outcome() == Outcome.P) return "scored.moves.losing";
        return race ? "scored.moves.drawing" : "scored.moves.best";
    }

    private String move(Lines lines, ScoredPly ply) {
        var to = lines.shown().position(ply.to());
        return minimax.board().countsPoints()
                ? lines.phrase(Message.of("scored.moves.points", "move", ply.code(), "points", ply.points(), "to", to))
                : ply.code() + " -> " + to;
    }
}
