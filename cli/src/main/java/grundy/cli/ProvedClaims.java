package grundy.cli;

import grundy.check.theorem.TheoremWords;
import grundy.present.json.ClaimsJson;
import grundy.present.layout.WordWrap;
import grundy.prove.CatalogueProofs;
import grundy.prove.CatalogueProofs.Proof;
import grundy.prove.CatalogueProofs.Result;
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
        if (console.json()) console.say(ClaimsJson.of(proofs, proof -> console.text(told(proof.result()))));
        else console.say(summary(proofs));
    }

    private static void text(Proof proof, Console console) {
        console.say(proof.game().id() + parameters(proof.game()) + ": " + proof.claim());
        WordWrap.wholeWords(console.text(told(proof.result())), Console.width() - 4)
                .forEach(row -> console.say("    " + row));
    }

    private static String parameters(CatalogueEntry game) {
        if (game.parameters().isEmpty()) return "";
        return game.parameters().entrySet().stream()
                .map(parameter -> parameter.getKey() + " = " + parameter.getValue())
                .collect(java.util.stream.Collectors.joining(", ", "[", "]"));
    }

    private static Message told(Result result) {
        return switch (result) {
            case Result.Proved(var system, int states, long nanos) ->
                Message.of(
                        "cli.proved.proved",
                        "system",
                        TheoremWords.system(system),
                        "states",
                        states,
                        "seconds",
                        TheoremWords.seconds(nanos));
            case Result.Inexpressible(var why) -> Message.of("cli.proved.inexpressible", "why", why);
            case Result.Open(var why) -> Message.of("cli.proved.open", "why", why);
            case Result.Refuted(var position) -> Message.of("cli.proved.refuted", "position", position);
        };
    }

    private static Message summary(List<Proof> proofs) {
        return Message.of(
                "cli.proved.summary",
                "count",
                proofs.size(),
                "proved",
                count(proofs, Result.Proved.class),
                "inexpressible",
                count(proofs, Result.Inexpressible.class),
                "open",
                count(proofs, Result.Open.class) + count(proofs, Result.Refuted.class));
    }

    private static long count(List<Proof> proofs, Class<? extends Result> kind) {
        return proofs.stream().filter(proof -> kind.isInstance(proof.result())).count();
    }
}
