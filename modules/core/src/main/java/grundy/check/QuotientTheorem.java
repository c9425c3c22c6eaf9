package grundy.check;

import grundy.rules.RuleTree;
import grundy.value.MisereQuotient;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/// A theorem about the sums of heaps of one or several games in misere play: a quotient, the element of
/// each heap, and the reasons why it decides who wins. {@link grundy.check.verdict.QuotientCheck} holds
/// it to the rules.
///
/// Heaps of several games are numbered through: heap n of game i of g has the number `(n - 1) g + i + 1`, and 0 is no
/// heap.
///
/// @param games whose heaps are added, each with one coordinate
/// @param quotient in which element 0 is the empty sum
/// @param generators numbers of heaps whose elements generate it, ascending
/// @param map the element of each heap by its number; of those before `preperiod + period` if a period is proved
/// @param preperiod of the numbers of heaps
/// @param period `map` repeats with it from `preperiod` on for ever; 0 if nothing is said about larger heaps
/// @param unbeaten for each element the largest sets of elements beside which a sum that has it, not empty, is neither
///     lost nor has a move to a lost sum
public record QuotientTheorem(
        List<RuleTree> games,
        MisereQuotient quotient,
        List<Integer> generators,
        List<Integer> map,
        int preperiod,
        int period,
        List<List<BitSet>> unbeaten) {
    public QuotientTheorem {
        games = List.copyOf(games);
        generators = List.copyOf(generators);
        map = List.copyOf(map);
        unbeaten = unbeaten.stream().map(List::copyOf).toList();
    }

    /// @return whether it holds for heaps of all sizes
    public boolean isForAll() {
        return period > 0;
    }

    /// @return the largest heap of each game that it says something about, where it does not for all
    public int largest() {
        return (map.size() - 1) / games.size();
    }

    /// @param game index of the game
    /// @param heap at least 0
    public boolean covers(int game, BigInteger heap) {
        return isForAll() || heap.compareTo(BigInteger.valueOf(largest())) <= 0;
    }

    /// @param heap one that it covers
    public int element(int game, BigInteger heap) {
        if (heap.signum() == 0) return 0;
        var number = heap.subtract(BigInteger.ONE)
                .multiply(BigInteger.valueOf(games.size()))
                .add(BigInteger.valueOf(game + 1L));
        if (isForAll() && number.compareTo(BigInteger.valueOf(map.size())) >= 0)
            number = number.subtract(BigInteger.valueOf(preperiod))
                    .mod(BigInteger.valueOf(period))
                    .add(BigInteger.valueOf(preperiod));
        return map.get(number.intValueExact());
    }

    /// @param last a number that the theorem covers
    /// @return the elements of the heaps up to that number
    public List<Integer> mapTo(int last) {
        var longer = new ArrayList<>(map.subList(0, Math.min(map.size(), last + 1)));
        while (longer.size() <= last) longer.add(longer.get(longer.size() - period));
        return longer;
    }
}
