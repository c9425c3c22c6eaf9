package grundy.present.move;

import grundy.finding.Move;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import java.math.BigInteger;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/// Moves as they can be typed; {@link MoveReader} reads them.
///
/// @param now where they are made
public record MoveWriter(Situation now) {
    private static final int SHORT = 60;
    private static final int MOST_NUMBERED = 10_000;

    /// @return the move in full: `2:3`, `2:->3+4`, `->3 2`, and `3` where a number is an amount
    public String typedText(Move move) {
        if (MoveReader.isNumberAnAmount(now))
            return takenCounters(move.steps().getFirst()).toString();
        return move.steps().stream().map(this::typedText).collect(Collectors.joining("; "));
    }

    private String typedText(Move.Step step) {
        var rules = LegalMoves.rules(now.components().get(step.component()), now.mover());
        boolean takes = rules instanceof RuleTree.TakeAndBreak heaps && !heaps.maySplit();
        var target = "->" + step.to().stream().map(Object::toString).collect(Collectors.joining("+"));
        if (now.components().size() == 1) return target;
        return (step.component() + 1) + ":" + (takes ? takenCounters(step).toString() : target);
    }

    /// @return the move in full, or where that is long its number in the list of moves, if it has one
    public String brief(Move move) {
        var typed = typedText(move);
        if (typed.length() <= SHORT || MoveReader.isNumberAnAmount(now)) return typed;
        var number = number(move);
        return number.isPresent() ? Integer.toString(number.getAsInt()) : typed;
    }

    private OptionalInt number(Move move) {
        int number = 0;
        for (var legal : (Iterable<Move>) LegalMoves.moves(now).limit(MOST_NUMBERED)::iterator) {
            number++;
            if (legal.equals(move)) return OptionalInt.of(number);
        }
        return OptionalInt.empty();
    }

    /// @param move in one heap
    /// @return the amount that it takes
    public static String amount(Move move) {
        return MoveWording.shorten(takenCounters(move.steps().getFirst()).toString());
    }

    private static BigInteger takenCounters(Move.Step step) {
        return MoveWording.counters(step.from()).subtract(remainingCounters(step.to()));
    }

    private static BigInteger remainingCounters(List<Position> parts) {
        return parts.stream().map(MoveWording::counters).reduce(BigInteger.ZERO, BigInteger::add);
    }
}
