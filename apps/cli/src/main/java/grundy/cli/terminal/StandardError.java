package grundy.cli.terminal;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;

/// Standard error where the launcher kept it aside. Java says that a module is an incubator's before the first of our
/// instructions runs, and nothing turns that off; so the launcher starts Java with standard error closed and the
/// user's at another descriptor.
public final class StandardError {
    /// The system property with which the launcher says at which descriptor the user's standard error is.
    private static final String KEPT = "grundy.stderr";

    private static final int STANDARD_ERROR = 2;

    private StandardError() {}

    /// Puts the user's standard error in its place again, for this process and all that it starts. Does nothing
    /// where none was kept aside.
    @SuppressWarnings("restricted")
    public static void restore() {
        var limit = Integer.getInteger(KEPT);
        if (limit == null) return;
        var linker = Linker.nativeLinker();
        var toInt = FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT);
        linker.defaultLookup().find("dup2").ifPresent(dup2 -> {
            try {
                int _ = (int) linker.downcallHandle(dup2, toInt).invokeExact((int) limit, STANDARD_ERROR);
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        });
    }
}
