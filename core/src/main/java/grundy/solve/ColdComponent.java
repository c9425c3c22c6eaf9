package grundy.solve;

import grundy.engine.ColdPositions;
import grundy.engine.LimitException;
import grundy.engine.Limits;
import grundy.engine.NimValues;
import grundy.engine.PostOrder.CycleException;
import grundy.engine.search.SearchValues;
import grundy.rules.Component;
import grundy.rules.Rules;
import grundy.rules.Tuple;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/// Solves a single component whose outcome has a closed form and whose nim-value has none; where the position is
/// small, search adds the value.
final class ColdComponent {
    /// As many positions are searched at most only to name the value.
    private static final long SMALL = 20_000;

    /// Characters of a position on a board from which on it is taken to be too large for that.
    private static final int LONG = 200;

    private ColdComponent() {}

    static Verdict verdict(Question question, ColdPositions positions) {
        var component = question.sum().components().getFirst();
        boolean lost = positions.isCold(component.position());
        return new Verdict(
                question,
                lost ? Outcome.P : Outcome.N,
                value(play(question), wholeBoard(question), lost),
                lost
                        ? WinningMoves.NONE
                        : WinningMoves.in(0, component.position(), () -> positions.coldOptions(component.position())),
                positions.evidence(),
                new Verdict.Reasoning.Cold());
    }

    private static Play play(Question question) {
        return question.sum().play();
    }

    /// In misere play the parts of a board have no values that could be added.
    private static Component wholeBoard(Question question) {
        var whole = play(question) == Play.MISERE ? OnePiece.of(question) : question;
        return whole.sum().components().getFirst();
    }

    private static @Nullable Value value(Play play, Component component, boolean lost) {
        if (lost) return named(BigInteger.ZERO, play);
        if (component.game().rules() instanceof Rules.TakeAndBreak heaps) return ofTable(play, component, heaps);
        if (!isSmall(component)) return null;
        boolean whole = component.game().rules() instanceof Rules.OnBoard;
        if (play == Play.MISERE && !whole && component.game().rules().maySplit()) return null;
        try {
            NimValues search = new SearchValues(component.game().rules(), play, new Limits(SMALL, () -> false));
            return named(search.value(component.position()), play);
        } catch (LimitException | CycleException _) {
            return null;
        }
    }

    /// A table with a proved period knows the values of heaps of any size.
    private static @Nullable Value ofTable(Play play, Component component, Rules.TakeAndBreak rules) {
        try {
            return new Engines(new Limits(SMALL, () -> false))
                    .table(rules, play)
                    .map(table -> named(table.value(component.position()), play))
                    .orElse(null);
        } catch (LimitException _) {
            return null;
        }
    }

    private static Value named(BigInteger value, Play play) {
        return play == Play.NORMAL ? new Value.Nimber(value) : new Value.MisereNimber(value);
    }

    private static boolean isSmall(Component component) {
        if (!(component.position() instanceof Tuple tuple))
            return component.position().toString().length() <= LONG;
        var box = tuple.stream().map(BigInteger.ONE::add).reduce(BigInteger.ONE, BigInteger::multiply);
        return box.compareTo(BigInteger.valueOf(SMALL)) <= 0;
    }
}
