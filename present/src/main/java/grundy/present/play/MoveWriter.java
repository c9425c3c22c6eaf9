package grundy.present.play;

import grundy.engine.Move;
import java.math.BigInteger;
import java.util.stream.Collectors;

/// Moves as they can be typed; {@link MoveReader} reads them.
///
/// @param now where they are made
public record MoveWriter(Situation now) {
    /// @param move in one component
    /// @return the move without blanks: `2:3`, `2:3+4`
    public String typed(Move move) {
        var step = move.steps().getFirst();
        boolean heap = now.components().get(step.component()).game().rules().arity() == 1;
        if (MoveReader.isNumberAnAmount(now)) return amount(move);
        var target = step.to().stream().map(Object::toString).collect(Collectors.joining("+"));
        if (now.components().size() > 1)
            return (step.component() + 1) + ":" + (heap && step.to().size() == 1 ? amount(move) : target);
        return heap ? "->" + target : target;
    }

    /// @param move in one heap
    /// @return how many it takes
    public static String amount(Move move) {
        var step = move.steps().getFirst();
        var left = step.to().stream().map(Wording::counters).reduce(BigInteger.ZERO, BigInteger::add);
        return Wording.cut(Wording.counters(step.from()).subtract(left).toString());
    }
}
