package grundy.explain.board;

import grundy.answer.Verdict;
import grundy.finding.CountedList;
import grundy.finding.Move;
import grundy.rules.notation.ShortenedText;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import java.math.BigInteger;

/// The winning moves and those that hold a draw, readably, and how many there are.
///
/// @param most how many to list
public record MoveList(Verdict verdict, long most) implements Lesson {
    @Override
    public void tell(Blocks blocks) {
        tell(verdict.moves(), false, blocks);
        if (!verdict.drawing().isEmpty()) tell(verdict.drawing(), true, blocks);
    }

    private void tell(CountedList<Move> moves, boolean drawing, Blocks blocks) {
        if (moves.isEmpty()) {
            blocks.say(Message.of("explain.moves.none"));
            return;
        }
        var count = moves.count();
        var uncounted = moves.uncounted();
        if (uncounted == null) blocks.say(heading(drawing, new ShortenedText(blocks.language()).number(count)));
        else
            blocks.say(Message.of(
                    drawing ? "explain.moves.drawing-uncounted" : "explain.moves.uncounted", "reason", uncounted));
        var listed = moves.first(most);
        var text = new MoveText(verdict, new ShortenedText(blocks.language()));
        var more = count.subtract(BigInteger.valueOf(listed.size()));
        var others = more.signum() > 0
                ? blocks.phrase(Message.of(
                        uncounted == null ? "explain.moves.more" : "explain.moves.more-found",
                        "count",
                        new ShortenedText(blocks.language()).number(more)))
                : "";
        blocks.add(new Block.Moves(listed.stream().map(text::of).toList(), others));
        if (listed.stream()
                .flatMap(move -> move.steps().stream())
                .anyMatch(step -> ShortenedText.isShortened(step.from())))
            blocks.say(Message.of("explain.moves.shortened"));
    }

    /// Among several players a move can be the best without winning anything.
    private Message heading(boolean drawing, String count) {
        if (drawing) return Message.of("explain.moves.drawing", "count", count);
        if (verdict.reasoning() instanceof Verdict.Reasoning.Blocked)
            return Message.of("explain.moves.blocked", "count", count);
        return verdict.reasoning() instanceof Verdict.Reasoning.LoserOf
                ? Message.of("explain.moves.best", "count", count)
                : Message.of("explain.moves.some", "count", count);
    }
}
