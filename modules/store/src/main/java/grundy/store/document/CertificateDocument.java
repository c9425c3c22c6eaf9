package grundy.store.document;

import grundy.json.JsonText;
import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.limit.MemoryRoom;
import grundy.store.StoreException;
import grundy.text.Message;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import tools.jackson.core.JacksonException;

/// The documents that certificates are, by the names of their members.
public final class CertificateDocument {
    private static final long LARGEST_FILE = 256 << 20;

    private CertificateDocument() {}

    /// @return the members of a document, by name
    /// @throws StoreException if the file is no such document
    public static Map<?, ?> read(Path file) throws IOException {
        if (Files.size(file) > LARGEST_FILE)
            throw new LimitException(Message.of("store.certificate.large", "file", file, "most", LARGEST_FILE >> 20));
        try (var memory = Checkpoint.grant();
                var in = Files.newInputStream(file)) {
            return read(file, in, Files.size(file), memory);
        }
    }

    /// @param bytes of the file
    /// @param memory of the members
    public static Map<?, ?> read(Path file, byte[] bytes, MemoryRoom memory) {
        return read(file, new ByteArrayInputStream(bytes), bytes.length, memory);
    }

    private static Map<?, ?> read(Path file, InputStream in, long size, MemoryRoom memory) {
        try {
            if (JsonText.parse(in, size, memory) instanceof Map<?, ?> members) return members;
            throw CertificateKind.unknown(file);
        } catch (JacksonException e) {
            var place = JsonText.place(e);
            throw new StoreException(
                    Message.of("store.certificate.json", "file", file, "line", place.line(), "column", place.column()));
        }
    }
}
