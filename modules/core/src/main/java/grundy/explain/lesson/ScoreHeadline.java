package grundy.explain.lesson;

import grundy.answer.ValueStatus;
import grundy.answer.Verdict;
import grundy.rules.ScoredBoard;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Play;
import grundy.value.Value;

/// States who wins a game with a score, and by how much.
public record ScoreHeadline(Verdict verdict, Verdict.Reasoning.Minimax minimax) implements Lesson {
    @Override
    public void tell(Blocks blocks) {
        blocks.result(winner(), Headline.standing(verdict));
        blocks.say(goal());
        if (verdict.value() instanceof ValueStatus.Known(Value.Score score, var _)) blocks.say(value(score));
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
}
