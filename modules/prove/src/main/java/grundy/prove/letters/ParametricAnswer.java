package grundy.prove.letters;

import grundy.rules.option.ParametricGame;
import java.util.Optional;

/// The answer about rules for every value of the letters in them, or for any number of heaps.
public sealed interface ParametricAnswer {
    /// A theorem of the library.
    record Law(LibraryTheorem theorem) implements ParametricAnswer {}

    /// The finding about a family.
    ///
    /// @param heaps where the family has a theorem, that of the library about any number of heaps of it, if there
    ///     is one
    record Family(ParametricGame game, ParametricFinding finding, Optional<LibraryTheorem> heaps)
            implements ParametricAnswer {
        static Family of(ParametricGame game, ParametricFinding finding) {
            return new Family(
                    game,
                    finding,
                    finding instanceof ParametricFinding.Proved
                            ? LibraryTheoremFinder.ofHeaps(game)
                            : Optional.empty());
        }
    }
}
