package grundy.cli;

import grundy.check.theorem.TheoremWords;
import grundy.store.TheoremStore;
import grundy.store.json.JsonArray;
import grundy.text.Message;
import java.io.IOException;

/// `prove --list`: the theorems that this user had proved.
final class TheoremList {
    private TheoremList() {}

    static int run(Console console) throws IOException {
        var store = TheoremStore.ofUser(
                path -> console.err().println(console.text(Message.of("cli.theorem.refused", "file", path))));
        var entries = store.all();
        if (console.json()) {
            var array = new JsonArray();
            for (var entry : entries) {
                var theorem = entry.theorem().theorem();
                array.addObject()
                        .put("file", entry.file().toString())
                        .put("rules", entry.theorem().rules())
                        .put("play", theorem.game().play().name().toLowerCase(java.util.Locale.ROOT))
                        .put("heaps", entry.theorem().heaps())
                        .put("kind", theorem.values() ? "g" : "P")
                        .put(
                                "claim",
                                entry.theorem().claim().isEmpty()
                                        ? null
                                        : entry.theorem().claim())
                        .put("numeration", theorem.system().name())
                        .put("states", theorem.automaton().states());
            }
            console.say(array);
        } else if (entries.isEmpty()) console.say(Message.of("cli.theorem.none", "folder", store.folder()));
        else
            for (var entry : entries) {
                var theorem = entry.theorem().theorem();
                var claim = entry.theorem().claim();
                console.say(Message.of(
                        theorem.values() ? "cli.theorem.values" : "cli.theorem.cold",
                        "rules",
                        entry.theorem().rules(),
                        "play",
                        Message.of(
                                theorem.game().play() == grundy.value.Play.MISERE
                                        ? "cli.prove.misere"
                                        : "cli.prove.normal"),
                        "position",
                        String.join(", ", theorem.game().coordinates()),
                        "states",
                        theorem.automaton().states(),
                        "system",
                        TheoremWords.system(theorem.system()),
                        "claim",
                        claim.isEmpty() ? "" : ": " + claim));
            }
        return Command.DONE;
    }
}
