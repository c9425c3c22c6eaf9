package grundy.web.api.table;

import grundy.json.JsonArray;
import grundy.json.JsonObject;
import grundy.present.json.answer.EvidenceJson;
import grundy.store.StoreException;
import grundy.store.record.RunFolder;
import grundy.store.run.RunReader;
import grundy.text.Language;
import grundy.web.request.Endpoint;
import grundy.web.request.RequestFields;
import java.io.IOException;
import java.io.UncheckedIOException;

/// `runs`: the files of values in the one folder.
///
/// The answer: `runs`, each with `name`, `rules`, `play`, `length` (heaps so far), `largest` and `largestAt`, `period`
/// (or null), `finished`, `rare` (heaps of rare values, the first 1,000) and `rareCount`.
public final class RunsEndpoint implements Endpoint {
    private static final int MOST_RARE = 1000;

    @Override
    public String name() {
        return "runs";
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        return Endpoint.document(_ -> {
            var node = new JsonObject();
            var array = node.putArray("runs");
            try {
                for (var name : RunFolder.ofUser().names()) add(array, name);
            } catch (IOException fault) {
                throw new UncheckedIOException(fault);
            }
            return node;
        });
    }

    private static void add(JsonArray array, String name) {
        try (var run = RunReader.open(RunFolder.ofUser().file(name))) {
            var header = run.header();
            var node = array.addObject()
                    .put("name", name)
                    .put("rules", header.rules())
                    .put("play", header.play().id())
                    .put("length", header.length())
                    .put("largest", header.largest())
                    .put("largestAt", header.largestAt())
                    .put("finished", header.millis() == 0 && header.length() > 0)
                    .set("period", header.period().map(EvidenceJson::of).orElse(null));
            var rare = header.coding().rare();
            var list = node.put("rareCount", rare.size()).putArray("rare");
            for (int i = 0; i < Math.min(MOST_RARE, rare.size()); i++) list.add(rare.get(i));
        } catch (IOException | StoreException _) {
            // It is being made, or damaged, or not readable.
        }
    }
}
