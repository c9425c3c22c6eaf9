package grundy.engine.rewrite;

import grundy.rules.rewrite.Orientation;
import java.util.Arrays;
import java.util.Comparator;

/// The words of a region, moved to the first row and column and seen in whichever way of the rules' symmetries gives
/// the fewest rows and then the least words: all likenesses of a region have the same words. Not for several threads.
final class BitLikenesses {
    private final BitRules rules;

    /// Those with the same letters side by side.
    private final View[] views;

    private final long[] own;
    private final long[] seen;
    private final BitFrame.Box box = new BitFrame.Box();

    /// A way to see a region.
    ///
    /// @param letters what each letter becomes
    /// @param exchanges whether Left and Right change places
    private record View(int[] letters, Orientation orientation, boolean exchanges) {}

    BitLikenesses(BitRules rules) {
        this.rules = rules;
        this.own = new long[rules.planes];
        this.seen = new long[rules.planes];
        this.views = rules.symmetries().stream()
                .map(each -> new View(each.letters(), each.orientation(), each.exchanges()))
                .sorted(Comparator.comparing(View::letters, Arrays::compare))
                .toArray(View[]::new);
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
        int fewest = fewestRows(signed);
        boolean first = true;
        boolean negative = false;
        int[] letters = {};
        for (var view : views) {
            if (view.exchanges && !signed || rows(view) != fewest) continue;
            if (!Arrays.equals(view.letters, letters)) exchange(squares, view);
            letters = view.letters;
            if (!see(view.orientation, first, least)) continue;
            System.arraycopy(seen, 0, least, 0, seen.length);
            first = false;
            negative = view.exchanges;
        }
        return negative;
    }

    private int fewestRows(boolean signed) {
        int fewest = Long.SIZE;
        for (var view : views) if (signed || !view.exchanges) fewest = Math.min(fewest, rows(view));
        return fewest;
    }

    private int rows(View view) {
        return view.orientation.swaps() ? box.columns() : box.rows();
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
