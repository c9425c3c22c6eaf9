package grundy.explain.lesson;

import grundy.answer.ValueStatus;
import grundy.answer.Verdict;
import grundy.check.Evidence;
import grundy.finding.ScoredPly;
import grundy.rules.ScoredBoard;
import grundy.rules.ScoredMove;
import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.text.TableRows;
import grundy.value.Play;
import grundy.value.Value;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/// Explains minimax, how this value was found with less work, and the best line with the running score.
public record MinimaxLesson(Verdict verdict, Verdict.Reasoning.Minimax minimax) implements Lesson {
    private static final int MOST_ROWS = 24;
    private static final int LAST_ROWS = 3;

    /// Moves that are looked through for the one that brings most at once.
    private static final int MOST_MOVES = 10_000;

    @Override
    public void tell(Blocks blocks) {
        blocks.say(Message.of("minimax.idea"));
        if (verdict.evidence() instanceof Evidence.Minimax evidence) blocks.say(work(evidence));
        if (minimax.line().isEmpty()) return;
        if (verdict.question().sum().play() == Play.NORMAL) greed(blocks);
        line(blocks);
    }

    private static Message work(Evidence.Minimax evidence) {
        return switch (evidence.method()) {
            case ALPHA_BETA ->
                Message.of(
                        "minimax.alpha-beta",
                        "nodes",
                        evidence.nodes(),
                        "cuts",
                        evidence.cuts(),
                        "hits",
                        evidence.hits());
            case INTERVALS -> Message.of("minimax.intervals", "parts", evidence.nodes());
            case SUFFIXES -> Message.of("minimax.suffixes", "parts", evidence.nodes());
        };
    }

    private void greed(Blocks blocks) {
        if (!minimax.board().countsPoints() || minimax.best().isEmpty()) return;
        var greedy = greedy(minimax.board(), minimax.state());
        if (greedy == null
                || minimax.best().stream().anyMatch(ply -> ply.to().state().equals(greedy.to()))) return;
        blocks.say(Message.of(
                "minimax.greed",
                "move",
                code(minimax.board(), minimax.state(), greedy),
                "points",
                greedy.points(),
                "best",
                minimax.best().getFirst().code()));
    }

    /// @return the move that brings more at once than all others
    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    private static <P> @Nullable ScoredMove<P> greedy(ScoredBoard<P> board, Object state) {
        ScoredMove<P> greedy = null;
        boolean alone = false;
        int count = 0;
        for (var move : board.moves((P) state)) {
            if (++count > MOST_MOVES) return null;
            if (greedy != null && move.points() == greedy.points()) alone = false;
            if (greedy != null && move.points() <= greedy.points()) continue;
            greedy = move;
            alone = true;
        }
        return alone ? greedy : null;
    }

    @SuppressWarnings("unchecked") // likewise
    private static <P> String code(ScoredBoard<P> board, Object state, ScoredMove<?> move) {
        return board.code((P) state, (ScoredMove<P>) move);
    }

    private void line(Blocks blocks) {
        blocks.say(Message.of("minimax.line"));
        boolean points = minimax.board().countsPoints();
        var table = new TableRows(points ? "rllrr" : "rll");
        table.head(heads(blocks, points));
        table.rule();
        var line = minimax.line();
        for (int i = 0; i < line.size(); i++) {
            if (line.size() > MOST_ROWS + LAST_ROWS && i == MOST_ROWS) {
                i = line.size() - LAST_ROWS;
                table.row("…");
            }
            table.row(row(blocks, i, line.get(i), points));
        }
        table.into(blocks);
        if (verdict.value() instanceof ValueStatus.Known(Value.Score score, var _) && points && endsWithPoints(score))
            blocks.say(Message.of("minimax.ending", "mover", score.mover(), "other", score.other()));
    }

    /// @return whether the end of the game brings points of its own
    private boolean endsWithPoints(Value.Score score) {
        var last = minimax.line().getLast();
        return last.mover() != score.mover() || last.other() != score.other();
    }

    private static ArrayList<String> heads(Blocks blocks, boolean points) {
        var heads = new ArrayList<String>();
        heads.add(blocks.phrase(Message.of("minimax.head.number")));
        heads.add(blocks.phrase(Message.of("minimax.head.player")));
        heads.add(blocks.phrase(Message.of("minimax.head.move")));
        if (points) {
            heads.add(blocks.phrase(Message.of("minimax.head.points")));
            heads.add(blocks.phrase(Message.of("minimax.head.score")));
        }
        return heads;
    }

    private ArrayList<String> row(Blocks blocks, int index, ScoredPly ply, boolean points) {
        var row = new ArrayList<String>();
        row.add(Integer.toString(index + 1));
        row.add(player(blocks, ply));
        row.add(ShortenedText.shorten(ply.code(), ShortenedText.MOST_TEXT / 2));
        if (points) {
            row.add((ply.points() > 0 ? "+" : "") + ply.points());
            row.add(ply.mover() + " : " + ply.other());
        }
        return row;
    }

    private String player(Blocks blocks, ScoredPly ply) {
        var name = blocks.phrase(Message.of(ply.first() ? "minimax.first" : "minimax.second"));
        var sign = ScoreHeadline.sign(minimax.board(), minimax.state());
        if (sign.isEmpty()) return name;
        return ply.first() ? sign : sign.equals("X") ? "O" : "X";
    }
}
