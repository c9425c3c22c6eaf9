package grundy.check.plain;

import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import java.math.BigInteger;
import java.util.stream.Stream;

/// Weighs the options of a position: where numbers have very many digits, each option is as long as
/// they are, and far fewer of them can be kept and compared in the same time.
public final class PositionWeight {
    /// The number of bits that weigh as much as the rest of an option.
    private static final int BITS = 256;

    private PositionWeight() {}

    /// @return the weight of a position: the number of options with small numbers that one of its
    ///     options counts as, at least 1
    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    public static long of(RuleTree rules, Position position) {
        var numbers = switch (position) {
            case Tuple tuple -> tuple.stream();
            case BoardPosition(var state, var _) ->
                rules instanceof RuleTree.OnBoard(var _, var _, var board)
                        ? ((Board<Object>) board).numbers(state).stream()
                        : Stream.<BigInteger>empty();
        };
        return 1 + numbers.mapToLong(BigInteger::bitLength).sum() / BITS;
    }
}
