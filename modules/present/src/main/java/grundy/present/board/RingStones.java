package grundy.present.board;

import grundy.present.board.piece.BoardPiece;
import grundy.present.board.piece.MoveTouch;
import grundy.present.board.piece.PartBoard;
import grundy.present.board.piece.PieceArea;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.rules.board.heap.RingKayles;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Stones in a ring: a move takes a run of them.
record RingStones(int size) implements PartBoard {
    static Optional<PartBoard> of(BigInteger length) {
        return length.compareTo(BigInteger.valueOf(StoneRows.MOST_STONES)) > 0
                ? Optional.empty()
                : Optional.of(new RingStones(length.intValueExact()));
    }

    @Override
    public String look() {
        return "ring";
    }

    @Override
    public List<BoardPiece> pieces() {
        double radius = size < 2 ? 0 : 0.6 / Math.sin(Math.PI / size);
        return IntStream.range(0, size)
                .mapToObj(i -> {
                    double angle = 2 * Math.PI * i / size;
                    var area = PieceArea.square(radius + radius * Math.sin(angle), radius - radius * Math.cos(angle));
                    return BoardPiece.of(
                            "" + i, "stone", area, Message.of("piece.stone", "number", i + 1, "count", size));
                })
                .toList();
    }

    @Override
    public MoveTouch touch(List<Position> left) {
        if (!(left.getFirst() instanceof BoardPosition(RingKayles.Coins(var _, var lengths), var _)))
            return MoveTouch.NONE;
        int gone = size - StoneRows.total(lengths.list()).intValueExact();
        var ways = new ArrayList<List<String>>();
        for (int start = 0; start < (gone == size ? 1 : size); start++) {
            var first = "" + start;
            var last = "" + (start + gone - 1) % size;
            if (gone == 1) ways.add(List.of(first));
            else {
                ways.add(List.of(first, last));
                if (gone < size) ways.add(List.of(last, first));
            }
        }
        return new MoveTouch(
                ways, IntStream.range(0, gone).mapToObj(Integer::toString).toList());
    }
}
