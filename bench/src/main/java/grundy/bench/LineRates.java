package grundy.bench;

import grundy.engine.lines.ColdLines;
import grundy.engine.lines.LineMoves;
import grundy.engine.lines.LineTable;
import grundy.limit.Limits;
import grundy.limit.Threads;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.value.Play;
import java.util.Arrays;
import java.util.Locale;

/// Prints how fast the table of Wythoff's game is filled, beside the loop over all options of all
/// positions in the same run, with which all values are compared. Run with
/// `java -cp bench/target/benchmarks.jar grundy.bench.LineRates`.
public final class LineRates {
    private LineRates() {}

    public static void main(String[] arguments) {
        var moves = wythoff();
        int[] sizes = arguments.length == 0
                ? new int[] {500, 1000, 2000}
                : Arrays.stream(arguments).mapToInt(Integer::parseInt).toArray();
        double latest = 0;
        for (int to : sizes) {
            int[][] naive = new int[to + 1][to + 1];
            double plain = Timing.once(() -> naive(naive));
            latest = plain;
            new LineTable(moves, Play.NORMAL, to, Limits.DEFAULT).tell((a, row) -> {
                for (int b = 0; b <= to; b++)
                    if (row[b] != naive[a][b]) throw new AssertionError("(" + a + "," + b + ")");
            });
            double own = Timing.median(() -> new LineTable(moves, Play.NORMAL, to, Limits.DEFAULT).tell((_, _) -> {}));
            double wall =
                    Timing.wall(() -> new LineTable(moves, Play.NORMAL, to, Limits.DEFAULT.withThreads(Threads.of(2)))
                            .tell((_, _) -> {}));
            print(to, plain, own, wall);
        }
        int last = sizes[sizes.length - 1];
        for (int to : new int[] {5_000, 10_000}) {
            double own = Timing.once(() -> new LineTable(moves, Play.NORMAL, to, Limits.DEFAULT).tell((_, _) -> {}));
            long begin = System.nanoTime();
            new LineTable(moves, Play.NORMAL, to, Limits.DEFAULT.withThreads(Threads.of(2))).tell((_, _) -> {});
            System.out.printf(Locale.ROOT, "(the plain loop from %d on by its law, N^3) ", last);
            print(to, latest * Math.pow((double) to / last, 3), own, (System.nanoTime() - begin) / 1e9);
        }
        for (int to : new int[] {100_000, 1_000_000})
            System.out.printf(
                    Locale.ROOT,
                    "| P-positions to %d | %.3f |%n",
                    to,
                    Timing.wall(() -> new ColdLines(moves, Play.NORMAL, to, Limits.DEFAULT).find()));
    }

    /// @param plain processor time of the plain loop
    /// @param own processor time of one thread
    /// @param wall time by the clock of two threads
    private static void print(int to, double plain, double own, double wall) {
        System.out.printf(Locale.ROOT, "| %d | %.2f | %.3f | %.3f | %.0f |%n", to, plain, own, wall, plain / own);
    }

    private static LineMoves wythoff() {
        try {
            var source = Source.of("wythoff");
            var rules = new RuleLanguage(Catalogue.builtIn()).rules(source);
            return LineMoves.of(rules.game().rules()).orElseThrow();
        } catch (SyntaxException e) {
            throw new AssertionError(e);
        }
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
