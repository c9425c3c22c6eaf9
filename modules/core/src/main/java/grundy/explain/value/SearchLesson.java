package grundy.explain.value;

import grundy.answer.ValueStatus;
import grundy.answer.Verdict;
import grundy.explain.board.NullMoveLesson;
import grundy.explain.board.WinningMoveExample;
import grundy.rules.RuleTree;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.util.Optional;

/// Explains how a search decides, how long the game lasts, and what a draw and the outcomes of a
/// partizan game mean.
public record SearchLesson(Verdict verdict, Verdict.Reasoning.Search search) implements Lesson {
    @Override
    public void tell(Blocks blocks) {
        var sum = verdict.question().sum();
        boolean partizan =
                sum.components().stream().anyMatch(component -> component.game().rules() instanceof RuleTree.Partizan);
        if (sum.play() == Play.MISERE
                && sum.compound() == Compound.DISJUNCTIVE
                && sum.components().size() > 1) blocks.say(Message.of("explain.search.wild"));
        blocks.say(Message.of(
                search.ahead() ? "explain.search.ahead" : "explain.search.examined", "positions", search.positions()));
        if (partizan) blocks.say(partizan(verdict.outcome()));
        else if (verdict.outcome() == Outcome.D) blocks.say(Message.of("explain.search.draw"));
        else if (verdict.outcome() == Outcome.P) blocks.say(Message.of("explain.search.cold"));
        else blocks.say(Message.of("explain.search.hot"));
        if (!isKnownToEnd())
            sum.components().stream()
                    .map(NullMoveLesson::in)
                    .flatMap(Optional::stream)
                    .findFirst()
                    .ifPresent(standing -> standing.tell(blocks));
        if (verdict.outcome() == Outcome.N && !partizan) new WinningMoveExample(verdict).tell(blocks);
        if (search.remoteness() >= 0 && verdict.outcome() != Outcome.D)
            blocks.say(Message.of("explain.search.remoteness", "moves", search.remoteness()));
    }

    /// Only positions from which play ends have nim-values.
    private boolean isKnownToEnd() {
        return verdict.value() instanceof ValueStatus.Known(Value value, var _)
                && (value instanceof Value.Nimber || value instanceof Value.MisereNimber);
    }

    static Message partizan(Outcome outcome) {
        return switch (outcome) {
            case L -> Message.of("explain.partizan.l");
            case R -> Message.of("explain.partizan.r");
            case N -> Message.of("explain.partizan.n");
            case P -> Message.of("explain.partizan.p");
            case D -> Message.of("explain.partizan.d");
        };
    }
}
