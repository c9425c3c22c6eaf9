package grundy.present.picture.component;

import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.present.picture.drawing.ScatterPoints;
import grundy.present.picture.drawing.SideColours;
import grundy.rules.ShortenedText;
import grundy.text.Language;
import grundy.text.Message;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Many heaps as columns beside each other; those in which there is a winning move stand out.
///
/// @param heaps the first ones
/// @param more how many others there are
record HeapColumns(List<HeapsPicture.Heap> heaps, long more, Language language) {
    /// How many heaps are drawn at most.
    static final int MOST = 400;

    private static final int WIDE = 900;
    private static final int HIGH = 200;
    private static final int WIDEST = 20;

    Illustration drawn() {
        var drawing = new Illustration();
        int count = Math.min(MOST, heaps.size());
        int pitch = Math.max(2, Math.min(WIDEST, WIDE / count));
        var largest = heaps.stream().limit(count).map(HeapsPicture.Heap::size).reduce(BigInteger.ONE, BigInteger::max);
        var most = new ShortenedText(language).brief(largest);
        int left = (int) Illustration.width(most) + 10;
        var cells = new LinkedHashMap<Integer, List<Integer>>();
        for (int i = 0; i < count; i++) {
            var heap = heaps.get(i);
            int x = left + i * pitch;
            int height = height(heap.size(), largest);
            var change = heap.changes().stream()
                    .filter(each -> each.left().size() == 1)
                    .findFirst();
            int kept =
                    change.map(each -> height(each.left().getFirst(), largest)).orElse(height);
            int colour = heap.changes().isEmpty()
                    ? SideColours.COUNTER
                    : SideColours.of(heap.changes().getFirst().side());
            bar(cells, colour, x, Math.min(kept, height), 0, pitch);
            if (kept < height)
                bar(cells, SideColours.pale(heap.changes().getFirst().side()), x, height, kept, pitch);
        }
        drawing.line(left - 4, HIGH, left + (double) count * pitch, HIGH, Pen.of(Illustration.GREY));
        drawing.line(left - 4, 0, left - 4, HIGH, Pen.of(Illustration.GREY));
        drawing.words(left - 8, 6, most, Anchor.END, Illustration.BLACK);
        drawing.words(left - 8, HIGH - 4, "0", Anchor.END, Illustration.BLACK);
        cells.forEach((colour, boxes) ->
                drawing.cells(colour, boxes.stream().mapToInt(Integer::intValue).toArray()));
        for (long tick : ScatterPoints.ticks(1, count))
            drawing.words(
                    left + (tick - 0.5) * pitch, HIGH + 12, Long.toString(tick), Anchor.MIDDLE, Illustration.GREY);
        if (heaps.size() + more > count)
            drawing.words(
                    left,
                    HIGH + 12.0 + Illustration.LINE,
                    Message.of("picture.position.more-heaps", "count", heaps.size() + more - count)
                            .in(language),
                    Anchor.START,
                    Illustration.GREY);
        return drawing;
    }

    private static void bar(Map<Integer, List<Integer>> cells, int colour, int x, int top, int bottom, int pitch) {
        if (top <= bottom) return;
        var boxes = cells.computeIfAbsent(colour, _ -> new ArrayList<>());
        boxes.addAll(List.of(x, HIGH - top, pitch > 3 ? pitch - 1 : pitch, top - bottom));
    }

    private static int height(BigInteger size, BigInteger largest) {
        if (size.signum() == 0) return 0;
        double part = new BigDecimal(size)
                .divide(new BigDecimal(largest), 6, RoundingMode.HALF_UP)
                .doubleValue();
        return Math.max(1, (int) Math.round(part * HIGH));
    }
}
