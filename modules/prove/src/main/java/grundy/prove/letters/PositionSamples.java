package grundy.prove.letters;

import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Evaluation;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.option.ParametricGame;
import grundy.rules.option.RuleOptions;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The small positions of the first games of a family, from the definition of lost positions and nim-values alone.
final class PositionSamples {
    private static final int DEEPEST = 400;
    private static final int[] LETTERS = {0, 9, 6, 4};
    private static final int[] SIDES = {0, 64, 14, 6};

    private final ParametricGame game;
    private final List<SamplePosition> all = new ArrayList<>();

    private PositionSamples(ParametricGame game) {
        this.game = game;
    }

    /// @return the samples that were computed within the limits
    /// @throws BeyondArithmeticException if there are more than three letters or coordinates, or play may
    ///     go on for ever
    static PositionSamples of(ParametricGame game, Limits limits) {
        var samples = new PositionSamples(game);
        int letters = game.letters().size();
        if (letters >= LETTERS.length || game.coordinates().size() >= SIDES.length)
            throw new BeyondArithmeticException(Message.of("prove.letters.many"));
        samples.fill(new ArrayList<>(), LETTERS[letters], limits);
        samples.all.sort(
                Comparator.comparing(sample -> sample.numbers().stream().reduce(BigInteger.ZERO, BigInteger::add)));
        return samples;
    }

    /// @return the positions that were computed, small ones first
    List<SamplePosition> all() {
        return all;
    }

    private void fill(List<BigInteger> chosen, int width, Limits limits) {
        if (limits.isOver()) return;
        int next = chosen.size();
        if (next < game.letters().size()) {
            for (int i = 0; i < width; i++) {
                var more = new ArrayList<>(chosen);
                more.add(game.letters().get(next).least().add(BigInteger.valueOf(i)));
                fill(more, width, limits);
            }
            return;
        }
        var values = Evaluation.of(game.names(), chosen);
        if (!game.domain().stream().allMatch(values::holds)) return;
        var numbers = new HashMap<String, BigInteger>();
        for (int i = 0; i < chosen.size(); i++) numbers.put(game.names().get(i), chosen.get(i));
        int sum = chosen.stream().mapToInt(BigInteger::intValueExact).sum();
        int most = SIDES[game.coordinates().size()];
        int side = chosen.isEmpty() ? most : Math.min(most, 3 * sum + 6);
        new SampledGame(game.at(numbers), chosen).fill(new ArrayList<>(), side);
    }

    /// A game of the family whose small positions are samples.
    private final class SampledGame {
        private final RuleTree.Moves rules;
        private final List<BigInteger> chosen;
        private final Map<Position, Integer> cache = new HashMap<>();

        SampledGame(RuleTree.Moves rules, List<BigInteger> chosen) {
            this.rules = rules;
            this.chosen = chosen;
        }

        void fill(List<BigInteger> coordinates, int side) {
            if (coordinates.size() < rules.arity()) {
                for (int i = 0; i < side; i++) {
                    var more = new ArrayList<>(coordinates);
                    more.add(BigInteger.valueOf(i));
                    fill(more, side);
                }
                return;
            }
            int found = value(Tuple.of(coordinates), 0);
            var numbers = new ArrayList<>(coordinates);
            numbers.addAll(chosen);
            all.add(new SamplePosition(List.copyOf(numbers), found == 0, found));
        }

        /// @return the nim-value, 0 exactly if the position is lost
        private int value(Position position, int depth) {
            var before = cache.get(position);
            if (before != null) return before;
            if (depth > DEEPEST) throw new BeyondArithmeticException(Message.of("prove.letters.endless"));
            var values = new BitSet();
            boolean any = false;
            for (var option : RuleOptions.of(rules, position)) {
                any = true;
                values.set(value(option.getFirst(), depth + 1));
            }
            int found = any || game.play() == Play.NORMAL ? values.nextClearBit(0) : 1;
            cache.put(position, found);
            return found;
        }
    }

    /// @return the first sample of which the claim is wrong
    /// @throws ArithmeticException if the claim makes no sense at some sample
    Optional<SamplePosition> against(CatalogueClaim claim) {
        return all.stream().filter(sample -> !agrees(claim, sample)).findFirst();
    }

    private boolean agrees(CatalogueClaim claim, SamplePosition sample) {
        var here = at(sample);
        return switch (claim) {
            case CatalogueClaim.Cold(var _, var _, var condition) -> here.holds(condition) == sample.cold();
            case CatalogueClaim.Grundy(var _, var _, var value) ->
                here.value(value).equals(BigInteger.valueOf(sample.value()));
        };
    }

    /// @return the names of a sample with its numbers
    Evaluation at(SamplePosition sample) {
        return Evaluation.of(game.all(), sample.numbers());
    }

    /// @return whether the condition holds at the sample, and makes sense there
    boolean holds(Condition condition, SamplePosition sample) {
        return at(sample).holds(condition);
    }
}
