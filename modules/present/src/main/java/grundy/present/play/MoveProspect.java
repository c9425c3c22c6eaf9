package grundy.present.play;

import grundy.value.Outcome;
import grundy.value.Value;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/// The prospect of a situation reached by looking ahead: its outcome and remoteness.
///
/// @param outcome null if it was not found within the limits
/// @param standing of the player about to move there
/// @param remoteness moves to the end if the winner hurries and the loser delays; empty if it is not known, or a draw
public record MoveProspect(
        @Nullable Outcome outcome, MoverStanding standing, Optional<Value> value, OptionalLong remoteness) {
    static final MoveProspect UNKNOWN =
            new MoveProspect(null, MoverStanding.UNKNOWN, Optional.empty(), OptionalLong.empty());
}
