package grundy.present.words;

import grundy.check.automaton.NumerationWords;
import grundy.check.theorem.TheoremWords;
import grundy.prove.claims.CatalogueProofs.ProofAttempt;
import grundy.prove.claims.CatalogueProofs.Result;
import grundy.prove.claims.ClaimProof;
import grundy.prove.claims.ClaimProof.ExportText;
import grundy.prove.claims.ClaimProof.ExportTexts;
import grundy.prove.claims.EveryParameterProof;
import grundy.prove.letters.LibraryTheorem;
import grundy.text.Block;
import grundy.text.FormulaText;
import grundy.text.Language;
import grundy.text.MarkedText;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// Describes the proofs of the catalogue's claims for the reader.
public final class ClaimWords {
    private ClaimWords() {}

    public static Message of(Result result) {
        return switch (result) {
            case Result.Proved(var system, int states, long nanos) ->
                Message.of(
                        "proof.claim.proved",
                        "system",
                        NumerationWords.system(system),
                        "states",
                        states,
                        "seconds",
                        TheoremWords.seconds(nanos));
            case Result.Inexpressible(var why) -> Message.of("proof.claim.inexpressible", "why", why);
            case Result.Open(var why) -> Message.of("proof.claim.open", "why", why);
            case Result.Refuted(var position) -> Message.of("proof.claim.refuted", "position", position);
        };
    }

    /// @return the claim, what the kernel says about it, what there is for Walnut and for Rocq, and whether it is
    ///     proved for every value of the parameters
    public static List<Block> of(ClaimProof claim, Language language) {
        var lines = new ArrayList<MarkedText>();
        lines.add(of(claim.proof().result()).markedText(language));
        claim.texts().ifPresent(texts -> {
            lines.add(text("Walnut", texts.walnut()).markedText(language));
            lines.add(text("Rocq", texts.rocq()).markedText(language));
        });
        claim.every().stream()
                .flatMap(every -> every(claim.proof(), every).stream())
                .forEach(line -> lines.add(line.markedText(language)));
        return List.of(Block.heading(title(claim.proof()).markedText(language)), Block.notes(lines, 2));
    }

    private static List<Message> every(ProofAttempt attempt, EveryParameterProof every) {
        return switch (every) {
            case EveryParameterProof.ByArithmetic(var game, var rocq, var heaps) -> {
                var which = ParametricWords.every(game.letters(), game.domain());
                var lines = new ArrayList<>(List.of(
                        Message.of("proof.claim.every.arithmetic", "every", which),
                        text(Message.of("proof.claim.every.rocq", "every", which), rocq)));
                heaps.ifPresent(law -> lines.add(library("proof.claim.every.heaps", law)));
                yield lines;
            }
            case EveryParameterProof.ByLibrary(var law) -> List.of(library("proof.claim.every.library", law));
            case EveryParameterProof.Unproved(var why) ->
                List.of(Message.of(
                        "proof.claim.every.unproved",
                        "names",
                        List.copyOf(attempt.game().parameters().keySet()),
                        "why",
                        why));
        };
    }

    private static Message library(String phrase, LibraryTheorem law) {
        return Message.of(
                phrase,
                "every",
                ParametricWords.every(law.letters(), law.domain()),
                "theorem",
                law.law().theorem(),
                "file",
                law.law().file() + ".v");
    }

    private static Message text(Object program, ExportText text) {
        return switch (text) {
            case ExportText.Written(var form, var accepted) ->
                Message.of(
                        "proof.claim.text",
                        "program",
                        program,
                        "stated",
                        Message.of(
                                switch (form) {
                                    case FORMULA -> "proof.claim.text.formula";
                                    case AUTOMATON -> "proof.claim.text.automaton";
                                    case PERIOD -> "proof.claim.text.period";
                                }),
                        "accepted",
                        accepted.map(version -> Message.of("proof.claim.text.accepted", "version", version))
                                .orElseGet(() -> Message.of("proof.claim.text.unasked")));
            case ExportText.Unwritten(var why) -> Message.of("proof.claim.text.none", "program", program, "why", why);
        };
    }

    /// @return the number of each kind, the number of proved ones that others can check, and the number of those
    ///     with parameters that are proved for every value of them
    public static List<Message> totals(List<ClaimProof> claims) {
        var totals = new ArrayList<>(
                List.of(summary(claims.stream().map(ClaimProof::proof).toList()), ofTexts(claims)));
        var every = claims.stream().flatMap(claim -> claim.every().stream()).toList();
        if (!every.isEmpty()) totals.add(ofEvery(every));
        return totals;
    }

    private static Message ofTexts(List<ClaimProof> claims) {
        return Message.of(
                "proof.claim.texts",
                "walnut",
                count(claims, texts -> texts.walnut() instanceof ExportText.Written),
                "rocq",
                count(claims, texts -> texts.rocq() instanceof ExportText.Written),
                "accepted",
                count(claims, texts -> isAccepted(texts.rocq())));
    }

    private static Message ofEvery(List<EveryParameterProof> claims) {
        return Message.of(
                "proof.claim.every.summary",
                "count",
                claims.size(),
                "proved",
                claims.stream()
                        .filter(claim -> !(claim instanceof EveryParameterProof.Unproved))
                        .count(),
                "rocq",
                claims.stream().filter(ClaimWords::isInRocq).count());
    }

    private static boolean isInRocq(EveryParameterProof claim) {
        return switch (claim) {
            case EveryParameterProof.ByArithmetic(var _, var rocq, var _) -> isAccepted(rocq);
            case EveryParameterProof.ByLibrary _ -> true;
            case EveryParameterProof.Unproved _ -> false;
        };
    }

    private static boolean isAccepted(ExportText rocq) {
        return rocq instanceof ExportText.Written(var _, var version) && version.isPresent();
    }

    private static long count(List<ClaimProof> claims, Predicate<ExportTexts> kind) {
        return claims.stream()
                .filter(claim -> claim.texts().filter(kind).isPresent())
                .count();
    }

    /// @return the claim and its result
    public static List<Block> of(ProofAttempt attempt, Language language) {
        return List.of(
                Block.heading(title(attempt).markedText(language)),
                Block.notes(List.of(of(attempt.result()).markedText(language)), 2));
    }

    private static Message title(ProofAttempt attempt) {
        return Message.of("proof.claim.line", "game", attempt.game().title(), "claim", FormulaText.of(attempt.claim()));
    }

    /// @return the number of each kind
    public static Message summary(List<ProofAttempt> proofs) {
        return Message.of(
                "proof.claim.summary",
                "count",
                proofs.size(),
                "proved",
                count(proofs, Result.Proved.class),
                "inexpressible",
                count(proofs, Result.Inexpressible.class),
                "open",
                count(proofs, Result.Open.class) + count(proofs, Result.Refuted.class));
    }

    private static long count(List<ProofAttempt> proofs, Class<? extends Result> kind) {
        return proofs.stream()
                .filter(attempt -> kind.isInstance(attempt.result()))
                .count();
    }
}
