package grundy.cli;

import grundy.present.json.ClaimsJson;
import grundy.present.words.ClaimWords;
import grundy.prove.claims.ClaimProof;
import grundy.rules.CatalogueEntry;
import grundy.rules.SyntaxException;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;

/// `games --proved`: which closed forms of the catalogue are proved for all sizes, by the kernel, by
/// Walnut's text and by
/// Rocq, and why the others are not.
final class ProvedClaims {
    private static final long SECONDS = 20;

    private ProvedClaims() {}

    static void run(List<CatalogueEntry> games, Console console) throws SyntaxException {
        var line = new StatusLine(console.err(), console.language());
        var proofs = new ArrayList<ClaimProof>();
        int done = 0;
        for (var game : games) {
            if (line.isDue())
                line.show(Message.of("cli.proved.working", "game", game.id(), "done", done, "count", games.size()));
            done++;
            var some = ClaimProof.of(game, SECONDS);
            proofs.addAll(some);
            if (!console.json()) {
                if (!some.isEmpty()) line.end();
                some.forEach(proof -> text(proof, console));
            }
        }
        line.end();
        if (console.json()) console.say(ClaimsJson.withTexts(proofs, console.language()));
        else ClaimWords.totals(proofs).forEach(console::say);
    }

    private static void text(ClaimProof proof, Console console) {
        console.card(ClaimWords.of(proof, console.language()));
    }
}
