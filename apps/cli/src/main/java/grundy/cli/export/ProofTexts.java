package grundy.cli.export;

import grundy.check.automaton.Formula;
import grundy.check.automaton.KernelBudget;
import grundy.check.theorem.Theorem;
import grundy.limit.LimitException;
import grundy.present.words.ProofWords;
import grundy.prove.finding.ProofTask;
import grundy.prove.finding.TheoremStatement;
import grundy.prove.rocq.RocqExport;
import grundy.prove.rocq.RocqTheorem;
import grundy.prove.walnut.WalnutExport;
import grundy.prove.walnut.WalnutProof;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.text.Language;
import java.util.Optional;

/// A theorem as texts for other programs.
///
/// @param conjecture what the user has said about it; empty if it is the prover that says something
public record ProofTexts(
        ProofTask task,
        Theorem theorem,
        Optional<TheoremStatement> statement,
        Optional<CatalogueClaim> conjecture,
        Language language) {
    private String page() {
        return ProofWords.page(task, theorem, statement, language);
    }

    private RocqTheorem forRocq() {
        return new RocqTheorem(task, theorem, statement, conjecture);
    }

    private Optional<Formula> statedFormula() {
        return forRocq().statedFormula();
    }

    private String name() {
        return ProofExporter.name(task.game(), task.play(), task.heaps());
    }

    WalnutExport walnut() {
        return new WalnutExport(
                WalnutProof.of(theorem, name(), statedFormula(), KernelBudget.DEFAULT), page(), language);
    }

    /// @throws LimitException if it cannot be written
    RocqExport rocq() {
        return forRocq().export(name(), page());
    }

    /// Writes one of several games for Walnut.
    ///
    /// @param family the rules that they have in common, as the user wrote them
    /// @param letter the name of the number by which they differ
    WalnutExport walnut(String family, String letter, long value) {
        var proof = WalnutProof.ofMember(theorem, family, letter, value, statedFormula(), KernelBudget.DEFAULT);
        return new WalnutExport(proof, page(), language);
    }

    /// Writes one of several games for Rocq.
    ///
    /// @param family the rules that they have in common, as the user wrote them
    /// @param letter the name of the number by which they differ
    RocqExport rocq(String family, String letter, long value) {
        return forRocq().exportOfMember(family, letter, value, page());
    }
}
