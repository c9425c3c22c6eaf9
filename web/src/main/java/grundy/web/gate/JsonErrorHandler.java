package grundy.web.gate;

import grundy.text.Language;
import grundy.text.Message;
import grundy.web.api.Faults;
import grundy.web.api.Refused;
import grundy.web.api.Reply;
import java.nio.ByteBuffer;
import java.util.Optional;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/// Answers what is no request of HTTP as anything else is answered that goes wrong: by a document, and not by a page.
public final class JsonErrorHandler extends ErrorHandler {
    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int status,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback callback) {
        var query = Optional.ofNullable(request.getHttpURI())
                .map(uri -> String.valueOf(uri.getQuery()))
                .orElse("");
        var fault = new Refused(status, Message.of("web.http", "status", status));
        var said = Faults.of(fault, query.contains("lang=zh") ? Language.ZH : Language.EN);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, Reply.JSON);
        response.write(true, ByteBuffer.wrap(Reply.of(said.document()).bytes()), callback);
    }
}
