package grundy.engine.lines;

import grundy.engine.DecidedPosition;
import grundy.engine.SearchForecast;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Decides who loses a position of coupled heaps whose moves go along lines, without a table of the
/// positions below it.
///
/// Of two heaps the P-positions are kept, so that a series of positions costs little more than the greatest of them;
/// of more heaps each position is worked out by itself.
public final class LineColds {
    private static final BigInteger MOST = BigInteger.valueOf(ColdLines.MOST);

    private final Play play;
    private final Limits limits;
    private final Optional<LineMoves> pairs;
    private final Optional<BoxMoves> boxes;
    private @Nullable PairColds pairColds;

    /// @param rules whose moves go along lines
    public LineColds(RuleTree rules, Play play, Limits limits) {
        this.play = play;
        this.limits = limits;
        this.pairs = rules.arity() == 2 ? LineMoves.of(rules).filter(ColdLines::isFor) : Optional.empty();
        this.boxes = BoxMoves.of(rules);
    }

    /// @return empty if the moves are of another kind, or the position is too large
    /// @throws grundy.limit.LimitException if it is cancelled, or has more rows than positions may be held
    public Optional<DecidedPosition> at(Position position) {
        if (!(position instanceof Tuple tuple)) return Optional.empty();
        if (pairs.isPresent() && tuple.stream().allMatch(coordinate -> coordinate.compareTo(MOST) <= 0))
            return Optional.of(upTo(pairs.get(), greatest(tuple)).at(tuple));
        return boxes.filter(moves -> BoxColds.fits(moves, tuple))
                .map(moves -> new BoxColds(moves, tuple, play, limits));
    }

    private static int greatest(Tuple tuple) {
        return tuple.get(0).max(tuple.get(1)).intValueExact();
    }

    /// The first table is as large as it must be; each that replaces it is twice as large at least.
    private PairColds upTo(LineMoves moves, int greatest) {
        if (pairColds != null && pairColds.to() >= greatest) return pairColds;
        SearchForecast.check(BigInteger.valueOf(greatest + 1L), limits.positions());
        long twice =
                pairColds == null ? 0 : Math.min(2L * pairColds.to(), Math.min(ColdLines.MOST, limits.positions() - 1));
        int to = (int) Math.max(greatest, twice);
        var larger = new PairColds(moves, play, to, limits);
        pairColds = larger;
        return larger;
    }
}
