package grundy.rules;

import grundy.rules.option.RuleOptions;
import grundy.testkit.CompoundMoves;
import grundy.testkit.CompoundMoves.MovedComponents;
import grundy.testkit.GameMoves;
import grundy.testkit.LoopyOracle;
import grundy.testkit.LoopyOracle.Result;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Sums of the core, straight from the definition: who wins, how soon, and by which moves. Shares the rules with the
/// engines and nothing else.
public final class SumByDefinition {
    private static final Comparator<Part> ORDER =
            Comparator.comparingInt(Part::hashCode).thenComparing(Part::toString);

    private final List<RuleTree> rules;
    private final List<Part> start;
    private final List<CompoundMoves<Part>> bySide;
    private final LoopyOracle<State> oracle;

    /// One component.
    ///
    /// @param game number of its rules among those that are different
    private record Part(int game, Position position) {}

    /// The components in a fixed order, and who moves.
    private record State(List<Part> parts, int side) {
        static State of(List<Part> parts, int side) {
            return new State(parts.stream().sorted(ORDER).toList(), side);
        }
    }

    /// @param components whose rules are the same for both sides
    public static SumByDefinition of(List<Component> components, Compound compound, Play play) {
        return new SumByDefinition(components, compound, play, 1, Integer.MAX_VALUE);
    }

    /// @param most sums that may be looked at
    /// @return empty if there are more
    public static Optional<SumByDefinition> upTo(int most, List<Component> components, Compound compound, Play play) {
        try {
            return Optional.of(new SumByDefinition(components, compound, play, 1, most));
        } catch (TooManySumsException _) {
            return Optional.empty();
        }
    }

    /// A disjunctive sum in which Left, side 0, and Right, side 1, may have different moves.
    public static SumByDefinition ofSides(List<Component> components, Play play) {
        return new SumByDefinition(components, Compound.DISJUNCTIVE, play, 2, Integer.MAX_VALUE);
    }

    private SumByDefinition(List<Component> components, Compound compound, Play play, int sides, int most) {
        this.rules = components.stream()
                .map(component -> component.game().rules())
                .distinct()
                .toList();
        this.start = components.stream()
                .map(component -> new Part(rules.indexOf(component.game().rules()), component.position()))
                .toList();
        var moved = switch (compound.moving()) {
            case CONJUNCTIVE -> MovedComponents.EVERY;
            case SELECTIVE -> MovedComponents.SOME;
            default -> MovedComponents.ONE;
        };
        this.bySide = List.of(
                new CompoundMoves<>(moves(0), moved, compound.isShort()),
                new CompoundMoves<>(moves(1), moved, compound.isShort()));
        var seen = new HashSet<State>();
        this.oracle = new LoopyOracle<>(
                sides == 1 ? List.of(State.of(start, 0)) : List.of(State.of(start, 0), State.of(start, 1)),
                state -> {
                    if (seen.add(state) && seen.size() > most) throw new TooManySumsException();
                    return options(state, sides);
                },
                play == Play.MISERE);
    }

    private static final class TooManySumsException extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private GameMoves<Part> moves(int side) {
        GameMoves<Part> moves = part -> {
            var own = rules.get(part.game);
            var used = own instanceof RuleTree.Partizan(var left, var right) ? side == 0 ? left : right : own;
            return RuleOptions.distinct(used, part.position).stream()
                    .map(option -> option.stream()
                            .map(position -> new Part(part.game, position))
                            .toList())
                    .toList();
        };
        return moves.remembered();
    }

    private Collection<State> options(State state, int sides) {
        return bySide.get(state.side).from(state.parts).stream()
                .map(move -> State.of(CompoundMoves.after(state.parts, move), (state.side + 1) % sides))
                .toList();
    }

    /// @return the outcome for the player to move: N, P, or D where neither can force a win
    public Outcome outcome(int side) {
        return oracle.result(State.of(start, side))
                .map(result -> result.wins() ? Outcome.N : Outcome.P)
                .orElse(Outcome.D);
    }

    /// @return the outcome for the player to move
    public Outcome outcome() {
        return outcome(0);
    }

    /// @return how many moves play lasts, where the winner hurries and the loser delays; -1 for a draw
    public int remoteness() {
        return remoteness(0);
    }

    /// @return the same, if that side begins
    public int remoteness(int side) {
        return oracle.result(State.of(start, side)).map(Result::moves).orElse(-1);
    }

    /// @return every move of a side: what it leaves in each component that is moved in
    public Set<Map<Integer, List<Position>>> allMoves(int side) {
        return bySide.get(side).from(start).stream().map(SumByDefinition::told).collect(Collectors.toSet());
    }

    /// @return every winning move: what it leaves in each component that is moved in
    public Set<Map<Integer, List<Position>>> winningMoves(int side, int next) {
        var winning = new HashSet<Map<Integer, List<Position>>>();
        for (var move : bySide.get(side).from(start))
            if (oracle.isLost(State.of(CompoundMoves.after(start, move), next))) winning.add(told(move));
        return winning;
    }

    /// @return every winning move: what it leaves in each component that is moved in
    public Set<Map<Integer, List<Position>>> winningMoves() {
        return winningMoves(0, 0);
    }

    /// @return where a side can draw but not win, every move that keeps the draw
    public Set<Map<Integer, List<Position>>> drawingMoves(int side, int next) {
        if (outcome(side) != Outcome.D) return Set.of();
        var drawing = new HashSet<Map<Integer, List<Position>>>();
        for (var move : bySide.get(side).from(start))
            if (oracle.result(State.of(CompoundMoves.after(start, move), next)).isEmpty()) drawing.add(told(move));
        return drawing;
    }

    private static Map<Integer, List<Position>> told(Map<Integer, List<Part>> move) {
        var told = new TreeMap<Integer, List<Position>>();
        move.forEach((component, parts) -> told.put(
                component, RuleOptions.sorted(parts.stream().map(Part::position).toList())));
        return told;
    }

    /// @return how many sums were looked at
    public int positions() {
        return oracle.positions();
    }
}
