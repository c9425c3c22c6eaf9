package grundy.theory.hackenbush;

import grundy.rules.board.graph.ColouredBush;
import grundy.value.Dyadic;
import grundy.value.SignExpansion;
import java.util.BitSet;
import java.util.stream.IntStream;

/// A stalk without green edges, by Berlekamp's sign rule (1974): its colours are the signs of its number. Cost: O(n).
///
/// @param colours from the ground up
record StalkNumber(String colours) {
    Dyadic value() {
        var plus = new BitSet(colours.length());
        for (int i = 0; i < colours.length(); i++) plus.set(i, colours.charAt(i) == ColouredBush.BLUE);
        return new SignExpansion(plus, colours.length()).number();
    }

    /// What a cut leaves is a beginning of the stalk, and is compared with the number that must be
    /// left sign by sign: as long as both agree it is that number's further signs that decide, and
    /// from the first difference on all cuts win or none.
    ///
    /// @return at which heights the side to move wins by cutting: how many edges stay
    int[] cuts(PartGoal goal) {
        var target = SignExpansion.of(goal.least());
        var heights = IntStream.builder();
        boolean above = false;
        for (int height = 0; height < colours.length(); height++) {
            boolean own = colours.charAt(height) == goal.own();
            boolean ends = height >= target.length();
            boolean wins = above || (ends ? !goal.isStrict() : !target.isPlus(height));
            if (own && wins) heights.add(height);
            if (above) continue;
            if (own && (ends || !target.isPlus(height))) above = true;
            else if (!own && (ends || target.isPlus(height))) break;
        }
        return heights.build().toArray();
    }
}
