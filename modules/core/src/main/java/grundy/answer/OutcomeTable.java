package grundy.answer;

import grundy.check.Evidence;
import grundy.finding.TableEnd;
import grundy.rules.Game;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.List;
import java.util.Optional;

/// Outcomes of the heaps of a game in which Left and Right have moves of their own, or options may be blocked.
///
/// @param outcomes of the heaps 0, 1, 2, ...
/// @param period proved; empty if there is none, or it is not known
/// @param earlyEnd why it ends before what was asked for, if it does
public record OutcomeTable(
        Game game,
        Play play,
        List<Outcome> outcomes,
        Optional<Evidence.Period> period,
        Evidence evidence,
        Optional<TableEnd> earlyEnd)
        implements Answer {}
