package grundy.present.words;

import grundy.check.TheoremSource;
import grundy.check.automaton.NumerationWords;
import grundy.check.theorem.Theorem;
import grundy.store.theorem.TheoremFile;
import grundy.text.FormulaText;
import grundy.text.Message;

/// A theorem that is kept, for a reader.
public final class StoredTheoremWords {
    private StoredTheoremWords() {}

    public static Message of(TheoremFile file) {
        return of(file.rules(), file.theorem(), file.claim());
    }

    /// @param rules of the game, as they were asked about
    /// @return the theorem about all sizes of the game, in words
    public static Message of(String rules, TheoremSource.TheoremEntry theorem) {
        return Message.of("proof.kept.known", "theorem", of(rules, theorem.theorem(), theorem.claim()));
    }

    private static Message of(String rules, Theorem theorem, String claim) {
        return Message.of(
                theorem.values() ? "proof.kept.values" : "proof.kept.cold",
                "rules",
                rules,
                "play",
                ProofWords.play(theorem),
                "position",
                String.join(", ", theorem.game().coordinates()),
                "states",
                theorem.automaton().states(),
                "system",
                NumerationWords.system(theorem.system()),
                "claim",
                claim.isEmpty() ? "" : Message.of("proof.kept.claim", "claim", FormulaText.of(claim)));
    }
}
