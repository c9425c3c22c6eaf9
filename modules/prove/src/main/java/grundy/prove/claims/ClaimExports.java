package grundy.prove.claims;

import grundy.check.automaton.Formula;
import grundy.check.automaton.KernelBudget;
import grundy.check.theorem.ClaimAutomata;
import grundy.check.theorem.Theorem;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.prove.claims.CatalogueProofs.ClaimFinding;
import grundy.prove.claims.ClaimProof.StatementForm;
import grundy.prove.letters.SingleGame;
import grundy.prove.rocq.RocqAutomaticValues;
import grundy.prove.rocq.RocqExport;
import grundy.prove.rocq.RocqPeriod;
import grundy.prove.rocq.RocqProof;
import grundy.prove.walnut.WalnutProof;
import grundy.question.SequenceQuestion;
import grundy.rules.RuleTree;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.solve.Solver;
import grundy.text.Message;
import grundy.value.Play;
import java.util.Optional;

/// The texts for other programs that state a claim which the kernel proves.
///
/// @param theorem that proves it
public record ClaimExports(ClaimFinding proof, Theorem theorem) {
    /// The heaps up to which a period is searched for, as `values` does in the same games.
    private static final int HEAPS = 2_000;

    private String name() {
        return proof.about().text();
    }

    private Formula formula() {
        return ClaimAutomata.formula(proof.claim());
    }

    /// Returns whether the claim about lost positions follows from a theorem about nim-values, as where
    /// moves split.
    private boolean follows() {
        return theorem.values() && proof.claim() instanceof CatalogueClaim.Cold;
    }

    /// @return the proof, with a sentence that says what is claimed unless that follows from it
    public WalnutProof walnut() {
        return WalnutProof.of(
                theorem, name(), follows() ? Optional.empty() : Optional.of(formula()), KernelBudget.DEFAULT);
    }

    /// @return the form in which the text for Walnut states the claim
    StatementForm statedForWalnut() {
        return follows() ? StatementForm.AUTOMATON : StatementForm.FORMULA;
    }

    /// @return the theorem about lost positions; where the kernel's is about nim-values, that about their period
    /// @throws LimitException if it cannot be said
    public RocqExport rocq() {
        return theorem.values()
                ? period()
                : RocqExport.of(name(), RocqProof.of(theorem, proof.claim().text(), Optional.of(formula())));
    }

    private RocqExport period() {
        var game = proof.about();
        boolean ofHeaps =
                game.rules() instanceof RuleTree.TakeAndBreak && theorem.game().play() == Play.NORMAL;
        if (!ofHeaps) throw new LimitException(Message.of("rocq.values"));
        var sequence = new Solver(Limits.ofWork()).solve(new SequenceQuestion(game, Play.NORMAL, HEAPS));
        var period = sequence.period().orElseThrow(() -> new LimitException(Message.of("rocq.period.none")));
        return RocqPeriod.of(
                name(), game.rules(), period, sequence.values(), proof.claim().text());
    }

    /// @return the theorem about nim-values by the automaton that computes them; empty if it is about
    ///     lost positions, or cannot be said
    public Optional<RocqExport> automaticValues() {
        if (!theorem.values()) return Optional.empty();
        try {
            var text = RocqAutomaticValues.of(theorem, proof.claim().text(), Optional.of(proof.claim()));
            return Optional.of(RocqExport.ofAutomaticValues(name(), text));
        } catch (LimitException _) {
            return Optional.empty();
        }
    }

    /// @return the form in which that text states the claim
    StatementForm statedOfAutomaticValues() {
        return RocqAutomaticValues.says(theorem, proof.claim()) ? StatementForm.FORMULA : StatementForm.AUTOMATON;
    }

    /// @return the digest of the text for Rocq by arithmetic, without letters, that is recorded; empty if none is
    public Optional<String> arithmetic() {
        return SingleGame.of(proof.about(), proof.claim().play())
                .flatMap(game -> ParametricRecords.of(game, proof.claim()));
    }

    /// @return the form in which the text for Rocq states the claim
    StatementForm statedForRocq() {
        if (theorem.values()) return StatementForm.PERIOD;
        return RocqProof.says(formula()) ? StatementForm.FORMULA : StatementForm.AUTOMATON;
    }
}
