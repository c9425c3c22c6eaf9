package grundy.contest.duel;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import org.jspecify.annotations.Nullable;

/// Signals to whole groups of processes, which Java has no call for. Where the system has none either, or it cannot be
/// called, nothing happens, and processes are ended one by one.
final class ProcessSignals {
    private static final int KILL = 9;
    private static final int NO_WAIT = 1;
    private static final int SET_CHILD_SUBREAPER = 36;
    private static final @Nullable MethodHandle KILL_CALL = call("kill", ValueLayout.JAVA_INT, ValueLayout.JAVA_INT);

    private static final @Nullable MethodHandle WAIT_CALL =
            call("waitpid", ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT);

    private ProcessSignals() {}

    /// Collects a child of ours that has ended and that Java does not know as one, so that nothing is left of it.
    static void collect(long pid) {
        if (WAIT_CALL == null) return;
        try {
            int _ = (int) WAIT_CALL.invokeExact((int) pid, MemorySegment.NULL, NO_WAIT);
        } catch (Throwable _) {
            // it goes when we do
        }
    }

    @SuppressWarnings("restricted")
    private static @Nullable MethodHandle call(String name, MemoryLayout... arguments) {
        try {
            var linker = Linker.nativeLinker();
            return linker.defaultLookup()
                    .find(name)
                    .map(address ->
                            linker.downcallHandle(address, FunctionDescriptor.of(ValueLayout.JAVA_INT, arguments)))
                    .orElse(null);
        } catch (UnsupportedOperationException | IllegalCallerException _) {
            return null;
        }
    }

    /// Ends all processes of a group at once.
    ///
    /// @param group a process that leads it
    static void killGroup(long group) {
        if (KILL_CALL == null || group <= 1) return;
        try {
            int _ = (int) KILL_CALL.invokeExact((int) -group, KILL);
        } catch (Throwable _) {
            // then they are ended one by one
        }
    }

    /// Asks the system to make processes whose parents are gone our children, so that none escapes. Only Linux can.
    static void adoptOrphans() {
        if (!System.getProperty("os.name", "").startsWith("Linux")) return;
        try (var _ = Arena.ofConfined()) {
            var prctl = call(
                    "prctl",
                    ValueLayout.JAVA_INT,
                    ValueLayout.JAVA_LONG,
                    ValueLayout.JAVA_LONG,
                    ValueLayout.JAVA_LONG,
                    ValueLayout.JAVA_LONG);
            if (prctl == null) return;
            int _ = (int) prctl.invokeExact(SET_CHILD_SUBREAPER, 1L, 0L, 0L, 0L);
        } catch (Throwable _) {
            // then only those in the group are found
        }
    }
}
