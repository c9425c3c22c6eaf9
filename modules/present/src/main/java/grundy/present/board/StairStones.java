package grundy.present.board;

import grundy.present.board.piece.BoardPiece;
import grundy.present.board.piece.MoveTouch;
import grundy.present.board.piece.PartBoard;
import grundy.present.board.piece.PieceArea;
import grundy.rules.Position;
import grundy.rules.board.heap.StaircaseNim;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;

/// Coins on the steps of a staircase, which leads down to the ground at one end.
///
/// @param rows the same coins, step by step, as rows of stones without a bar
/// @param count the number of numbers in the position
record StairStones(PartBoard rows, StaircaseNim stairs, int count) implements PartBoard {
    private static final double RISE = 0.6;
    private static final double THICK = 0.12;

    @Override
    public String look() {
        return "steps";
    }

    /// @return the height of a step above the ground
    private double height(int index) {
        int fromEnd = stairs.end() == StaircaseNim.End.LEFT ? index : count - 1 - index;
        return RISE * (stairs.groundCounted() ? fromEnd : fromEnd + 1);
    }

    @Override
    public List<BoardPiece> pieces() {
        var coins = rows.pieces();
        double high = RISE;
        for (var coin : coins)
            high = Math.max(high, height((int) coin.area().y()) + coin.area().x2());
        // A column for the ground, on its side of the steps.
        int left = stairs.end() == StaircaseNim.End.LEFT ? 1 : 0;
        var pieces = new ArrayList<BoardPiece>();
        pieces.add(BoardPiece.of(
                        "ground", "ground", PieceArea.box(0, high, count + 1.0, THICK), Message.of("piece.ground"))
                .asScenery());
        for (int i = 0; i < count; i++) {
            var area = PieceArea.box(i + left, high - height(i), 1, height(i));
            var says = Message.of("piece.step", "number", i + 1);
            if (height(i) > 0)
                pieces.add(BoardPiece.of("step" + i, "step", area, says).asScenery());
        }
        for (var coin : coins) {
            int step = (int) coin.area().y();
            var area = PieceArea.square(
                    step + left, high - height(step) - coin.area().x2());
            if (!coin.look().equals("hole")) pieces.add(coin.looking(coin.look().replace("stone", "coin"), area));
        }
        return pieces;
    }

    @Override
    public MoveTouch touch(List<Position> left) {
        return rows.touch(left);
    }
}
