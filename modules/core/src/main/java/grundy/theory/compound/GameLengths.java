package grundy.theory.compound;

import grundy.check.Evidence;
import grundy.engine.search.LabelSearch;
import grundy.finding.CountedList;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.option.RuleOptions;
import grundy.theory.taking.IntervalGame;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// The number of moves that a component of a conjunctive sum lasts. A position of even length is lost
/// in normal play, one of odd length in misere play.
///
/// If the last component to end decides, the winner of a component makes it last and its loser hurries: *suspense
/// numbers*, and the greatest decides the sum. If the first to end decides (the short rule), the winner hurries and
/// the loser delays: *remoteness*, and the least decides. What a move leaves when it splits is a conjunctive sum in
/// its turn, whose length is the greatest or the least of its parts.
///
/// Source: Steinhaus 1925 (remoteness); Smith, Graphs and composite games, 1966; Winning Ways, chapter 9.
public final class GameLengths implements LengthValues {
    private final RuleTree rules;
    private final LabelSearch search;

    private GameLengths(RuleTree rules, LabelSearch.Labelling labelling, Limits limits) {
        this.rules = rules;
        this.search = new LabelSearch(rules, labelling, limits);
    }

    /// A closed form where one is known, a table that repeats where the amounts are a finite set, else a search.
    ///
    /// @param shortRule whether the first component that ends decides
    public static LengthValues of(RuleTree rules, Play play, boolean shortRule, Limits limits) {
        var labelling = shortRule ? new RemotenessLabels(play) : new SuspenseLabels(play);
        return IntervalGame.of(rules)
                .<LengthValues>map(game -> new IntervalLengths(game, play))
                .or(() -> RepeatingLengths.of(rules, labelling, limits))
                .orElseGet(() -> new GameLengths(rules, labelling, limits));
    }

    /// @throws grundy.limit.LimitException if more positions are needed than the limits allow
    /// @throws grundy.finding.CycleException if play can return to a position
    @Override
    public BigInteger of(Position position) {
        return BigInteger.valueOf(search.of(position));
    }

    @Override
    public SortedMap<BigInteger, CountedList<List<Position>>> options(Position position) {
        var byLength = new TreeMap<BigInteger, List<List<Position>>>();
        for (var option : RuleOptions.distinct(rules, position))
            byLength.computeIfAbsent(BigInteger.valueOf(search.of(option)), _ -> new ArrayList<>())
                    .add(option);
        var options = new TreeMap<BigInteger, CountedList<List<Position>>>();
        byLength.forEach((length, some) -> options.put(length, CountedList.of(some)));
        return options;
    }

    @Override
    public Evidence evidence() {
        return new Evidence.Exhaustive(search.positions());
    }

    /// @param length of the component that decides
    /// @return whether the player about to move wins the sum
    public static boolean wins(BigInteger length, Play play) {
        return length.testBit(0) == (play == Play.NORMAL);
    }

    private static boolean wins(int length, Play play) {
        return length % 2 == (play == Play.NORMAL ? 1 : 0);
    }

    private record SuspenseLabels(Play play) implements LabelSearch.Labelling {
        @Override
        public int combine(int one, int other) {
            return Math.max(one, other);
        }

        @Override
        public int label(int[] options, int count) {
            int longestWin = -1;
            int shortest = Integer.MAX_VALUE;
            for (int i = 0; i < count; i++) {
                shortest = Math.min(shortest, options[i]);
                if (!wins(options[i], play)) longestWin = Math.max(longestWin, options[i]);
            }
            return count == 0 ? 0 : 1 + (longestWin >= 0 ? longestWin : shortest);
        }
    }

    private record RemotenessLabels(Play play) implements LabelSearch.Labelling {
        @Override
        public int combine(int one, int other) {
            return Math.min(one, other);
        }

        @Override
        public int label(int[] options, int count) {
            int shortestWin = Integer.MAX_VALUE;
            int longest = -1;
            for (int i = 0; i < count; i++) {
                longest = Math.max(longest, options[i]);
                if (!wins(options[i], play)) shortestWin = Math.min(shortestWin, options[i]);
            }
            return count == 0 ? 0 : 1 + (shortestWin < Integer.MAX_VALUE ? shortestWin : longest);
        }
    }

    /// Lengths of games in which an amount of an interval is taken, at any size.
    private record IntervalLengths(IntervalGame game, Play play) implements LengthValues {
        @Override
        public BigInteger of(Position position) {
            return game.length(((Tuple) position).get(0), play);
        }

        /// Lengths do not fall as heaps grow, so that each is that of one run of heaps.
        @Override
        public SortedMap<BigInteger, CountedList<List<Position>>> options(Position position) {
            var byLength = new TreeMap<BigInteger, CountedList<List<Position>>>();
            for (var piece : game.pieces(((Tuple) position).get(0)))
                byLength.merge(game.length(piece.heap(), play), piece.options(), CountedList::and);
            return byLength;
        }

        @Override
        public Evidence evidence() {
            return new Evidence.ClosedForm("Length of play", game.statement(play), "Elementary; after Smith 1966");
        }
    }
}
