package grundy.present.board;

import grundy.present.board.piece.BoardPiece;
import grundy.present.board.piece.MoveTouch;
import grundy.present.board.piece.PartBoard;
import grundy.present.board.piece.PieceArea;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.rules.board.heap.NumberRow;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Numbers from 2 on: a move names one that is not a sum of named ones.
///
/// @param last the largest number that is shown
/// @param free numbers that can be named
record NamedNumbers(NumberRow numbers, int last, List<BigInteger> free) implements PartBoard {
    private static final int MOST = 1000;
    private static final int IN_A_ROW = 10;

    static Stream<PartBoard> of(NumberRow named, List<List<Position>> options) {
        var free = options.stream().map(left -> addedNumber(named, left)).toList();
        var last = Stream.concat(free.stream(), named.list().stream()).reduce(BigInteger.TWO, BigInteger::max);
        return last.compareTo(BigInteger.valueOf(MOST)) > 0
                ? Stream.empty()
                : Stream.of(new NamedNumbers(named, last.intValueExact(), free));
    }

    /// @return the number that is named; 0 if there is none
    private static BigInteger addedNumber(NumberRow named, List<Position> left) {
        if (!(left.getFirst() instanceof BoardPosition(NumberRow to, var _))) return BigInteger.ZERO;
        return to.list().stream()
                .filter(number -> !named.contains(number))
                .findFirst()
                .orElse(BigInteger.ZERO);
    }

    @Override
    public String look() {
        return "numbers";
    }

    @Override
    public List<BoardPiece> pieces() {
        var pieces = new ArrayList<BoardPiece>();
        for (int number = 2; number <= last; number++) {
            boolean isFree = free.contains(BigInteger.valueOf(number));
            boolean isNamed = numbers.contains(BigInteger.valueOf(number));
            var key = isFree ? "piece.number" : isNamed ? "piece.number-named" : "piece.number-gone";
            int row = (number - 1) / IN_A_ROW;
            var area = PieceArea.square((number - 1) % IN_A_ROW, row);
            var look = isFree ? "number" : isNamed ? "number-named" : "number-gone";
            var piece = BoardPiece.of("" + number, look, area, Message.of(key, "number", number))
                    .reading(Integer.toString(number));
            pieces.add(isFree ? piece : piece.asScenery());
        }
        return pieces;
    }

    /// Marks the named number alone: the sums that cannot be named any more follow from it, and are shown
    /// after the move.
    @Override
    public MoveTouch touch(List<Position> left) {
        var number = addedNumber(numbers, left);
        if (number.signum() == 0) return MoveTouch.NONE;
        var place = number.toString();
        return new MoveTouch(List.of(List.of(place)), List.of(place));
    }
}
