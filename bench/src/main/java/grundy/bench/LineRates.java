package grundy.bench;

import grundy.engine.Limits;
import grundy.engine.lines.ColdLines;
import grundy.engine.lines.LineMoves;
import grundy.engine.lines.LineTable;
import grundy.value.Play;
import java.util.Arrays;
import java.util.Locale;

/// Prints how fast the table of Wythoff's game is filled, beside the loop over all options of all positions in the
/// same run, with which all values are compared. Run with `java -cp bench/target/benchmarks.jar
/// grundy.bench.LineRates`.
public final class LineRates {
    private LineRates() {}

    public static void main(String[] arguments) {
        var moves = LineMoves.of(SearchBench.game("(a, b): (a-k, b) | (a, b-k) | (a-k, b-k)")
                        .rules())
                .orElseThrow();
        for (int to : new int[] {500, 1000, 2000}) {
            int[][] naive = new int[to + 1][to + 1];
            long begun = System.nanoTime();
            naive(naive);
            double plain = (System.nanoTime() - begun) / 1e9;
            new LineTable(moves, Play.NORMAL, to, Limits.DEFAULT).tell((a, row) -> {
                for (int b = 0; b <= to; b++)
                    if (row[b] != naive[a][b]) throw new AssertionError("(" + a + "," + b + ")");
            });
            for (int threads = 1; threads <= 2; threads++) {
                int some = threads;
                double fast = Timing.wall(
                        () -> new LineTable(moves, Play.NORMAL, to, Limits.DEFAULT).tell((_, _) -> {}, some));
                System.out.printf(
                        Locale.ROOT, "| %d | %d | %.3f | %.3f | %.1f |%n", to, threads, plain, fast, plain / fast);
            }
        }
        for (int to : new int[] {5_000, 10_000}) {
            long begin = System.nanoTime();
            new LineTable(moves, Play.NORMAL, to, Limits.DEFAULT).tell((_, _) -> {});
            var seconds = (System.nanoTime() - begin) / 1e9;
            System.out.printf(Locale.ROOT, "| %d | 2 | | %.1f | |%n", to, seconds);
        }
        for (int to : new int[] {100_000, 1_000_000})
            System.out.printf(
                    Locale.ROOT,
                    "| P-positions to %d | %.3f |%n",
                    to,
                    Timing.wall(() -> new ColdLines(moves, to, Limits.DEFAULT).find()));
    }

    private static void naive(int[][] table) {
        int[] stamps = new int[3 * table.length + 1];
        Arrays.fill(stamps, -1);
        for (int a = 0; a < table.length; a++)
            for (int b = 0; b < table.length; b++) {
                int stamp = a * table.length + b;
                for (int k = 1; k <= a; k++) stamps[table[a - k][b]] = stamp;
                for (int k = 1; k <= b; k++) stamps[table[a][b - k]] = stamp;
                for (int k = 1; k <= Math.min(a, b); k++) stamps[table[a - k][b - k]] = stamp;
                int mex = 0;
                while (stamps[mex] == stamp) mex++;
                table[a][b] = mex;
            }
    }
}
