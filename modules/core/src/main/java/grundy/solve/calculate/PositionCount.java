package grundy.solve.calculate;

import grundy.limit.Checkpoint;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.option.RuleOptions;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;

/// Counts the positions that play can reach, the first among them, by moves of any side in any order:
/// boards as they are drawn, heaps as sums without those of 0.
///
/// Cost: time and memory of each position.
final class PositionCount {
    private static final int BYTES = 400;

    private PositionCount() {}

    static long of(Component component) {
        var rules = component.game().rules();
        var sides = rules instanceof RuleTree.Partizan(var left, var right) ? List.of(left, right) : List.of(rules);
        var start = key(List.of(component.position()));
        var visited = new HashSet<List<Position>>(List.of(start));
        var open = new ArrayDeque<List<Position>>(visited);
        try (var memory = Checkpoint.grant()) {
            while (!open.isEmpty()) {
                var sum = open.remove();
                for (int at = 0; at < sum.size(); at++) {
                    int moved = at;
                    for (var side : sides)
                        options(side, sum.get(at)).forEach(option -> {
                            Checkpoint.step();
                            var next = replaced(sum, moved, option);
                            if (!visited.add(next)) return;
                            memory.take(BYTES);
                            open.add(next);
                        });
                }
            }
        }
        return visited.size();
    }

    private static Stream<List<Position>> options(RuleTree side, Position position) {
        return side instanceof RuleTree.OnBoard board
                ? RuleOptions.undivided(board, position).map(option -> List.of(option.whole()))
                : RuleOptions.stream(side, position);
    }

    private static List<Position> replaced(List<Position> sum, int at, List<Position> option) {
        var all = new ArrayList<>(sum);
        all.remove(at);
        all.addAll(option);
        return key(all);
    }

    private static List<Position> key(List<Position> sum) {
        var left = sum.stream()
                .filter(part -> !(part instanceof Tuple heap)
                        || heap.arity() > 1
                        || heap.get(0).signum() > 0)
                .toList();
        return RuleOptions.sorted(left);
    }
}
