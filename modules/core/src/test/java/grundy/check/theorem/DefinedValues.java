package grundy.check.theorem;

import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.option.RuleOptions;
import grundy.value.Play;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/// Values of small positions, word for word from the definition: nim-values, where a position of misere play without a
/// move has the value 1; with blocked options 0 for a lost position and 1 for any other.
final class DefinedValues {
    private final RuleTree rules;
    private final Play play;
    private final int blocked;
    private final Map<Tuple, Integer> known = new HashMap<>();

    /// @param rules without the blocking
    DefinedValues(RuleTree rules, Play play, int blocked) {
        this.rules = rules;
        this.play = play;
        this.blocked = blocked;
    }

    static DefinedValues of(String text) {
        var read = Claimed.rules(text);
        return read.game().rules() instanceof RuleTree.Blocking(var moves, var most)
                ? new DefinedValues(moves, read.play(), most.intValueExact())
                : new DefinedValues(read.game().rules(), read.play(), 0);
    }

    int of(Tuple position) {
        var value = known.get(position);
        if (value == null) known.put(position, value = found(position));
        return value;
    }

    private int found(Tuple position) {
        var options = new HashMap<List<Position>, Integer>();
        RuleOptions.stream(rules, position)
                .forEach(option -> options.put(
                        option,
                        option.stream().mapToInt(part -> of((Tuple) part)).reduce(0, (a, b) -> a ^ b)));
        if (options.isEmpty()) return play == Play.MISERE ? 1 : 0;
        if (blocked > 0) return outcome(options.values().stream().toList());
        var values = new HashSet<>(options.values());
        int mex = 0;
        while (values.contains(mex)) mex++;
        return mex;
    }

    /// Whether the player to move wins after every choice of options that are blocked.
    private int outcome(List<Integer> options) {
        for (int taken = 0; taken < 1 << options.size(); taken++) {
            if (Integer.bitCount(taken) > blocked) continue;
            boolean any = false;
            boolean wins = false;
            for (int i = 0; i < options.size(); i++) {
                if ((taken >> i & 1) == 1) continue;
                any = true;
                wins |= options.get(i) == 0;
            }
            // One who finds all options blocked cannot move; in misere play one option must be left.
            if (!any && play == Play.MISERE) continue;
            if (!wins) return 0;
        }
        return 1;
    }
}
