package grundy.present.words;

import grundy.check.theorem.TheoremWords;
import grundy.store.TheoremFile;
import grundy.text.FormulaText;
import grundy.text.Message;

/// A theorem that is kept, for a reader.
public final class KeptTheoremWords {
    private KeptTheoremWords() {}

    public static Message of(TheoremFile kept) {
        var theorem = kept.theorem();
        return Message.of(
                theorem.values() ? "proof.kept.values" : "proof.kept.cold",
                "rules",
                kept.rules(),
                "play",
                ProofWords.play(theorem),
                "position",
                String.join(", ", theorem.game().coordinates()),
                "states",
                theorem.automaton().states(),
                "system",
                TheoremWords.system(theorem.system()),
                "claim",
                kept.claim().isEmpty() ? "" : Message.of("proof.kept.claim", "claim", FormulaText.of(kept.claim())));
    }
}
