package grundy.explain.board;

import grundy.finding.Move;
import grundy.rules.BoardPosition;
import grundy.rules.RuleTree;
import grundy.rules.board.grid.Chomp;
import grundy.rules.board.heap.NumberRow;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// The square that a move in Chomp bites off, with all squares below it and to the right.
///
/// @param row from the top, from 1
/// @param column from the left, from 1
public record ChompBite(int row, BigInteger column) {
    private static final List<BigInteger> POISON = List.of(BigInteger.ONE);

    /// Returns the bite of a move; empty in other games.
    public static Optional<ChompBite> of(RuleTree rules, Move.Step step) {
        if (!(rules instanceof RuleTree.OnBoard(var _, var _, Chomp _))
                || !(step.from() instanceof BoardPosition(NumberRow from, var _))) return Optional.empty();
        var to = step.to().isEmpty()
                ? POISON
                : ((NumberRow) ((BoardPosition) step.to().getFirst()).state()).list();
        int row = 0;
        while (row < to.size() && to.get(row).equals(from.get(row))) row++;
        return Optional.of(new ChompBite(row + 1, row < to.size() ? to.get(row).add(BigInteger.ONE) : BigInteger.ONE));
    }

    /// Returns the move, followed by the bite.
    public Message behindMove(String move) {
        return Message.of("explain.moves.bitten", "move", move, "row", row, "column", column);
    }
}
