package grundy.web.request;

import grundy.json.JsonNode;
import java.io.ByteArrayOutputStream;

/// The body of an HTTP reply with its content type.
///
/// @param type of the content
public record EndpointReply(String type, byte[] bytes) {
    /// The type of documents.
    public static final String JSON = "application/json";

    /// Numbers in the order of the bytes of most processors, the least first.
    public static final String BINARY = "application/octet-stream";

    public static final String SVG = "image/svg+xml";
    public static final String PNG = "image/png";

    /// @return the document in UTF-8
    public static EndpointReply of(JsonNode document) {
        var bytes = new ByteArrayOutputStream();
        document.writeTo(bytes);
        return new EndpointReply(JSON, bytes.toByteArray());
    }
}
