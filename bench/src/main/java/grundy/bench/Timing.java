package grundy.bench;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;

/// Medians of processor time, and lines of a table in Markdown.
final class Timing {
    private static final int RUNS = 5;

    private Timing() {}

    /// @return seconds of this thread's processor time: the median of five runs
    static double median(Runnable work) {
        var seconds = new double[RUNS];
        for (int run = 0; run < RUNS; run++) {
            long begin = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            work.run();
            seconds[run] = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begin) / 1e9;
        }
        Arrays.sort(seconds);
        return seconds[RUNS / 2];
    }

    /// @return seconds of this thread's processor time, once
    static double once(Runnable work) {
        long begin = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        work.run();
        return (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begin) / 1e9;
    }

    /// @return seconds by the clock: the median of five runs
    static double wall(Runnable work) {
        var seconds = new double[RUNS];
        for (int run = 0; run < RUNS; run++) {
            long begin = System.nanoTime();
            work.run();
            seconds[run] = (System.nanoTime() - begin) / 1e9;
        }
        Arrays.sort(seconds);
        return seconds[RUNS / 2];
    }

    /// @param naive seconds of the plain loop for one
    static void print(String what, double count, double seconds, double naive) {
        System.out.printf(
                Locale.ROOT, "| %s | %.0e | %.2e | %.1f |%n", what, count, count / seconds, naive * count / seconds);
    }
}
