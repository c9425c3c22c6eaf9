package grundy.engine.rewrite;

import grundy.rules.rewrite.Orientation;
import grundy.rules.rewrite.Symmetry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/// The words of a region, moved to the first row and column and seen in whichever way of the rules' symmetries gives
/// the fewest rows and then the least words: all likenesses of a region have the same words. Not for several threads.
final class BitLikenesses {
    private static final int TWO = 2;

    private final BitRules rules;

    /// All ways to see a region, and those that leave Left and Right as they are.
    private final Views all;

    private final Views plain;

    private final long[] own;
    private final long[] seen;
    private final BitFrame.Box box = new BitFrame.Box();

    /// A way to see a region.
    ///
    /// @param letters what each letter becomes
    /// @param exchanges whether Left and Right change places
    /// @param swaps whether rows and columns are exchanged
    private record View(int[] letters, Orientation orientation, boolean exchanges, boolean swaps) {
        static View of(Symmetry symmetry) {
            var orientation = symmetry.orientation();
            return new View(symmetry.letters(), orientation, symmetry.exchanges(), orientation.swaps());
        }
    }

    /// Ways to see a region, those with the same letters side by side.
    ///
    /// @param mayTurn whether some exchange rows and columns
    private record Views(View[] ways, boolean mayTurn) {
        static Views of(List<View> views) {
            var ways = new ArrayList<View>();
            views.stream()
                    .sorted(Comparator.comparing(View::letters, Arrays::compare))
                    .forEach(view -> ways.add(
                            !ways.isEmpty() && Arrays.equals(ways.getLast().letters, view.letters)
                                    ? new View(ways.getLast().letters, view.orientation, view.exchanges, view.swaps)
                                    : view));
            return new Views(ways.toArray(View[]::new), ways.stream().anyMatch(View::swaps));
        }
    }

    BitLikenesses(BitRules rules) {
        this.rules = rules;
        this.own = new long[rules.planes];
        this.seen = new long[rules.planes];
        var views = rules.symmetries().stream().map(View::of).toList();
        this.all = Views.of(views);
        this.plain = Views.of(views.stream().filter(view -> !view.exchanges).toList());
    }

    /// @param squares of each letter
    /// @param signed whether a region may be seen with Left and Right exchanged
    /// @param least gets the words
    /// @return whether the words show the negative
    boolean least(long[] squares, boolean signed, long[] least) {
        long region = 0;
        for (int letter = 1; letter < squares.length; letter++) region |= squares[letter];
        Arrays.fill(least, 0);
        if (region == 0) return false;
        rules.frame.enclose(region, box);
        var views = signed ? all : plain;
        int rows = box.rows();
        int columns = box.columns();
        boolean upright = !views.mayTurn || rows <= columns;
        boolean turned = views.mayTurn && columns <= rows;
        return own.length == TWO
                ? leastOfTwo(squares, views.ways, upright, turned, least)
                : leastOfAll(squares, views.ways, upright, turned, least);
    }

    /// Two planes, without branches on which words are less, since these could not be foretold.
    @SuppressWarnings({"ReferenceEquality", "ShortCircuitBoolean"}) // views of the same letters share the array
    private boolean leastOfTwo(long[] squares, View[] views, boolean upright, boolean turned, long[] least) {
        var frame = rules.frame;
        long least0 = 0;
        long least1 = 0;
        boolean first = true;
        boolean negative = false;
        int[] letters = {};
        for (var view : views) {
            if (view.swaps ? !turned : !upright) continue;
            if (view.letters != letters) exchange(squares, view);
            letters = view.letters;
            int corner = frame.corner(box, view.orientation);
            long seen0 = frame.seen(own[0], view.orientation) >>> corner;
            long seen1 = frame.seen(own[1], view.orientation) >>> corner;
            boolean isLess = first | seen0 < least0 | seen0 == least0 & seen1 < least1;
            least0 = isLess ? seen0 : least0;
            least1 = isLess ? seen1 : least1;
            negative = isLess ? view.exchanges : negative;
            first = false;
        }
        least[0] = least0;
        least[1] = least1;
        return negative;
    }

    @SuppressWarnings("ReferenceEquality") // views of the same letters share the array
    private boolean leastOfAll(long[] squares, View[] views, boolean upright, boolean turned, long[] least) {
        boolean first = true;
        boolean negative = false;
        int[] letters = {};
        for (var view : views) {
            if (view.swaps ? !turned : !upright) continue;
            if (view.letters != letters) exchange(squares, view);
            letters = view.letters;
            if (!see(view.orientation, first, least)) continue;
            System.arraycopy(seen, 0, least, 0, seen.length);
            first = false;
            negative = view.exchanges;
        }
        return negative;
    }

    private void exchange(long[] squares, View view) {
        Arrays.fill(own, 0);
        for (int letter = 1; letter < squares.length; letter++) {
            long on = squares[letter];
            for (int left = view.letters[letter], plane = 0; left != 0; left >>= 1, plane++)
                if ((left & 1) != 0) own[plane] |= on;
        }
    }

    /// @param least the least words so far, unless this is the first view
    /// @return whether those seen now are less
    private boolean see(Orientation orientation, boolean first, long[] least) {
        int corner = rules.frame.corner(box, orientation);
        boolean isLess = first;
        for (int plane = 0; plane < own.length; plane++) {
            seen[plane] = rules.frame.seen(own[plane], orientation) >>> corner;
            if (isLess || seen[plane] == least[plane]) continue;
            if (seen[plane] > least[plane]) return false;
            isLess = true;
        }
        return isLess;
    }
}
