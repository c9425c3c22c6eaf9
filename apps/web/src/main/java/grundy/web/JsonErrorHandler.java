package grundy.web;

import grundy.text.Language;
import grundy.text.Message;
import grundy.web.request.EndpointReply;
import grundy.web.request.FaultReplies;
import grundy.web.request.RefusedRequest;
import java.nio.ByteBuffer;
import java.util.Optional;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/// Answers malformed HTTP requests with a JSON document, as any other error, and not with a page.
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
        var fault = new RefusedRequest(status, Message.of("web.http", "status", status));
        var reply = FaultReplies.of(fault, query.contains("lang=zh") ? Language.ZH : Language.EN);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, EndpointReply.JSON);
        response.write(true, ByteBuffer.wrap(EndpointReply.of(reply.document()).bytes()), callback);
    }
}
