package grundy.strategic.engine;

import grundy.strategic.check.StrategyProfile;
import grundy.strategic.matrix.MatrixGame;
import grundy.value.Rational;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Equilibria of small games by looking at all supports, in fractions: an oracle that shares nothing with the engine.
final class Supports {
    private final Rational[][] own;
    private final int rows;
    private final int columns;

    private Supports(Rational[][] own) {
        this.own = own;
        rows = own.length;
        columns = own[0].length;
    }

    /// All equilibria whose two supports are equally large, each alone on its supports: all equilibria of a
    /// nondegenerate game.
    static Set<StrategyProfile> equal(MatrixGame game) {
        var found = new HashSet<StrategyProfile>();
        int m = game.strategies(0);
        int n = game.strategies(1);
        var a = payoffs(game, 0);
        var b = transposed(payoffs(game, 1));
        for (int rowSet = 1; rowSet < 1 << m; rowSet++)
            for (int columnSet = 1; columnSet < 1 << n; columnSet++) {
                if (Integer.bitCount(rowSet) != Integer.bitCount(columnSet)) continue;
                var y = indifferent(a, rowSet, columnSet);
                if (y == null) continue;
                var x = indifferent(b, columnSet, rowSet);
                if (x == null || !isBest(a, rowSet, y) || !isBest(b, columnSet, x)) continue;
                found.add(StrategyProfile.of(x, y));
            }
        return found;
    }

    /// All extreme equilibria: vertices of the best-response polyhedra by all choices of equations, matched.
    static Set<StrategyProfile> extreme(MatrixGame game) {
        var a = payoffs(game, 0);
        var b = transposed(payoffs(game, 1));
        var ys = new Supports(a).vertices();
        var xs = new Supports(b).vertices();
        var found = new HashSet<StrategyProfile>();
        for (var x : xs) for (var y : ys) if (answers(a, x, y) && answers(b, y, x)) found.add(StrategyProfile.of(x, y));
        return found;
    }

    /// Whether all strategies that are played are best responses.
    private static boolean answers(Rational[][] payoffs, Rational[] played, Rational[] other) {
        var worth = worth(payoffs, other);
        var best = Arrays.stream(worth).reduce(Rational::max).orElseThrow();
        for (int i = 0; i < played.length; i++) if (played[i].signum() > 0 && !worth[i].equals(best)) return false;
        return true;
    }

    /// Vertices of `{ (y, v) : payoffs y <= v, y >= 0, sum y = 1 }`: all choices of as many equations as unknowns.
    private List<Rational[]> vertices() {
        var found = new HashSet<List<Rational>>();
        for (int set = 0; set < 1 << rows + columns; set++) {
            if (Integer.bitCount(set) != columns) continue;
            var system = new Rational[columns + 1][columns + 2];
            int line = 0;
            for (int i = 0; i < rows + columns; i++) {
                if ((set >> i & 1) == 0) continue;
                Arrays.fill(system[line], Rational.ZERO);
                if (i < columns) system[line][i] = Rational.ONE;
                else {
                    System.arraycopy(own[i - columns], 0, system[line], 0, columns);
                    system[line][columns] = Rational.of(-1);
                }
                line++;
            }
            Arrays.fill(system[line], Rational.ONE);
            system[line][columns] = Rational.ZERO;
            var solution = solve(system);
            if (solution == null) continue;
            var y = Arrays.copyOf(solution, columns);
            if (Arrays.stream(y).anyMatch(weight -> weight.signum() < 0)) continue;
            if (Arrays.stream(worth(own, y)).anyMatch(worth -> worth.compareTo(solution[columns]) > 0)) continue;
            found.add(List.of(y));
        }
        return found.stream().map(y -> y.toArray(Rational[]::new)).toList();
    }

    private static Rational[] indifferent(Rational[][] payoffs, int rowSet, int columnSet) {
        var rows = bits(rowSet);
        var columns = bits(columnSet);
        int k = columns.size();
        var system = new Rational[k + 1][k + 2];
        for (int i = 0; i < k; i++) {
            for (int j = 0; j < k; j++) system[i][j] = payoffs[rows.get(i)][columns.get(j)];
            system[i][k] = Rational.of(-1);
            system[i][k + 1] = Rational.ZERO;
        }
        Arrays.fill(system[k], Rational.ONE);
        system[k][k] = Rational.ZERO;
        var solution = solve(system);
        if (solution == null) return null;
        var y = new Rational[payoffs[0].length];
        Arrays.fill(y, Rational.ZERO);
        for (int j = 0; j < k; j++) {
            if (solution[j].signum() <= 0) return null;
            y[columns.get(j)] = solution[j];
        }
        return y;
    }

    private static boolean isBest(Rational[][] payoffs, int rowSet, Rational[] y) {
        var worth = worth(payoffs, y);
        var best = Arrays.stream(worth).reduce(Rational::max).orElseThrow();
        return bits(rowSet).stream().allMatch(row -> worth[row].equals(best));
    }

    private static Rational[] worth(Rational[][] payoffs, Rational[] y) {
        return Arrays.stream(payoffs)
                .map(row -> {
                    var sum = Rational.ZERO;
                    for (int j = 0; j < y.length; j++) sum = sum.plus(row[j].times(y[j]));
                    return sum;
                })
                .toArray(Rational[]::new);
    }

    /// Gauss and Jordan; null if singular.
    private static Rational[] solve(Rational[][] system) {
        int n = system.length;
        for (int k = 0; k < n; k++) {
            int pivot = k;
            while (pivot < n && system[pivot][k].signum() == 0) pivot++;
            if (pivot == n) return null;
            var row = system[pivot];
            system[pivot] = system[k];
            system[k] = row;
            var factor = row[k];
            for (int j = k; j <= n; j++) row[j] = row[j].dividedBy(factor);
            for (int i = 0; i < n; i++) {
                if (i == k || system[i][k].signum() == 0) continue;
                var times = system[i][k];
                for (int j = k; j <= n; j++) system[i][j] = system[i][j].minus(times.times(row[j]));
            }
        }
        return Arrays.stream(system).map(row -> row[n]).toArray(Rational[]::new);
    }

    private static List<Integer> bits(int set) {
        var bits = new ArrayList<Integer>();
        for (int i = 0; i < 31; i++) if ((set >> i & 1) != 0) bits.add(i);
        return bits;
    }

    private static Rational[][] payoffs(MatrixGame game, int player) {
        var payoffs = new Rational[game.strategies(0)][game.strategies(1)];
        for (int i = 0; i < payoffs.length; i++)
            for (int j = 0; j < payoffs[0].length; j++) payoffs[i][j] = game.payoff(player, i, j);
        return payoffs;
    }

    private static Rational[][] transposed(Rational[][] matrix) {
        var transposed = new Rational[matrix[0].length][matrix.length];
        for (int i = 0; i < matrix.length; i++)
            for (int j = 0; j < matrix[0].length; j++) transposed[j][i] = matrix[i][j];
        return transposed;
    }
}
