package grundy.cli;

import grundy.check.theorem.Budget;
import grundy.check.theorem.Claims;
import grundy.check.theorem.Formula;
import grundy.check.theorem.Theorem;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.present.words.ProofWords;
import grundy.prove.Statement;
import grundy.prove.Statements;
import grundy.prove.Task;
import grundy.prove.letters.LetteredProver;
import grundy.prove.letters.OneGame;
import grundy.prove.rocq.RocqExport;
import grundy.prove.rocq.RocqLettered;
import grundy.prove.rocq.RocqProof;
import grundy.prove.walnut.WalnutExport;
import grundy.prove.walnut.WalnutProof;
import grundy.rules.SyntaxException;
import grundy.rules.language.Claim;
import grundy.rules.language.ClaimParser;
import grundy.text.Language;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/// A theorem as texts for other programs.
///
/// @param conjecture what the user has said of it; empty if it is the prover that says something
record ProofTexts(
        Task task, Theorem theorem, Optional<Statement> statement, Optional<Claim> conjecture, Language language) {
    /// So long an arithmetical proof is looked for where there is no text of one by automata.
    private static final Duration ARITHMETIC = Duration.ofSeconds(10);

    private String page() {
        return ProofWords.page(task, theorem, statement, language);
    }

    private Optional<Formula> said() {
        return conjecture
                .map(Claims::formula)
                .or(() -> statement.flatMap(words -> Statements.formula(theorem, task.game(), words)));
    }

    private String name() {
        return ExportOption.name(task.game(), task.play(), task.heaps());
    }

    WalnutExport walnut() {
        return new WalnutExport(WalnutProof.of(theorem, name(), said(), Budget.DEFAULT), page(), language);
    }

    /// @throws LimitException if it cannot be written
    RocqExport rocq() {
        try {
            return RocqExport.of(name(), RocqProof.of(theorem, page(), said()));
        } catch (LimitException e) {
            return arithmetic().orElseThrow(() -> e);
        }
    }

    /// Of nim-values, which the text of automata does not tell.
    private Optional<RocqExport> arithmetic() {
        if (!theorem.values() || task.heaps() > 1) return Optional.empty();
        var claim = claim().filter(says -> RocqLettered.refusal(says).isEmpty());
        var game = OneGame.of(task.game(), task.play());
        if (claim.isEmpty() || game.isEmpty()) return Optional.empty();
        var limits = task.limits().until(Deadline.after(ARITHMETIC));
        return LetteredProver.theorem(game.get(), claim.get(), limits)
                .map(proved -> RocqLettered.of(proved, name(), page(), limits));
    }

    private Optional<Claim> claim() {
        if (conjecture.isPresent() || statement.isEmpty()) return conjecture;
        try {
            var names = theorem.game().coordinates();
            return Optional.of(ClaimParser.claim(statement.get().claim(), names, Map.of()));
        } catch (SyntaxException _) {
            return Optional.empty();
        }
    }

    /// The same for one of several games.
    ///
    /// @param family the rules that they have in common, as the user wrote them
    /// @param letter what the number is called that tells them apart
    WalnutExport walnut(String family, String letter, long value) {
        var proof = WalnutProof.ofMember(theorem, family, letter, value, said(), Budget.DEFAULT);
        return new WalnutExport(proof, page(), language);
    }

    /// The same for one of several games.
    ///
    /// @param family the rules that they have in common, as the user wrote them
    /// @param letter what the number is called that tells them apart
    RocqExport rocq(String family, String letter, long value) {
        return RocqExport.ofMember(family, letter, value, RocqProof.of(theorem, page(), said()));
    }
}
