package grundy.prove;

import grundy.check.theorem.Arithmetic;
import grundy.check.theorem.Budget;
import grundy.check.theorem.Claims;
import grundy.check.theorem.Formula;
import grundy.check.theorem.InexpressibleException;
import grundy.check.theorem.Linear;
import grundy.check.theorem.MoveRelations;
import grundy.check.theorem.NumerationSystem;
import grundy.limit.Deadline;
import grundy.limit.Limits;
import grundy.rules.CatalogueEntry;
import grundy.rules.Game;
import grundy.rules.Rules;
import grundy.rules.RulesException;
import grundy.rules.SyntaxException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.Claim;
import grundy.rules.language.ClaimParser;
import grundy.text.FormulaText;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/// The closed forms that the catalogue claims, put to the proof for all sizes, with the usual values of the parameters.
public final class CatalogueProofs {
    private CatalogueProofs() {}

    /// What became of one claim.
    ///
    /// @param claim as it is written
    public record Proof(CatalogueEntry game, String claim, Result result) {}

    public sealed interface Result {
        /// @param states of the automaton
        record Proved(NumerationSystem system, int states, long nanos) implements Result {}

        /// It cannot be said by automata, or not of such a game.
        record Inexpressible(Message why) implements Result {}

        /// Neither proved nor refuted.
        record Open(Message why) implements Result {}

        /// @param position the least at which it is wrong
        record Refuted(List<BigInteger> position) implements Result {}
    }

    /// @param seconds for each claim at most
    /// @throws SyntaxException if a claim is not in the rule language
    public static List<Proof> of(CatalogueEntry entry, long seconds) throws SyntaxException {
        return of(entry, () -> Limits.DEFAULT.until(Deadline.after(Duration.ofSeconds(seconds))));
    }

    /// @param limits of all claims together
    /// @throws SyntaxException if a claim is not in the rule language
    public static List<Proof> of(CatalogueEntry entry, Limits limits) throws SyntaxException {
        return of(entry, () -> limits);
    }

    private static List<Proof> of(CatalogueEntry entry, Supplier<Limits> limits) throws SyntaxException {
        var proofs = new ArrayList<Proof>();
        if (entry.claims().isEmpty()) return proofs;
        var rules = Catalogue.builtIn().rules(entry, entry.parameters());
        var game = new Game(entry.id(), rules, entry);
        for (var claim : ClaimParser.claims(entry, rules, entry.parameters()))
            proofs.add(new Proof(entry, claim.text(), result(game, claim, limits.get())));
        return proofs;
    }

    private static Result result(Game game, Claim claim, Limits limits) {
        if (game.rules() instanceof Rules.OnBoard)
            return new Result.Inexpressible(Message.of("prove.board", "game", game.text()));
        var task = Task.of(game, claim.play()).within(limits);
        var asked = claim instanceof Claim.Grundy ? task.withValues() : task;
        try {
            var formulas = asked.formulas();
            if (formulas.splits() && claim.play() == Play.MISERE)
                return new Result.Inexpressible(Message.of("prove.misere-split"));
            if (formulas.splits() && claim instanceof Claim.Cold) return fromValues(task.withValues(), claim);
            var names = formulas.coordinates();
            return result(Prover.test(asked, arithmetic -> Claims.relation(claim, names, arithmetic)));
        } catch (InexpressibleException e) {
            return new Result.Inexpressible(e.explanation());
        } catch (RulesException e) {
            return new Result.Open(e.explanation());
        }
    }

    /// Where moves split, the P-positions are those of value 0: the values are proved, and the two sets compared.
    private static Result fromValues(Task task, Claim claim) {
        if (!(Prover.prove(task) instanceof Finding.Proved proved))
            return new Result.Open(Message.of("prove.attempt.time"));
        var theorem = proved.theorem();
        var names = theorem.game().coordinates();
        var arithmetic = new Arithmetic(theorem.system(), Budget.DEFAULT);
        var said = Claims.relation(claim, names, arithmetic);
        var tracks = new ArrayList<>(names);
        tracks.add(MoveRelations.VALUE);
        var zero = new Formula.Exists(
                List.of(MoveRelations.VALUE),
                Formula.all(
                        new Formula.Holds(theorem.automaton(), tracks),
                        Formula.equal(Linear.of(MoveRelations.VALUE), Linear.ZERO)));
        var cold = arithmetic.inOrder(arithmetic.decide(zero), names);
        return cold.equals(said.automaton())
                ? new Result.Proved(theorem.system(), theorem.automaton().states(), proved.nanos())
                : new Result.Open(Message.of("prove.claim", "claim", FormulaText.of(claim.text())));
    }

    private static Result result(Finding finding) {
        return switch (finding) {
            case Finding.Proved proved ->
                new Result.Proved(
                        proved.theorem().system(), proved.theorem().automaton().states(), proved.nanos());
            case Finding.Untold untold -> new Result.Open(untold.why());
            case Finding.Refuted refuted -> new Result.Refuted(refuted.position());
            case Finding.Open open ->
                open.attempts().isEmpty()
                        ? new Result.Open(Message.of("prove.attempt.time"))
                        : new Result.Open(open.attempts().getLast().why());
        };
    }
}
