package grundy.theory;

import grundy.engine.ColdPositions;
import grundy.engine.NimValues;
import grundy.engine.Options;
import grundy.rules.Position;
import grundy.rules.RuleOptions;
import grundy.rules.Rules;
import grundy.rules.Source;
import grundy.rules.SyntaxException;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// The definitions, by plain recursion over the options that the rules give: what closed forms are compared with.
public final class ByDefinition {
    private final Rules rules;
    private final Play play;
    private final Map<Position, Integer> values = new HashMap<>();
    private final Map<Position, List<List<Position>>> options;

    public ByDefinition(Rules rules, Play play) {
        this(rules, play, new HashMap<>());
    }

    private ByDefinition(Rules rules, Play play, Map<Position, List<List<Position>>> options) {
        this.rules = rules;
        this.play = play;
        this.options = options;
    }

    /// @return the same rules in the other kind of play; their options are not worked out again
    public ByDefinition inMiserePlay() {
        return new ByDefinition(rules, Play.MISERE, options);
    }

    public static Rules rules(String text) {
        try {
            return new RuleLanguage(Catalogue.builtIn())
                    .rules(Source.of(text))
                    .game()
                    .rules();
        } catch (SyntaxException e) {
            throw new IllegalArgumentException(text, e);
        }
    }

    public static List<Position> heapsBelow(int bound) {
        var all = new ArrayList<Position>();
        for (int n = 0; n < bound; n++) all.add(Tuple.of(n));
        return all;
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

    public List<List<Position>> options(Position position) {
        var known = options.get(position);
        if (known == null) {
            known = RuleOptions.distinct(rules, position);
            options.put(position, known);
        }
        return known;
    }

    /// The mex of the options' values; the value of an option is the nim-sum of its parts in normal play, and in
    /// misere play that of its only part.
    public int value(Position position) {
        var known = values.get(position);
        if (known != null) return known;
        var seen = new HashSet<Integer>();
        for (var option : options(position)) seen.add(value(option));
        int value = play == Play.MISERE && options(position).isEmpty() ? 1 : 0;
        if (!seen.isEmpty()) while (seen.contains(value)) value++;
        values.put(position, value);
        return value;
    }

    public int value(List<Position> option) {
        if (play == Play.MISERE && option.size() > 1)
            throw new IllegalArgumentException("Misere values do not add: " + option);
        int sum = 0;
        for (var part : option) sum ^= value(part);
        return sum;
    }

    /// Compares values, and the options of each value that occurs among the options or is one more.
    public void agreesWith(NimValues form, Iterable<Position> positions) {
        for (var position : positions) {
            if (!form.value(position).equals(BigInteger.valueOf(value(position))))
                throw new AssertionError("The value of %s, %s, is %d, but the form says %s"
                        .formatted(position, play, value(position), form.value(position)));
            var byValue = new TreeMap<Integer, Set<List<Position>>>();
            for (var option : options(position))
                byValue.computeIfAbsent(value(option), _ -> new HashSet<>()).add(RuleOptions.sorted(option));
            int last = byValue.isEmpty() ? 0 : byValue.lastKey() + 1;
            for (int value = 0; value <= last; value++)
                agrees(
                        form.optionsOfValue(position, BigInteger.valueOf(value)),
                        byValue.getOrDefault(value, Set.of()),
                        "options of value %d of %s, %s".formatted(value, position, play));
        }
    }

    /// Compares who loses and the options that lose.
    public void agreesWith(ColdPositions form, Iterable<Position> positions) {
        for (var position : positions) {
            if (form.isCold(position) != (value(position) == 0))
                throw new AssertionError("The value of %s, %s, is %d".formatted(position, play, value(position)));
            var cold = new HashSet<List<Position>>();
            for (var option : options(position)) if (value(option) == 0) cold.add(RuleOptions.sorted(option));
            agrees(form.coldOptions(position), cold, "cold options of %s, %s".formatted(position, play));
        }
    }

    public static void agrees(Options options, Set<List<Position>> expected, String what) {
        var listed = options.stream().map(RuleOptions::sorted).toList();
        if (listed.size() == expected.size()
                && options.count().equals(BigInteger.valueOf(listed.size()))
                && new HashSet<>(listed).equals(expected)) return;
        throw new AssertionError("%s: expected %s, but %s were counted and these listed: %s"
                .formatted(what, expected, options.count(), listed));
    }
}
