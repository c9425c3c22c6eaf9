package grundy.explain.board;

import grundy.answer.Verdict;
import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;

/// One winning move, where there is one.
public record WinningMoveExample(Verdict verdict) implements Lesson {
    @Override
    public void tell(Blocks blocks) {
        for (var move : verdict.moves().first(1))
            blocks.say(Message.of(
                    "explain.example", "move", new MoveText(verdict, new ShortenedText(blocks.language())).text(move)));
    }
}
