package grundy.explain.lesson;

import grundy.answer.Verdict;
import grundy.explain.board.ComponentGames;
import grundy.finding.Move;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.Tuple;
import grundy.rules.notation.ShortenedText;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.theory.Theorems;
import grundy.theory.form.HeapLaw;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A sum: the value of each component, their nim-sum, and where the move is.
///
/// Source: Sprague 1935, Grundy 1939.
public record SumLesson(Verdict verdict, List<BigInteger> values, BigInteger sum) implements Lesson {
    private static final int MOST_LAWS = 4;
    private static final int MOST_LOOKED_AT = 10_000;

    @Override
    public void tell(Blocks blocks) {
        blocks.say(Message.of("explain.sum.intro"));
        tellLaws(blocks);
        new ComponentTable(verdict, values, sum).tell(blocks);
        if (sum.signum() == 0) {
            blocks.say(Message.of("explain.sum.zero"));
            return;
        }
        var texts = new ShortenedText(blocks.language());
        blocks.say(Message.of(
                "explain.sum.hot", "sum", texts.number(sum), "column", Block.Columns.columnValue(sum.bitLength() - 1)));
        lowering().ifPresent(step -> tellMove(step, blocks));
    }

    /// The first winning move in a component whose value has the leftmost digit of the nim-sum, which it lowers.
    /// (A move may also raise a value to the right one, where the rules allow that.)
    private Optional<Move.Step> lowering() {
        return verdict.moves().first(MOST_LOOKED_AT).stream()
                .map(move -> move.steps().getFirst())
                .filter(step -> values.get(step.component()).testBit(sum.bitLength() - 1))
                .findFirst();
    }

    private void tellMove(Move.Step step, Blocks blocks) {
        var texts = new ShortenedText(blocks.language());
        var value = values.get(step.component());
        blocks.say(Message.of(
                "explain.sum.move",
                "number",
                step.component() + 1,
                "from",
                texts.position(step.from()),
                "to",
                texts.sum(step.to()),
                "value",
                texts.number(value),
                "sum",
                texts.number(sum),
                "target",
                texts.number(value.xor(sum))));
    }

    /// The closed forms of the first few games that have one.
    private void tellLaws(Blocks blocks) {
        var games = new ArrayList<Game>();
        for (var component : verdict.question().sum().components().stream()
                .limit(ComponentTable.MOST_ROWS)
                .toList()) {
            if (games.size() >= MOST_LAWS) return;
            if (games.stream().anyMatch(game -> ComponentGames.areSame(game, component.game()))) continue;
            games.add(component.game());
            law(component)
                    .ifPresent(law -> blocks.say(Message.of(
                            "explain.sum.law",
                            "game",
                            ShortenedText.name(component.game()),
                            "law",
                            law.rule().apply(new ShortenedText(blocks.language())))));
        }
    }

    static Optional<HeapLaw> law(Component component) {
        return component.position() instanceof Tuple heap && heap.arity() == 1
                ? new Theorems().law(component.game().rules(), heap.get(0))
                : Optional.empty();
    }
}
