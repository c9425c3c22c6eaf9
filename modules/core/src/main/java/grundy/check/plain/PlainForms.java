package grundy.check.plain;

import grundy.limit.Checkpoint;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.option.RuleOptions;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/// Values of single components of games of Left and Right in normal play, from the values of all options as the rules
/// give them, each position worked out once. An option that is a sum counts with the sum of its parts.
///
/// Source: J. H. Conway, On Numbers and Games (1976), chapters 7 and 10.
final class PlainForms {
    private final RuleTree.Partizan rules;
    private final PlainGames games;
    private final long most;
    private final Map<Position, Integer> values = new HashMap<>();
    private long steps;

    /// @param games in which the answers are
    /// @param most positions to work out, in all, before giving up
    PlainForms(RuleTree.Partizan rules, PlainGames games, long most) {
        this.rules = rules;
        this.games = games;
        this.most = most;
    }

    /// @return its game; empty if that takes too many positions, or play can come back to a position
    private Optional<Integer> game(Position position) {
        var stack = new ArrayDeque<Position>();
        var open = new HashSet<Position>();
        stack.push(position);
        while (stack.peek() instanceof Position now) {
            Checkpoint.step();
            if (values.containsKey(now)) {
                stack.pop();
                continue;
            }
            var missing = missing(now);
            if (missing.size() > most || steps > PlainNimValues.OPTIONS_OF_EACH * most) return Optional.empty();
            if (missing.isEmpty()) {
                values.put(now, games.of(options(rules.left(), now), options(rules.right(), now)));
                continue;
            }
            if (!open.add(now) || open.size() + stack.size() > most) return Optional.empty();
            missing.forEach(stack::push);
        }
        return Optional.ofNullable(values.get(position));
    }

    /// @return the value of the parts that a move leaves; empty if that takes too many positions, or play can
    ///     come back to one
    Optional<Integer> sum(List<Position> parts) {
        int sum = games.zero();
        for (var part : parts) {
            var game = game(part);
            if (game.isEmpty()) return Optional.empty();
            sum = games.plus(sum, game.get());
        }
        return Optional.of(sum);
    }

    /// @return the positions after a move whose value is not known; where it is too much, only the first of them
    private List<Position> missing(Position position) {
        var missing = new ArrayList<Position>();
        for (var side : List.of(rules.left(), rules.right()))
            for (var part : RuleOptions.below(side, position)) {
                Checkpoint.step();
                steps++;
                if (!values.containsKey(part)) missing.add(part);
                if (missing.size() > most) return missing;
            }
        return missing;
    }

    private int[] options(RuleTree side, Position position) {
        var options = new TreeSet<Integer>();
        for (var option : RuleOptions.of(side, position)) sum(option).ifPresent(options::add);
        return options.stream().mapToInt(Integer::intValue).toArray();
    }
}
