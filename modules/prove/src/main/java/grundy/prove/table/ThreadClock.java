package grundy.prove.table;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/// The processor time of this thread, which does not depend on other work of the machine.
public final class ThreadClock {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private ThreadClock() {}

    public static long cpu() {
        long nanos = THREADS.getCurrentThreadCpuTime();
        return nanos < 0 ? System.nanoTime() : nanos;
    }
}
