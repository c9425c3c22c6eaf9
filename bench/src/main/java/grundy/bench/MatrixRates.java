package grundy.bench;

import grundy.limit.Limits;
import grundy.strategic.check.DeviationGains;
import grundy.strategic.engine.ExtremeEquilibria;
import grundy.strategic.engine.LemkeHowson;
import grundy.strategic.engine.ZeroSum;
import grundy.strategic.matrix.MatrixGame;
import grundy.value.Rational;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;

/// Measures the time for equilibria of random games: payoffs from -100 to 100, seeds 1 to 5, median and
/// slowest by the clock.
final class MatrixRates {
    private static final int SEEDS = 5;

    private MatrixRates() {}

    private interface Computation {
        /// @return the line about the result
        String on(MatrixGame game);
    }

    public static void main(String[] arguments) {
        System.out.println("| what | size | median s | slowest s | of the last |");
        System.out.println("| --- | --- | --- | --- | --- |");
        all(8);
        for (int size : new int[] {8, 10, 12, 15}) all(size);
        for (int size : new int[] {50, 100, 200})
            time("Lemke-Howson", size, false, game -> {
                var found = LemkeHowson.find(game, Limits.DEFAULT);
                check(DeviationGains.of(game, found.equilibrium()));
                return found.pivots() + " pivots";
            });
        for (int size : new int[] {100, 200, 500})
            time("zero-sum value", size, true, game -> {
                var proof = DeviationGains.of(game, ZeroSum.solve(game, Limits.DEFAULT));
                check(proof);
                return "gap " + proof.best(0).plus(proof.best(1));
            });
    }

    private static void all(int size) {
        time("all equilibria", size, false, game -> {
            var found = ExtremeEquilibria.of(game, Limits.DEFAULT);
            return found.equilibria().size() + " of " + found.vertices() + " vertices";
        });
    }

    private static void check(DeviationGains proof) {
        if (!proof.isEquilibrium()) throw new AssertionError("No equilibrium");
    }

    private static void time(String what, int size, boolean zeroSum, Computation work) {
        var seconds = new double[SEEDS];
        var unit = "";
        for (int seed = 1; seed <= SEEDS; seed++) {
            var game = game(new Random(seed), size, zeroSum);
            long begin = System.nanoTime();
            unit = work.on(game);
            seconds[seed - 1] = (System.nanoTime() - begin) / 1e9;
        }
        Arrays.sort(seconds);
        System.out.printf(
                Locale.ROOT,
                "| %s | %d x %d | %.2f | %.2f | %s |%n",
                what,
                size,
                size,
                seconds[SEEDS / 2],
                seconds[SEEDS - 1],
                unit);
    }

    private static MatrixGame game(Random random, int size, boolean zeroSum) {
        var rows = new Rational[size][size];
        var columns = new Rational[size][size];
        for (int i = 0; i < size; i++)
            for (int j = 0; j < size; j++) {
                rows[i][j] = Rational.of(random.nextInt(201) - 100);
                columns[i][j] = zeroSum ? rows[i][j].negate() : Rational.of(random.nextInt(201) - 100);
            }
        return MatrixGame.of(rows, columns);
    }
}
