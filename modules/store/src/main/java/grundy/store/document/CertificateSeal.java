package grundy.store.document;

import grundy.json.JsonMembers;
import grundy.json.JsonObject;
import grundy.store.DiskAccess;
import grundy.store.Sha256;
import grundy.store.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A member of certificates: the digest of all others, whatever their order and the space between them.
/// It is no secret, and proves nothing: whoever makes a certificate can make its seal. It shows that
/// what was written is what is read, of members too that say less than was said.
public final class CertificateSeal {
    private static final String MEMBER = "seal";

    private final MessageDigest digest = Sha256.newDigest();

    private CertificateSeal() {}

    /// Writes a document with its seal, all of it or nothing.
    public static void write(JsonObject document, Path file, DiskAccess disk) throws IOException {
        var sealed = document.put(MEMBER, of(JsonMembers.of(document)));
        WholeFile.write(
                file,
                out -> {
                    sealed.writeTo(out);
                    out.write('\n');
                },
                disk);
    }

    /// @return the members but the seal
    public static Map<?, ?> without(Map<?, ?> members) {
        var rest = new HashMap<Object, Object>(members);
        rest.remove(MEMBER);
        return rest;
    }

    /// @return whether the members have their seal
    public static boolean isOn(Map<?, ?> members) {
        return of(without(members)).equals(members.get(MEMBER));
    }

    public static String of(Map<?, ?> members) {
        var seal = new CertificateSeal();
        seal.add(members);
        return "sha256:" + HexFormat.of().formatHex(seal.digest.digest());
    }

    /// Adds a node so that different documents have different digests: each thing begins with its kind
    /// and how much belongs to it.
    private void add(@Nullable Object node) {
        switch (node) {
            case Map<?, ?> members -> {
                begin('{', members.size());
                members.entrySet().stream()
                        .sorted(Comparator.comparing(member -> String.valueOf(member.getKey())))
                        .forEach(member -> {
                            text('"', String.valueOf(member.getKey()));
                            add(member.getValue());
                        });
            }
            case List<?> list -> {
                begin('[', list.size());
                list.forEach(this::add);
            }
            case String text -> text('"', text);
            case null -> text('n', "");
            default -> text('=', node.toString());
        }
    }

    private void begin(char kind, int size) {
        digest.update((kind + String.valueOf(size) + ":").getBytes(StandardCharsets.UTF_8));
    }

    private void text(char kind, String text) {
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        begin(kind, bytes.length);
        digest.update(bytes);
    }
}
