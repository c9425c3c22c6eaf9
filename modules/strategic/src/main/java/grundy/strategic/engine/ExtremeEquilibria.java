package grundy.strategic.engine;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.strategic.check.StrategyProfile;
import grundy.strategic.matrix.MatrixGame;
import grundy.value.Rational;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Finds all extreme equilibria of a game of two players: the pairs of vertices of the two
/// best-response polytopes at which each strategy is a best response or is not played (Mangasarian
/// 1964; von Stengel, Computing equilibria for two-person games, 2002). Every equilibrium is a mixture
/// of extreme ones, also where the game is degenerate.
public final class ExtremeEquilibria {
    /// The most equilibria that are listed.
    private static final int MOST = 200_000;

    private final int rows;
    private final int columns;
    private final BigInteger[][] rowPayoffs;
    private final BigInteger[][] columnPayoffs;
    private final Limits limits;

    private ExtremeEquilibria(MatrixGame game, Limits limits) {
        rows = game.strategies(0);
        columns = game.strategies(1);
        rowPayoffs = ScaledPayoffs.of(game, 0);
        columnPayoffs = ScaledPayoffs.transposed(ScaledPayoffs.of(game, 1));
        this.limits = limits;
    }

    /// The result of an enumeration.
    ///
    /// @param equilibria in the order of their strategies
    /// @param vertices looked at, of both polytopes together
    /// @param degenerate whether a vertex has more best responses than it has strategies played
    public record Result(List<StrategyProfile> equilibria, long vertices, boolean degenerate) {}

    /// @throws LimitException if there are too many vertices or equilibria, or when cancelled
    public static Result of(MatrixGame game, Limits limits) {
        return new ExtremeEquilibria(game, limits).find();
    }

    /// An upper bound of how many vertices the two polytopes have together (McMullen 1970), as a
    /// double: an estimate by which to choose a method.
    public static double mostVertices(int rows, int columns) {
        return cyclic(rows, rows + columns) + cyclic(columns, rows + columns);
    }

    private static double cyclic(int dimension, int facets) {
        double half = choose(facets - (dimension + 1) / 2, facets - dimension);
        return half + choose(facets - dimension / 2 - 1, facets - dimension);
    }

    private static double choose(int n, int k) {
        double product = 1;
        for (int i = 1; i <= k && n >= 0; i++) product = product * (n - k + i) / i;
        return Math.max(0, product);
    }

    private Result find() {
        var rowSide = limits.threads().fork(() -> PolytopeVertices.of(columnPayoffs, limits));
        var ofColumns = PolytopeVertices.of(rowPayoffs, limits);
        var ofRows = rowSide.join();
        var pairs = new LabelPairs(rows, columns, ofRows, ofColumns, limits).find(MOST);
        var rowStrategies = new Rational[ofRows.count()][];
        var columnStrategies = new Rational[ofColumns.count()][];
        var equilibria = new ArrayList<StrategyProfile>();
        for (var pair : pairs.pairs()) {
            int x = pair[0];
            int y = pair[1];
            if (rowStrategies[x] == null) rowStrategies[x] = strategy(ofRows, x, columnPayoffs);
            if (columnStrategies[y] == null) columnStrategies[y] = strategy(ofColumns, y, rowPayoffs);
            equilibria.add(new StrategyProfile(List.of(List.of(rowStrategies[x]), List.of(columnStrategies[y]))));
        }
        equilibria.sort(ExtremeEquilibria::compare);
        return new Result(List.copyOf(equilibria), (long) ofRows.count() + ofColumns.count(), pairs.degenerate());
    }

    /// Pure before mixed, then by the strategies that are played.
    private static int compare(StrategyProfile a, StrategyProfile b) {
        if (a.isPure() != b.isPure()) return a.isPure() ? -1 : 1;
        for (int player = 0; player < a.strategies().size(); player++) {
            var first = a.strategies().get(player);
            var second = b.strategies().get(player);
            for (int i = 0; i < first.size(); i++) {
                int order = second.get(i).compareTo(first.get(i));
                if (order != 0) return order;
            }
        }
        return 0;
    }

    /// Solves the equations of a basis for a vertex, and divides by the sum.
    private Rational[] strategy(PolytopeVertices vertices, int vertex, BigInteger[][] matrix) {
        limits.checkpoint();
        var cobasis = vertices.cobasis(vertex);
        var played = IntStream.range(0, vertices.variables)
                .filter(j -> !contains(cobasis, j))
                .toArray();
        var equations = IntStream.range(0, vertices.inequalities)
                .filter(i -> contains(cobasis, vertices.variables + i))
                .toArray();
        return SupportEquations.of(matrix, equations, played, vertices.variables);
    }

    static boolean contains(long[] key, int bit) {
        return (key[bit >> 6] >>> bit & 1) != 0;
    }
}
