package grundy.present.board;

import grundy.present.board.piece.BoardPiece;
import grundy.present.board.piece.MoveTouch;
import grundy.present.board.piece.PartBoard;
import grundy.present.board.piece.PieceArea;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.rules.scored.RemainingRow;
import grundy.text.Message;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Stones in a row with the points of each, which are taken from its ends: those from the end to
/// another one.
record NumberStones(RemainingRow row) implements PartBoard {
    private static final int MOST = 500;

    static Optional<PartBoard> of(RemainingRow row) {
        return row.count() > MOST ? Optional.empty() : Optional.of(new NumberStones(row));
    }

    @Override
    public String look() {
        return "numbers";
    }

    @Override
    public List<BoardPiece> pieces() {
        return IntStream.range(0, row.count())
                .mapToObj(i -> {
                    long points = row.row().sum(row.from() + i, row.from() + i + 1);
                    var says = Message.of("piece.points", "points", points, "number", i + 1, "count", row.count());
                    return BoardPiece.of("" + i, "coin", PieceArea.square(i, 0), says)
                            .reading(Long.toString(points));
                })
                .toList();
    }

    @Override
    public MoveTouch touch(List<Position> left) {
        if (!(left.getFirst() instanceof BoardPosition(RemainingRow to, var _))) return MoveTouch.NONE;
        boolean isFromLeft = to.from() > row.from();
        int taken = row.count() - to.count();
        int end = isFromLeft ? 0 : row.count() - 1;
        int last = isFromLeft ? taken - 1 : row.count() - taken;
        var way = taken == 1 ? List.of("" + end) : List.of("" + end, "" + last);
        var marks = IntStream.range(Math.min(end, last), Math.max(end, last) + 1)
                .mapToObj(Integer::toString)
                .toList();
        return new MoveTouch(List.of(way), marks);
    }
}
