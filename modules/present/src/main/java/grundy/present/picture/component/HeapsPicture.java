package grundy.present.picture.component;

import grundy.present.picture.drawing.CounterStrip;
import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.SideColours;
import grundy.rules.Position;
import grundy.rules.ShortenedText;
import grundy.rules.Tuple;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Side;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Heaps as rows of counters: those that a winning move takes away are hollow. A large heap is a bar; many heaps are
/// columns beside each other.
///
/// @param heaps the first ones
/// @param more how many others there are
public record HeapsPicture(List<Heap> heaps, long more, Language language) implements ComponentPicture {
    private static final int MOST_ROWS = 24;
    private static final int MOST_IN_ROWS = 60;
    private static final int MOST_OF_HEAP = 8;
    private static final double GAP = 12;

    /// A heap with what winning moves make of it.
    ///
    /// @param label may be empty
    public record Heap(String label, BigInteger size, List<Change> changes) {
        public Heap {
            changes = List.copyOf(changes);
        }
    }

    /// @param left the heaps that are there instead
    public record Change(List<BigInteger> left, @Nullable Side side, String label) {
        public Change {
            left = List.copyOf(left);
        }

        /// @return what a step leaves of a heap
        public static Change of(ComponentScene.Step step) {
            return new Change(
                    step.made().to().stream().map(part -> ((Tuple) part).get(0)).toList(), step.side(), step.label());
        }

        private boolean takes(BigInteger size) {
            return left.size() == 1 && left.getFirst().compareTo(size) < 0;
        }
    }

    @Override
    public Illustration drawn() {
        return heaps.size() > MOST_ROWS ? new HeapColumns(heaps, more, language).drawn() : rows();
    }

    private Illustration rows() {
        var drawing = new Illustration();
        var shown = new ShortenedText(language);
        double labels = widest(heaps.stream().map(HeapsPicture.Heap::label).toList());
        double numbers = Math.max(
                Illustration.width("->"),
                widest(heaps.stream().map(heap -> shown.brief(heap.size)).toList()));
        double start = labels + (labels > 0 ? GAP : 0) + numbers + GAP;
        var strip = new CounterStrip(largest(), CounterStrip.LARGE);
        double y = strip.height() / 2;
        int rows = 0;
        for (var heap : heaps) {
            boolean isInPlace =
                    heap.changes.size() == 1 && heap.changes.getFirst().takes(heap.size);
            drawing.words(0, y, heap.label, Anchor.START, Illustration.GREY);
            drawing.words(start - GAP, y, shown.brief(heap.size), Anchor.END, Illustration.BLACK);
            if (isInPlace) change(drawing, strip, heap, heap.changes.getFirst(), start, y);
            else strip.draw(drawing, CounterStrip.whole(heap.size), start, y, null);
            y += strip.height();
            rows++;
            if (isInPlace) continue;
            int most = Math.min(MOST_OF_HEAP, Math.max(0, MOST_IN_ROWS - rows));
            for (var change : heap.changes.stream().limit(most).toList()) {
                drawing.words(start - GAP, y, "->", Anchor.END, SideColours.of(change.side));
                change(drawing, strip, heap, change, start, y);
                y += strip.height();
                rows++;
            }
            if (heap.changes.size() > most) {
                var more = Message.of("picture.position.more-steps");
                drawing.words(start, y, more.in(language), Anchor.START, Illustration.GREY);
                y += strip.height();
            }
        }
        return drawing;
    }

    private void change(Illustration drawing, CounterStrip strip, Heap heap, Change change, double start, double y) {
        double end = strip.draw(drawing, CounterStrip.change(heap.size, change.left), start, y, change.side);
        var left = new ShortenedText(language)
                .sum(change.left.stream().<Position>map(Tuple::of).toList());
        var says = "-> " + left + (change.label.isEmpty() ? "" : "  [" + change.label + "]");
        drawing.words(end + GAP, y, says, Anchor.START, SideColours.of(change.side));
    }

    private BigInteger largest() {
        return heaps.stream()
                .flatMap(heap -> Stream.concat(
                        Stream.of(heap.size),
                        heap.changes.stream()
                                .map(change -> change.left.stream().reduce(BigInteger.ZERO, BigInteger::add))))
                .reduce(BigInteger.ONE, BigInteger::max);
    }

    private static double widest(List<String> texts) {
        return texts.stream().mapToDouble(Illustration::width).max().orElse(0);
    }
}
