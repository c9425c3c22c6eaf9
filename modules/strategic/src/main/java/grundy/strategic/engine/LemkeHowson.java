package grundy.strategic.engine;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.strategic.check.StrategyProfile;
import grundy.strategic.matrix.MatrixGame;
import grundy.text.Message;
import grundy.value.Rational;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/// Finds one equilibrium of a game of two players: follows the path of almost completely labelled pairs
/// of vertices from the artificial equilibrium to another (Lemke and Howson 1964), in whole numbers.
/// The lexicographic rule makes the path unique, also where the game is degenerate, so that it must
/// end.
public final class LemkeHowson {
    /// Labels whose paths are tried, and how far, in multiples of the number of labels.
    private static final int TRIES = 16;

    private static final int LEAST = 16;

    private static final int PATIENCE = 64;

    private LemkeHowson() {}

    /// @param equilibrium at the end of the path
    /// @param pivots on the way
    public record Result(StrategyProfile equilibrium, long pivots) {}

    /// Tries paths for several labels, each a little way, then farther: most games have short ones among long ones.
    ///
    /// @throws LimitException if there are more pivots than positions are allowed, or when cancelled
    public static Result find(MatrixGame game, Limits limits) {
        int labels = game.strategies(0) + game.strategies(1);
        int tries = Math.min(labels, TRIES);
        for (long most = Math.max(LEAST, labels / 8);
                most < limits.positions() && most < (long) PATIENCE * labels;
                most *= 2)
            for (int i = 0; i < tries; i++) {
                var found = along(game, (int) ((long) i * labels / tries), most, limits);
                if (found.isPresent()) return found.get();
            }
        return from(game, 0, limits);
    }

    /// @param dropped the label that may be missing on the way: a row, or `rows + column`
    /// @throws LimitException if there are more pivots than positions are allowed, or when cancelled
    public static Result from(MatrixGame game, int dropped, Limits limits) {
        return along(game, dropped, limits.positions(), limits)
                .orElseThrow(() -> new LimitException(Message.of("matrix.limit.pivots", "most", limits.positions())));
    }

    private static Optional<Result> along(MatrixGame game, int dropped, long most, Limits limits) {
        int rows = game.strategies(0);
        int columns = game.strategies(1);
        var rowSide = dictionary(ScaledPayoffs.transposed(ScaledPayoffs.of(game, 1)), limits);
        var columnSide = dictionary(ScaledPayoffs.of(game, 0), limits);
        int label = dropped;
        boolean atRows = dropped < rows;
        long pivots = 0;
        do {
            var side = atRows ? rowSide : columnSide;
            int variable = variable(label, atRows, rows, columns);
            int column = -1 - side.place[variable];
            int row = side.leaving(column);
            int leaving = side.basic[row];
            side.pivot(row, column);
            label = label(leaving, atRows, rows, columns);
            atRows = !atRows;
            pivots++;
            limits.checkpoint("matrix.progress.pivots", pivots);
            if (pivots > most) return Optional.empty();
        } while (label != dropped);
        return Optional.of(new Result(StrategyProfile.of(strategy(rowSide), strategy(columnSide)), pivots));
    }

    private static TableauDictionary dictionary(BigInteger[][] matrix, Limits limits) {
        var ones = new BigInteger[matrix.length];
        Arrays.fill(ones, BigInteger.ONE);
        return new TableauDictionary(matrix, ones, new BigInteger[0], limits);
    }

    /// The rows' polytope has a variable for each row and a slack for each column; the other one the reverse.
    private static int variable(int label, boolean atRows, int rows, int columns) {
        return atRows ? label : label < rows ? columns + label : label - rows;
    }

    private static int label(int variable, boolean atRows, int rows, int columns) {
        return atRows ? variable : variable < columns ? rows + variable : variable - columns;
    }

    private static Rational[] strategy(TableauDictionary side) {
        var weights = IntStream.range(0, side.columns).mapToObj(side::value).toArray(BigInteger[]::new);
        return SupportEquations.normalised(
                weights, IntStream.range(0, side.columns).toArray(), side.columns);
    }
}
