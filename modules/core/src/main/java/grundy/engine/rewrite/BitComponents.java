package grundy.engine.rewrite;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// Splits a board into the components of its squares with letters, of which those matter in which a
/// pattern fits. It serves where patterns are two squares beside each other, and one that fits lets
/// every letter that is asked for come to all squares that letters join to it. The algorithm of {@link
/// BitRegions} finds the same there; whether rules are such is found out by that algorithm on two
/// squares, of which each may have any letter, too.
///
/// Why: what may ever come to a square grows with what may come to the squares around it. Where no pattern fits in a
/// component, nothing changes. Where one fits, both of its squares may have every letter; so may each one beside such
/// a square, if it has any letter at all; and a pattern may fit on any two of these that are beside each other.
final class BitComponents {
    private static final int TWO = 2;

    private BitComponents() {}

    /// @return whether regions are components by these rules
    static boolean areRegionsOf(BitRules rules) {
        return rules.until.length == 0
                && Arrays.stream(rules.all).allMatch(pattern -> isPair(pattern, rules.frame))
                && Stream.of(1, rules.frame.stride()).allMatch(step -> isKindled(rules, step));
    }

    private static boolean isPair(BitPattern pattern, BitFrame frame) {
        var places = Arrays.stream(pattern.places()).sorted().boxed().toList();
        return pattern.guard() < 0
                && pattern.step() == 0
                && (places.equals(List.of(0, 1)) || places.equals(List.of(0, frame.stride())));
    }

    /// Of two squares, one at bit 0 and the other at bit `step`, with any letters.
    private static boolean isKindled(BitRules rules, int step) {
        long both = 1L | 1L << step;
        for (int one = 1; one <= rules.letters; one++)
            for (int two = 1; two <= rules.letters; two++) {
                var sets = sets(rules, 1 << one, 1 << two, step);
                if (fits(rules, sets) && !isFull(spread(rules, sets), both)) return false;
            }
        int any = (1 << rules.letters + 1) - TWO;
        for (int letter = 1; letter <= rules.letters; letter++)
            for (int turn = 0; turn < TWO; turn++) {
                var sets = turn == 0 ? sets(rules, any, 1 << letter, step) : sets(rules, 1 << letter, any, step);
                if (!fits(rules, sets) || !isFull(spread(rules, sets), both)) return false;
            }
        return true;
    }

    private static long[] sets(BitRules rules, int one, int two, int step) {
        var sets = new long[rules.masks.length];
        for (int set = 0; set < sets.length; set++)
            sets[set] = ((rules.masks[set] & one) != 0 ? 1L : 0) | ((rules.masks[set] & two) != 0 ? 1L << step : 0);
        return sets;
    }

    private static boolean fits(BitRules rules, long[] sets) {
        return Arrays.stream(rules.all).anyMatch(pattern -> pattern.matches(sets) != 0);
    }

    private static boolean isFull(long[] sets, long squares) {
        return Arrays.stream(sets).allMatch(set -> (squares & ~set) == 0);
    }

    /// @return the sets after all patterns have written wherever they may ever fit
    private static long[] spread(BitRules rules, long[] sets) {
        var before = new long[sets.length];
        while (!Arrays.equals(before, sets)) {
            System.arraycopy(sets, 0, before, 0, sets.length);
            for (var pattern : rules.all)
                for (int i = 0; i < pattern.changedPlaces().length; i++)
                    for (int set = 0; set < sets.length; set++)
                        if ((rules.masks[set] >> pattern.to()[i] & 1) != 0)
                            sets[set] |= pattern.matches(sets) << pattern.changedPlaces()[i];
        }
        return sets;
    }
}
