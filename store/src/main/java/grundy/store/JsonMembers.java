package grundy.store;

import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The names of what a document holds.
final class JsonMembers {
    private JsonMembers() {}

    /// What is not understood could be meant to change what is.
    ///
    /// @return a member that is none of the known ones
    static Optional<String> unknown(Map<?, ?> members, Set<String> known) {
        return members.keySet().stream()
                .map(String::valueOf)
                .filter(name -> !known.contains(name))
                .findFirst();
    }
}
