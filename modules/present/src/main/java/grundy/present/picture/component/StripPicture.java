package grundy.present.picture.component;

import grundy.engine.Move;
import grundy.present.board.HeapChanges;
import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.present.picture.drawing.ShownStretch;
import grundy.present.picture.drawing.SideColours;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.rules.board.grid.Northcott;
import grundy.rules.board.grid.SquareSet;
import grundy.rules.board.heap.NumberRow;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Side;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Coins on strips of squares; arrows above a strip are the winning moves.
///
/// @param strips one below the other
record StripPicture(List<Strip> strips, Language language) implements ComponentPicture {
    private static final int MOST_STRIPS = 24;
    private static final int MOST_ARROWS = 12;
    private static final double COIN = 9;
    private static final double HIGH = 26;

    /// A strip.
    ///
    /// @param first number of the leftmost square
    /// @param last number of the rightmost one
    /// @param coins how many stand on a square; negative for those that stand against the others
    /// @param numbered whether the squares have numbers
    record Strip(
            BigInteger first, BigInteger last, Map<BigInteger, Integer> coins, List<Jump> jumps, boolean numbered) {
        Strip {
            jumps = List.copyOf(jumps);
        }
    }

    /// A winning move of a coin.
    record Jump(BigInteger from, BigInteger to, @Nullable Side side, String label) {}

    StripPicture {
        strips = List.copyOf(strips);
    }

    /// Coins in ascending order on one strip, any of which a move takes to another square.
    ///
    /// @param first number of the leftmost square
    static StripPicture ofCoins(ComponentScene scene, NumberRow squares, BigInteger first, Language language) {
        var coins = new TreeMap<BigInteger, Integer>();
        for (var square : squares.list()) coins.merge(square, 1, Integer::sum);
        var jumps = scene.steps().stream()
                .flatMap(step -> jump(squares.list(), after(step.made()), step).stream())
                .toList();
        var last = coins.isEmpty() ? first : coins.lastKey();
        return new StripPicture(List.of(new Strip(first, last, coins, jumps, true)), language);
    }

    private static List<BigInteger> after(Move.Step step) {
        return step.to().stream()
                .flatMap(part ->
                        part instanceof BoardPosition(NumberRow to, var _) ? to.list().stream() : Stream.empty())
                .toList();
    }

    private static List<Jump> jump(List<BigInteger> before, List<BigInteger> after, ComponentScene.Step step) {
        var gone = HeapChanges.without(before, after);
        var come = HeapChanges.without(after, before);
        return gone.size() == 1 && come.size() == 1
                ? List.of(new Jump(gone.getFirst(), come.getFirst(), step.side(), step.label()))
                : List.of();
    }

    /// Northcott's game: a piece of either player in each row.
    static StripPicture ofRows(ComponentScene scene, Northcott.Rows rows, Language language) {
        var strips = new ArrayList<Strip>();
        for (int i = 0; i < rows.list().size(); i++) {
            var row = rows.list().get(i);
            var own = row.other() == null ? BigInteger.ZERO : row.own();
            var other = row.other() == null ? row.gap().add(BigInteger.ONE) : row.other();
            var jumps = new ArrayList<Jump>();
            for (var step : scene.steps())
                if (state(step.made().to()) instanceof Northcott.Rows(var after)
                        && after.size() == rows.list().size()
                        && !after.get(i).equals(row)) {
                    var advanced = row.gap().subtract(after.get(i).gap());
                    var to = own.compareTo(other) < 0 ? own.add(advanced) : own.subtract(advanced);
                    jumps.add(new Jump(own, to, step.side(), step.label()));
                }
            strips.add(
                    new Strip(own.min(other), own.max(other), Map.of(own, 1, other, -1), jumps, row.other() != null));
        }
        return new StripPicture(strips, language);
    }

    private static @Nullable Object state(List<Position> parts) {
        return parts.size() == 1 && parts.getFirst() instanceof BoardPosition(var state, var _) ? state : null;
    }

    /// Pieces on the squares of several strips, numbered from 1.
    static StripPicture ofRegion(ComponentScene scene, SquareSet pieces, Language language) {
        var strips = new ArrayList<Strip>();
        for (int row = 0; row < pieces.rows(); row++) {
            var coins = new TreeMap<BigInteger, Integer>();
            for (int column = 0; column < pieces.columns(); column++)
                if (pieces.has(row, column)) coins.put(BigInteger.valueOf(column + 1L), 1);
            var jumps = new ArrayList<Jump>();
            for (var step : scene.steps())
                if (state(step.made().to()) instanceof SquareSet after && after.rows() == pieces.rows())
                    jump(pieces, after, row, step, jumps);
            strips.add(new Strip(BigInteger.ONE, BigInteger.valueOf(pieces.columns()), coins, jumps, true));
        }
        return new StripPicture(strips, language);
    }

    private static void jump(SquareSet before, SquareSet after, int row, ComponentScene.Step step, List<Jump> jumps) {
        int from = -1;
        int to = -1;
        for (int column = 0; column < before.columns(); column++) {
            if (before.has(row, column) && !after.has(row, column)) from = column;
            if (!before.has(row, column) && after.has(row, column)) to = column;
        }
        if (from >= 0 && to >= 0)
            jumps.add(new Jump(BigInteger.valueOf(from + 1L), BigInteger.valueOf(to + 1L), step.side(), step.label()));
    }

    @Override
    public Illustration drawn() {
        var drawing = new Illustration();
        double y = 0;
        for (var strip : strips.stream().limit(MOST_STRIPS).toList()) {
            y += strip.jumps.isEmpty() ? 6 : 40;
            strip(drawing, strip, y);
            y += HIGH + (strip.numbered ? Illustration.LINE : 4);
        }
        if (strips.size() > MOST_STRIPS)
            drawing.words(
                    0,
                    y + Illustration.LINE / 2.0,
                    Message.of("picture.position.more-strips", "count", strips.size() - MOST_STRIPS)
                            .in(language),
                    Anchor.START,
                    Illustration.GREY);
        return drawing;
    }

    private static void strip(Illustration drawing, Strip strip, double y) {
        var wanted = new ArrayList<BigInteger>();
        for (var jump : strip.jumps.stream().limit(MOST_ARROWS).toList()) wanted.addAll(List.of(jump.from, jump.to));
        wanted.addAll(strip.coins.keySet());
        var stretch = ShownStretch.of(strip.first, strip.last, wanted);
        stretch.draw(drawing, y, HIGH, strip.numbered);
        strip.coins.forEach((square, count) -> {
            if (!stretch.has(square)) return;
            double x = stretch.middle(square);
            int fill = count < 0 ? Illustration.WHITE : SideColours.COUNTER;
            drawing.disc(x, y + HIGH / 2, COIN, fill, Pen.of(Illustration.BLACK));
            if (count > 1) drawing.words(x, y + HIGH / 2, Integer.toString(count), Anchor.MIDDLE, Illustration.WHITE);
        });
        int drawn = 0;
        for (var jump : strip.jumps) {
            if (drawn == MOST_ARROWS) break;
            if (!stretch.has(jump.from) || !stretch.has(jump.to)) continue;
            arrow(drawing, stretch, jump, y);
            drawn++;
        }
    }

    private static void arrow(Illustration drawing, ShownStretch stretch, Jump jump, double y) {
        double from = stretch.middle(jump.from);
        double to = stretch.middle(jump.to);
        double high = Math.min(34, 12 + Math.abs(from - to) / 6);
        drawing.bentArrow(
                from, y + 1, (from + to) / 2, y - 2 * high + 10, to, y + 1, Pen.thick(SideColours.of(jump.side)));
        drawing.words((from + to) / 2, y - high - 2, jump.label, Anchor.MIDDLE, SideColours.of(jump.side));
    }
}
