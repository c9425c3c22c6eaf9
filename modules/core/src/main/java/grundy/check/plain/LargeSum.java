package grundy.check.plain;

import grundy.check.ClaimedMove;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.option.RuleOptions;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.ShortValue;
import grundy.value.Side;
import grundy.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A disjunctive sum in normal play that is too large to be worked out whole: the value of each component from the
/// definition, and that values add (Sprague 1935, Grundy 1939; of Left and Right Conway 1976).
public final class LargeSum {
    private static final long POSITIONS = 200_000;

    private final List<Component> components;
    private final boolean isSided;
    private final PlainGames games = new PlainGames();
    private final Map<RuleTree, PlainNimValues> impartial = new HashMap<>();
    private final Map<RuleTree, PlainForms> sided = new HashMap<>();

    /// Games, or where all components are impartial nim-values.
    private final List<Integer> values = new ArrayList<>();

    private LargeSum(Sum sum) {
        this.components = sum.components();
        this.isSided =
                components.stream().anyMatch(component -> component.game().rules() instanceof RuleTree.Partizan);
    }

    /// @return empty if the value of a component takes too long, or play can go on for ever
    public static Optional<LargeSum> of(Sum sum) {
        var large = new LargeSum(sum);
        for (var component : sum.components()) {
            var value = large.value(component.game().rules(), List.of(component.position()));
            if (value.isEmpty()) return Optional.empty();
            large.values.add(value.get());
        }
        return Optional.of(large);
    }

    /// @return the value of all components together, as a reader is shown it
    public ShortValue total() {
        return isSided ? games.shortValue(without(-1)) : Value.Nimber.of(without(-1));
    }

    /// @return the outcome
    public Outcome outcome() {
        return outcome(without(-1));
    }

    /// @return whether the components together are worth as much; empty if the value is too long to tell
    public Optional<Boolean> isWorth(ShortValue value) {
        if (!isSided) return Optional.of(total().equals(value) || value.outcome() == Outcome.P && without(-1) == 0);
        return games.of(value).map(game -> game == without(-1));
    }

    private Outcome outcome(int value) {
        if (isSided) return games.outcome(value);
        return value == 0 ? Outcome.P : Outcome.N;
    }

    private int plus(int one, int two) {
        return isSided ? games.plus(one, two) : one ^ two;
    }

    private int without(int index) {
        int sum = isSided ? games.zero() : 0;
        for (int i = 0; i < values.size(); i++) if (i != index) sum = plus(sum, values.get(i));
        return sum;
    }

    private Optional<Integer> value(RuleTree rules, List<Position> parts) {
        return switch (rules) {
            case RuleTree.Partizan partizan ->
                sided.computeIfAbsent(rules, _ -> new PlainForms(partizan, games, POSITIONS))
                        .sum(parts);
            case RuleTree.TakeAndBreak _, RuleTree.Moves _, RuleTree.OnBoard _ -> {
                var values = impartial.computeIfAbsent(
                        rules, _ -> new PlainNimValues(rules, Play.NORMAL, POSITIONS, () -> false));
                int sum = 0;
                for (var part : parts) {
                    var value = values.value(part);
                    if (value.isEmpty()) yield Optional.empty();
                    sum ^= value.getAsInt();
                }
                yield isSided ? games.of(Value.Nimber.of(sum)) : Optional.of(sum);
            }
            case RuleTree.Players _, RuleTree.Scored _, RuleTree.Blocking _ -> Optional.empty();
        };
    }

    /// @return every winning move, once
    public List<ClaimedMove> winningMoves() {
        if (!isSided) return winningMoves(Optional.empty());
        var moves = new ArrayList<>(winningMoves(Optional.of(Side.LEFT)));
        moves.addAll(winningMoves(Optional.of(Side.RIGHT)));
        return moves;
    }

    private List<ClaimedMove> winningMoves(Optional<Side> side) {
        var moves = new ArrayList<ClaimedMove>();
        for (int i = 0; i < components.size(); i++) {
            int index = i;
            var component = components.get(i);
            var rules = component.game().rules();
            var others = without(i);
            RuleOptions.readableOptions(of(rules, side), component.position())
                    .filter(option -> value(rules, option.parts())
                            .map(value -> wins(outcome(plus(value, others)), side))
                            .orElseThrow(() -> new AssertionError("The options of a position with a value have one")))
                    .map(option -> new ClaimedMove(side, List.of(ClaimedMove.Step.of(index, option.to()))))
                    .distinct()
                    .forEach(moves::add);
        }
        return moves;
    }

    private static RuleTree of(RuleTree rules, Optional<Side> side) {
        if (!(rules instanceof RuleTree.Partizan(var left, var right)) || side.isEmpty()) return rules;
        return side.get() == Side.LEFT ? left : right;
    }

    private static boolean wins(Outcome after, Optional<Side> side) {
        return after == Outcome.P || side.isPresent() && after == (side.get() == Side.LEFT ? Outcome.L : Outcome.R);
    }
}
