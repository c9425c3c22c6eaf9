package grundy.check.plain;

import grundy.check.ClaimedMove;
import grundy.limit.Checkpoint;
import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.graph.GraphBoard;
import grundy.rules.graph.TerminalResult;
import grundy.rules.option.FollowerCount;
import grundy.rules.option.RuleOptions;
import grundy.value.Compound;
import grundy.value.Side;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.StreamSupport;

/// Every position of a whole sum that can be reached, with who is to move there, and every move, straight from the
/// rules. No theorem is used, not even that values add, and boards are not taken apart.
///
/// Cost: positions and moves of the whole sum, of which there are mostly very many.
public final class PlainPositions {
    private static final Comparator<PlacedComponent> BY_TEXT = Comparator.comparingInt(PlacedComponent::game)
            .thenComparing(component -> component.position().toString());

    /// More than a move leaves in games that are looked through.
    private static final BigInteger PARTS = BigInteger.valueOf(1_000);

    private final Sum sum;
    private final int movers;
    private final long most;
    private final List<RuleTree> games;
    private final Map<State, Integer> numbers = new HashMap<>();
    private final List<State> states = new ArrayList<>();
    private final List<int[]> options = new ArrayList<>();
    private long examined;

    /// A component.
    ///
    /// @param game its number in the sum
    private record PlacedComponent(int game, Position position) {}

    /// @param mover who is to move, from 0; always 0 in an impartial game, 0 for Left and 1 for Right
    private record State(int mover, List<PlacedComponent> placed) {}

    /// The parts that a move leaves of one component.
    ///
    /// @param positions the parts for a reader
    private record ComponentOption(List<PlacedComponent> placed, List<Position> positions) {}

    private record ComponentMove(int component, List<Position> positions) {}

    /// A move of which the first components are decided.
    private record PartialMove(List<PlacedComponent> placed, List<ComponentMove> steps) {
        PartialMove withUnmoved(PlacedComponent component) {
            var both = new ArrayList<>(placed);
            both.add(component);
            return new PartialMove(both, steps);
        }

        PartialMove withMove(int component, ComponentOption choice) {
            var both = new ArrayList<>(placed);
            both.addAll(choice.placed);
            var more = new ArrayList<>(steps);
            more.add(new ComponentMove(component, choice.positions));
            return new PartialMove(both, more);
        }
    }

    private PlainPositions(Sum sum, long most) {
        this.sum = sum;
        this.most = most
                / sum.components().stream()
                        .mapToLong(
                                component -> PositionWeight.of(component.game().rules(), component.position()))
                        .max()
                        .orElse(1);
        this.games = sum.components().stream()
                .map(component -> component.game().rules())
                .distinct()
                .toList();
        this.movers = movers(sum);
    }

    /// @return the number of players with moves of their own, 1 in impartial games
    public static int movers(Sum sum) {
        return sum.components().stream()
                .mapToInt(component -> switch (component.game().rules()) {
                    case RuleTree.Partizan _ -> 2;
                    case RuleTree.Players(var byPlayer) -> byPlayer.size();
                    case RuleTree.TakeAndBreak _,
                            RuleTree.Moves _,
                            RuleTree.OnBoard _,
                            RuleTree.Scored _,
                            RuleTree.Blocking _ -> 1;
                })
                .max()
                .orElse(1);
    }

    /// @param sum of games without scores
    /// @param begins who may be to move first, from 0
    /// @param most moves to look at before giving up
    /// @return the positions that can be reached, of which the first are the sum with each of `begins` to move;
    ///     empty if there are more moves
    public static Optional<PlainPositions> of(Sum sum, List<Integer> begins, long most) {
        var all = new PlainPositions(sum, most);
        if (all.mayBeTooMany()) return Optional.empty();
        for (int mover : begins) all.number(new State(mover, all.ordered(all.root())));
        for (int at = 0; at < all.states.size(); at++) {
            Checkpoint.step();
            var state = all.states.get(at);
            var reached = new ArrayList<Integer>();
            if (all.terminalResult(at).isEmpty())
                all.moves(state.mover, state.placed, move -> reached.add(all.after(state.mover, move)));
            if (all.examined > all.most) return Optional.empty();
            all.options.add(
                    reached.stream().mapToInt(Integer::intValue).distinct().toArray());
        }
        return Optional.of(all);
    }

    /// @return whether the rules show at once that there are far more moves, of which some may leave
    ///     many parts
    private boolean mayBeTooMany() {
        if (movers > 1 || sum.compound() != Compound.DISJUNCTIVE) return false;
        var tooMany = BigInteger.valueOf(most).multiply(PARTS).add(PARTS);
        return sum.components().stream()
                .anyMatch(component -> FollowerCount.all(component.game().rules(), component.position())
                                .compareTo(tooMany)
                        > 0);
    }

    private List<PlacedComponent> root() {
        return sum.components().stream()
                .map(component ->
                        new PlacedComponent(games.indexOf(component.game().rules()), component.position()))
                .toList();
    }

    private List<PlacedComponent> ordered(List<PlacedComponent> placed) {
        return placed.size() == 1 ? placed : placed.stream().sorted(BY_TEXT).toList();
    }

    private int number(State state) {
        Checkpoint.step();
        var existing = numbers.putIfAbsent(state, states.size());
        if (existing != null) return existing;
        states.add(state);
        return states.size() - 1;
    }

    private int after(int mover, PartialMove move) {
        return number(new State((mover + 1) % movers, ordered(move.placed)));
    }

    /// @return the number of positions, each counted once for each player who may be to move
    public int size() {
        return states.size();
    }

    /// @return the numbers of the positions that a move leaves, each once
    public int[] options(int number) {
        return options.get(number);
    }

    /// @return the player to move, from 0
    int mover(int number) {
        return states.get(number).mover;
    }

    /// @return the result that a graph states for the only token
    Optional<TerminalResult> terminalResult(int number) {
        var placed = states.get(number).placed;
        if (placed.size() != 1 || !(placed.getFirst().position instanceof BoardPosition(Integer vertex, var _)))
            return Optional.empty();
        return GraphBoard.graphOf(games.get(placed.getFirst().game)).flatMap(graph -> graph.ending(vertex));
    }

    /// Calls for all moves from the sum itself, as they are stated.
    ///
    /// @param begins who is to move, one of those who may begin
    public void first(int begins, FirstMoves reader) {
        // They were examined before, and are not too many.
        examined = 0;
        moves(begins, root(), move -> {
            var steps = move.steps.stream()
                    .map(step -> ClaimedMove.Step.of(step.component, step.positions))
                    .toList();
            reader.move(new ClaimedMove(side(begins), steps), after(begins, move));
        });
    }

    /// Receives the moves from the sum itself.
    @FunctionalInterface
    public interface FirstMoves {
        /// @param after the number of the position that the move leaves
        void move(ClaimedMove move, int after);
    }

    private Optional<Side> side(int mover) {
        boolean sided =
                sum.components().stream().anyMatch(component -> component.game().rules() instanceof RuleTree.Partizan);
        if (!sided) return Optional.empty();
        return Optional.of(mover == 0 ? Side.LEFT : Side.RIGHT);
    }

    private void moves(int mover, List<PlacedComponent> position, Consumer<PartialMove> reader) {
        var each = new ArrayList<List<ComponentOption>>();
        for (var component : position) each.add(choices(mover, component));
        var compound = sum.compound();
        if (compound.isShort() && each.stream().anyMatch(List::isEmpty)) return;
        if (compound.moving() == Compound.DISJUNCTIVE) {
            for (int i = 0; i < position.size(); i++)
                for (var choice : each.get(i)) {
                    if (++examined > most) return;
                    reader.accept(inOne(position, i, choice));
                }
            return;
        }
        var partial = List.of(new PartialMove(List.of(), List.of()));
        for (int i = 0; i < position.size(); i++) {
            var next = new ArrayList<PartialMove>();
            boolean mayStay =
                    compound.moving() == Compound.SELECTIVE || each.get(i).isEmpty();
            for (var some : partial) {
                Checkpoint.step();
                if (mayStay) next.add(some.withUnmoved(position.get(i)));
                for (var choice : each.get(i)) next.add(some.withMove(i, choice));
                examined += each.get(i).size();
                if (examined > most) return;
            }
            partial = next;
        }
        for (var some : partial) if (!some.steps.isEmpty()) reader.accept(some);
    }

    private static PartialMove inOne(List<PlacedComponent> position, int index, ComponentOption choice) {
        var left = new ArrayList<PlacedComponent>(position.size() + choice.placed.size());
        for (int i = 0; i < position.size(); i++)
            if (i == index) left.addAll(choice.placed);
            else left.add(position.get(i));
        return new PartialMove(left, List.of(new ComponentMove(index, choice.positions)));
    }

    private List<ComponentOption> choices(int mover, PlacedComponent component) {
        var rules = switch (games.get(component.game)) {
            case RuleTree.Partizan(var left, var right) -> mover == 0 ? left : right;
            case RuleTree.Players(var byPlayer) -> byPlayer.get(mover);
            case RuleTree.Blocking(var unblocked, var _) -> unblocked;
            case RuleTree impartial -> impartial;
        };
        if (rules instanceof RuleTree.OnBoard(var _, var _, var board)) return onBoard(board, component);
        return RuleOptions.stream(rules, component.position)
                .limit(most + 1)
                .map(option -> new ComponentOption(
                        option.stream()
                                .map(position -> new PlacedComponent(component.game, position))
                                .toList(),
                        option))
                .toList();
    }

    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    private <P> List<ComponentOption> onBoard(Board<P> board, PlacedComponent component) {
        boolean whole = board.staysWhole() || sum.compound() != Compound.DISJUNCTIVE;
        return StreamSupport.stream(
                        board.options((P) ((BoardPosition) component.position).state())
                                .spliterator(),
                        false)
                .limit(most + 1)
                .map(option -> {
                    var left = boardPosition(board, option);
                    var parts = whole ? List.<P>of() : board.parts(option);
                    var positions = parts.isEmpty()
                            ? List.<Position>of(left)
                            : parts.stream()
                                    .<Position>map(part -> boardPosition(board, part))
                                    .toList();
                    return new ComponentOption(List.of(new PlacedComponent(component.game, left)), positions);
                })
                .toList();
    }

    private static <P> BoardPosition boardPosition(Board<P> board, P state) {
        return new BoardPosition(state, () -> board.write(state));
    }
}
