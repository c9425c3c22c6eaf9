package grundy.prove.rocq;

import grundy.check.automaton.Formula;
import grundy.check.theorem.ClaimAutomata;
import grundy.check.theorem.Theorem;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.prove.finding.ProofTask;
import grundy.prove.finding.TheoremStatement;
import grundy.prove.letters.ParametricProver;
import grundy.prove.letters.SingleGame;
import grundy.prove.statement.StatementFinder;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.SyntaxException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/// A theorem about one game as a file for Rocq: by automata, or of nim-values by arithmetic where that proves them.
///
/// @param statement the theorem in words, if there are any
/// @param conjecture what the user has said about it; empty if it is the prover that says something
public record RocqTheorem(
        ProofTask task, Theorem theorem, Optional<TheoremStatement> statement, Optional<CatalogueClaim> conjecture) {
    /// The time for an arithmetical proof of nim-values.
    private static final Duration ARITHMETIC = Duration.ofSeconds(10);

    /// @return the formula that the theorem states about the automaton; empty if there are no such words
    public Optional<Formula> statedFormula() {
        return conjecture
                .map(ClaimAutomata::formula)
                .or(() -> statement.flatMap(words -> StatementFinder.formula(theorem, task.game(), words)));
    }

    /// @param name of the game, after which the file is named
    /// @param headline what is proved, in words
    /// @throws LimitException if it cannot be written
    public RocqExport export(String name, String headline) {
        if (!theorem.values()) return RocqExport.of(name, RocqProof.of(theorem, headline, statedFormula()));
        return arithmetic(name, headline)
                .orElseGet(
                        () -> RocqExport.ofAutomaticValues(name, RocqAutomaticValues.of(theorem, headline, claim())));
    }

    /// Returns the export for one of several games, by automata.
    ///
    /// @param family the rules that they have in common, as the user wrote them
    /// @param letter the name of the number by which they differ
    /// @throws LimitException if it cannot be written
    public RocqExport exportOfMember(String family, String letter, long value, String headline) {
        return theorem.values()
                ? RocqExport.ofMemberValues(family, letter, value, RocqAutomaticValues.of(theorem, headline, claim()))
                : RocqExport.ofMember(family, letter, value, RocqProof.of(theorem, headline, statedFormula()));
    }

    /// Proves nim-values by arithmetic where that says more: about any number of heaps.
    private Optional<RocqExport> arithmetic(String name, String headline) {
        if (!theorem.values() || task.heaps() > 1) return Optional.empty();
        var claim = claim();
        var game = SingleGame.of(task.game(), task.play());
        if (claim.isEmpty() || game.isEmpty()) return Optional.empty();
        var limits = task.limits().until(Deadline.after(ARITHMETIC));
        return ParametricProver.theorem(game.get(), claim.get(), limits)
                .map(proved -> RocqParametric.of(proved, name, headline, limits));
    }

    private Optional<CatalogueClaim> claim() {
        if (conjecture.isPresent() || statement.isEmpty()) return conjecture;
        try {
            var names = theorem.game().coordinates();
            return Optional.of(ClaimParser.claim(statement.get().claim(), names, Map.of()));
        } catch (SyntaxException _) {
            return Optional.empty();
        }
    }
}
