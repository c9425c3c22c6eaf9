package grundy.engine.rewrite;

import grundy.rules.rewrite.Orientation;
import grundy.rules.rewrite.RuleSymmetry;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// The words of a region, moved to the first row and column, under the symmetry of the rules that gives
/// the fewest rows and then the least words: all likenesses of a region have the same words. Not for
/// several threads.
final class BitLikenesses {
    private static final int TWO = 2;

    private final BitRules rules;

    /// All ways to see a region, those that leave Left and Right as they are, and those that do not.
    private final RegionViews all;

    private final RegionViews plain;
    private final RegionViews exchanging;

    private final long[] own;
    private final long[] images;
    private final BitFrame.Box box = new BitFrame.Box();

    /// A way to see a region.
    ///
    /// @param letters what each letter becomes
    /// @param exchanges whether Left and Right change places
    /// @param swaps whether rows and columns are exchanged
    private record View(int[] letters, Orientation orientation, boolean exchanges, boolean swaps) {
        static View of(RuleSymmetry symmetry) {
            var orientation = symmetry.orientation();
            return new View(symmetry.letters(), orientation, symmetry.exchanges(), orientation.swaps());
        }

        /// @return whether the planes stay as they are
        boolean keepsPlanes() {
            return IntStream.range(0, letters.length).allMatch(letter -> letters[letter] == letter);
        }

        /// @return whether the two planes change places
        boolean crossesPlanes() {
            return IntStream.range(0, letters.length)
                    .allMatch(letter -> letters[letter] == ((letter & 1) << 1 | letter >> 1));
        }
    }

    /// An orientation of two planes, and what it shows: 1 for the region, -1 for its negative, 0 for neither.
    ///
    /// @param straight with the planes as they are
    /// @param crossed with the planes exchanged
    private record Turn(Orientation orientation, boolean swaps, int straight, int crossed) {
        static Turn of(Orientation orientation, List<View> views) {
            int straight = 0;
            int crossed = 0;
            for (var view : views) {
                if (!view.orientation.equals(orientation)) continue;
                int sign = view.exchanges ? -1 : 1;
                if (view.keepsPlanes()) straight = straight == 0 ? sign : straight;
                else crossed = crossed == 0 ? sign : crossed;
            }
            return new Turn(orientation, orientation.swaps(), straight, crossed);
        }
    }

    /// Ways to see a region, those with the same letters side by side.
    ///
    /// @param turns the ways as turns; none unless there are two planes, which all ways keep or exchange
    /// @param mayTurn whether some exchange rows and columns
    private record RegionViews(View[] ways, Turn[] turns, boolean mayTurn) {
        static RegionViews of(List<View> views, int planes) {
            boolean byPlanes =
                    planes == TWO && views.stream().allMatch(view -> view.keepsPlanes() || view.crossesPlanes());
            var orientations = views.stream().map(View::orientation).distinct();
            return new RegionViews(
                    views.stream()
                            .sorted(Comparator.comparing(View::letters, Arrays::compare))
                            .toArray(View[]::new),
                    byPlanes ? orientations.map(way -> Turn.of(way, views)).toArray(Turn[]::new) : new Turn[0],
                    views.stream().anyMatch(View::swaps));
        }
    }

    BitLikenesses(BitRules rules) {
        this.rules = rules;
        this.own = new long[rules.planes];
        this.images = new long[rules.planes];
        var views = rules.symmetries().stream().map(View::of).toList();
        this.all = RegionViews.of(views, rules.planes);
        this.plain =
                RegionViews.of(views.stream().filter(view -> !view.exchanges).toList(), rules.planes);
        this.exchanging = RegionViews.of(views.stream().filter(View::exchanges).toList(), rules.planes);
    }

    /// @param planes of the region
    /// @param signed whether a region may be seen with Left and Right exchanged
    /// @param least gets the words
    /// @return whether the words show the negative
    boolean least(long[] planes, boolean signed, long[] least) {
        return least(planes, signed ? all : plain, least);
    }

    /// @param planes of a region
    /// @return whether it is seen alike with Left and Right exchanged
    boolean isOwnNegative(long[] planes) {
        if (exchanging.ways.length == 0) return false;
        var one = new long[planes.length];
        var other = new long[planes.length];
        least(planes, plain, one);
        least(planes, exchanging, other);
        return Arrays.equals(one, other);
    }

    private boolean least(long[] planes, RegionViews views, long[] least) {
        long region = 0;
        for (long plane : planes) region |= plane;
        if (region == 0) {
            Arrays.fill(least, 0);
            return false;
        }
        rules.frame.enclose(region, box);
        int rows = box.rows();
        int columns = box.columns();
        boolean upright = !views.mayTurn || rows <= columns;
        boolean turned = views.mayTurn && columns <= rows;
        return views.turns.length > 0
                ? leastOfTwo(planes[0], planes[1], views.turns, upright, turned, least)
                : leastOfAll(planes, views.ways, upright, turned, least);
    }

    /// Two planes, each turned once, without branches on which words are less, since these could not be
    /// foretold. What is its own negative is not shown as one.
    @SuppressWarnings("ShortCircuitBoolean")
    private boolean leastOfTwo(long plane0, long plane1, Turn[] turns, boolean upright, boolean turned, long[] least) {
        var frame = rules.frame;
        long least0 = 0;
        long least1 = 0;
        int sign = 0;
        for (var turn : turns) {
            if (turn.swaps ? !turned : !upright) continue;
            int corner = frame.corner(box, turn.orientation);
            long seen0 = frame.transformed(plane0, turn.orientation) >>> corner;
            long seen1 = frame.transformed(plane1, turn.orientation) >>> corner;
            for (int way = 0; way < TWO; way++) {
                int letters = way == 0 ? turn.straight : turn.crossed;
                if (letters == 0) continue;
                long first = way == 0 ? seen0 : seen1;
                long second = way == 0 ? seen1 : seen0;
                boolean isLess = sign == 0 | first < least0 | first == least0 & second < least1;
                boolean isSame = first == least0 & second == least1;
                least0 = isLess ? first : least0;
                least1 = isLess ? second : least1;
                sign = isLess ? letters : isSame ? Math.max(sign, letters) : sign;
            }
        }
        least[0] = least0;
        least[1] = least1;
        return sign < 0;
    }

    private boolean leastOfAll(long[] planes, View[] views, boolean upright, boolean turned, long[] least) {
        boolean first = true;
        boolean negative = false;
        int[] letters = {};
        for (var view : views) {
            if (view.swaps ? !turned : !upright) continue;
            if (!Arrays.equals(view.letters, letters)) exchange(planes, view);
            letters = view.letters;
            if (!see(view.orientation, first, least)) continue;
            System.arraycopy(images, 0, least, 0, images.length);
            first = false;
            negative = view.exchanges;
        }
        return negative;
    }

    private void exchange(long[] planes, View view) {
        Arrays.fill(own, 0);
        for (int letter = 1; letter < view.letters.length; letter++) {
            long on = BitRules.squares(planes, letter);
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
            images[plane] = rules.frame.transformed(own[plane], orientation) >>> corner;
            if (isLess || images[plane] == least[plane]) continue;
            if (images[plane] > least[plane]) return false;
            isLess = true;
        }
        return isLess;
    }
}
