package grundy.check.verdict;

import grundy.check.ClaimedMove;
import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Formula;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.NumerationSystem;
import grundy.check.automaton.TooLargeException;
import grundy.check.period.RepeatingHeap;
import grundy.check.plain.PositionWeight;
import grundy.check.theorem.GameFormulas;
import grundy.check.theorem.MoveRelations;
import grundy.check.verdict.ListedMoves.Finding.NoMove;
import grundy.check.verdict.ListedMoves.Finding.Remainder;
import grundy.check.verdict.ListedMoves.Finding.Unknown;
import grundy.limit.Checkpoint;
import grundy.limit.MemoryRoom;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RulesException;
import grundy.rules.ScoredBoard;
import grundy.rules.Tuple;
import grundy.rules.TurnPosition;
import grundy.rules.option.RuleOptions;
import grundy.value.Compound;
import grundy.value.Play;
import grundy.value.Side;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Looks for each move that a verdict lists among the moves that there are: one by one, or where there
/// are very many by the amounts that may be taken, or by automata of all moves.
///
/// Cost: the first moves of each component in which some are listed.
final class ListedMoves {
    private static final long MOST_LOOKED_AT = 200_000;
    private static final int STATES = 200_000;

    private final TurnPosition position;

    /// The finding about a listed move.
    sealed interface Finding {
        /// @param parts what the move leaves in its component
        record Remainder(List<Position> parts) implements Finding {}

        /// A move that is none.
        record NoMove() implements Finding {}

        /// An open answer: there are too many moves to tell.
        record Unknown() implements Finding {}
    }

    /// Moves of one component.
    private record MoveKind(int component, Optional<Side> side) {}

    private ListedMoves(TurnPosition position) {
        this.position = position;
    }

    /// @param listed in components that there are ({@link VerdictShape})
    /// @return the result for each move
    static Map<ClaimedMove, Finding> of(TurnPosition position, List<ClaimedMove> listed) {
        return new ListedMoves(position).findMoves(listed);
    }

    private Map<ClaimedMove, Finding> findMoves(List<ClaimedMove> listed) {
        var claimed = new HashMap<MoveKind, List<List<String>>>();
        for (var move : listed)
            for (var step : move.steps())
                claimed.computeIfAbsent(new MoveKind(step.component(), move.side()), _ -> new ArrayList<>())
                        .add(step.to());
        var left = new HashMap<MoveKind, Map<List<String>, Finding>>();
        claimed.forEach((kind, targets) -> left.put(kind, findTargets(kind, targets)));
        var found = new HashMap<ClaimedMove, Finding>();
        for (var move : listed) {
            var steps = move.steps().stream()
                    .map(step -> left.getOrDefault(new MoveKind(step.component(), move.side()), Map.of())
                            .getOrDefault(step.to(), new Unknown()))
                    .toList();
            boolean none = steps.stream().anyMatch(NoMove.class::isInstance);
            found.put(move, none ? new NoMove() : steps.size() == 1 ? steps.getFirst() : new Unknown());
        }
        return found;
    }

    /// @return the result for each move that can be decided
    private Map<List<String>, Finding> findTargets(MoveKind kind, List<List<String>> targets) {
        var component = position.sum().components().get(kind.component);
        var rules = rules(component.game().rules(), kind.side);
        boolean isWhole = rules instanceof RuleTree.OnBoard && position.sum().compound() != Compound.DISJUNCTIVE;
        if (isWhole) return Map.of();
        var left = new HashMap<List<String>, Finding>();
        long most = MOST_LOOKED_AT / PositionWeight.of(rules, component.position());
        var moves = readableOptions(rules, component.position()).iterator();
        for (long tried = 0; tried < most && moves.hasNext() && left.size() < targets.size(); tried++) {
            Checkpoint.step();
            var option = moves.next();
            var to = ClaimedMove.Step.of(0, option.to()).to();
            if (targets.contains(to)) left.putIfAbsent(to, new Remainder(option.parts()));
        }
        boolean isAll = !moves.hasNext();
        for (var target : targets)
            if (!left.containsKey(target))
                left.put(target, isAll ? new NoMove() : amongMany(rules, component.position(), target));
        return left;
    }

    private RuleTree rules(RuleTree rules, Optional<Side> side) {
        return switch (rules) {
            case RuleTree.Partizan(var one, var other) -> side.equals(Optional.of(Side.LEFT)) ? one : other;
            case RuleTree.Players(var byPlayer) -> byPlayer.get(position.mover());
            case RuleTree.Blocking(var unblocked, var _) -> unblocked;
            case TakeAndBreak _, RuleTree.Moves _, RuleTree.OnBoard _, RuleTree.Scored _ -> rules;
        };
    }

    private static Stream<RuleOptions.RuleOption> readableOptions(RuleTree rules, Position position) {
        return rules instanceof RuleTree.Scored(var _, var _, var board)
                ? scored(board, position)
                : RuleOptions.readableOptions(rules, position);
    }

    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    private static <P> Stream<RuleOptions.RuleOption> scored(ScoredBoard<P> board, Position position) {
        var moves = new ArrayList<RuleOptions.RuleOption>();
        for (var move : board.moves((P) ((BoardPosition) position).state())) {
            var to = List.<Position>of(new BoardPosition(move.to(), () -> board.write(move.to())));
            moves.add(new RuleOptions.RuleOption(to, to));
        }
        return moves.stream();
    }

    /// @param to what a move is to leave, in ascending order as it is written
    static Finding amongMany(RuleTree rules, Position position, List<String> to) {
        if (!(position instanceof Tuple from)) return new Unknown();
        return switch (rules) {
            case TakeAndBreak heaps ->
                RepeatingHeap.remainingHeaps(heaps, from.get(0), to)
                        .<Finding>map(left -> new Remainder(
                                left.stream().<Position>map(Tuple::of).toList()))
                        .orElseGet(NoMove::new);
            case RuleTree.Moves moves -> byAutomata(moves, from, to);
            default -> new Unknown();
        };
    }

    private static Finding byAutomata(RuleTree.Moves rules, Tuple from, List<String> to) {
        var parts = to.stream().map(TupleText::numbers).toList();
        if (parts.stream().anyMatch(part -> part.size() != rules.arity())) return new NoMove();
        try {
            var game = GameFormulas.of(rules, Play.NORMAL, 0);
            var arithmetic = new Arithmetic(
                    NumerationSystem.BINARY, KernelBudget.under(STATES, Checkpoint::look, MemoryRoom.ENDLESS));
            var all = arithmetic.inOrder(arithmetic.decide(Formula.always()), game.coordinates());
            var options =
                    new MoveRelations(game, arithmetic).optionsIn(all, false).get(parts.size());
            if (options == null) return new NoMove();
            var words = Stream.concat(
                            from.stream(),
                            parts.stream().sorted(ListedMoves::compare).flatMap(List::stream))
                    .map(NumerationSystem.BINARY::word)
                    .toList();
            return options.accepts(words)
                    ? new Remainder(parts.stream().<Position>map(Tuple::of).toList())
                    : new NoMove();
        } catch (RulesException | TooLargeException _) {
            return new Unknown();
        }
    }

    /// The order in which components stand in the automata of moves.
    static int compare(List<BigInteger> one, List<BigInteger> other) {
        for (int i = 0; i < one.size(); i++) {
            int order = one.get(i).compareTo(other.get(i));
            if (order != 0) return order;
        }
        return 0;
    }
}
