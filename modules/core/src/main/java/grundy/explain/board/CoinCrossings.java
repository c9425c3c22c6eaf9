package grundy.explain.board;

import grundy.finding.Move;
import grundy.rules.BoardPosition;
import grundy.rules.board.coin.HeadGrid;
import grundy.rules.board.coin.HeadGrid.Square;
import grundy.rules.notation.ShortenedText;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.TreeSet;

/// The rows and columns that a move turns in a product of games of turning coins.
record CoinCrossings(TreeSet<BigInteger> rows, TreeSet<BigInteger> columns) {
    /// @return empty if the step is not one on a board of coins
    static Optional<CoinCrossings> of(Move.Step step) {
        if (!(step.from() instanceof BoardPosition(var from, var _))
                || !(step.to().getFirst() instanceof BoardPosition(var to, var _))
                || !(from instanceof HeadGrid before)
                || !(to instanceof HeadGrid after)) return Optional.empty();
        var turned = new HashSet<>(before.heads());
        for (var head : after.heads()) if (!turned.remove(head)) turned.add(head);
        var rows = new TreeSet<BigInteger>();
        var columns = new TreeSet<BigInteger>();
        for (Square square : turned) {
            rows.add(square.row());
            columns.add(square.column());
        }
        return Optional.of(new CoinCrossings(rows, columns));
    }

    Message behindMove(String move, ShortenedText texts) {
        return Message.of(
                "explain.moves.crossings", "move", move, "rows", list(rows, texts), "columns", list(columns, texts));
    }

    /// @return a run of neighbours as `3..17`
    static String list(TreeSet<BigInteger> squares, ShortenedText texts) {
        var first = squares.getFirst();
        var last = squares.getLast();
        boolean run = squares.size() > 2 && last.subtract(first).equals(BigInteger.valueOf(squares.size() - 1L));
        Collection<BigInteger> all = squares;
        return run ? texts.brief(first) + ".." + texts.brief(last) : texts.list(all);
    }
}
