package grundy.present.picture.component;

import grundy.present.picture.drawing.CounterStrip;
import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.SideColours;
import grundy.text.Language;
import grundy.value.Side;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Heaps that belong together, such as the coordinates of a position: a move may change several of them, so that the
/// position stands above, and below it what each winning move does.
///
/// @param labels of the heaps
/// @param sizes of the heaps
/// @param moves what winning moves leave
record PilesPicture(List<String> labels, List<BigInteger> sizes, List<After> moves, Language language)
        implements ComponentPicture {
    private static final int MOST_MOVES = 12;
    private static final int MOST_PILES = 12;
    private static final double GAP = 24;

    /// What a move leaves.
    ///
    /// @param heaps one list for each heap: what is there instead
    record After(List<List<BigInteger>> heaps, @Nullable Side side, String label) {
        After {
            heaps = List.copyOf(heaps);
        }
    }

    PilesPicture {
        labels = List.copyOf(labels);
        sizes = List.copyOf(sizes);
        moves = List.copyOf(moves);
    }

    @Override
    public Illustration drawn() {
        if (moves.stream().allMatch(move -> changed(move).size() <= 1)) return inPlace();
        if (sizes.size() > MOST_PILES) return inPlace();
        var drawing = new HeapsPicture(heaps(), 0, language).drawn();
        var blocks = moves.stream().limit(MOST_MOVES).map(this::block).toList();
        return drawing.below(blocks, Illustration.WIDE, GAP);
    }

    private List<Integer> changed(After move) {
        return IntStream.range(0, sizes.size())
                .filter(i -> !move.heaps.get(i).equals(List.of(sizes.get(i))))
                .boxed()
                .toList();
    }

    private boolean isSmaller(After move, int heap) {
        return move.heaps.get(heap).stream()
                        .reduce(BigInteger.ZERO, BigInteger::add)
                        .compareTo(sizes.get(heap))
                < 0;
    }

    private List<HeapsPicture.Heap> heaps() {
        return IntStream.range(0, sizes.size())
                .mapToObj(i -> new HeapsPicture.Heap(labels.get(i), sizes.get(i), List.of()))
                .toList();
    }

    /// Where a move changes several heaps, that which gets smaller.
    private Illustration inPlace() {
        var changes = new ArrayList<List<HeapsPicture.Change>>();
        for (int i = 0; i < sizes.size(); i++) changes.add(new ArrayList<>());
        for (var move : moves)
            for (int i : changed(move))
                if (changed(move).size() == 1 || isSmaller(move, i))
                    changes.get(i).add(new HeapsPicture.Change(move.heaps.get(i), move.side, move.label));
        return new HeapsPicture(
                        IntStream.range(0, sizes.size())
                                .mapToObj(i -> new HeapsPicture.Heap(labels.get(i), sizes.get(i), changes.get(i)))
                                .toList(),
                        0,
                        language)
                .drawn();
    }

    private Illustration block(After move) {
        var block = new Illustration();
        var largest = sizes.stream().reduce(BigInteger.ONE, BigInteger::max);
        var strip = new CounterStrip(largest, CounterStrip.SMALL);
        double start = labels.stream().mapToDouble(Illustration::width).max().orElse(0) + 8;
        double y = Illustration.LINE / 2.0;
        if (!move.label.isEmpty()) {
            block.words(0, y, "[" + move.label + "]", Anchor.START, SideColours.of(move.side));
            y += Illustration.LINE;
        }
        for (int i = 0; i < sizes.size(); i++, y += Illustration.LINE) {
            block.words(0, y, labels.get(i), Anchor.START, Illustration.GREY);
            strip.draw(block, CounterStrip.change(sizes.get(i), move.heaps.get(i)), start, y, move.side);
        }
        return block;
    }
}
