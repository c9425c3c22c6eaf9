package grundy.testkit;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;

/// Measures the processor time of this process, which other work on the machine does not stretch.
public final class ProcessorTime {
    private static final OperatingSystemMXBean SYSTEM =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    private static final Duration LOOK = Duration.ofMillis(20);

    private final long start = SYSTEM.getProcessCpuTime();

    private ProcessorTime() {}

    public static ProcessorTime start() {
        return new ProcessorTime();
    }

    /// @return the time that all threads of this process together have worked since the start
    public Duration spent() {
        return Duration.ofNanos(SYSTEM.getProcessCpuTime() - start);
    }

    /// Waits for a thread as long as the process has worked less than that.
    ///
    /// @return whether the thread has ended
    public boolean join(Thread thread, Duration most) throws InterruptedException {
        while (!thread.join(LOOK)) if (spent().compareTo(most) > 0) return false;
        return true;
    }
}
