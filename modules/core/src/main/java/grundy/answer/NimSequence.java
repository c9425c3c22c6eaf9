package grundy.answer;

import grundy.check.Evidence;
import grundy.check.period.ObservedRegularity;
import grundy.finding.HeapCoding;
import grundy.finding.TableEnd;
import grundy.rules.Game;
import grundy.value.Play;
import java.util.Optional;

/// Nim-values of the heaps 0 to `to`.
///
/// @param values in misere play misere nim-values: 0 exactly where the player to move loses a single heap
/// @param period proved; empty if there is none or none is known
/// @param regularity observed where no period is proved
/// @param evidence for the values themselves
/// @param earlyEnd the reason why it ends before the requested heap, if it does
/// @param sparse the mask and the rare heaps of the sparse space, if one was used
public record NimSequence(
        Game game,
        Play play,
        int[] values,
        Optional<Evidence.Period> period,
        Optional<ObservedRegularity> regularity,
        Evidence evidence,
        Optional<TableEnd> earlyEnd,
        Optional<HeapCoding> sparse)
        implements Answer {
    /// @return the last heap
    public int to() {
        return values.length - 1;
    }

    /// @return this sequence, as computed by a sparse space
    public NimSequence by(HeapCoding coding) {
        return new NimSequence(
                game,
                play,
                values,
                period,
                regularity,
                evidence,
                earlyEnd,
                Optional.of(coding).filter(space -> space.mask() != 0));
    }

    /// @return this sequence as the answer to a question that asked for no more heaps than these
    public NimSequence whole() {
        return new NimSequence(game, play, values, period, regularity, evidence, Optional.empty(), sparse);
    }
}
