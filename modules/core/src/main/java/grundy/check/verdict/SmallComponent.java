package grundy.check.verdict;

import grundy.check.ClaimedMove;
import grundy.check.period.LargeComponent;
import grundy.check.plain.PlainNimValues;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.option.RuleOptions;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// A component worked out from the definition.
///
/// @param options the value of each option, by what it leaves as it is written
record SmallComponent(BigInteger value, Map<List<String>, BigInteger> options) implements LargeComponent {
    private static final long POSITIONS = 200_000;

    /// @return empty if it is too large
    static Optional<LargeComponent> of(Component component) {
        var rules = component.game().rules();
        var values = new PlainNimValues(rules, Play.NORMAL, POSITIONS, () -> false);
        var value = values.value(component.position());
        if (value.isEmpty()) return Optional.empty();
        Function<List<Position>, BigInteger> worth = parts -> parts.stream()
                .map(part -> BigInteger.valueOf(values.value(part).orElseThrow()))
                .reduce(BigInteger.ZERO, BigInteger::xor);
        var options = RuleOptions.readableOptions(rules, component.position())
                .collect(Collectors.toMap(
                        option -> ClaimedMove.Step.of(0, option.to()).to(),
                        option -> worth.apply(option.parts()),
                        (one, _) -> one));
        return Optional.of(new SmallComponent(BigInteger.valueOf(value.getAsInt()), options));
    }

    @Override
    public Optional<BigInteger> after(List<String> to) {
        return Optional.ofNullable(options.get(to));
    }

    @Override
    public Optional<BigInteger> count(BigInteger value) {
        return Optional.of(BigInteger.valueOf(
                options.values().stream().filter(value::equals).count()));
    }
}
