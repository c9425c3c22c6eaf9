package grundy.prove.claims;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.prove.claims.ClaimProof.ExportText;
import grundy.prove.claims.ClaimProof.StatementForm;
import grundy.prove.letters.LibraryTheorem;
import grundy.prove.letters.LibraryTheoremFinder;
import grundy.prove.letters.ParametricFinding;
import grundy.prove.letters.ParametricProver;
import grundy.prove.letters.ParametricQuestion;
import grundy.prove.letters.ParametricTheorem;
import grundy.prove.rocq.RocqAccepted;
import grundy.prove.rocq.RocqExport;
import grundy.prove.rocq.RocqParametric;
import grundy.rules.CatalogueEntry;
import grundy.rules.RulesException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.ParametricGame;
import grundy.rules.option.ParametricGame.Letter;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.Optional;

/// A claim of the catalogue about a game with parameters, put to the proof with letters in their place. What takes long
/// is recorded ({@link ParametricRecords}).
///
/// @param entry with at least one parameter
/// @param text as it is written
record ParametricClaim(CatalogueEntry entry, String text) {
    private ParametricQuestion question(Optional<String> conjecture) {
        var name = (text.startsWith(Play.MISERE.prefix()) ? Play.MISERE.prefix() : "")
                + entry.id()
                + "["
                + String.join(", ", entry.parameters().keySet())
                + "]";
        var letters = entry.parameters().keySet().stream()
                .map(parameter -> new Letter(parameter, BigInteger.ONE))
                .toList();
        return new ParametricQuestion(Source.of(name), Catalogue.builtIn(), letters, false, false, conjecture);
    }

    /// @param limits of a proof that is not recorded
    EveryParameterProof proof(Limits limits) {
        try {
            var law = law();
            if (law.isPresent()) return new EveryParameterProof.ByLibrary(law.get());
            var game = game();
            if (game.isEmpty())
                return new EveryParameterProof.Unproved(Message.of("prove.letters.rules", "rules", entry.rules()));
            var claim = ParametricProver.claim(game.get(), text);
            var recorded = ParametricRecords.of(game.get(), claim);
            if (recorded.isPresent())
                return proved(
                        game.get(),
                        new ExportText.Written(StatementForm.FORMULA, RocqAccepted.version(recorded.get())));
            ParametricProver.requireSayable(claim);
            return switch (find(game.get(), limits)) {
                case ParametricFinding.Proved found -> proved(game.get(), text(found.theorem(), limits));
                case ParametricFinding.Open open -> new EveryParameterProof.Unproved(open.why());
                case ParametricFinding.Refuted(var _, var counterexample, var _) ->
                    new EveryParameterProof.Unproved(Message.of(
                            "prove.letters.wrong", "names", game.get().all(), "numbers", counterexample.numbers()));
            };
        } catch (LimitException _) {
            return new EveryParameterProof.Unproved(Message.of("prove.letters.time"));
        } catch (SyntaxException e) {
            return new EveryParameterProof.Unproved(e.problem());
        } catch (RulesException e) {
            return new EveryParameterProof.Unproved(e.explanation());
        }
    }

    /// @return a theorem of the library that says what is claimed
    private Optional<LibraryTheorem> law() throws SyntaxException {
        var law = question(Optional.empty()).law();
        return law.isPresent() && law.get().says(text) ? law : Optional.empty();
    }

    /// @return the game with letters; empty if its rules cannot have them
    Optional<ParametricGame> game() {
        try {
            return question(Optional.of(text)).game();
        } catch (SyntaxException _) {
            return Optional.empty();
        }
    }

    /// Whatever is recorded.
    ParametricFinding find(ParametricGame game, Limits limits) throws SyntaxException {
        return question(Optional.of(text)).find(game, limits);
    }

    private static EveryParameterProof proved(ParametricGame game, ExportText rocq) {
        return new EveryParameterProof.ByArithmetic(game, rocq, LibraryTheoremFinder.ofHeaps(game));
    }

    private static ExportText text(ParametricTheorem theorem, Limits limits) {
        try {
            return new ExportText.Written(StatementForm.FORMULA, RocqAccepted.version(rocq(theorem, limits)));
        } catch (LimitException e) {
            return new ExportText.Unwritten(e.explanation());
        }
    }

    /// @return the text for Rocq that states what is claimed, and no more
    /// @throws LimitException if it cannot be written
    static RocqExport rocq(ParametricTheorem theorem, Limits limits) {
        return RocqParametric.of(theorem, Optional.empty(), theorem.claim().text(), limits);
    }
}
