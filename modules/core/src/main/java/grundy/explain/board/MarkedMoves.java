package grundy.explain.board;

import grundy.answer.Verdict;
import grundy.finding.Move;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.option.RuleOptions;
import grundy.value.Side;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Winning moves in one component, as they are drawn: each with the whole board that it leaves, also where that falls
/// apart.
///
/// @param component in which the moves are
/// @param moves winning moves of the verdict that change this component alone
public record MarkedMoves(Component component, List<Move> moves) {
    /// A winning move, and what the whole board is after it.
    ///
    /// @param step what is known of the move
    public record MoveOnBoard(Move.Step step, Position whole) {}

    /// @param number of the component, from 0
    /// @param most how many winning moves of the verdict are examined
    public static MarkedMoves of(Verdict verdict, int number, long most) {
        return new MarkedMoves(
                verdict.question().sum().components().get(number),
                verdict.moves().first(most).stream()
                        .filter(move -> move.steps().size() == 1
                                && move.steps().getFirst().component() == number)
                        .toList());
    }

    /// @return the sides that have such moves; null if both have the same ones
    public List<@Nullable Side> sides() {
        return Stream.<@Nullable Side>of(null, Side.LEFT, Side.RIGHT)
                .filter(side -> moves.stream().anyMatch(move -> move.side() == side))
                .toList();
    }

    /// @return the moves of a side, each once. Cost: where a board falls apart, all options
    public Stream<MoveOnBoard> of(@Nullable Side side) {
        var steps = moves.stream()
                .filter(move -> Objects.equals(move.side(), side))
                .map(move -> move.steps().getFirst());
        return rules(side) instanceof RuleTree.OnBoard rules && !rules.board().staysWhole()
                ? undivided(rules, steps)
                : steps.filter(step -> step.to().size() == 1)
                        .map(step -> new MoveOnBoard(step, step.to().getFirst()));
    }

    private Stream<MoveOnBoard> undivided(RuleTree.OnBoard rules, Stream<Move.Step> steps) {
        var waiting = new LinkedHashMap<List<Position>, Move.Step>();
        steps.forEach(step -> waiting.put(RuleOptions.sorted(step.to()), step));
        var found = new HashSet<List<Position>>();
        return RuleOptions.undivided(rules, component.position())
                .filter(option -> waiting.containsKey(option.readable().key())
                        && found.add(option.readable().key()))
                .map(option -> new MoveOnBoard(
                        Objects.requireNonNull(waiting.get(option.readable().key())), option.whole()));
    }

    private RuleTree rules(@Nullable Side side) {
        var rules = component.game().rules();
        if (!(rules instanceof RuleTree.Partizan(var left, var right))) return rules;
        return side == Side.RIGHT ? right : left;
    }
}
