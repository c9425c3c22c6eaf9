package grundy.web.work;

import grundy.store.json.JsonNode;
import java.io.ByteArrayOutputStream;

/// Documents as they go over the wire.
public final class Documents {
    private Documents() {}

    /// @return the document in UTF-8
    public static byte[] bytes(JsonNode document) {
        var bytes = new ByteArrayOutputStream();
        document.writeTo(bytes);
        return bytes.toByteArray();
    }
}
