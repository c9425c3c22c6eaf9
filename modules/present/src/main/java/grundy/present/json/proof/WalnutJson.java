package grundy.present.json.proof;

import grundy.json.JsonObject;
import grundy.prove.walnut.WalnutExport;
import grundy.prove.walnut.WalnutFamily;

/// Writes an export for Walnut as JSON.
///
/// Members: `format` (walnut), `to` (the folder or the archive), `numeration` (as Walnut calls it), `command` (what one
/// types there), `files`, and `sentences`, each with `kind` (eval, def), `name`, `predicate`, `says` (in words) and
/// `expected` (what Walnut must answer, or null).
final class WalnutJson {
    private WalnutJson() {}

    /// @return `format`, `to`, `commands` (what one types there, one for each game) and `files`
    static JsonObject of(WalnutFamily export, String place) {
        var node = new JsonObject().put("format", "walnut").put("to", place);
        var commands = node.putArray("commands");
        export.members().forEach(member -> commands.add(member.proof().load()));
        var files = node.putArray("files");
        export.files().keySet().forEach(files::add);
        return node;
    }

    static JsonObject of(WalnutExport export, String place) {
        var proof = export.proof();
        var node = new JsonObject()
                .put("format", "walnut")
                .put("to", place)
                .put("numeration", proof.numeration())
                .put("command", proof.load());
        var files = node.putArray("files");
        export.files().keySet().forEach(files::add);
        var sentences = node.putArray("sentences");
        for (var sentence : proof.sentences())
            sentences
                    .addObject()
                    .put("kind", sentence.isStated() ? "eval" : "def")
                    .put("name", sentence.name())
                    .put("predicate", sentence.predicate())
                    .put("says", sentence.says().in(export.language()))
                    .put("expected", sentence.isStated() ? "TRUE" : null);
        return node;
    }
}
