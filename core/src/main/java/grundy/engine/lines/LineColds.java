package grundy.engine.lines;

import grundy.engine.ColdPositions;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.Rules;
import grundy.rules.Tuple;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.Optional;

/// Who loses one position of coupled heaps whose moves go along lines, without a table of the positions below it.
public final class LineColds {
    private static final BigInteger MOST = BigInteger.valueOf(ColdLines.MOST);

    private LineColds() {}

    /// @return what is known of this one position; empty if the moves are of another kind, or it is too large
    /// @throws grundy.limit.LimitException if it is cancelled
    public static Optional<ColdPositions> of(Rules rules, Play play, Position position, Limits limits) {
        if (!(position instanceof Tuple tuple)) return Optional.empty();
        if (rules.arity() == 2 && tuple.stream().allMatch(coordinate -> coordinate.compareTo(MOST) <= 0))
            return LineMoves.of(rules)
                    .filter(ColdLines::isFor)
                    .map(moves -> new PairColds(
                            moves,
                            play,
                            tuple.get(0).intValueExact(),
                            tuple.get(1).intValueExact(),
                            limits));
        return BoxMoves.of(rules)
                .filter(moves -> BoxColds.fits(moves, tuple))
                .map(moves -> new BoxColds(moves, tuple, play, limits));
    }
}
