package grundy.present.picture.component;

import grundy.answer.ScoredPly;
import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.present.picture.drawing.SideColours;
import grundy.rules.scored.RemainingRow;
import grundy.text.Language;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;

/// Stones in a row with their points; brackets below are what the best moves take.
///
/// @param best what the best moves leave, in their order
record StonesPicture(RemainingRow stones, List<RemainingRow> best, Language language) implements ComponentPicture {
    private static final int MOST = 40;
    private static final int MOST_MOVES = 8;
    private static final double LEAST = 32;
    private static final double HIGH = 30;
    private static final double WIDEST = 1400;
    private static final double TICK = 5;

    static StonesPicture of(RemainingRow stones, List<ScoredPly> plies, Language language) {
        var best = new ArrayList<RemainingRow>();
        for (var ply : plies) if (ply.to().state() instanceof RemainingRow left) best.add(left);
        return new StonesPicture(stones, best, language);
    }

    @Override
    public Illustration drawn() {
        double wide = LEAST;
        int count = Math.min(MOST, stones.count());
        for (int i = 0; i < count; i++) wide = Math.max(wide, Illustration.width(points(i)) + 10);
        count = Math.min(count, (int) (WIDEST / wide));
        var drawing = new Illustration();
        for (int i = 0; i < count; i++) {
            drawing.box(i * wide + 1, 0, wide - 2, HIGH, SideColours.COUNTER, Pen.of(Illustration.BLACK));
            drawing.words((i + 0.5) * wide, HIGH / 2, points(i), Anchor.MIDDLE, Illustration.WHITE);
        }
        if (count < stones.count())
            drawing.words(
                    count * wide + 8,
                    HIGH / 2,
                    Message.of("picture.position.more-stones", "count", stones.count() - count)
                            .in(language),
                    Anchor.START,
                    Illustration.GREY);
        double y = HIGH + 12;
        for (int i = 0; i < Math.min(MOST_MOVES, best.size()); i++, y += Illustration.LINE) {
            var left = best.get(i);
            var label = "[" + (i + 1) + "]";
            bracket(drawing, 0, left.from() - stones.from(), count, wide, y, label);
            bracket(drawing, left.to() - stones.from(), stones.count(), count, wide, y, label);
        }
        return drawing;
    }

    private String points(int index) {
        return Long.toString(stones.row().get(stones.from() + index));
    }

    private static void bracket(
            Illustration drawing, int from, int to, int drawn, double wide, double y, String label) {
        if (from >= to || to > drawn) return;
        var pen = Pen.thick(Illustration.GREEN);
        double left = from * wide + 4;
        double right = to * wide - 4;
        drawing.line(left, y, right, y, pen)
                .line(left, y, left, y - TICK, pen)
                .line(right, y, right, y - TICK, pen)
                .words(right + 10, y, label, Anchor.START, Illustration.GREEN);
    }
}
