package grundy.web.request;

import grundy.text.ExplainedException;
import grundy.text.Message;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A request that is not answered, with the status of HTTP that says so.
public final class RefusedRequest extends ExplainedException {
    private static final long serialVersionUID = 1L;
    private final int status;
    private final transient @Nullable FaultPlace place;

    /// The place of the fault in a text of the rule language.
    ///
    /// @param line from 1
    /// @param problem the message without the place
    public record FaultPlace(long line, Message problem) {}

    /// @param status of HTTP, from 400
    public RefusedRequest(int status, Message explanation) {
        this(status, explanation, null);
    }

    private RefusedRequest(int status, Message explanation, @Nullable FaultPlace place) {
        super(explanation, false);
        this.status = status;
        this.place = place;
    }

    /// @return this refusal with the line where the text goes wrong
    RefusedRequest at(long line, Message problem) {
        return new RefusedRequest(status, explanation(), new FaultPlace(line, problem));
    }

    /// @return the status of HTTP
    public int status() {
        return status;
    }

    /// @return the place of the fault
    public Optional<FaultPlace> place() {
        return Optional.ofNullable(place);
    }
}
