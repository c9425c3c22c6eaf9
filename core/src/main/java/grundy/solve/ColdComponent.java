package grundy.solve;

import grundy.engine.ColdPositions;
import grundy.engine.LimitException;
import grundy.engine.Limits;
import grundy.engine.NimValues;
import grundy.engine.PostOrder.CycleException;
import grundy.engine.search.SearchValues;
import grundy.rules.Component;
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

    private ColdComponent() {}

    static Verdict verdict(Question question, ColdPositions positions) {
        var component = question.sum().components().getFirst();
        boolean lost = positions.isCold(component.position());
        return new Verdict(
                question,
                lost ? Outcome.P : Outcome.N,
                value(question, component, lost),
                lost
                        ? WinningMoves.NONE
                        : WinningMoves.in(0, component.position(), () -> positions.coldOptions(component.position())),
                positions.evidence(),
                new Verdict.Reasoning.Cold());
    }

    private static @Nullable Value value(Question question, Component component, boolean lost) {
        var play = question.sum().play();
        if (lost) return named(BigInteger.ZERO, play);
        if (!isSmall(component)) return null;
        if (play == Play.MISERE && component.game().rules().maySplit()) return null;
        try {
            NimValues search = new SearchValues(component.game().rules(), play, new Limits(SMALL, () -> false));
            return named(search.value(component.position()), play);
        } catch (LimitException | CycleException _) {
            return null;
        }
    }

    private static Value named(BigInteger value, Play play) {
        return play == Play.NORMAL ? new Value.Nimber(value) : new Value.MisereNimber(value);
    }

    private static boolean isSmall(Component component) {
        if (!(component.position() instanceof Tuple tuple)) return true;
        var box = tuple.stream().map(BigInteger.ONE::add).reduce(BigInteger.ONE, BigInteger::multiply);
        return box.compareTo(BigInteger.valueOf(SMALL)) <= 0;
    }
}
