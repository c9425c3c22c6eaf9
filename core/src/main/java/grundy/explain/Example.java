package grundy.explain;

import grundy.rules.Shown;
import grundy.solve.Verdict;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;

/// One winning move, where there is one.
record Example(Verdict verdict) implements Lesson {
    @Override
    public void tell(Blocks blocks) {
        for (var move : verdict.moves().first(1))
            blocks.say(Message.of(
                    "explain.example", "move", new MoveText(verdict, new Shown(blocks.language())).written(move)));
    }
}
