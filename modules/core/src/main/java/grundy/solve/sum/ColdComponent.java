package grundy.solve.sum;

import grundy.answer.ValueStatus;
import grundy.answer.Verdict;
import grundy.check.Evidence;
import grundy.engine.DecidedPosition;
import grundy.engine.NimValues;
import grundy.engine.search.SearchValues;
import grundy.finding.CountedList;
import grundy.finding.CycleException;
import grundy.finding.Move;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.TurnPosition;
import grundy.solve.component.ComponentEngines;
import grundy.solve.component.OnePiece;
import grundy.theory.Theorems;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.Optional;

/// Solves a single component whose outcome has a closed form and whose nim-value has none; where the position is
/// small, search adds the value.
public final class ColdComponent {
    /// The most positions that are searched only to name the value.
    private static final long SMALL = 20_000;

    /// Characters of a position on a board from which on it is taken to be too large for that.
    private static final int LONG = 200;

    private ColdComponent() {}

    public static Verdict verdict(TurnPosition question, DecidedPosition decided, Limits limits) {
        var component = question.sum().components().getFirst();
        boolean lost = decided.isCold();
        return new Verdict(
                question,
                lost ? Outcome.P : Outcome.N,
                value(play(question), wholeBoard(question), lost, decided.evidence(), limits.withAtMost(SMALL)),
                lost ? CountedList.none() : Move.toOptions(0, component.position(), decided::coldOptions),
                CountedList.none(),
                decided.evidence(),
                new Verdict.Reasoning.OutcomeOnly(),
                Optional.empty());
    }

    private static Play play(TurnPosition question) {
        return question.sum().play();
    }

    /// In misere play the parts of a board have no values that could be added.
    private static Component wholeBoard(TurnPosition question) {
        var whole = play(question) == Play.MISERE ? OnePiece.of(question) : question;
        return whole.sum().components().getFirst();
    }

    private static ValueStatus value(Play play, Component component, boolean lost, Evidence evidence, Limits few) {
        if (lost) return new ValueStatus.Known(value(BigInteger.ZERO, play), evidence);
        if (component.game().rules() instanceof RuleTree.TakeAndBreak heaps)
            return ofTable(play, component, heaps, few);
        if (!isSmall(component)) return ValueStatus.Unknown.UNKNOWN;
        boolean whole = component.game().rules() instanceof RuleTree.OnBoard;
        if (play == Play.MISERE && !whole && component.game().rules().maySplit()) return ValueStatus.Unknown.UNKNOWN;
        var search = new SearchValues(component.game().rules(), play, few);
        return of(search, play, component.position(), few);
    }

    /// A table with a proved period knows the values of heaps of any size.
    private static ValueStatus ofTable(Play play, Component component, RuleTree.TakeAndBreak rules, Limits few) {
        return new ComponentEngines(few)
                .table(rules, play)
                .map(table -> of(table, play, component.position(), few))
                .orElse(ValueStatus.Unknown.UNKNOWN);
    }

    private static ValueStatus of(NimValues values, Play play, Position position, Limits few) {
        try {
            var value = values.value(position);
            return new ValueStatus.Known(value(value, play), values.evidence());
        } catch (LimitException limit) {
            if (limit.isCancellation()) throw limit;
            return few.positions() < SMALL
                    ? new ValueStatus.OutOfReach(limit.explanation())
                    : ValueStatus.Unknown.UNKNOWN;
        } catch (CycleException _) {
            return ValueStatus.Unknown.UNKNOWN;
        }
    }

    private static Value value(BigInteger value, Play play) {
        return play == Play.NORMAL ? new Value.Nimber(value) : new Value.MisereNimber(value);
    }

    private static boolean isSmall(Component component) {
        if (!(component.position() instanceof Tuple tuple))
            return component.position().toString().length() <= LONG
                    && Theorems.findColdBeyondSearch(component.game().rules(), component.position())
                            .isEmpty();
        var box = tuple.stream().map(BigInteger.ONE::add).reduce(BigInteger.ONE, BigInteger::multiply);
        return box.compareTo(BigInteger.valueOf(SMALL)) <= 0;
    }
}
