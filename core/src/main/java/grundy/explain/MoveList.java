package grundy.explain;

import grundy.solve.Verdict;
import grundy.text.Message;
import java.math.BigInteger;

/// The winning moves, readably, and how many there are.
///
/// @param most how many to list
record MoveList(Verdict verdict, long most) implements Lesson {
    @Override
    public void tell(Lines lines) {
        var count = verdict.moves().count();
        var uncounted = verdict.moves().uncounted();
        if (verdict.moves().isEmpty()) {
            lines.say(Message.of("explain.moves.none"));
            return;
        }
        if (uncounted == null) lines.say(heading(lines.shown().number(count)));
        else lines.say(Message.of("explain.moves.uncounted", "reason", uncounted));
        var listed = verdict.moves().first(most);
        var text = new MoveText(verdict, lines.shown());
        for (var move : listed) lines.item(text.written(move));
        var more = count.subtract(BigInteger.valueOf(listed.size()));
        if (more.signum() > 0)
            lines.item(lines.phrase(Message.of(
                    uncounted == null ? "explain.moves.more" : "explain.moves.more-found",
                    "count",
                    lines.shown().number(more))));
        if (listed.stream().flatMap(move -> move.steps().stream()).anyMatch(step -> Shown.isShortened(step.from())))
            lines.say(Message.of("explain.moves.shortened"));
    }

    /// Among several players a move can be the best without winning anything.
    private Message heading(String count) {
        return verdict.reasoning() instanceof Verdict.Reasoning.LoserOf
                ? Message.of("explain.moves.best", "count", count)
                : Message.of("explain.moves.some", "count", count);
    }
}
