package grundy.bench;

import grundy.check.plain.PlainMinimax;
import grundy.engine.minimax.ScoreEngines;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.ScoredBoard;
import grundy.rules.scored.ConnectFour;
import grundy.rules.scored.DotsAndBoxes;
import grundy.rules.scored.EndsRow;
import grundy.rules.scored.FrontRow;
import grundy.rules.scored.MnkGame;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Arrays;
import java.util.Random;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;

/// Measures the search for values of games with a score in processor time: the median and the range of
/// several searches from nothing, the positions visited, and how many times longer plain minimax takes
/// where it can be waited for.
public final class MinimaxRates {
    private static final int RUNS = 5;
    private static final long SECONDS = 300;

    /// Moves that plain minimax may look at: more positions do not fit into memory.
    private static final long PLAIN = 8_000_000;

    private MinimaxRates() {}

    /// @param arguments `large` for boards that take minutes
    public static void main(String[] arguments) {
        if (arguments.length > 0 && arguments[0].equals("large")) {
            tell("connect-four[7,5]", new ConnectFour(7, 5), "", 1);
            tell("connect-four[6,6]", new ConnectFour(6, 6), "", 1);
            tell("dots-and-boxes[4,3]", new DotsAndBoxes(4, 3), "", 1);
            tell("connect-four[7,6]", new ConnectFour(7, 6), "", 1);
            return;
        }
        tell("tic-tac-toe", new MnkGame(3, 3, 3), "", RUNS);
        tell("mnk[4,4,4]", new MnkGame(4, 4, 4), "", RUNS);
        tell("mnk[5,4,4]", new MnkGame(5, 4, 4), "", RUNS);
        tell("mnk[5,5,4]", new MnkGame(5, 5, 4), "", RUNS);
        tell("connect-four[4,4]", new ConnectFour(4, 4), "", RUNS);
        tell("connect-four[5,4]", new ConnectFour(5, 4), "", RUNS);
        tell("connect-four[5,5]", new ConnectFour(5, 5), "", RUNS);
        tell("connect-four[6,4]", new ConnectFour(6, 4), "", RUNS);
        tell("connect-four[7,4]", new ConnectFour(7, 4), "", RUNS);
        tell("connect-four[6,5]", new ConnectFour(6, 5), "", RUNS);
        tell("connect-four 4444441", new ConnectFour(7, 6), "4444441", RUNS);
        tell("dots-and-boxes[2,2]", new DotsAndBoxes(2, 2), "", RUNS);
        tell("dots-and-boxes[3,2]", new DotsAndBoxes(3, 2), "", RUNS);
        tell("dots-and-boxes[3,3]", new DotsAndBoxes(3, 3), "", RUNS);
        tell("either-end, 5000 stones", new EndsRow(1), row(5000), RUNS);
        tell("either-end[5000], 5000 stones", new EndsRow(5000), row(5000), RUNS);
        tell("front-row[3], 1000000 stones", new FrontRow(3), row(1_000_000), RUNS);
    }

    private static String row(int stones) {
        return new Random(1)
                .longs(stones, -1_000_000, 1_000_000)
                .mapToObj(Long::toString)
                .collect(Collectors.joining(" "));
    }

    private static <P> void tell(String name, ScoredBoard<P> board, String position, int runs) {
        var root = board.read(position);
        var nodes = new long[1];
        var value = new long[1];
        var times = times(runs, () -> {
            var limits = Limits.DEFAULT.until(Deadline.after(Duration.ofSeconds(SECONDS)));
            var engine = ScoreEngines.of(board, root, limits);
            try {
                value[0] = engine.value(root);
            } catch (LimitException e) {
                System.out.println(name + ": " + e.getMessage());
                return -1;
            }
            nodes[0] = engine.evidence().nodes();
            return nodes[0];
        });
        if (nodes[0] == 0) return;
        System.out.printf(
                "%s: value %d, %d positions, %.3f s (%.3f to %.3f)%s%n",
                name,
                value[0],
                nodes[0],
                times[runs / 2] / 1e9,
                times[0] / 1e9,
                times[runs - 1] / 1e9,
                plain(board, root, times[runs / 2]));
    }

    /// @return the effort of plain minimax, with its time as a multiple of ours
    private static <P> String plain(ScoredBoard<P> board, P root, long time) {
        var positions = new long[1];
        var found = new boolean[1];
        var times = times(1, () -> {
            var plain = new PlainMinimax<>(board);
            found[0] = plain.value(root, PLAIN).isPresent();
            positions[0] = plain.positions();
            return positions[0];
        });
        if (!found[0]) return "; plain minimax: more than " + PLAIN + " moves";
        return "; plain minimax: %d positions, %.3f s, ratio %.1f"
                .formatted(positions[0], times[0] / 1e9, times[0] / (double) time);
    }

    /// @return nanoseconds of processor time of each run, ascending
    private static long[] times(int runs, LongSupplier work) {
        var times = new long[runs];
        for (int i = 0; i < runs; i++) {
            System.gc();
            long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            long result = work.getAsLong();
            times[i] = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
            if (result < 0) break;
        }
        Arrays.sort(times);
        return times;
    }
}
