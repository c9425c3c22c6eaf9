package grundy.store;

import grundy.json.JsonText;
import grundy.store.document.CertificateSeal;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import tools.jackson.core.JacksonException;

/// Changed certificates with the seal that somebody who means to deceive puts on them, so that what is refused is
/// refused for what it says.
public final class Resealed {
    private Resealed() {}

    /// @return the text as it is, if it is no document
    public static String of(String text) {
        var bare = text.replaceAll(",\"seal\":\"[^\"]*\"", "");
        try {
            if (!(JsonText.parse(bare.getBytes(StandardCharsets.UTF_8)) instanceof Map<?, ?> members)) return text;
            int end = bare.lastIndexOf('}');
            return bare.substring(0, end) + ",\"seal\":\"" + CertificateSeal.of(members) + "\"" + bare.substring(end);
        } catch (JacksonException _) {
            return text;
        }
    }
}
