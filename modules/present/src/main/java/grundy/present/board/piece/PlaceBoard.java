package grundy.present.board.piece;

import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;

/// A board of places that hold one thing each, or nothing: a move changes what stands on some of them.
///
/// @param now what stands on each place; empty for nothing
/// @param after the letters after a move, from the parts that it leaves; empty where they cannot be determined
/// @param missing what stands on places that are not there
/// @param gesture how the changes are made
public record PlaceBoard(
        String look,
        List<BoardPiece> pieces,
        Map<String, String> now,
        Function<List<Position>, Optional<Map<String, String>>> after,
        String missing,
        PlaceGesture gesture)
        implements PartBoard {
    /// The sign of a square that is not a place.
    public static final String HOLE = "#";

    /// @return the position where it is in one piece
    public static Optional<Position> whole(List<Position> left) {
        return left.size() == 1 && left.getFirst() instanceof BoardPosition
                ? Optional.of(left.getFirst())
                : Optional.empty();
    }

    @Override
    public MoveTouch touch(List<Position> left) {
        return after.apply(left)
                .map(then -> PlaceChange.between(now, then, missing))
                .map(changes -> new MoveTouch(gesture.ways(changes), PlaceChange.places(changes)))
                .orElse(MoveTouch.NONE);
    }

    /// Each change is made by pressing its place, and then what comes there, which lies below the
    /// board.
    ///
    /// @param options moves that are examined for what they put on the board
    public PlaceBoard lettered(List<List<Position>> options) {
        var letters = new TreeSet<String>();
        for (var option : options)
            after.apply(option)
                    .ifPresent(then ->
                            PlaceChange.between(now, then, missing).forEach(change -> letters.add(change.after())));
        double below =
                pieces.stream().mapToDouble(piece -> piece.area().y2()).max().orElse(0) + 1;
        var all = new ArrayList<>(pieces);
        double x = 0;
        for (var letter : letters) {
            var says = letter.isEmpty()
                    ? Message.of("piece.put-nothing")
                    : Message.of("piece.put-letter", "letter", letter);
            all.add(BoardPiece.of(PlaceGesture.LETTER + letter, "token", PieceArea.square(x++, below), says)
                    .reading(letter));
        }
        return new PlaceBoard(look, all, now, after, missing, PlaceGesture::lettered);
    }

    /// @return this board with other gestures
    public PlaceBoard by(PlaceGesture other) {
        return new PlaceBoard(look, pieces, now, after, missing, other);
    }
}
