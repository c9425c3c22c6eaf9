package grundy.check;

import grundy.check.theorem.GameFormulas;
import grundy.check.theorem.Theorem;
import grundy.rules.RuleTree;
import java.util.List;
import java.util.Optional;

/// Theorems for all sizes that were found before, wherever they are kept. The solver proves what it is given before it
/// relies on it, each time.
public interface TheoremSource {
    /// None.
    TheoremSource NONE = (_, _) -> Optional.empty();

    /// @param game that is asked about
    /// @param values whether nim-values are wanted, or P-positions
    /// @return a theorem about this very game
    Optional<TheoremEntry> about(GameFormulas game, boolean values);

    /// Receives a theorem that is wrong, or was not proved; it is not relied on.
    default void refused(TheoremEntry theorem) {}

    /// @return whether these theorems are to be preferred to everything else that could answer
    default boolean comeFirst() {
        return false;
    }

    /// @param games whose heaps are added in misere play
    /// @return the misere quotient that was found; it is checked before it is relied on
    default Optional<QuotientTheorem> quotient(List<RuleTree> games) {
        return Optional.empty();
    }

    /// A theorem with what is known about it.
    ///
    /// @param claim what it says in the language of claims, known to be the same; empty if it has no such words
    /// @param origin where it comes from
    record TheoremEntry(Theorem theorem, String claim, String origin) {}
}
