package grundy.engine.rewrite;

import grundy.rules.rewrite.Orientation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The words of a region, moved to the first row and column and seen in whichever way of the rules' symmetries gives
/// the least: all likenesses of a region have the same words. Not for several threads.
final class BitLikenesses {
    private final BitRules rules;

    /// The identity's letters first.
    private final List<Group> groups = new ArrayList<>();

    private final long[] own;
    private final long[] seen;
    private final long[] least;

    /// Orientations that go with the same exchange of letters.
    ///
    /// @param exchanges of each orientation, whether Left and Right change places
    private record Group(int[] letters, List<Orientation> orientations, List<Boolean> exchanges) {}

    BitLikenesses(BitRules rules) {
        this.rules = rules;
        this.own = new long[rules.planes];
        this.seen = new long[rules.planes];
        this.least = new long[rules.planes];
        for (var symmetry : rules.symmetries()) {
            var group = groups.stream()
                    .filter(each -> Arrays.equals(each.letters, symmetry.letters()))
                    .findFirst()
                    .orElseGet(() -> {
                        var added = new Group(symmetry.letters(), new ArrayList<>(), new ArrayList<>());
                        groups.add(added);
                        return added;
                    });
            group.orientations.add(symmetry.orientation());
            group.exchanges.add(symmetry.exchanges());
        }
    }

    /// @param squares of each letter
    /// @param region squares that count; each holds a letter
    /// @param signed whether a region may be seen with Left and Right exchanged
    /// @param into gets the words, from `at` on
    /// @return whether the words show the negative
    boolean least(long[] squares, long region, boolean signed, long[] into, int at) {
        boolean first = true;
        boolean negative = false;
        for (var group : groups) {
            Arrays.fill(own, 0);
            for (int letter = 1; letter < squares.length; letter++) {
                long on = squares[letter] & region;
                for (int left = group.letters[letter], plane = 0; left != 0; left >>= 1, plane++)
                    if ((left & 1) != 0) own[plane] |= on;
            }
            for (int i = 0; i < group.orientations.size(); i++) {
                boolean exchanged = group.exchanges.get(i);
                if (exchanged && !signed) continue;
                see(group.orientations.get(i));
                if (!first && !isLess()) continue;
                System.arraycopy(seen, 0, least, 0, least.length);
                first = false;
                negative = exchanged;
            }
        }
        System.arraycopy(least, 0, into, at, least.length);
        return negative;
    }

    private void see(Orientation orientation) {
        long all = 0;
        for (int plane = 0; plane < own.length; plane++) {
            seen[plane] = rules.frame.seen(own[plane], orientation);
            all |= seen[plane];
        }
        if (all == 0) return;
        int corner = rules.frame.corner(all);
        for (int plane = 0; plane < own.length; plane++) seen[plane] >>>= corner;
    }

    private boolean isLess() {
        for (int plane = 0; plane < seen.length; plane++) {
            if (seen[plane] == least[plane]) continue;
            return seen[plane] < least[plane];
        }
        return false;
    }
}
