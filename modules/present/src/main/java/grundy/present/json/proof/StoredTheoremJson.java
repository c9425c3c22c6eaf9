package grundy.present.json.proof;

import grundy.json.JsonArray;
import grundy.store.theorem.TheoremStore.Entry;
import java.util.List;

/// Theorems that are kept, in an array.
///
/// Members of each: `file`, `rules`, `play`, `heaps`, `kind` (`P` tells who wins, `g` the nim-values), `claim` (or
/// null), `numeration`, `states`.
public final class StoredTheoremJson {
    private StoredTheoremJson() {}

    public static JsonArray of(List<Entry> entries) {
        var array = new JsonArray();
        for (var entry : entries) {
            var file = entry.theorem();
            var theorem = file.theorem();
            array.addObject()
                    .put("file", entry.file().toString())
                    .put("rules", file.rules())
                    .put("play", theorem.game().play().id())
                    .put("heaps", file.heaps())
                    .put("kind", theorem.values() ? "g" : "P")
                    .put("claim", file.claim().isEmpty() ? null : file.claim())
                    .put("numeration", theorem.system().name())
                    .put("states", theorem.automaton().states());
        }
        return array;
    }
}
