package grundy.engine.misere;

import grundy.rules.RuleOptions;
import grundy.rules.Rules;
import grundy.rules.Tuple;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Who loses a sum of heaps in misere play, by the definition and nothing else.
final class MisereByDefinition {
    private final List<Rules> games;
    private final Map<List<List<Integer>>, Boolean> known = new HashMap<>();

    MisereByDefinition(List<Rules> games) {
        this.games = games;
    }

    /// @param heaps of each game
    boolean isLost(List<List<Integer>> heaps) {
        var key = heaps.stream()
                .map(some -> some.stream().filter(heap -> heap > 0).sorted().toList())
                .toList();
        var before = known.get(key);
        if (before != null) return before;
        boolean moves = false;
        boolean lost = true;
        for (int game = 0; game < key.size() && lost; game++)
            for (int i = 0; i < key.get(game).size() && lost; i++)
                for (var option :
                        RuleOptions.of(games.get(game), Tuple.of(key.get(game).get(i)))) {
                    moves = true;
                    var next = new ArrayList<>(key);
                    var rest = new ArrayList<>(key.get(game));
                    rest.set(i, rest.getLast());
                    rest.removeLast();
                    option.forEach(part -> rest.add(((Tuple) part).get(0).intValueExact()));
                    next.set(game, rest);
                    if (isLost(next)) {
                        lost = false;
                        break;
                    }
                }
        boolean result = moves && lost;
        known.put(key, result);
        return result;
    }

    /// @return all ways to write numbers up to a total as sums of positive numbers
    static List<List<Integer>> partitions(int total) {
        var all = new ArrayList<List<Integer>>();
        all.add(List.of());
        for (int sum = 1; sum <= total; sum++) add(sum, sum, new ArrayList<>(), all);
        return all;
    }

    private static void add(int rest, int most, List<Integer> sofar, List<List<Integer>> all) {
        if (rest == 0) {
            var copy = new ArrayList<>(sofar);
            Collections.reverse(copy);
            all.add(copy);
            return;
        }
        for (int part = Math.min(rest, most); part >= 1; part--) {
            sofar.add(part);
            add(rest - part, part, sofar, all);
            sofar.removeLast();
        }
    }
}
