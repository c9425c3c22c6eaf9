package grundy.prove.finding;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Objects;
import java.util.stream.Stream;

/// Reads tables of recorded proofs that take long to check: each line begins with a digest of the
/// statement. Tests write them, and check again.
public final class ProofRecords {
    private static final int DIGITS = 32;

    private ProofRecords() {}

    /// @param table its path among the resources
    /// @return its lines without remarks
    public static Stream<String> lines(String table) {
        try (var stream = ProofRecords.class.getResourceAsStream(table)) {
            var text = new String(Objects.requireNonNull(stream, table).readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().filter(line -> !line.startsWith("#"));
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /// @return half of SHA-256, in hexadecimal digits
    public static String digest(String text) {
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, DIGITS);
        } catch (NoSuchAlgorithmException fault) {
            throw new AssertionError("Every Java has SHA-256", fault);
        }
    }
}
