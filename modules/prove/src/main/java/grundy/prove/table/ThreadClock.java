package grundy.prove.table;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/// The time that this thread has worked, which does not depend on what else the machine does.
public final class ThreadClock {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private ThreadClock() {}

    public static long cpu() {
        long nanos = THREADS.getCurrentThreadCpuTime();
        return nanos < 0 ? System.nanoTime() : nanos;
    }
}
