package grundy.present.picture;

import grundy.answer.NimSequence;
import grundy.check.Evidence;
import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.present.picture.drawing.PaperShade;
import grundy.present.picture.drawing.PictureText;
import grundy.present.picture.drawing.ScatterPicture;
import grundy.present.picture.drawing.ScatterPoints;
import grundy.present.words.SequenceWords;
import grundy.text.Block;
import grundy.text.Language;
import grundy.text.Message;
import java.util.Arrays;
import java.util.List;

/// Nim-values against heaps: bars while there is room, else points; cold heaps are black, and where a period is proved
/// its stretches have grounds by turns.
record SequencePicture(NimSequence sequence, Language language) {
    private static final int MOST_BARS = 110;
    private static final double WIDE = 880;
    private static final double HIGH = 240;
    private static final double WIDEST = 24;
    private static final double HIGHEST = 22;
    private static final double NUMBERED = 18;
    private static final double LABEL = 18;
    private static final double TOP = 36;

    Illustration draw() {
        var drawing = new Illustration();
        var words = new SequenceWords(sequence, language);
        var title = words.title().stream()
                .map(Block::plain)
                .map(block -> block instanceof Block.Heading(var text) ? text : "")
                .findFirst()
                .orElse("");
        PictureText.heading(drawing, title);
        boolean isOfBars = sequence.values().length <= MOST_BARS;
        drawing.put(isOfBars ? bars() : points(), 0, drawing.height() + Illustration.LINE);
        drawing.grow(0, drawing.height() + Illustration.LINE / 2.0);
        legend(drawing);
        PictureText.blocks(drawing, words.period());
        PictureText.blocks(drawing, words.records());
        return drawing.called(title);
    }

    private int largest() {
        return Arrays.stream(sequence.values()).max().orElse(0);
    }

    private Illustration points() {
        var marks = sequence.period()
                .map(period -> List.of(period.preperiod(), period.preperiod() + period.period()))
                .orElse(List.of());
        return new ScatterPicture(ScatterPoints.of(sequence.values(), largest()), marks).draw();
    }

    private Illustration bars() {
        var values = sequence.values();
        int largest = Math.max(1, largest());
        double pitch = Math.min(WIDEST, WIDE / values.length);
        double unit = Math.min(HIGHEST, HIGH / largest);
        double left = Illustration.width(Integer.toString(largest)) + 14;
        double floor = TOP + unit * largest + 6;
        var drawing = new Illustration();
        sequence.period().ifPresent(period -> grounds(drawing, period, left, pitch, floor));
        for (int n = 0; n < values.length; n++) {
            double x = left + n * pitch;
            double top = floor - values[n] * unit;
            if (values[n] == 0)
                drawing.disc(
                        x + pitch / 2,
                        floor - 5,
                        Math.min(4, pitch * 0.4),
                        Illustration.BLACK,
                        Pen.of(Illustration.BLACK));
            else
                drawing.box(
                        x + pitch * 0.1, top, pitch * 0.8, floor - top, Illustration.LEFT, Pen.of(Illustration.LEFT));
            if (pitch >= NUMBERED && values[n] > 0)
                drawing.words(x + pitch / 2, top - 9, Integer.toString(values[n]), Anchor.MIDDLE, Illustration.BLACK);
        }
        axes(drawing, values.length, largest, left, pitch, unit, floor);
        return drawing;
    }

    private boolean hasGrounds() {
        return sequence.period().filter(period -> period.period() > 1).isPresent();
    }

    private void grounds(Illustration drawing, Evidence.Period period, double left, double pitch, double floor) {
        if (!hasGrounds()) return;
        double end = left + sequence.values().length * pitch;
        boolean isDark = true;
        for (double x = left + period.preperiod() * pitch; x < end; x += period.period() * pitch) {
            if (isDark)
                drawing.area(
                        PaperShade.GROUND.light(),
                        x,
                        LABEL,
                        Math.min(end, x + period.period() * pitch),
                        LABEL,
                        Math.min(end, x + period.period() * pitch),
                        floor,
                        x,
                        floor);
            isDark ^= true;
        }
    }

    private static void axes(
            Illustration drawing, int heaps, int largest, double left, double pitch, double unit, double floor) {
        var pen = Pen.of(Illustration.GREY);
        drawing.line(left - 4, floor, left + heaps * pitch, floor, pen);
        drawing.line(left - 4, LABEL, left - 4, floor, pen);
        drawing.words(left + heaps * pitch + 8, floor, ScatterPoints.HEAPS, Anchor.START, Illustration.BLACK);
        drawing.words(0, LABEL / 2, ScatterPoints.VALUES, Anchor.START, Illustration.GREY);
        for (long value : ScatterPoints.ticks(0, largest)) {
            drawing.line(left - 8, floor - value * unit, left - 4, floor - value * unit, pen);
            drawing.words(left - 10, floor - value * unit, Long.toString(value), Anchor.END, Illustration.BLACK);
        }
        boolean isEach = pitch >= WIDEST;
        for (long heap = 0; heap < heaps; heap += isEach ? 1 : heaps > 50 ? 10 : 5)
            drawing.words(
                    left + (heap + 0.5) * pitch, floor + 12, Long.toString(heap), Anchor.MIDDLE, Illustration.BLACK);
    }

    private void legend(Illustration drawing) {
        double y = PictureText.next(drawing);
        drawing.disc(6, y, 4, Illustration.BLACK, Pen.of(Illustration.BLACK));
        var cold = Message.of("picture.values.cold").in(language);
        drawing.words(16, y, cold, Anchor.START, Illustration.BLACK);
        boolean isOfBars = sequence.values().length <= MOST_BARS;
        if (isOfBars ? !hasGrounds() : sequence.period().isEmpty()) return;
        double x = 16 + Illustration.width(cold) + 24;
        if (isOfBars) drawing.box(x, y - 6, 14, 12, PaperShade.GROUND.light(), Pen.of(Illustration.PALE));
        else drawing.line(x + 7, y - 7, x + 7, y + 7, Pen.dashed(Illustration.GREEN));
        drawing.words(
                x + 22,
                y,
                Message.of(isOfBars ? "picture.values.grounds" : "picture.values.lines")
                        .in(language),
                Anchor.START,
                Illustration.BLACK);
    }
}
