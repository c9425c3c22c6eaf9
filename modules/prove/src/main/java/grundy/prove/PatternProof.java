package grundy.prove;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.rules.Game;
import grundy.rules.RulesException;
import grundy.rules.catalogue.PrefixedRules;
import java.util.Optional;

/// Asks the prover about rules for which no period theorem holds.
public final class PatternProof {
    private final PrefixedRules rules;
    private final Limits limits;

    public PatternProof(PrefixedRules rules, Limits limits) {
        this.rules = rules;
        this.limits = limits;
    }

    public String rules() {
        return rules.text();
    }

    public Game game() {
        return rules.game();
    }

    /// @return empty if the rules cannot be put to it
    public Optional<ProofFinding> finding() {
        try {
            return Optional.of(Prover.prove(new ProofTask(
                    rules.game(), rules.play(), 0, false, Optional.empty(), ProofTask.USUAL_STATES, limits)));
        } catch (RulesException | LimitException _) {
            return Optional.empty();
        }
    }
}
