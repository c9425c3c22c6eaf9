package grundy.engine.search;

import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.option.RuleOptions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The components that a game of several players comes across, numbered as they are met, with the options of every
/// player, each worked out once.
final class PlayersHeaps {
    /// The different rules, and which of them each player has: options are held once for all who share them.
    private final List<RuleTree> kinds;

    private final int[] kind;

    private final Map<Position, Integer> numbers = new HashMap<>();
    private final List<Position> positions = new ArrayList<>();
    private final List<int[][][]> options = new ArrayList<>();
    private final List<Boolean> running = new ArrayList<>();

    PlayersHeaps(List<RuleTree> byPlayer) {
        this.kinds = byPlayer.stream().distinct().toList();
        this.kind = byPlayer.stream().mapToInt(kinds::indexOf).toArray();
    }

    int number(Position position) {
        var cached = numbers.get(position);
        if (cached != null) return cached;
        int number = positions.size();
        numbers.put(position, number);
        positions.add(position);
        options.add(new int[kinds.size()][0][]);
        running.add(movesAtAll(position));
        return number;
    }

    private boolean movesAtAll(Position position) {
        return kinds.stream()
                .anyMatch(rules -> RuleOptions.stream(rules, position).findAny().isPresent());
    }

    /// @return whether somebody can move there
    boolean isRunning(int number) {
        return running.get(number);
    }

    /// @return for each option of a player the components that it leaves; each option once
    int[][] options(int number, int player) {
        var cached = options.get(number);
        int own = kind[player];
        if (cached[own].length == 0 && running.get(number))
            cached[own] = RuleOptions.distinct(kinds.get(own), positions.get(number)).stream()
                    .map(option -> option.stream().mapToInt(this::number).toArray())
                    .toArray(int[][]::new);
        return cached[own];
    }
}
