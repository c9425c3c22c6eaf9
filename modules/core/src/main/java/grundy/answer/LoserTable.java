package grundy.answer;

import grundy.check.Evidence;
import grundy.finding.TableEnd;
import grundy.rules.Game;
import java.util.List;
import java.util.Optional;

/// A table of the loser of each heap in a game of several players.
///
/// @param preferences for each player all players, the preferred loser first
/// @param losers `losers.get(j)[n]` loses a heap of n where player j is to move
/// @param period proved; empty if there is none or none is known
/// @param earlyEnd the reason why it ends before the requested heap, if it does
public record LoserTable(
        Game game,
        List<List<Integer>> preferences,
        List<byte[]> losers,
        Optional<Evidence.Period> period,
        Evidence evidence,
        Optional<TableEnd> earlyEnd)
        implements Answer {}
