package grundy.web.work;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/// Divides the memory among processes for heavy questions: how many may run at a time, and the heap of
/// each. Together with the server they take at most three quarters of the memory of the machine, or of
/// the container that this process is in.
///
/// A process takes its heap, up to two thirds of that again for tables outside it (which its ledger counts), and
/// 256 MB for the virtual machine itself.
///
/// @param processes at a time, 0 to 4
/// @param heap of each (unit: bytes), whole megabytes
record MemoryPlan(int processes, long heap) {
    private static final long MEGABYTE = 1 << 20;
    private static final long VIRTUAL_MACHINE = 256 * MEGABYTE;
    private static final int MOST_PROCESSES = 4;

    /// With more than two processes at a time each has at least this heap.
    private static final long ROOMY = 1024 * MEGABYTE;

    /// Two processes at a time have at least this heap each: else there is one.
    private static final long ENOUGH = 256 * MEGABYTE;

    private static final long LEAST = 128 * MEGABYTE;

    /// @return the plan for this machine beside this process
    static MemoryPlan here() {
        return of(machine(), Runtime.getRuntime().maxMemory());
    }

    /// @return the memory of the machine, or of the container that this process is in (unit: bytes)
    static long machine() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getTotalMemorySize();
    }

    /// @param machine its memory (unit: bytes)
    /// @param server the greatest heap of the server (unit: bytes)
    static MemoryPlan of(long machine, long server) {
        long room = share(machine) - whole(server);
        for (int processes = MOST_PROCESSES; processes > 0; processes--) {
            long heap = (room / processes - VIRTUAL_MACHINE) / 5 * 3 / MEGABYTE * MEGABYTE;
            if (heap >= (processes > 2 ? ROOMY : processes == 2 ? ENOUGH : LEAST))
                return new MemoryPlan(processes, heap);
        }
        return new MemoryPlan(0, 0);
    }

    /// @return the share of the server and its processes together (unit: bytes)
    static long share(long machine) {
        return machine / 4 * 3;
    }

    /// @return the most memory that a process with such a heap takes (unit: bytes)
    static long whole(long heap) {
        return heap + heap / 3 * 2 + VIRTUAL_MACHINE;
    }

    /// @return the processes for questions that somebody waits for
    int heavy() {
        return (processes + 1) / 2;
    }

    /// @return the processes for questions that are kept; 0 where both kinds share one process
    int keptProcesses() {
        return processes / 2;
    }
}
