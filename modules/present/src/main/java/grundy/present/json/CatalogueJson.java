package grundy.present.json;

import grundy.check.verdict.ClaimCheck;
import grundy.json.JsonArray;
import grundy.json.JsonObject;
import grundy.rules.CatalogueEntry;
import grundy.rules.catalogue.CatalogueTopics.Topic;
import grundy.strategic.matrix.MatrixEntry;
import grundy.text.Language;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;

/// Writes games of the catalogue as JSON, and subjects that people look for although they are no single
/// game.
///
/// Members of a game: `id`, `group`, `names`, `namesZh`, `about`, `aboutZh`, `rules`, `parameters` (their usual
/// values), `start` (where plain numbers become a position), `claims`, `source`, `oeis`, `examples`; where its claims
/// were checked `checks`, each with `claim`, `holds`, `positions` and, where it does not hold, `counterexample`.
/// Members of a topic: `topic`, `names`, `namesZh`, `about`, `aboutZh`, `examples`.
public final class CatalogueJson {
    private CatalogueJson() {}

    public static JsonObject game(CatalogueEntry entry) {
        var node = new JsonObject();
        node.put("id", entry.id());
        node.put("group", entry.group());
        strings(node.putArray("names"), entry.names());
        strings(node.putArray("namesZh"), entry.chineseNames());
        node.put("about", entry.about());
        node.put("aboutZh", entry.chineseAbout());
        node.put("rules", entry.rules());
        parameters(node.putObject("parameters"), entry.parameters());
        entry.start().ifPresent(start -> node.put("start", start));
        strings(node.putArray("claims"), entry.claims());
        node.put("source", entry.source());
        node.put("oeis", entry.oeis());
        strings(node.putArray("examples"), entry.examples());
        return node;
    }

    /// Several games, in an array.
    public static JsonArray games(List<CatalogueEntry> games, List<MatrixEntry> choices) {
        var array = new JsonArray();
        games.forEach(game -> array.add(game(game)));
        choices.forEach(game -> array.add(game(game)));
        return array;
    }

    /// Writes an entry with the results of checking its claims by search.
    public static JsonObject game(CatalogueEntry entry, List<ClaimCheck> checks) {
        var node = game(entry);
        var array = node.putArray("checks");
        for (var check : checks) {
            var result = array.addObject()
                    .put("claim", check.claim())
                    .put("holds", check.counterexample() == null)
                    .put("positions", check.positions());
            if (check.counterexample() != null)
                result.put("counterexample", check.counterexample().toString());
        }
        return node;
    }

    /// A game in normal form.
    ///
    /// Members: `id`, `group`, `names`, `namesZh`, `about`, `aboutZh`, `source`, `parameters`, `command` (what to
    /// type), `rules`.
    public static JsonObject game(MatrixEntry entry) {
        var node = new JsonObject().put("id", entry.id()).put("group", MatrixEntry.GROUP);
        var names = node.putArray("names");
        entry.names().forEach(names::add);
        var chinese = node.putArray("namesZh");
        entry.chineseNames().forEach(chinese::add);
        node.put("about", entry.about()).put("aboutZh", entry.chineseAbout()).put("source", entry.source());
        var parameters = node.putObject("parameters");
        entry.parameters().forEach((name, value) -> MatrixJson.put(parameters, name, value));
        return node.put("command", entry.command()).put("rules", entry.body().strip());
    }

    public static JsonObject topic(Topic topic) {
        var node = new JsonObject().put("topic", topic.id());
        strings(node.putArray("names"), topic.names(Language.EN));
        strings(node.putArray("namesZh"), topic.names(Language.ZH));
        node.put("about", topic.about().in(Language.EN));
        node.put("aboutZh", topic.about().in(Language.ZH));
        strings(node.putArray("examples"), topic.examples());
        return node;
    }

    private static void strings(JsonArray array, List<String> texts) {
        texts.forEach(array::add);
    }

    private static void parameters(JsonObject node, Map<String, BigInteger> parameters) {
        parameters.forEach((name, value) -> node.put(name, value));
    }
}
