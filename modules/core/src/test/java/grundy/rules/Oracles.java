package grundy.rules;

import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.RuleOptions;
import grundy.testkit.GameMoves;
import grundy.testkit.HeapOracle;
import grundy.testkit.NimValueOracle;
import grundy.testkit.OutcomeOracle;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The oracles of the testkit for rules as the core has them.
public final class Oracles {
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());

    private Oracles() {}

    public static RuleTree rules(String text) {
        try {
            return LANGUAGE.rules(Source.of(text)).game().rules();
        } catch (SyntaxException e) {
            throw new IllegalArgumentException(text, e);
        }
    }

    /// @return the different options, each worked out once
    public static GameMoves<Position> moves(RuleTree rules) {
        return ((GameMoves<Position>) position -> RuleOptions.distinct(rules, position)).remembered();
    }

    public static NimValueOracle<Position> values(RuleTree rules, Play play) {
        return new NimValueOracle<>(moves(rules), play == Play.MISERE);
    }

    /// @return values in normal play, positions not taken apart
    public static <P> NimValueOracle<P> values(Ruleset<P> rules) {
        return new NimValueOracle<>(GameMoves.whole(rules::options), false);
    }

    /// @return values in normal play of parts; of a position, that of the list of its parts
    public static <P> NimValueOracle<P> valuesOfParts(Ruleset<P> rules) {
        return new NimValueOracle<>(GameMoves.parted(rules::options, rules::parts), false);
    }

    /// @return misere play, positions not taken apart
    public static <P> OutcomeOracle<P> misere(Ruleset<P> rules) {
        return new OutcomeOracle<>(GameMoves.whole(rules::options), true);
    }

    /// @return misere play of sums of parts
    public static <P> OutcomeOracle<P> misereOfParts(Ruleset<P> rules) {
        return new OutcomeOracle<>(
                GameMoves.parted(rules::options, rules::parts).remembered(), true);
    }

    /// @return the options of a value, of a game that is not taken apart
    public static <P> Set<P> optionsOfValue(NimValueOracle<P> values, P position, int value) {
        return values.optionsOfValue(position, value).stream()
                .map(List::getFirst)
                .collect(Collectors.toSet());
    }

    /// @return every position that play can come to, the given one first
    public static <P> Set<P> reachable(Ruleset<P> rules, P position) {
        return GameMoves.<P>whole(rules::options).reachable(position);
    }

    /// @return the different options that are as wanted
    public static Set<List<Position>> options(RuleTree rules, Position position, Predicate<List<Position>> wanted) {
        return RuleOptions.distinct(rules, position).stream()
                .filter(wanted)
                .map(RuleOptions::sorted)
                .collect(Collectors.toSet());
    }

    /// @return the values of the heaps below `end`
    public static int[] heapValues(RuleTree rules, Play play, int end) {
        return HeapOracle.values(end, play == Play.MISERE, (heap, values, seen) -> {
            for (var option : RuleOptions.of(rules, Tuple.of(heap))) seen.set(nimSum(option, values));
        });
    }

    /// @return the nim-sum of the values of heaps
    public static int nimSum(List<Position> heaps, int[] values) {
        int sum = 0;
        for (var heap : heaps) sum ^= values[heap(heap)];
        return sum;
    }

    /// @return the number of counters of a single heap
    public static int heap(Position position) {
        return ((Tuple) position).get(0).intValueExact();
    }

    public static List<Position> heapsBelow(int end) {
        return IntStream.range(0, end).<Position>mapToObj(Tuple::of).toList();
    }

    /// @return all tuples of so many coordinates from 0 to a number
    public static List<Position> boxTo(int arity, int to) {
        int[] bounds = new int[arity];
        Arrays.fill(bounds, to + 1);
        return box(bounds);
    }

    /// @return all tuples with coordinates below the bounds
    public static List<Position> box(int... bounds) {
        List<List<BigInteger>> all = List.of(List.of());
        for (int bound : bounds) {
            var longer = new ArrayList<List<BigInteger>>();
            for (var start : all)
                for (int x = 0; x < bound; x++) {
                    var more = new ArrayList<>(start);
                    more.add(BigInteger.valueOf(x));
                    longer.add(more);
                }
            all = longer;
        }
        return all.stream().<Position>map(Tuple::of).toList();
    }
}
