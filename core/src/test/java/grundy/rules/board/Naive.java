package grundy.rules.board;

import grundy.rules.Board;
import grundy.rules.Ruleset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The slow truth: values by the definition, from the options alone.
public final class Naive {
    private Naive() {}

    /// Nim-values of one ruleset, without taking positions apart.
    public static final class Values<P> {
        private final Ruleset<P> rules;
        private final Map<P, Integer> known = new HashMap<>();

        public Values(Ruleset<P> rules) {
            this.rules = rules;
        }

        public int of(P position) {
            var value = known.get(position);
            if (value == null) {
                var seen = new HashSet<Integer>();
                for (var option : rules.options(position)) seen.add(of(option));
                value = 0;
                while (seen.contains(value)) value++;
                known.put(position, value);
            }
            return value;
        }

        public Set<P> optionsOfValue(P position, int value) {
            var found = new LinkedHashSet<P>();
            for (var option : rules.options(position)) if (of(option) == value) found.add(option);
            return found;
        }
    }

    /// Nim-values of one ruleset by its parts.
    public static final class ValuesByParts<P> {
        private final Ruleset<P> rules;
        private final Map<P, Integer> known = new HashMap<>();

        public ValuesByParts(Ruleset<P> rules) {
            this.rules = rules;
        }

        public int of(P position) {
            int value = 0;
            for (var part : rules.parts(position)) value ^= ofPart(part);
            return value;
        }

        private int ofPart(P part) {
            var value = known.get(part);
            if (value == null) {
                var seen = new HashSet<Integer>();
                for (var option : rules.options(part)) seen.add(of(option));
                value = 0;
                while (seen.contains(value)) value++;
                known.put(part, value);
            }
            return value;
        }
    }

    public static <P> boolean winsMisere(Ruleset<P> rules, P position, Map<P, Boolean> known) {
        var wins = known.get(position);
        if (wins == null) {
            boolean any = false;
            wins = false;
            for (var option : rules.options(position)) {
                any = true;
                wins |= !winsMisere(rules, option, known);
            }
            if (!any) wins = true;
            known.put(position, wins);
        }
        return wins;
    }

    /// Misere play of the sum of the parts, each part moved in on its own: it must agree with the position
    /// itself.
    public static <P> boolean winsMisereByParts(Ruleset<P> rules, List<P> parts, Map<Map<P, Integer>, Boolean> known) {
        var key = new HashMap<P, Integer>();
        for (var part : parts) key.merge(part, 1, Integer::sum);
        var wins = known.get(key);
        if (wins == null) {
            boolean any = false;
            wins = false;
            for (int i = 0; i < parts.size(); i++)
                for (var option : rules.options(parts.get(i))) {
                    any = true;
                    var next = new ArrayList<P>(parts);
                    next.remove(i);
                    next.addAll(rules.parts(option));
                    wins |= !winsMisereByParts(rules, next, known);
                }
            if (!any) wins = true;
            known.put(key, wins);
        }
        return wins;
    }

    public static <P> int value(Board<P> board, String text) {
        return new ValuesByParts<>(board).of(board.read(text));
    }

    /// @return every position that can be reached, the given one first
    public static <P> Set<P> reachable(Ruleset<P> rules, P position) {
        var found = new LinkedHashSet<P>();
        var open = new ArrayList<P>();
        found.add(position);
        open.add(position);
        while (!open.isEmpty())
            for (var option : rules.options(open.removeLast())) if (found.add(option)) open.add(option);
        return found;
    }
}
