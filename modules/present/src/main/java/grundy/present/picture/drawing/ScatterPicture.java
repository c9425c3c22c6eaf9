package grundy.present.picture.drawing;

import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import java.util.ArrayList;
import java.util.List;

/// A scatter with its axes; below the axis of heaps those of value 0, the cold ones.
///
/// @param marks heaps at which an upright line stands
public record ScatterPicture(ScatterPoints scatter, List<Long> marks) {
    public Illustration draw() {
        var drawing = new Illustration();
        axes(drawing);
        for (long heap : marks)
            if (heap >= scatter.from() && heap <= scatter.to())
                drawing.line(
                        scatter.x(heap),
                        ScatterPoints.TOP,
                        scatter.x(heap),
                        ScatterPoints.HEIGHT - ScatterPoints.BOTTOM,
                        Pen.dashed(Illustration.GREEN));
        var boxes = new ArrayList<Integer>();
        for (int y = 0; y < ScatterPoints.HEIGHT; y++) row(boxes, y);
        drawing.cells(
                Illustration.LEFT, boxes.stream().mapToInt(Integer::intValue).toArray());
        var cold = new ArrayList<Integer>();
        for (int x = 0; x < ScatterPoints.WIDTH; x++)
            if (scatter.isCold(x)) cold.addAll(List.of(x, ScatterPoints.HEIGHT - ScatterPoints.BOTTOM + 1, 1, 4));
        return drawing.cells(
                Illustration.BLACK, cold.stream().mapToInt(Integer::intValue).toArray());
    }

    /// Neighbouring points of a row are one rectangle.
    private void row(List<Integer> boxes, int y) {
        for (int x = 0; x < ScatterPoints.WIDTH; x++) {
            int start = x;
            while (x < ScatterPoints.WIDTH && scatter.isSet(x, y)) x++;
            if (x > start) boxes.addAll(List.of(start, y, x - start, 1));
        }
    }

    private void axes(Illustration drawing) {
        int floor = ScatterPoints.HEIGHT - ScatterPoints.BOTTOM;
        int wall = ScatterPoints.LEFT - 4;
        var pen = Pen.of(Illustration.GREY);
        drawing.words(wall - 8, 9, ScatterPoints.VALUES, Anchor.END, Illustration.BLACK);
        drawing.words(
                ScatterPoints.WIDTH - ScatterPoints.RIGHT + 10,
                floor,
                ScatterPoints.HEAPS,
                Anchor.START,
                Illustration.BLACK);
        for (long heap : scatter.heapTicks()) {
            int x = scatter.x(heap);
            drawing.line(x, floor, x, floor + 6, pen);
            drawing.words(x, floor + 16, Long.toString(heap), Anchor.MIDDLE, Illustration.BLACK);
        }
        for (long value : scatter.valueTicks()) {
            int y = scatter.y(value);
            drawing.line(wall - 4, y, wall, y, pen);
            drawing.words(wall - 8, y, Long.toString(value), Anchor.END, Illustration.BLACK);
        }
        drawing.line(wall, ScatterPoints.TOP, wall, floor, pen);
        drawing.line(wall, floor, ScatterPoints.WIDTH - ScatterPoints.RIGHT, floor, pen);
    }
}
