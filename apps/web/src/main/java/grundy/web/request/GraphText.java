package grundy.web.request;

import grundy.limit.Limits;
import grundy.rules.graph.GameGraph;
import grundy.rules.graph.GraphException;
import grundy.rules.graph.GraphFormat;
import grundy.rules.graph.GraphReader;
import grundy.text.Message;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// A graph as a request has it.
public final class GraphText {
    private GraphText() {}

    /// @return the format that the member `format` names
    public static Optional<GraphFormat> format(RequestFields request) {
        return request.choice("format", Optional.empty(), GraphFormat.names(), GraphFormat::of);
    }

    /// @throws RefusedRequest if it is none
    public static GameGraph read(String text, Optional<GraphFormat> format, Limits limits) {
        var in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        try {
            return GraphReader.read(in, format.orElse(null), limits::checkpoint);
        } catch (GraphException fault) {
            throw new RefusedRequest(400, Message.of("web.graph.bad", "line", fault.line(), "problem", fault.problem()))
                    .at(fault.line(), fault.problem());
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}
