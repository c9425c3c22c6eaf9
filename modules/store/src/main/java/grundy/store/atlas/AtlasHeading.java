package grundy.store.atlas;

import grundy.json.JsonObject;

/// The parameters of a survey: two surveys with the same heading have the same rows.
///
/// @param family as its command names it, with its bounds
/// @param to the last heap
/// @param seconds for each game
/// @param size how many games there are
public record AtlasHeading(String family, long to, long seconds, boolean proofs, long size) {
    private static final int VERSION = 1;

    JsonObject json() {
        return new JsonObject()
                .put("atlas", VERSION)
                .put("family", family)
                .put("to", to)
                .put("seconds", seconds)
                .put("proofs", proofs)
                .put("size", size);
    }
}
