package grundy.cli.command;

import grundy.cli.terminal.Console;
import grundy.cli.terminal.StatusLine;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.present.json.proof.ClaimsJson;
import grundy.present.words.ClaimWords;
import grundy.prove.claims.ClaimProof;
import grundy.rules.CatalogueEntry;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// `games --proved`: which closed forms of the catalogue are proved for all sizes, by the kernel, by Walnut's text
/// and by Rocq, and why the others are not.
final class ProvedClaims {
    /// No game takes more of the time that there is for all.
    private static final Duration LONGEST = Duration.ofSeconds(20);

    private ProvedClaims() {}

    /// @param limits of all games together
    /// @return the exit status
    /// @throws LimitException if there is not time for all of them; in text output, the proofs so far are reported
    static int run(List<CatalogueEntry> games, Limits limits, Console console) throws SyntaxException {
        var line = new StatusLine(console);
        var proofs = new ArrayList<ClaimProof>();
        int done = 0;
        for (var game : games) {
            if (line.isDue())
                line.show(Message.of("cli.proved.working", "game", game.id(), "done", done, "count", games.size()));
            if (limits.isOver()) {
                line.end();
                limits.checkpoint();
            }
            done++;
            var some = ClaimProof.of(game, limits.until(Deadline.after(LONGEST)));
            proofs.addAll(some);
            if (!console.json()) {
                if (!some.isEmpty()) line.end();
                some.forEach(proof -> text(proof, console));
            }
        }
        line.end();
        if (console.json()) console.say(ClaimsJson.withTexts(proofs, console.language()));
        else ClaimWords.totals(proofs).forEach(console::say);
        return Command.DONE;
    }

    private static void text(ClaimProof proof, Console console) {
        console.card(ClaimWords.of(proof, console.language()));
    }
}
