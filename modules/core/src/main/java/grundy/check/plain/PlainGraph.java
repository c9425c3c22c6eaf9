package grundy.check.plain;

import grundy.limit.Checkpoint;
import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.option.RuleOptions;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/// Every position of a disjunctive sum that moves of either side, in any order, lead to, straight from the rules:
/// beside another game the two sides need not move in turn. Boards are not taken apart.
///
/// Cost: positions and moves of the whole sum.
final class PlainGraph {
    private static final Comparator<PlacedComponent> BY_TEXT = Comparator.comparingInt(PlacedComponent::game)
            .thenComparing(component -> component.position().toString());

    private final List<RuleTree> games;
    private final Map<List<PlacedComponent>, Integer> numbers = new HashMap<>();
    private final List<List<PlacedComponent>> positions = new ArrayList<>();
    private final List<int[]> left = new ArrayList<>();
    private final List<int[]> right = new ArrayList<>();
    private long steps;

    /// A component.
    ///
    /// @param game its number among the rules
    private record PlacedComponent(int game, Position position) {}

    private PlainGraph(List<RuleTree> games) {
        this.games = games;
    }

    /// @param sum of impartial games and of games of Left and Right; it is position 0
    /// @param most moves to look at before giving up
    /// @return empty if there are more moves
    static Optional<PlainGraph> of(Sum sum, long most) {
        var graph = new PlainGraph(sum.components().stream()
                .map(component -> component.game().rules())
                .distinct()
                .toList());
        graph.number(sum.components().stream()
                .map(component ->
                        new PlacedComponent(graph.games.indexOf(component.game().rules()), component.position()))
                .toList());
        for (int at = 0; at < graph.positions.size(); at++) {
            graph.left.add(graph.moves(graph.positions.get(at), Side.LEFT, most));
            graph.right.add(graph.moves(graph.positions.get(at), Side.RIGHT, most));
            if (graph.steps > most) return Optional.empty();
        }
        return Optional.of(graph);
    }

    /// @return the numbers of the positions that a side can move to, each once
    int[] options(int position, Side side) {
        return (side == Side.LEFT ? left : right).get(position);
    }

    private int number(List<PlacedComponent> placed) {
        Checkpoint.step();
        return numbers.computeIfAbsent(placed.stream().sorted(BY_TEXT).toList(), key -> {
            positions.add(key);
            return positions.size() - 1;
        });
    }

    private int[] moves(List<PlacedComponent> placed, Side side, long most) {
        var reached = new ArrayList<Integer>();
        for (int i = 0; i < placed.size(); i++) {
            var component = placed.get(i);
            for (var left : choices(component, side).limit(most - steps + 1).toList()) {
                steps++;
                var after = new ArrayList<>(placed);
                after.remove(i);
                left.forEach(position -> after.add(new PlacedComponent(component.game, position)));
                reached.add(number(after));
            }
            if (steps > most) break;
        }
        return reached.stream().mapToInt(Integer::intValue).distinct().toArray();
    }

    private Stream<List<Position>> choices(PlacedComponent component, Side side) {
        var rules = games.get(component.game) instanceof RuleTree.Partizan(var lefts, var rights)
                ? side == Side.LEFT ? lefts : rights
                : games.get(component.game);
        return rules instanceof RuleTree.OnBoard(var _, var _, var board)
                ? onBoard(board, component.position)
                : RuleOptions.stream(rules, component.position);
    }

    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    private static <P> Stream<List<Position>> onBoard(Board<P> board, Position position) {
        var options = board.options((P) ((BoardPosition) position).state());
        return StreamSupport.stream(options.spliterator(), false)
                .map(option -> List.of(new BoardPosition(option, () -> board.write(option))));
    }
}
