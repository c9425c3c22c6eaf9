package grundy.theory.compound;

import grundy.check.Evidence;
import grundy.engine.search.LabelSearch;
import grundy.finding.CountedList;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.option.RuleOptions;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;

/// Values of the components of a disjunctive sum in which the first component to end decides.
///
/// Normal play: whoever ends a component wins. So a position from which one move ends it is *open*: it wins at once,
/// and nobody may leave it. Misere play: whoever ends a component loses, so nobody does while he can move elsewhere.
/// In both, the moves that remain are those of an ordinary sum under normal play, in which the nim-sum of the
/// *foreclosed nim-values* decides: the mex of the values of the options that are left.
///
/// Source: Smith, Graphs and composite games, 1966 (foreclosed Sprague-Grundy functions); Winning Ways, chapter 9.
public final class ForeclosedValues implements ForeclosedGame {
    /// The component has no move: play is over.
    public static final BigInteger ENDED = BigInteger.TWO.negate();

    /// One move ends the component, which in normal play wins.
    public static final BigInteger OPEN = BigInteger.ONE.negate();

    private static final int SHIFT = 2;
    private final RuleTree rules;
    private final LabelSearch search;

    /// @param limits within which the positions are searched
    public ForeclosedValues(RuleTree rules, Play play, Limits limits) {
        this.rules = rules;
        this.search = new LabelSearch(rules, new ForeclosedLabels(play), limits);
    }

    /// @throws grundy.limit.LimitException if more positions are needed than the limits allow
    /// @throws grundy.finding.CycleException if play can return to a position
    @Override
    public BigInteger of(Position position) {
        return of(List.of(position));
    }

    private BigInteger of(List<Position> option) {
        return BigInteger.valueOf(search.of(option) - SHIFT);
    }

    @Override
    public CountedList<List<Position>> options(Position position, BigInteger value) {
        return CountedList.of(RuleOptions.distinct(rules, position).stream()
                .filter(option -> of(option).equals(value))
                .toList());
    }

    @Override
    public Evidence evidence() {
        return new Evidence.Exhaustive(search.positions());
    }

    /// @return the value of two components together
    public static BigInteger combine(BigInteger one, BigInteger other) {
        return one.min(other).signum() < 0 ? one.min(other) : one.xor(other);
    }

    private record ForeclosedLabels(Play play) implements LabelSearch.Labelling {
        @Override
        public int combine(int one, int other) {
            return Math.min(one, other) < SHIFT ? Math.min(one, other) : ((one - SHIFT) ^ (other - SHIFT)) + SHIFT;
        }

        @Override
        public int label(int[] options, int count) {
            if (count == 0) return 0;
            var reached = new boolean[count + 1];
            for (int i = 0; i < count; i++) {
                int value = options[i] - SHIFT;
                if (options[i] == 0 && play == Play.NORMAL) return 1;
                if (value >= 0 && value < reached.length) reached[value] = true;
            }
            int mex = 0;
            while (reached[mex]) mex++;
            return mex + SHIFT;
        }
    }
}
