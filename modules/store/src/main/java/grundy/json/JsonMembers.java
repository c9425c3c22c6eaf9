package grundy.json;

import java.io.ByteArrayOutputStream;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Finds the members of a document that a reader does not know, or would not write again.
public final class JsonMembers {
    private JsonMembers() {}

    /// Finds an unknown member, since it could be meant to change the known ones.
    ///
    /// @return a member that is none of the known ones
    public static Optional<String> unknown(Map<?, ?> members, Set<String> names) {
        return members.keySet().stream()
                .map(String::valueOf)
                .filter(name -> !names.contains(name))
                .findFirst();
    }

    /// @return the members of a document, as they are read
    public static Map<?, ?> of(JsonNode document) {
        var bytes = new ByteArrayOutputStream();
        document.writeTo(bytes);
        if (JsonText.parse(bytes.toByteArray()) instanceof Map<?, ?> members) return members;
        throw new AssertionError("A document has members");
    }

    /// Finds a member that is not written the same again, since only then all that stands in a document
    /// was read.
    ///
    /// @param members as they were read
    /// @param again the document that is written of what was understood
    /// @return a member that is written otherwise, or not at all, or only now
    public static Optional<String> other(Map<?, ?> members, JsonNode again) {
        var recorded = of(again);
        return Stream.concat(members.keySet().stream(), recorded.keySet().stream())
                .map(String::valueOf)
                .filter(name -> members.containsKey(name) != recorded.containsKey(name)
                        || !Objects.equals(members.get(name), recorded.get(name)))
                .findFirst();
    }
}
