package grundy.pattern;

import grundy.rules.Position;
import grundy.rules.RulesException;
import grundy.rules.option.RuleOptions;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Parameters with which a game of the catalogue is the same on the heaps of a table: all positions that can be reached
/// from these have the same options, as `bash[12]` and `bash[13]` on heaps of up to 11.
final class ParameterTwins {
    private static final int MOST_HEAPS = 256;
    private static final int MOST_OPTIONS = 40_000;

    private final InputTable table;
    private final Set<List<Object>> distinct = new HashSet<>();

    ParameterTwins(InputTable table) {
        this.table = table;
    }

    /// Adds rules to those that were met.
    ///
    /// @return whether rules of the same game were met before that are the same on these heaps
    boolean addTwin(PatternCandidate candidate) {
        var games = games(candidate);
        if (games.isEmpty() || table.length() > MOST_HEAPS) return false;
        var graph = graph(candidate);
        if (graph.isEmpty()) return false;
        boolean twin = false;
        for (var game : games) twin |= !distinct.add(List.of(game, candidate.play(), graph.get()));
        return twin;
    }

    /// @return the games with parameters that the rules are a case of
    private static Set<String> games(PatternCandidate candidate) {
        var games = new TreeSet<String>();
        var entry = candidate.game().entry();
        if (entry != null && !entry.parameters().isEmpty()) games.add(entry.id());
        for (var name : candidate.names()) if (name.contains("[")) games.add(name.substring(0, name.indexOf('[')));
        return games;
    }

    /// @return the options of all positions; empty if there are many
    private Optional<Map<Position, Set<List<Position>>>> graph(PatternCandidate candidate) {
        var graph = new HashMap<Position, Set<List<Position>>>();
        var waiting = new ArrayDeque<Position>();
        for (long heap = table.first(); heap < table.end(); heap++) {
            var position = RuleComparison.position(candidate, heap);
            if (position != null) waiting.add(position);
        }
        int options = 0;
        while (!waiting.isEmpty()) {
            var position = waiting.remove();
            if (graph.containsKey(position)) continue;
            var left = new HashSet<List<Position>>();
            try {
                for (var option : RuleOptions.distinct(candidate.game().rules(), position)) {
                    left.add(RuleOptions.sorted(option));
                    waiting.addAll(option);
                }
            } catch (RulesException | ArithmeticException _) {
                return Optional.empty();
            }
            graph.put(position, left);
            options += 1 + left.size();
            if (options > MOST_OPTIONS) return Optional.empty();
        }
        return Optional.of(graph);
    }
}
