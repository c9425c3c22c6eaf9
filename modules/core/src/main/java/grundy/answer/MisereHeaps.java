package grundy.answer;

import grundy.check.Evidence;
import grundy.rules.Game;
import java.util.List;
import java.util.Optional;

/// The genera and the misere quotient of a game's heaps.
///
/// @param genera the genus of each heap from heap 0, as far as they were found; written as the books have it
/// @param quotient the misere quotient of the heaps, as far as it was found; empty if the rules are none that
///     quotients are found of
/// @param evidence for the quotient, or for the genera where there is none
public record MisereHeaps(Game game, List<String> genera, Optional<QuotientAnswer> quotient, Evidence evidence)
        implements Answer {
    public MisereHeaps {
        genera = List.copyOf(genera);
    }
}
