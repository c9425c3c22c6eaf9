package grundy.solve.misere;

import grundy.answer.RuleOfThumb;
import grundy.engine.PostOrder;
import grundy.finding.CycleException;
import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.Tuple;
import grundy.rules.TurnPosition;
import grundy.rules.option.RuleOptions;
import grundy.solve.component.ComponentEngines;
import grundy.value.Outcome;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Compares the rule of thumb for misere sums with the truth, at the position asked about and at small ones of the
/// same game. What cannot be found out within small limits is left out.
final class RulesOfThumb {
    private static final int MOST_COUNTERS = 24;
    private static final long VALUES = 100_000;
    private static final long SUMS = 2_000;

    private RulesOfThumb() {}

    /// @param outcome at the position, N or P
    static Optional<RuleOfThumb> of(TurnPosition question, Outcome outcome, Limits limits) {
        try {
            var engines = new ComponentEngines(limits.withAtMost(VALUES));
            var components = question.sum().components();
            var values = components.stream()
                    .map(component -> engines.normal(component.game().rules()).value(component.position()))
                    .toList();
            var says = RuleOfThumb.says(values);
            var rules = components.getFirst().game().rules();
            boolean oneHeapGame = components.stream()
                            .allMatch(component -> component.game().rules().equals(rules))
                    && rules.arity() == 1;
            var small = oneHeapGame ? new SmallSums(rules, engines) : null;
            if (small != null) small.search();
            return Optional.of(new RuleOfThumb(
                    values,
                    says,
                    says == outcome,
                    small == null ? null : small.found,
                    small == null ? 0 : small.checkedTo));
        } catch (LimitException | CycleException | RulesException _) {
            Checkpoint.look();
            return Optional.empty();
        }
    }

    /// Small sums of one game of heaps, by the definition of misere play: a position is the row of its
    /// running heaps.
    private static final class SmallSums {
        private static final Comparator<Position> SMALLEST_FIRST = Comparator.comparing(heap -> ((Tuple) heap).get(0));
        private final RuleTree rules;
        private final ComponentEngines engines;
        private final PostOrder<List<Position>, Boolean> won;
        private final Map<Position, List<List<Position>>> options = new HashMap<>();
        private RuleOfThumb.@Nullable Counterexample found;
        private int checkedTo;

        SmallSums(RuleTree rules, ComponentEngines engines) {
            this.rules = rules;
            this.engines = engines;
            this.won = new PostOrder<>(
                    this::below,
                    (heaps, resultOf) -> {
                        var options = below(heaps);
                        return options.isEmpty() || !options.stream().allMatch(resultOf::apply);
                    },
                    engines.limits().withAtMost(SUMS));
        }

        void search() {
            try {
                for (int counters = 1; counters <= MOST_COUNTERS && found == null; counters++) {
                    heaps(counters, counters, new ArrayList<>());
                    if (found == null) checkedTo = counters;
                }
            } catch (LimitException | CycleException | RulesException _) {
                Checkpoint.look();
                // so far and no further
            }
        }

        /// The fewest heaps first.
        private void heaps(int counters, int most, List<Integer> heaps) {
            for (int number = 1; number <= RuleOfThumb.MOST_HEAPS && found == null; number++)
                heaps(counters, most, number, heaps);
        }

        private void heaps(int counters, int most, int number, List<Integer> heaps) {
            if (found != null) return;
            if (number == 0) {
                if (counters == 0) compare(heaps);
                return;
            }
            for (int heap = Math.min(most, counters - number + 1); heap >= 1; heap--) {
                heaps.add(heap);
                heaps(counters - heap, heap, number - 1, heaps);
                heaps.removeLast();
            }
        }

        private void compare(List<Integer> sizes) {
            var heaps = sizes.reversed().stream()
                    .<Position>map(size -> Tuple.of((long) size))
                    .toList();
            var says = RuleOfThumb.says(heaps.stream().map(this::value).toList());
            var outcome = won.of(running(heaps)) ? Outcome.N : Outcome.P;
            if (says != outcome) found = new RuleOfThumb.Counterexample(heaps, says, outcome);
        }

        private BigInteger value(Position heap) {
            return engines.normal(rules).value(heap);
        }

        private List<List<Position>> below(List<Position> heaps) {
            var below = new ArrayList<List<Position>>();
            IntStream.range(0, heaps.size())
                    .filter(i -> i == 0 || !heaps.get(i).equals(heaps.get(i - 1)))
                    .forEach(i -> options(heaps.get(i)).forEach(option -> {
                        var all = new ArrayList<>(heaps);
                        all.remove(i);
                        all.addAll(option);
                        below.add(running(all));
                    }));
            return below;
        }

        private List<List<Position>> options(Position heap) {
            var cached = options.get(heap);
            if (cached != null) return cached;
            var found = RuleOptions.distinct(rules, heap);
            options.put(heap, found);
            return found;
        }

        private List<Position> running(List<Position> heaps) {
            return heaps.stream()
                    .filter(heap -> !options(heap).isEmpty())
                    .sorted(SMALLEST_FIRST)
                    .toList();
        }
    }
}
