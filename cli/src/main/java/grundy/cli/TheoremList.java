package grundy.cli;

import grundy.present.json.KeptTheoremJson;
import grundy.present.words.KeptTheoremWords;
import grundy.store.TheoremStore;
import grundy.text.Message;
import java.io.IOException;

/// `prove --list`: the theorems that this user had proved.
final class TheoremList {
    private TheoremList() {}

    static int run(Console console) throws IOException {
        var store = TheoremStore.ofUser(
                path -> console.err().println(console.text(Message.of("cli.theorem.refused", "file", path))));
        var entries = store.all();
        if (console.json()) console.say(KeptTheoremJson.of(entries));
        else if (entries.isEmpty()) console.say(Message.of("cli.theorem.none", "folder", store.folder()));
        else entries.forEach(entry -> console.say(KeptTheoremWords.of(entry.theorem())));
        return Command.DONE;
    }
}
