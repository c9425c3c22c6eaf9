package grundy.explain.board;

import grundy.answer.Verdict;
import grundy.finding.ScoredPly;
import grundy.rules.notation.ShortenedText;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Outcome;
import java.math.BigInteger;
import java.util.List;

/// The best moves of a game with a score, and what their codes mean.
///
/// @param most moves to list
public record BestMoves(Verdict verdict, Verdict.Reasoning.Minimax minimax, long most) implements Lesson {
    @Override
    public void tell(Blocks blocks) {
        if (minimax.line().isEmpty()) {
            blocks.say(Message.of("scored.is-over"));
            return;
        }
        var uncounted = verdict.moves().uncounted();
        if (uncounted != null) {
            blocks.say(Message.of(
                    "scored.moves.uncounted",
                    "move",
                    move(blocks, minimax.line().getFirst())));
            blocks.say(Message.of("scored.moves.reason", "reason", uncounted));
            return;
        }
        var count = verdict.moves().count();
        blocks.say(Message.of(heading(), "count", count));
        var more =
                count.subtract(BigInteger.valueOf(Math.min(most, minimax.best().size())));
        var others = more.signum() > 0 ? blocks.phrase(Message.of("explain.moves.more", "count", more)) : "";
        var from = new ShortenedText(blocks.language())
                .position(verdict.question().sum().components().getFirst().position());
        var moves = minimax.best().stream()
                .limit(most)
                .map(ply -> new Block.Move(move(blocks, ply), List.of(new Block.Step(0, from, to(blocks, ply)))))
                .toList();
        blocks.add(new Block.Moves(moves, others));
        blocks.say(minimax.board().codes());
    }

    private String heading() {
        boolean race = !minimax.board().countsPoints();
        if (race && verdict.outcome() == Outcome.N) return "explain.moves.some";
        if (race && verdict.outcome() == Outcome.P) return "scored.moves.losing";
        return race ? "explain.moves.drawing" : "scored.moves.best";
    }

    private static String to(Blocks blocks, ScoredPly ply) {
        return new ShortenedText(blocks.language()).position(ply.to());
    }

    private String move(Blocks blocks, ScoredPly ply) {
        var to = to(blocks, ply);
        return minimax.board().countsPoints()
                ? blocks.phrase(Message.of("scored.moves.points", "move", ply.code(), "points", ply.points(), "to", to))
                : ply.code() + " -> " + to;
    }
}
