package grundy.prove.letters;

import grundy.rules.option.LetteredGame;
import java.util.Optional;

/// The answer about rules for every value of the letters in them, or for any number of heaps.
public sealed interface LetteredAnswer {
    /// A theorem of the library.
    record Law(LibraryTheorem theorem) implements LetteredAnswer {}

    /// The finding about a family.
    ///
    /// @param heaps where the family has a theorem, that of the library about any number of heaps of it, if there
    ///     is one
    record Family(LetteredGame game, LetteredFinding finding, Optional<LibraryTheorem> heaps)
            implements LetteredAnswer {
        static Family of(LetteredGame game, LetteredFinding finding) {
            return new Family(
                    game,
                    finding,
                    finding instanceof LetteredFinding.Proved ? LibraryTheoremFinder.ofHeaps(game) : Optional.empty());
        }
    }
}
