package grundy.prove;

import grundy.check.automaton.InexpressibleException;
import grundy.check.theorem.ClaimAutomata;
import grundy.limit.Limits;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.rules.RulesException;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import grundy.value.Play;

/// A formula of the user, which is proved, refuted by the smallest counterexample, or compared with the
/// values computed.
///
/// @param task for values where the claim is about them
public record Conjecture(ProofTask task, CatalogueClaim claim) {
    /// @param text in the language of claims: `P when a == b`
    /// @param plain the proof task without the claim
    /// @throws SyntaxException if the text is not a claim
    /// @throws RulesException if the claim is about misere play and the rules are not
    public static Conjecture of(String text, ProofTask plain) throws SyntaxException {
        var claim = ClaimParser.claim(
                text, plain.formulas().coordinates(), plain.game().parameters());
        if (claim.play() == Play.MISERE && plain.play() == Play.NORMAL)
            throw new RulesException(Message.of("prove.misere-claim"));
        return new Conjecture(claim instanceof CatalogueClaim.Grundy ? plain.withValues() : plain, claim);
    }

    /// @return the same conjecture with other limits
    public Conjecture within(Limits limits) {
        return new Conjecture(task.within(limits), claim);
    }

    /// @return the result
    public ProofFinding test() {
        var finding = tested();
        // What no automaton can say may be wrong all the same.
        if (finding instanceof ProofFinding.Open(var attempts, var _) && !attempts.isEmpty())
            return ConjectureTrial.of(task, claim, attempts.getLast().why());
        return finding;
    }

    private ProofFinding tested() {
        var coordinates = task.formulas().coordinates();
        try {
            return Prover.test(task, arithmetic -> ClaimAutomata.relation(claim, coordinates, arithmetic));
        } catch (InexpressibleException e) {
            return ConjectureTrial.of(task, claim, e.explanation());
        }
    }
}
