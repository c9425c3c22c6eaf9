package grundy.cli;

import grundy.present.json.ClaimsJson;
import grundy.present.words.ClaimWords;
import grundy.prove.CatalogueProofs;
import grundy.prove.CatalogueProofs.Proof;
import grundy.rules.CatalogueEntry;
import grundy.rules.SyntaxException;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;

/// `games --proved`: which closed forms of the catalogue are proved for all sizes, and why the others are not.
final class ProvedClaims {
    private static final long SECONDS = 20;

    private ProvedClaims() {}

    static void run(List<CatalogueEntry> games, Console console) throws SyntaxException {
        var line = new StatusLine(console.err(), console.language());
        var proofs = new ArrayList<Proof>();
        int done = 0;
        for (var game : games) {
            if (line.isDue())
                line.show(Message.of("cli.proved.working", "game", game.id(), "done", done, "count", games.size()));
            done++;
            var some = CatalogueProofs.of(game, SECONDS);
            proofs.addAll(some);
            if (!console.json()) {
                if (!some.isEmpty()) line.end();
                some.forEach(proof -> text(proof, console));
            }
        }
        line.end();
        if (console.json()) console.say(ClaimsJson.of(proofs, console.language()));
        else console.say(ClaimWords.summary(proofs));
    }

    private static void text(Proof proof, Console console) {
        console.card(ClaimWords.of(proof, console.language()));
    }
}
