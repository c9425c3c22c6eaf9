package grundy.store;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// The digest of some bytes.
public final class Sha256 {
    private Sha256() {}

    /// @return 64 hexadecimal digits
    public static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(begun().digest(bytes));
    }

    /// @return a digest of no bytes yet
    public static MessageDigest begun() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("Every Java has SHA-256", e);
        }
    }
}
