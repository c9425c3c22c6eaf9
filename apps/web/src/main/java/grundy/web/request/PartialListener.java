package grundy.web.request;

import grundy.json.JsonNode;

/// Receives the known part of an answer while the rest is being computed.
@FunctionalInterface
public interface PartialListener {
    /// A listener that ignores everything.
    PartialListener NONE = _ -> {};

    /// @param partial a complete document that replaces the previous one
    void knows(JsonNode partial);
}
