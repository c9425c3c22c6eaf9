package grundy.explain;

import grundy.solve.Verdict;
import grundy.text.Message;

/// One winning move, where there is one.
record Example(Verdict verdict) implements Lesson {
    @Override
    public void tell(Lines lines) {
        for (var move : verdict.moves().first(1))
            lines.say(Message.of("explain.example", "move", new MoveText(verdict, lines.shown()).written(move)));
    }
}
