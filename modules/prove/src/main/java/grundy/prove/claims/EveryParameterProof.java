package grundy.prove.claims;

import grundy.prove.claims.ClaimProof.Text;
import grundy.prove.letters.LibraryTheorem;
import grundy.rules.option.LetteredGame;
import grundy.text.Message;
import java.util.Optional;

/// Whether a claim about a game with parameters is proved for every value of them, and by what.
public sealed interface EveryParameterProof {
    /// By arithmetic on integers.
    ///
    /// @param game with its parameters as letters
    /// @param rocq the text for Rocq
    /// @param heaps the theorem of the library about any number of heaps, if there is one
    record ByArithmetic(LetteredGame game, Text rocq, Optional<LibraryTheorem> heaps) implements EveryParameterProof {}

    /// By a theorem of the library for Rocq that says the same.
    record ByLibrary(LibraryTheorem theorem) implements EveryParameterProof {}

    /// It is not.
    record Unproved(Message why) implements EveryParameterProof {}
}
