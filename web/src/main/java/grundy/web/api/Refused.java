package grundy.web.api;

import grundy.text.Message;

/// A request that is not answered, with the status of HTTP that says so.
public final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final int status;
    private final transient Message explanation;

    /// @param status of HTTP, 400 to 499 or 503
    public Refused(int status, Message explanation) {
        super(explanation.toString(), null, false, false);
        this.status = status;
        this.explanation = explanation;
    }

    /// @return the status of HTTP
    public int status() {
        return status;
    }

    /// @return why
    public Message explanation() {
        return explanation;
    }
}
