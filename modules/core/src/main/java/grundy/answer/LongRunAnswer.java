package grundy.answer;

import grundy.check.Evidence;
import grundy.finding.ExtendibleSequence;
import java.util.Optional;

/// A nim-sequence of any length.
///
/// @param sequence empty if the game is not one of single heaps, or has no values in this play that could be listed
public record LongRunAnswer(Optional<ExtendibleSequence> sequence) implements Answer {
    /// @return for the values worked out so far
    @Override
    public Evidence evidence() {
        return new Evidence.Table(sequence.map(ExtendibleSequence::length).orElse(0L));
    }
}
