package grundy.engine.sum;

import grundy.limit.Limits;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.option.RuleOptions;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;

/// A whole sum of impartial components as one position: played as any compound, under either end condition, with
/// rules that may let play go on for ever.
///
/// No theorem is used: the sums that can be reached are searched one by one, where sums with the same components (in
/// any order, those without moves left out) count as one. Status: the definition itself. Cost: time proportional to
/// the moves in these sums; about 30 bytes for each sum and one or two for each of its components; 8 for each move
/// besides if play can go on for ever.
public final class SumSearch {
    private final List<Component> components;
    private final Compound compound;
    private final SumOutcomes outcomes;

    /// @param components of impartial games, as they are at the start
    public SumSearch(List<Component> components, Compound compound, Play play, Limits limits) {
        this.components = List.copyOf(components);
        this.compound = compound;
        this.outcomes = new SumOutcomes(components, compound, play, 1, limits);
    }

    /// A move in one component.
    ///
    /// @param component its number, from 0
    /// @param to the parts that are left there, at least one
    public record Step(int component, Position from, List<Position> to) {}

    /// @return N, P or D
    /// @throws grundy.limit.LimitException if more positions are needed than the limits allow
    /// @throws grundy.rules.RulesException if the rules make no sense at a position reached
    public Outcome outcome() {
        return outcomes.outcomeOf(outcomes.start(), 0);
    }

    /// @return moves to the end if the winner hurries and the loser delays; -1 for a draw
    /// @throws grundy.limit.LimitException if more positions are needed than the limits allow
    public long remoteness() {
        return outcomes.remotenessOf(outcomes.start(), 0);
    }

    /// A step, and the parts into which it falls where the step itself tells of the whole board.
    private record DividedStep(Step step, List<Position> parts) {}

    /// @return every move to a sum that the opponent loses, each a list of steps in the order of the components;
    ///     two moves are the same if they act on the same components and leave the same there: the same board
    ///     where the board stays whole, else the same multiset of parts
    /// @throws grundy.limit.LimitException if more positions are needed than the limits allow
    public List<List<Step>> winningMoves() {
        return outcome() == Outcome.N ? movesTo(Outcome.P) : List.of();
    }

    /// @return every move to a drawn sum in a draw, in the form of winning moves
    /// @throws grundy.limit.LimitException if more positions are needed than the limits allow
    public List<List<Step>> drawingMoves() {
        return outcome() == Outcome.D ? movesTo(Outcome.D) : List.of();
    }

    private List<List<Step>> movesTo(Outcome outcome) {
        var choices = new ArrayList<List<DividedStep>>();
        for (int i = 0; i < components.size(); i++) choices.add(choices(i));
        return moves(choices)
                .filter(move -> after(move) == outcome)
                .map(move -> move.stream().map(DividedStep::step).toList())
                .toList();
    }

    private List<DividedStep> choices(int component) {
        var from = components.get(component).position();
        var distinct = new HashSet<List<Position>>();
        return RuleOptions.readableOptions(components.get(component).game().rules(), from)
                .filter(option -> distinct.add(option.key()))
                .map(option -> new DividedStep(new Step(component, from, option.to()), option.parts()))
                .toList();
    }

    /// @param choices those of each component
    private Stream<List<DividedStep>> moves(List<List<DividedStep>> choices) {
        if (compound.isShort() && choices.stream().anyMatch(List::isEmpty)) return Stream.empty();
        return switch (compound.moving()) {
            case DISJUNCTIVE -> choices.stream().flatMap(List::stream).map(List::of);
            case SELECTIVE -> combined(choices, true).filter(move -> !move.isEmpty());
            case CONJUNCTIVE ->
                combined(choices.stream().filter(some -> !some.isEmpty()).toList(), false);
            case SHORT_DISJUNCTIVE, SHORT_CONJUNCTIVE, SHORT_SELECTIVE ->
                throw new AssertionError("A way to move is not short");
        };
    }

    private static Stream<List<DividedStep>> combined(List<List<DividedStep>> choices, boolean mayStay) {
        Stream<List<DividedStep>> moves = Stream.of(List.of());
        for (var some : choices) moves = moves.flatMap(move -> extended(move, some, mayStay));
        return moves;
    }

    private static Stream<List<DividedStep>> extended(
            List<DividedStep> move, List<DividedStep> choices, boolean mayStay) {
        var longer = choices.stream()
                .map(choice -> Stream.concat(move.stream(), Stream.of(choice)).toList());
        return mayStay ? Stream.concat(longer, Stream.of(move)) : longer;
    }

    private Outcome after(List<DividedStep> move) {
        var sum = new ArrayList<>(outcomes.start());
        for (var choice : move) sum.set(choice.step.component(), choice.parts);
        return outcomes.outcomeOf(sum, 0);
    }

    /// @return the number of positions that the answers depend on
    public long positions() {
        return outcomes.positions();
    }
}
