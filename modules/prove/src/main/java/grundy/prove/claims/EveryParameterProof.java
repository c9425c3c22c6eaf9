package grundy.prove.claims;

import grundy.prove.claims.ClaimProof.ExportText;
import grundy.prove.letters.LibraryTheorem;
import grundy.rules.option.ParametricGame;
import grundy.text.Message;
import java.util.Optional;

/// The proof of a claim for every value of the game's parameters, or the reason why there is none.
public sealed interface EveryParameterProof {
    /// A proof by arithmetic on integers.
    ///
    /// @param game with its parameters as letters
    /// @param rocq the text for Rocq
    /// @param heaps the theorem of the library about any number of heaps, if there is one
    record ByArithmetic(ParametricGame game, ExportText rocq, Optional<LibraryTheorem> heaps)
            implements EveryParameterProof {}

    /// A proof by a theorem of the library for Rocq that says the same.
    record ByLibrary(LibraryTheorem theorem) implements EveryParameterProof {}

    /// The lack of a proof for every value.
    record Unproved(Message why) implements EveryParameterProof {}
}
