package grundy.answer;

import grundy.check.Evidence;
import grundy.finding.TableEnd;
import grundy.rules.Game;
import grundy.text.Message;
import grundy.value.Play;
import java.util.List;
import java.util.Optional;

/// Nim-values of the positions `(a, b)`, or of single heads there in a product of games of turning coins.
///
/// @param first where both coordinates begin: 0, or 1 for coins
/// @param to the last value of both coordinates
/// @param values `values[a - first][b - first]`, all of them or, of a large table, the first rows and columns
/// @param cold positions of value 0 by their sum, then by a; the first of them where there are many
/// @param coldCount how many there are
/// @param earlyEnd why it ends before what was asked for, if it does
public record ValueGrid(
        Game game,
        Play play,
        int first,
        int to,
        int[][] values,
        List<ColdPosition> cold,
        long coldCount,
        Evidence evidence,
        Optional<TableEnd> earlyEnd)
        implements Answer {
    /// A position of value 0.
    public record ColdPosition(int a, int b) {}

    /// @return this grid, which ends before what was asked for
    public ValueGrid stoppedBefore(int last, Message why) {
        return new ValueGrid(
                game, play, first, to, values, cold, coldCount, evidence, Optional.of(new TableEnd(last, why)));
    }

    /// @return whether all values up to `to` are there
    public boolean isWhole() {
        return first + values.length - 1 == to;
    }
}
