package grundy.web.request;

import grundy.contest.judge.Problems;
import grundy.contest.problem.Problem;
import grundy.text.Message;
import java.io.IOException;
import java.io.UncheckedIOException;

/// A problem of a judge as a request has it: by its name, never by that of a file.
public final class ProblemName {
    private ProblemName() {}

    public static Problem find(String name) {
        if (Problems.isPath(name)) throw new RefusedRequest(400, Message.of("web.judge.path"));
        try {
            return Problems.find(name);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}
