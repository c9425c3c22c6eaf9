package grundy.cli.proof;

import grundy.cli.command.Command;
import grundy.cli.export.KeptTheorems;
import grundy.cli.terminal.Console;
import grundy.present.json.proof.KeptTheoremJson;
import grundy.present.words.KeptTheoremWords;
import grundy.present.words.QuotientWords;
import grundy.text.Message;
import java.io.IOException;

/// `prove --list`: the theorems that this user had proved.
final class TheoremList {
    private TheoremList() {}

    static int run(Console console) throws IOException {
        var store = KeptTheorems.store(console);
        var entries = store.all();
        if (console.json()) {
            console.say(KeptTheoremJson.of(entries));
            return Command.DONE;
        }
        var quotients = store.quotients();
        if (entries.isEmpty() && quotients.isEmpty())
            console.say(Message.of("cli.theorem.none", "folder", store.folder()));
        entries.forEach(entry -> console.say(KeptTheoremWords.of(entry.theorem())));
        quotients.forEach(kept -> console.say(QuotientWords.headline(
                String.join(" + ", kept.quotient().rules()), kept.quotient().theorem())));
        return Command.DONE;
    }
}
