package grundy.explain.lesson;

import grundy.answer.Verdict;
import grundy.engine.partizan.PlayersInTurn;
import grundy.finding.CountedList;
import grundy.finding.Move;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.notation.ShortenedText;
import grundy.rules.option.RuleOptions;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.text.TableRows;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// One heap from which Left and Right take different amounts: the outcomes of the heaps below, their period, and what
/// each side can do, moving first.
///
/// @param left the winning moves of Left, moving first
/// @param right those of Right
public record SidesLesson(Verdict verdict, CountedList<Move> left, CountedList<Move> right) implements Lesson {
    private static final int MOST_COLUMNS = 20;
    private static final BigInteger FARTHEST = BigInteger.valueOf(1_000_000);

    @Override
    public void tell(Blocks blocks) {
        blocks.say(Message.of(play() == Play.NORMAL ? "explain.sides.backwards" : "explain.sides.backwards-misere"));
        tellRow(blocks);
        tellSide(true, left, blocks);
        tellSide(false, right, blocks);
        blocks.say(
                switch (verdict.outcome()) {
                    case L -> Message.of("explain.partizan.l");
                    case R -> Message.of("explain.partizan.r");
                    case N -> Message.of("explain.partizan.n");
                    case P -> Message.of("explain.partizan.p");
                    case D -> throw new AssertionError("A heap that only shrinks has no draws");
                });
    }

    private Play play() {
        return verdict.question().sum().play();
    }

    private Position position() {
        return verdict.question().sum().components().getFirst().position();
    }

    private RuleTree.Partizan rules() {
        return (RuleTree.Partizan)
                verdict.question().sum().components().getFirst().game().rules();
    }

    private void tellRow(Blocks blocks) {
        var at = ((Tuple) position()).get(0);
        var period = EvidenceIn.period(verdict.evidence(), play());
        if (period.isPresent()) {
            blocks.say(Message.of(
                    "explain.sides.period",
                    "period",
                    period.get().period(),
                    "from",
                    period.get().preperiod()));
            at = PeriodStep.tell(at, period.get(), blocks);
        }
        if (at.compareTo(FARTHEST) < 0) table(at.longValueExact()).ifPresent(table -> table.into(blocks));
    }

    /// @return the outcomes of the heaps up to this one
    private Optional<TableRows> table(long heap) {
        var turns = PlayersInTurn.partizan(rules(), play(), Limits.ofWork()).orElseThrow();
        long from = Math.max(0, heap + 1 - MOST_COLUMNS);
        var heaps = new ArrayList<>(List.of("n"));
        var outcomes = new ArrayList<>(List.of(""));
        try {
            for (long n = from; n <= heap; n++) {
                heaps.add(Long.toString(n));
                outcomes.add(outcome(turns, BigInteger.valueOf(n)).name());
            }
        } catch (LimitException _) {
            return Optional.empty();
        }
        return Optional.of(
                new TableRows("l" + "r".repeat(heaps.size() - 1)).head(heaps).row(outcomes));
    }

    private static Outcome outcome(PlayersInTurn turns, BigInteger heap) {
        boolean leftWins = turns.loser(heap, 0) == 1;
        boolean rightWins = turns.loser(heap, 1) == 0;
        if (leftWins) return rightWins ? Outcome.N : Outcome.L;
        return rightWins ? Outcome.R : Outcome.P;
    }

    private void tellSide(boolean isLeft, CountedList<Move> winning, Blocks blocks) {
        var move = winning.list().get().findFirst();
        if (move.isPresent()) {
            var key = isLeft ? "explain.sides.left-wins" : "explain.sides.right-wins";
            blocks.say(takingMessage(key, move.get(), new ShortenedText(blocks.language())));
            return;
        }
        boolean stuck = RuleOptions.stream(isLeft ? rules().left() : rules().right(), position())
                .findFirst()
                .isEmpty();
        if (!stuck) blocks.say(Message.of(isLeft ? "explain.sides.left-loses" : "explain.sides.right-loses"));
        else if (play() == Play.NORMAL)
            blocks.say(Message.of(isLeft ? "explain.sides.left-stuck" : "explain.sides.right-stuck"));
        else blocks.say(Message.of(isLeft ? "explain.sides.left-stuck-misere" : "explain.sides.right-stuck-misere"));
    }

    private static Message takingMessage(String key, Move move, ShortenedText texts) {
        var step = move.steps().getFirst();
        var before = ((Tuple) step.from()).get(0);
        var after = ((Tuple) step.to().getFirst()).get(0);
        return Message.of(key, "taken", texts.number(before.subtract(after)), "left", texts.number(after));
    }
}
