package grundy.explain.board;

import grundy.engine.Move;
import grundy.rules.BoardPosition;
import grundy.rules.ShortenedText;
import grundy.rules.board.heap.CoinRow;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.Optional;
import java.util.TreeSet;

/// Which coins a move in a game of turning coins in a row turns over.
///
/// @param squares at least one
record TurnedHeads(TreeSet<BigInteger> squares) {
    /// @return empty if the step is not one on a row of coins
    static Optional<TurnedHeads> of(Move.Step step) {
        if (step.to().size() != 1
                || !(step.from() instanceof BoardPosition(CoinRow from, var _))
                || !(step.to().getFirst() instanceof BoardPosition(CoinRow to, var _))) return Optional.empty();
        var turned = new TreeSet<>(from.squares().list());
        for (var square : to.squares().list()) if (!turned.remove(square)) turned.add(square);
        return turned.isEmpty() ? Optional.empty() : Optional.of(new TurnedHeads(turned));
    }

    Message added(String move, ShortenedText shown) {
        return Message.of(
                "explain.moves.turned",
                "move",
                move,
                "count",
                squares.size(),
                "squares",
                CoinCrossings.list(squares, shown));
    }
}
