package grundy.check.answer;

import grundy.check.CheckFindings;
import grundy.check.CheckResult;
import grundy.check.answer.ReasonedValues.Option;
import grundy.check.answer.ReasonedValues.ReasonedPosition;
import grundy.check.plain.PlainGames;
import grundy.limit.Checkpoint;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.option.RuleOptions;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Play;
import grundy.value.ShortValue;
import grundy.value.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Checks {@link ReasonedValues} against the rules and the definition of `<=`: every position that can
/// be reached is there, and no other; its options have the values that the table states for what they
/// leave; each option that goes is dominated or reversible as stated, each that stays is one of the
/// form; and the position equals its form.
///
/// | claimed | decided by |
/// | --- | --- |
/// | which positions are reached, each once, and no others | {@link #below} |
/// | what each is worth | {@link PlainGames}: the game of what its options are worth is that value |
/// | what becomes of each option, and by which other one | {@link #agrees} |
/// | the value of the whole sum | the sum of the values of the components |
public final class ReasonedValuesCheck {
    private final Sum sum;
    private final ReasonedValues table;
    private final PlainGames games = new PlainGames();
    private final List<Integer> values = new ArrayList<>();
    private final Map<ComponentPosition, ReasonedPosition> positions = new HashMap<>();

    /// A position of the game of a component.
    private record ComponentPosition(int component, String position) {}

    private ReasonedValuesCheck(Sum sum, ReasonedValues table) {
        this.sum = sum;
        this.table = table;
    }

    /// @param value of the whole sum, if it is stated
    /// @param before what was found about the verdict itself
    /// @return the result before, with the findings about the table
    public static CheckResult of(Sum sum, ReasonedValues table, Optional<Value> value, CheckResult before) {
        if (before.fault().isPresent()) return before;
        var check = new ReasonedValuesCheck(sum, table);
        var fault = check.fault(value);
        var steps = new ArrayList<>(before.steps());
        if (fault.isEmpty())
            steps.add(Message.of(
                    "check.verdict.forms", "positions", table.positions().size()));
        return new CheckResult(steps, before.open(), fault);
    }

    /// @return the first component that has the same rules as a component
    public static int game(Sum sum, int component) {
        var rules = sum.components().get(component).game().rules();
        for (int i = 0; i < component; i++)
            if (sum.components().get(i).game().rules().equals(rules)) return i;
        return component;
    }

    private Optional<Message> fault(Optional<Value> value) {
        boolean hasForms = sum.play() == Play.NORMAL
                && sum.compound() == Compound.DISJUNCTIVE
                && sum.components().stream()
                        .anyMatch(component -> component.game().rules() instanceof RuleTree.Partizan);
        if (!hasForms) return wrong("positions", sum.text());
        for (var each : table.values()) {
            var game = games.of(each);
            if (game.isEmpty() || values.contains(game.get())) return wrong("values", each);
            values.add(game.get());
        }
        for (var each : table.positions())
            if (!isNumbered(each)
                    || positions.put(new ComponentPosition(each.component(), each.position()), each) != null)
                return wrong("positions", each.position());
        int total = games.zero();
        boolean isWhole = true;
        var visited = new HashSet<ComponentPosition>();
        for (int i = 0; i < sum.components().size(); i++) {
            var component = sum.components().get(i);
            if (!(component.game().rules() instanceof RuleTree.Partizan rules)) {
                isWhole = false;
                continue;
            }
            int game = game(sum, i);
            var fault = below(game, rules, component.position(), visited);
            if (fault.isPresent()) return fault;
            total = games.plus(total, value(at(game, component.position()).orElseThrow()));
        }
        for (var place : positions.keySet()) if (!visited.contains(place)) return wrong("positions", place.position);
        if (isWhole && value.isPresent()) {
            var claimed = value.get() instanceof ShortValue one ? games.of(one) : Optional.<Integer>empty();
            if (!claimed.equals(Optional.of(total))) return wrong("value", CheckFindings.messageArgument(value.get()));
        }
        return Optional.empty();
    }

    private static Optional<Message> wrong(String member, Object found) {
        return Optional.of(Message.of("check.verdict.forms-wrong", "member", member, "found", found));
    }

    private boolean isNumbered(ReasonedPosition each) {
        return isNumber(each.value())
                && each.component() >= 0
                && each.left().stream().allMatch(this::isNumbered)
                && each.right().stream().allMatch(this::isNumbered);
    }

    private boolean isNumbered(Option option) {
        return isNumber(option.value()) && isNumber(option.by());
    }

    private boolean isNumber(int value) {
        return value >= 0 && value < values.size();
    }

    private Optional<ReasonedPosition> at(int game, Position position) {
        return Optional.ofNullable(positions.get(new ComponentPosition(game, position.toString())));
    }

    private int value(ReasonedPosition each) {
        return values.get(each.value());
    }

    private Optional<Message> below(int game, RuleTree.Partizan rules, Position start, Set<ComponentPosition> visited) {
        var waiting = new ArrayDeque<Position>(List.of(start));
        while (waiting.poll() instanceof Position position) {
            Checkpoint.step();
            if (!visited.add(new ComponentPosition(game, position.toString()))) continue;
            var each = at(game, position);
            if (each.isEmpty() || !holds(game, rules, position, each.get(), waiting))
                return wrong("positions", position);
        }
        return Optional.empty();
    }

    private boolean holds(
            int game, RuleTree.Partizan rules, Position position, ReasonedPosition each, Deque<Position> waiting) {
        var left = options(game, rules.left(), position, waiting);
        var right = options(game, rules.right(), position, waiting);
        if (left.isEmpty() || right.isEmpty()) return false;
        int value = value(each);
        return games.of(left.get(), right.get()) == value
                && allAgree(each.left(), left.get(), value, true)
                && allAgree(each.right(), right.get(), value, false);
    }

    /// @return the values of the options; empty if some position is not in the table
    private Optional<int[]> options(int game, RuleTree rules, Position position, Deque<Position> waiting) {
        var options = new TreeSet<Integer>();
        for (var option : RuleOptions.of(rules, position)) {
            int worth = games.zero();
            for (var part : option) {
                var each = at(game, part);
                if (each.isEmpty()) return Optional.empty();
                worth = games.plus(worth, value(each.get()));
                waiting.add(part);
            }
            options.add(worth);
        }
        return Optional.of(options.stream().mapToInt(Integer::intValue).toArray());
    }

    /// @param options which are to be those judged, each once
    private boolean allAgree(List<Option> reasons, int[] options, int value, boolean isLeft) {
        var listed = reasons.stream()
                .mapToInt(each -> values.get(each.value()))
                .sorted()
                .toArray();
        return Arrays.equals(listed, options)
                && reasons.stream().allMatch(each -> agrees(each, options, value, isLeft));
    }

    private boolean agrees(Option each, int[] options, int value, boolean isLeft) {
        int option = values.get(each.value());
        int by = values.get(each.by());
        return switch (each.fate()) {
            case STAYS -> by == option && has(games.options(value, isLeft), option);
            case DOMINATED -> by != option && has(options, by) && isNoBetter(option, by, isLeft);
            case REVERSIBLE -> has(games.options(option, !isLeft), by) && isNoBetter(by, value, isLeft);
        };
    }

    private boolean isNoBetter(int one, int two, boolean isLeft) {
        return isLeft ? games.isAtMost(one, two) : games.isAtMost(two, one);
    }

    private static boolean has(int[] games, int game) {
        return Arrays.stream(games).anyMatch(each -> each == game);
    }
}
