package grundy.check;

import grundy.limit.Checkpoint;
import grundy.rules.Position;
import grundy.rules.RuleOptions;
import grundy.rules.Rules;
import grundy.value.ShortValue;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Values of single components of games of Left and Right that are numbers, nimbers or both, in normal play, from the
/// values of all options by the simplicity theorem, each position worked out once. An option that is a sum counts with
/// the sum of its parts.
///
/// Source: J. H. Conway, On Numbers and Games (1976), theorem 11.
final class PlainNumbers {
    private final Rules.Partizan rules;
    private final long most;
    private final Map<Position, ShortValue> values = new HashMap<>();

    /// @param most positions to work out, in all, before giving up
    PlainNumbers(Rules.Partizan rules, long most) {
        this.rules = rules;
        this.most = most;
    }

    /// @return the value; empty if that takes too many positions, some position has another kind of value, or play
    ///     can come back to a position
    Optional<ShortValue> value(Position position) {
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
            if (missing.isEmpty()) {
                var value = ShortValue.ofOptions(values(rules.left(), now), values(rules.right(), now));
                if (value.isEmpty()) return Optional.empty();
                values.put(now, value.get());
                continue;
            }
            if (!open.add(now) || open.size() + stack.size() > most) return Optional.empty();
            missing.forEach(stack::push);
        }
        return Optional.ofNullable(values.get(position));
    }

    /// @return the value of what a move leaves; empty likewise
    Optional<ShortValue> value(List<Position> parts) {
        Optional<ShortValue> sum = Optional.of(ShortValue.ZERO);
        for (var part : parts) sum = sum.flatMap(before -> value(part).map(before::plus));
        return sum;
    }

    private List<Position> missing(Position position) {
        var missing = new ArrayList<Position>();
        for (var side : List.of(rules.left(), rules.right()))
            for (var part : RuleOptions.below(side, position)) if (!values.containsKey(part)) missing.add(part);
        return missing;
    }

    private List<ShortValue> values(Rules side, Position position) {
        var options = new ArrayList<ShortValue>();
        for (var option : RuleOptions.of(side, position)) value(option).ifPresent(options::add);
        return options;
    }
}
