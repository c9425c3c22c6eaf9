package grundy.web.work;

import grundy.text.Message;
import grundy.web.request.RefusedRequest;
import java.util.Map;

/// The end of a process that had not answered yet, with its likely cause.
///
/// @param status its exit status; of a process that a signal ended 128 and the number of the signal
record ProcessEnding(int status) {
    /// It has not ended.
    static final ProcessEnding NONE = new ProcessEnding(-1);

    private static final int SIGNALS = 128;
    private static final int KILL = SIGNALS + 9;

    /// The signals that ask a process to end.
    private static final Map<Integer, String> REQUESTS =
            Map.of(SIGNALS + 1, "SIGHUP", SIGNALS + 2, "SIGINT", SIGNALS + 15, "SIGTERM");

    /// The signals by which the system ends a process that did what it must not do.
    private static final Map<Integer, String> CRASHES = Map.of(
            SIGNALS + 4,
            "SIGILL",
            SIGNALS + 6,
            "SIGABRT",
            SIGNALS + 7,
            "SIGBUS",
            SIGNALS + 8,
            "SIGFPE",
            SIGNALS + 11,
            "SIGSEGV");

    /// @return whether a signal asked the process to end, as a terminal does with all processes started from it
    boolean isRequested() {
        return REQUESTS.containsKey(status);
    }

    /// @param fault the exception that the end caused
    /// @return the exception to report
    Throwable fault(Exception fault) {
        if (status == QuestionProcessMain.OUT_OF_MEMORY) return new OutOfMemoryError();
        if (status == KILL) return new RefusedRequest(503, Message.of("web.process.killed"));
        if (REQUESTS.containsKey(status))
            return new RefusedRequest(503, Message.of("web.process.asked", "signal", REQUESTS.get(status)));
        if (CRASHES.containsKey(status))
            return new RefusedRequest(500, Message.of("web.process.crashed", "signal", CRASHES.get(status)));
        if (status < 0) return fault;
        return new RefusedRequest(500, Message.of("web.process.ended", "status", status));
    }
}
