package grundy.json;

import java.io.ByteArrayOutputStream;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The names of what a document holds.
public final class JsonMembers {
    private JsonMembers() {}

    /// What is not understood could be meant to change what is.
    ///
    /// @return a member that is none of the known ones
    public static Optional<String> unknown(Map<?, ?> members, Set<String> known) {
        return members.keySet().stream()
                .map(String::valueOf)
                .filter(name -> !known.contains(name))
                .findFirst();
    }

    /// @return the members of a document, as they are read
    public static Map<?, ?> of(JsonNode document) {
        var bytes = new ByteArrayOutputStream();
        document.writeTo(bytes);
        if (JsonText.parse(bytes.toByteArray()) instanceof Map<?, ?> members) return members;
        throw new AssertionError("A document has members");
    }

    /// What was read says all that stands in a document only if it is written the same again.
    ///
    /// @param members as they were read
    /// @param again the document that is written of what was understood
    /// @return a member that is written otherwise, or not at all, or only now
    public static Optional<String> other(Map<?, ?> members, JsonNode again) {
        var written = of(again);
        return Stream.concat(members.keySet().stream(), written.keySet().stream())
                .map(String::valueOf)
                .filter(name -> members.containsKey(name) != written.containsKey(name)
                        || !Objects.equals(members.get(name), written.get(name)))
                .findFirst();
    }
}
