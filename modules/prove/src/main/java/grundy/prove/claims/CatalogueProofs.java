package grundy.prove.claims;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Formula;
import grundy.check.automaton.InexpressibleException;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.LinearSum;
import grundy.check.automaton.NumerationSystem;
import grundy.check.theorem.ClaimAutomata;
import grundy.check.theorem.MoveRelations;
import grundy.check.theorem.Theorem;
import grundy.limit.Deadline;
import grundy.limit.Limits;
import grundy.prove.Prover;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.statement.BoundClaims;
import grundy.rules.CatalogueEntry;
import grundy.rules.Game;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.SyntaxException;
import grundy.text.FormulaText;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// The closed forms that the catalogue claims, put to the proof for all sizes, with the usual values of the parameters.
public final class CatalogueProofs {
    private CatalogueProofs() {}

    /// An attempt to prove one claim, with its result.
    ///
    /// @param claim as it is written
    public record ProofAttempt(CatalogueEntry game, String claim, Result result) {}

    /// An attempt to prove one claim, with the theorem if it is proved.
    ///
    /// @param about the game, with the usual values of its parameters
    /// @param claim as it is read, with these values
    /// @param theorem about the lost positions where the claim is, else about the nim-values; empty unless
    ///     it is proved
    public record ClaimFinding(ProofAttempt proof, Game about, CatalogueClaim claim, Optional<Theorem> theorem) {}

    public sealed interface Result {
        /// @param states of the automaton
        record Proved(NumerationSystem system, int states, long nanos) implements Result {}

        /// The claim cannot be expressed by automata, or not for such a game.
        record Inexpressible(Message why) implements Result {}

        /// Neither proved nor refuted.
        record Open(Message why) implements Result {}

        /// @param position the least at which it is wrong
        record Refuted(List<BigInteger> position) implements Result {}
    }

    /// @param seconds for each claim at most
    /// @throws SyntaxException if a claim is not in the rule language
    public static List<ProofAttempt> of(CatalogueEntry entry, long seconds) throws SyntaxException {
        return find(entry, seconds).stream().map(ClaimFinding::proof).toList();
    }

    /// @param seconds for each claim at most
    /// @throws SyntaxException if a claim is not in the rule language
    public static List<ClaimFinding> find(CatalogueEntry entry, long seconds) throws SyntaxException {
        return find(entry, () -> Limits.ofWork().until(Deadline.after(Duration.ofSeconds(seconds))));
    }

    /// @param limits of all claims together
    /// @throws SyntaxException if a claim is not in the rule language
    public static List<ProofAttempt> of(CatalogueEntry entry, Limits limits) throws SyntaxException {
        return find(entry, limits).stream().map(ClaimFinding::proof).toList();
    }

    /// @param limits of all claims together
    /// @throws SyntaxException if a claim is not in the rule language
    public static List<ClaimFinding> find(CatalogueEntry entry, Limits limits) throws SyntaxException {
        return find(entry, () -> limits);
    }

    private static List<ClaimFinding> find(CatalogueEntry entry, Supplier<Limits> limits) throws SyntaxException {
        var findings = new ArrayList<ClaimFinding>();
        if (entry.claims().isEmpty()) return findings;
        var rules = Catalogue.builtIn().rules(entry, entry.parameters());
        var game = new Game(entry.id(), rules, entry);
        for (var text : entry.claims()) {
            var claim = ClaimParser.claim(
                    BoundClaims.of(text, entry.parameters()), ClaimParser.coordinates(rules), entry.parameters());
            var tried = tried(game, claim, limits.get());
            findings.add(new ClaimFinding(new ProofAttempt(entry, text, tried.result()), game, claim, tried.theorem()));
        }
        return findings;
    }

    private record TrialResult(Result result, Optional<Theorem> theorem) {
        static TrialResult without(Result result) {
            return new TrialResult(result, Optional.empty());
        }

        static TrialResult of(ProofFinding.Proved proved) {
            var theorem = proved.theorem();
            return new TrialResult(
                    new Result.Proved(theorem.system(), theorem.automaton().states(), proved.nanos()),
                    Optional.of(theorem));
        }
    }

    private static TrialResult tried(Game game, CatalogueClaim claim, Limits limits) {
        if (game.rules() instanceof RuleTree.OnBoard)
            return TrialResult.without(new Result.Inexpressible(Message.of("prove.board", "game", game.text())));
        var task = ProofTask.of(game, claim.play()).within(limits);
        var goal = claim instanceof CatalogueClaim.Grundy ? task.withValues() : task;
        try {
            var formulas = goal.formulas();
            if (formulas.splits() && claim.play() == Play.MISERE)
                return TrialResult.without(new Result.Inexpressible(Message.of("prove.misere-split")));
            if (formulas.splits() && claim instanceof CatalogueClaim.Cold) return fromValues(task.withValues(), claim);
            var names = formulas.coordinates();
            return tried(Prover.test(goal, arithmetic -> ClaimAutomata.relation(claim, names, arithmetic)));
        } catch (InexpressibleException e) {
            return TrialResult.without(new Result.Inexpressible(e.explanation()));
        } catch (RulesException e) {
            return TrialResult.without(new Result.Open(e.explanation()));
        }
    }

    /// Proves a claim about P-positions where moves split, so that they are those of value 0: the
    /// values are proved, and the two sets compared.
    private static TrialResult fromValues(ProofTask task, CatalogueClaim claim) {
        if (!(Prover.prove(task) instanceof ProofFinding.Proved proved))
            return TrialResult.without(new Result.Open(Message.of("prove.attempt.time")));
        var theorem = proved.theorem();
        var names = theorem.game().coordinates();
        var arithmetic = new Arithmetic(theorem.system(), KernelBudget.DEFAULT);
        var relation = ClaimAutomata.relation(claim, names, arithmetic);
        var tracks = new ArrayList<>(names);
        tracks.add(MoveRelations.VALUE);
        var zero = new Formula.Exists(
                List.of(MoveRelations.VALUE),
                Formula.all(
                        new Formula.Acceptance(theorem.automaton(), tracks),
                        Formula.equal(LinearSum.of(MoveRelations.VALUE), LinearSum.ZERO)));
        var cold = arithmetic.inOrder(arithmetic.decide(zero), names);
        return cold.equals(relation.automaton())
                ? TrialResult.of(proved)
                : TrialResult.without(
                        new Result.Open(Message.of("prove.claim", "claim", FormulaText.of(claim.text()))));
    }

    private static TrialResult tried(ProofFinding finding) {
        return switch (finding) {
            case ProofFinding.Proved proved -> TrialResult.of(proved);
            case ProofFinding.Undecided undecided -> TrialResult.without(new Result.Open(undecided.why()));
            case ProofFinding.Refuted refuted -> TrialResult.without(new Result.Refuted(refuted.position()));
            case ProofFinding.WithoutAutomaton _ ->
                throw new AssertionError("A formula was tested, and the finding is about something else");
            case ProofFinding.Open open ->
                TrialResult.without(
                        open.attempts().isEmpty()
                                ? new Result.Open(Message.of("prove.attempt.time"))
                                : new Result.Open(open.attempts().getLast().why()));
        };
    }
}
