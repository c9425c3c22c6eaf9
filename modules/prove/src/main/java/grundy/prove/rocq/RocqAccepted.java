package grundy.prove.rocq;

import grundy.prove.finding.ProofRecords;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Looks up whether Rocq is recorded to have accepted a text: for those that state claims of the
/// catalogue a table says so, which has a digest of each. `RocqAcceptedTest` writes it, and asks Rocq
/// again.
public final class RocqAccepted {
    /// The place of the table among the resources.
    static final String TABLE = "/grundy/prove/rocq-accepted.txt";

    private static final Map<String, String> VERSIONS = versions();

    private RocqAccepted() {}

    /// @return the version of Rocq that has accepted this theorem with this library, but for comments and blanks;
    ///     empty if none is recorded
    public static Optional<String> version(RocqExport export) {
        return version(digest(export));
    }

    /// @param digest of a theorem with its library
    /// @return the version of Rocq that has accepted it; empty if none is recorded
    public static Optional<String> version(String digest) {
        return Optional.ofNullable(VERSIONS.get(digest));
    }

    /// @return versions by digests
    static Map<String, String> versions() {
        return ProofRecords.lines(TABLE)
                .map(line -> line.split(" ", 3))
                .collect(Collectors.toUnmodifiableMap(line -> line[0], line -> line[1], (first, _) -> first));
    }

    /// @return a digest of all that Rocq reads, but for comments and blanks
    public static String digest(RocqExport export) {
        var all = new StringBuilder();
        for (var each : export.library())
            all.append(plain(RocqLibrary.text(each))).append('\n');
        all.append(plain(export.theorem()));
        return ProofRecords.digest(all.toString());
    }

    /// Comments may stand in comments.
    private static String plain(String text) {
        var plain = new StringBuilder();
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.startsWith("(*", i)) {
                depth++;
                i++;
            } else if (depth > 0 && text.startsWith("*)", i)) {
                depth--;
                i++;
                plain.append(' ');
            } else if (depth == 0) plain.append(text.charAt(i));
        }
        return plain.toString().strip().replaceAll("\\s+", " ");
    }
}
