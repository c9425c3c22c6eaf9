package grundy.present.picture.component;

import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.present.picture.drawing.ShownStretch;
import grundy.present.picture.drawing.SideColours;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.rules.board.coin.TurningMultiples;
import grundy.rules.board.heap.CoinRow;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Coins in a row, heads or tails; below them the same row after each winning move, with the coins that it turned.
///
/// @param heads their squares
/// @param last number of the last square, from 1
record CoinsPicture(ComponentScene scene, Set<BigInteger> heads, BigInteger last) implements ComponentPicture {
    private static final int MOST_MOVES = 10;
    private static final double COIN = 9;
    private static final double HIGH = 24;

    /// A row of coins as long as it is written, or as far as there are heads.
    static CoinsPicture of(ComponentScene scene, CoinRow heads) {
        var squares = heads.squares().list();
        var last = squares.stream().reduce(BigInteger.valueOf(Math.max(1, heads.row())), BigInteger::max);
        return new CoinsPicture(scene, Set.copyOf(squares), last);
    }

    /// A row of so many squares.
    static CoinsPicture of(ComponentScene scene, TurningMultiples.Row row) {
        return new CoinsPicture(scene, Set.copyOf(row.heads().list()), row.length());
    }

    @Override
    public Illustration drawn() {
        var after = scene.steps().stream()
                .limit(MOST_MOVES)
                .map(step -> heads(step.made().to()))
                .toList();
        var wanted = new ArrayList<>(heads);
        for (var row : after) wanted.addAll(turned(row));
        wanted.sort(BigInteger::compareTo);
        var stretch = ShownStretch.of(BigInteger.ONE, last, wanted);
        var drawing = new Illustration();
        stretch.draw(drawing, 0, HIGH, true);
        coins(drawing, stretch, heads, 0);
        double y = HIGH + Illustration.LINE + 10;
        for (int i = 0; i < after.size(); i++, y += HIGH + 4) {
            var step = scene.steps().get(i);
            var turned = turned(after.get(i));
            for (var square : stretch.squares()) {
                double x = stretch.middle(square);
                if (turned.contains(square))
                    drawing.box(
                            x - HIGH / 2,
                            y,
                            HIGH,
                            HIGH,
                            SideColours.pale(step.side()),
                            Pen.thick(SideColours.of(step.side())));
                coin(drawing, x, y, after.get(i).contains(square));
            }
            drawing.words(
                    stretch.middle(stretch.squares().getLast()) + stretch.size(),
                    y + HIGH / 2,
                    step.mark(),
                    Anchor.START,
                    SideColours.of(step.side()));
        }
        return drawing;
    }

    private static Set<BigInteger> heads(List<Position> parts) {
        var heads = new HashSet<BigInteger>();
        for (var part : parts)
            if (part instanceof BoardPosition(CoinRow(var squares, var _), var _)) heads.addAll(squares.list());
            else if (part instanceof BoardPosition(TurningMultiples.Row(var _, var squares), var _))
                heads.addAll(squares.list());
        return heads;
    }

    private Set<BigInteger> turned(Set<BigInteger> after) {
        var turned = new HashSet<>(heads);
        for (var square : after) if (!turned.remove(square)) turned.add(square);
        return turned;
    }

    private static void coins(Illustration drawing, ShownStretch stretch, Set<BigInteger> heads, double y) {
        for (var square : stretch.squares()) coin(drawing, stretch.middle(square), y, heads.contains(square));
    }

    /// @param y of the upper side of its square
    static void coin(Illustration drawing, double x, double y, boolean isHead) {
        drawing.disc(
                x, y + HIGH / 2, COIN, isHead ? SideColours.COUNTER : Illustration.WHITE, Pen.of(Illustration.BLACK));
        drawing.words(
                x, y + HIGH / 2, isHead ? "H" : "T", Anchor.MIDDLE, isHead ? Illustration.WHITE : Illustration.GREY);
    }
}
