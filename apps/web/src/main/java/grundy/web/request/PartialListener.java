package grundy.web.request;

import grundy.json.JsonNode;

/// Receives the known part of an answer while the rest is being computed.
@FunctionalInterface
public interface PartialListener {
    /// Nobody listens.
    PartialListener NONE = _ -> {};

    /// @param partial a document of its own, that stands in the place of the one before
    void knows(JsonNode partial);
}
