package grundy.present.play;

import grundy.answer.Verdict;
import grundy.finding.Move;
import grundy.present.move.Situation;
import java.util.List;
import java.util.Optional;

/// The solver's view of a situation: the verdict and the winning moves.
///
/// @param verdict about the components that are still running; empty if the limits did not allow one
/// @param winning the first winning moves of the player about to move, none where he has none or they are not known
/// @param winningCount their full number, written out
public record Analysis(
        Situation situation,
        Optional<Verdict> verdict,
        MoverStanding standing,
        List<Move> winning,
        String winningCount) {}
