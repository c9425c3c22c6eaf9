package grundy.engine.search;

import grundy.engine.PostOrder;
import grundy.limit.Limits;
import grundy.rules.Followers;
import grundy.rules.Position;
import grundy.rules.RuleOptions;
import grundy.rules.Rules;
import grundy.value.ShortValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// What positions of a game of Left and Right are worth in normal play, as far as they and all positions that can be
/// reached are numbers, nimbers, or a number plus a nimber.
///
/// Status: theorem, by {@link ShortValue#ofOptions}. Cost: as {@link PostOrder}, for the positions without regard to
/// whose turn it is.
public final class PartizanValues {
    private final Rules.Partizan rules;
    private final PostOrder<Position, Optional<ShortValue>> values;

    /// @param limits within which the positions are searched
    public PartizanValues(Rules.Partizan rules, Limits limits) {
        this.rules = rules;
        this.values = new PostOrder<>(this::below, this::value, position -> Followers.all(rules, position), limits);
    }

    /// @return empty if the position, or one that can be reached, has no such value
    /// @throws grundy.limit.LimitException if more positions are needed than the limits allow
    /// @throws PostOrder.CycleException if play can return to a position
    public Optional<ShortValue> of(Position position) {
        return values.of(position);
    }

    /// @param parts what a move leaves of a position
    /// @return what they are worth together; empty if one of them has no such value
    public Optional<ShortValue> of(List<Position> parts) {
        var sum = ShortValue.ZERO;
        for (var part : parts) {
            var value = of(part);
            if (value.isEmpty()) return value;
            sum = sum.plus(value.get());
        }
        return Optional.of(sum);
    }

    /// @return how many positions have been looked at
    public long positions() {
        return values.positions();
    }

    private Iterable<Position> below(Position position) {
        return Stream.of(rules.left(), rules.right())
                .flatMap(side -> RuleOptions.stream(side, position))
                .flatMap(List::stream)::iterator;
    }

    private Optional<ShortValue> value(Position position, Function<Position, Optional<ShortValue>> known) {
        var left = options(rules.left(), position, known);
        var right = options(rules.right(), position, known);
        return left.isPresent() && right.isPresent() ? ShortValue.ofOptions(left.get(), right.get()) : Optional.empty();
    }

    /// @return empty if some option has no value
    private static Optional<List<ShortValue>> options(
            Rules side, Position position, Function<Position, Optional<ShortValue>> known) {
        var options = new ArrayList<ShortValue>();
        for (var parts : RuleOptions.of(side, position)) {
            var values = parts.stream().map(known).toList();
            if (values.stream().anyMatch(Optional::isEmpty)) return Optional.empty();
            options.add(values.stream()
                    .map(Optional::orElseThrow)
                    .reduce(ShortValue::plus)
                    .orElse(ShortValue.ZERO));
        }
        return Optional.of(options);
    }
}
