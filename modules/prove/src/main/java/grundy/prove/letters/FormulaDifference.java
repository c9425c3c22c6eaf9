package grundy.prove.letters;

import grundy.limit.Limits;
import grundy.rules.formula.Evaluation;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.option.ParametricGame;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds a position at which a formula about a family differs from a proved one; only the formulas are
/// compared, so that the position may be too large to be solved.
final class FormulaDifference {
    private static final int MOST_LETTER = 12;
    private static final int NEAR = 2_000;
    private static final int FARTHEST_POWER = 12;
    private static final BigInteger TEN = BigInteger.TEN;

    private final ParametricGame game;
    private final CatalogueClaim proved;
    private final CatalogueClaim other;
    private final Limits limits;

    private FormulaDifference(ParametricGame game, CatalogueClaim proved, CatalogueClaim other, Limits limits) {
        this.game = game;
        this.proved = proved;
        this.other = other;
        this.limits = limits;
    }

    /// @return the first place that is met where the other formula is not what the proved one says; sums below
    ///     2,000 in turn, then numbers around the powers of ten
    static Optional<SamplePosition> of(
            ParametricGame game, CatalogueClaim proved, CatalogueClaim other, Limits limits) {
        var differences = new FormulaDifference(game, proved, other, limits);
        for (int sum = 0; sum < NEAR; sum++) {
            var found = differences.withSum(new ArrayList<>(), sum);
            if (found.isPresent()) return found;
        }
        for (int power = 3; power <= FARTHEST_POWER; power++)
            for (int letter = 0; letter <= MOST_LETTER; letter++)
                for (int off = -2 * MOST_LETTER; off <= 2 * MOST_LETTER; off++) {
                    var found = differences.far(
                            TEN.pow(power)
                                    .multiply(BigInteger.valueOf(letter + 1L))
                                    .add(BigInteger.valueOf(off)),
                            letter);
                    if (found.isPresent()) return found;
                }
        return Optional.empty();
    }

    /// One coordinate is large, the others 0, and the letters are the same number above their least.
    private Optional<SamplePosition> far(BigInteger number, int letter) {
        for (int place = 0; place < game.coordinates().size(); place++) {
            var numbers = new ArrayList<BigInteger>();
            for (int i = 0; i < game.coordinates().size(); i++) numbers.add(i == place ? number : BigInteger.ZERO);
            for (var each : game.letters()) numbers.add(each.least().add(BigInteger.valueOf(letter)));
            var found = at(numbers);
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }

    private Optional<SamplePosition> withSum(List<BigInteger> chosen, int left) {
        if (limits.isOver()) return Optional.empty();
        int next = chosen.size();
        int coordinates = game.coordinates().size();
        if (next == coordinates + game.letters().size()) return left == 0 ? at(chosen) : Optional.empty();
        boolean last = next + 1 == coordinates + game.letters().size();
        int most = next < coordinates ? left : Math.min(left, MOST_LETTER);
        for (int number = last ? left : 0; number <= most; number++) {
            var more = new ArrayList<>(chosen);
            var least = next < coordinates
                    ? BigInteger.ZERO
                    : game.letters().get(next - coordinates).least();
            more.add(least.add(BigInteger.valueOf(number)));
            var found = withSum(more, left - number);
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }

    private Optional<SamplePosition> at(List<BigInteger> numbers) {
        var here = Evaluation.of(game.all(), numbers);
        if (!game.domain().stream().allMatch(here::holds)) return Optional.empty();
        return switch (proved) {
            case CatalogueClaim.Cold(var _, var _, var set) -> {
                boolean cold = here.holds(set);
                boolean isEqual =
                        other instanceof CatalogueClaim.Cold(var _, var _, var condition) && here.holds(condition);
                int value = cold && game.play() == Play.NORMAL ? 0 : -1;
                yield cold == isEqual
                        ? Optional.empty()
                        : Optional.of(new SamplePosition(List.copyOf(numbers), cold, value));
            }
            case CatalogueClaim.Grundy(var _, var _, var expression) -> {
                var value = here.value(expression);
                boolean same = other instanceof CatalogueClaim.Grundy(var _, var _, var given)
                        && here.value(given).equals(value);
                yield same
                        ? Optional.empty()
                        : Optional.of(
                                new SamplePosition(List.copyOf(numbers), value.signum() == 0, value.intValueExact()));
            }
        };
    }
}
