package grundy.engine.misere;

import grundy.check.QuotientTheorem;
import grundy.check.verdict.QuotientCheck;
import grundy.finding.QuotientObstacle;
import grundy.limit.Limits;
import grundy.rules.RuleTree;
import grundy.value.MisereQuotient;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Finds the misere quotient of the heaps of a game, or of several games, heap by heap.
///
/// A new heap has an element of the quotient so far if it behaves like it beside every sum; which one
/// that could be follows from who loses beside the least sum of each element, and {@link MappingCheck}
/// says whether it does. If not, the new heap becomes a free generator ({@link QuotientBase}): who wins
/// is worked out on that product, elements are identified that no sum distinguishes, and the result is
/// checked. The least sum of which it says the wrong thing shows a relation of the product that is not
/// true; the largest heap of it becomes a free generator as well, or its powers begin to repeat later,
/// and all is done again.
///
/// Source: Plambeck 2005; Plambeck and Siegel 2008 (what is to be checked); the way to find a false relation is that of
/// learning an automaton from a counterexample, Angluin 1987.
public final class QuotientSearch {
    private static final int MOST_STATES = 1 << 20;
    private static final int MOST_SUMS = 200_000;

    /// A product so much larger than what is left of it is the rule.
    private static final int STATES_OF_ELEMENT = 32;
    private static final int GROWING = 6;
    private static final int FIRST_LOOK = 8;
    private static final int LOOK_PART = 16;

    private final NumberedHeaps moves;
    private final Limits limits;
    private QuotientMapping mapping;
    private MappingCheck unbeaten;
    private BitSet[] wordOptions = new BitSet[0];
    private Map<BitSet, Integer> byRow = Map.of();
    private final Map<BitSet, Integer> byOptions = new HashMap<>();
    private @Nullable QuotientObstacle obstacle;
    private int nextLook = FIRST_LOOK;
    private int preperiod;
    private int period;

    /// @param games all such that {@link #canFollow}
    public QuotientSearch(List<RuleTree> games, Limits limits) {
        this.moves = new NumberedHeaps(games);
        this.limits = limits;
        this.mapping = new QuotientMapping(MisereQuotient.TRIVIAL, games.size());
        mapping.add(0, new BitSet());
        mapping.name();
        this.unbeaten = new MappingCheck(mapping, MOST_SUMS);
        settle();
    }

    /// @return whether positions are single heaps that become sums of smaller heaps; of rules with a condition that
    ///     is found out heap by heap
    public static boolean canFollow(RuleTree rules) {
        return NumberedHeaps.canFollow(rules);
    }

    /// Goes on from what was found before.
    ///
    /// @param theorem about the same games, which was checked
    public void resume(QuotientTheorem theorem) {
        var before = new QuotientMapping(theorem.quotient(), theorem.games().size());
        for (int number = 0; number < theorem.map().size(); number++) {
            limits.checkpoint();
            before.add(theorem.map().get(number), number == 0 ? new BitSet() : options(before, number));
        }
        if (!before.name()) throw new AssertionError("The theorem was not checked: its heaps do not generate");
        mapping = before;
        unbeaten = new MappingCheck(mapping, MOST_SUMS);
        if (unbeaten.failure() != null) throw new AssertionError("The theorem was not checked: it does not hold");
        period = theorem.period();
        preperiod = theorem.preperiod();
        settle();
    }

    /// @return the number of the last heap whose element is known
    public int last() {
        return mapping.heaps - 1;
    }

    /// @return the obstacle to the next heap
    public Optional<QuotientObstacle> obstacle() {
        return Optional.ofNullable(obstacle);
    }

    /// @return whether the elements of all heaps are known
    public boolean isForAll() {
        return period > 0;
    }

    /// @return the theorem that is known so far
    public QuotientTheorem theorem() {
        int length = isForAll() ? preperiod + period : mapping.heaps;
        var quotient = mapping.quotient;
        var largest = unbeaten.largest();
        return new QuotientTheorem(
                moves.games(),
                quotient,
                IntStream.of(mapping.generators).boxed().toList(),
                Arrays.stream(mapping.images, 0, length).boxed().toList(),
                isForAll() ? preperiod : 0,
                period,
                IntStream.range(0, quotient.order())
                        .mapToObj(element -> largest.getOrDefault(element, List.of()))
                        .toList());
    }

    private BitSet options(QuotientMapping in, int number) {
        var collector = new ElementCollector(in);
        moves.options(number, collector);
        var options = new BitSet(collector.elements.length);
        for (int e = 0; e < collector.elements.length; e++) if (collector.elements[e]) options.set(e);
        return options;
    }

    /// The elements of options.
    private static final class ElementCollector implements NumberedHeaps.OptionVisitor {
        private final QuotientMapping in;
        private final boolean[] elements;

        ElementCollector(QuotientMapping in) {
            this.in = in;
            this.elements = new boolean[in.quotient.order()];
        }

        @Override
        public void leaves(int[] parts) {
            elements[in.image(parts)] = true;
        }

        @Override
        public void leavesTwo(int game, int counters, int games) {
            in.markSplits(game, counters, elements);
        }
    }

    /// Works out the element of the next heap.
    ///
    /// @return false if it is not found; the theorem is as before
    /// @throws grundy.limit.LimitException if that takes more than the limits allow; the theorem is as before
    public boolean next() {
        limits.checkpoint("progress.quotient", mapping.heaps);
        if (obstacle != null) return false;
        if (!added(mapping.heaps)) return false;
        if (last() >= nextLook) {
            lookForPeriod();
            nextLook = last() + Math.max(2, last() / LOOK_PART);
        }
        return true;
    }

    private boolean added(int number) {
        var options = options(mapping, number);
        if (options.isEmpty()) {
            mapping.add(0, options);
            return true;
        }
        var same = byOptions.get(options);
        if (same != null) {
            mapping.add(same, options);
            return true;
        }
        var element = byRow.get(row(options));
        if (element != null && unbeaten.admits(number, element, options)) {
            mapping.add(element, options);
            byOptions.put(options, element);
            return true;
        }
        return extend(number);
    }

    /// The losers beside one new heap, for each element, if the new heap distinguishes no equal ones.
    private BitSet row(BitSet options) {
        var row = new BitSet(mapping.quotient.order());
        for (int element : mapping.order) {
            if (wordOptions[element].intersects(row)) continue;
            boolean lost = true;
            for (int e = options.nextSetBit(0); lost && e >= 0; e = options.nextSetBit(e + 1))
                lost = !mapping.lostWith(element).get(e);
            if (lost) row.set(element);
        }
        return row;
    }

    private void settle() {
        int order = mapping.quotient.order();
        wordOptions = new BitSet[order];
        byRow = new HashMap<>();
        for (int i = 0; i < order; i++) {
            wordOptions[i] = mapping.optionsOf(i);
            byRow.put(mapping.lostWith(i), i);
        }
        byOptions.clear();
        for (int heap = 1; heap < mapping.heaps; heap++)
            if (!mapping.options.get(heap).isEmpty()) byOptions.put(mapping.options.get(heap), mapping.images[heap]);
    }

    private boolean extend(int number) {
        var freed = new TreeMap<Integer, GeneratorPowers>();
        var raised = new HashMap<Integer, Integer>();
        int least = 0;
        int[] wrong = SumWords.EMPTY;
        while (true) {
            limits.checkpoint("progress.quotient-wider", number);
            int most = (int) Math.min(MOST_STATES, limits.positions());
            try (var memory = limits.memory().grant()) {
                var heaps = freed.keySet().stream().mapToInt(heap -> heap).toArray();
                var exponents = freed.values().toArray(GeneratorPowers[]::new);
                var base = QuotientBase.of(mapping, heaps, exponents, moves, number, least, most, memory);
                if (base == null) return stop(QuotientObstacle.Kind.LARGE, number, wrong);
                var reduction = base.reduced(4 * most);
                if (reduction == null
                        || reduction.representatives().length > Math.min(MisereQuotient.MOST, most / STATES_OF_ELEMENT))
                    return stop(QuotientObstacle.Kind.LARGE, number, wrong);
                var next = mapped(base, reduction, number);
                var check = new MappingCheck(next, MOST_SUMS);
                var failure = check.failure();
                if (check.isTooLarge()) return stop(QuotientObstacle.Kind.LARGE, number, wrong);
                if (failure == null) {
                    mapping = next;
                    unbeaten = check;
                    settle();
                    return true;
                }
                wrong = failure;
                int blamed = base.blamed(failure, number);
                int times = raised.merge(blamed, 1, Integer::sum);
                if (times > GROWING && grows(failure, times))
                    return stop(QuotientObstacle.Kind.GROWING, number, failure);
                if (blamed == number) least = Math.max(least, base.newPowers().index() + 1);
                else
                    freed.merge(
                            blamed,
                            powers(mapping.quotient, mapping.images[blamed]),
                            (before, _) -> new GeneratorPowers(before.index() + 1, before.period()));
            }
        }
    }

    /// @return whether one heap is there at least as often as a relation of its powers was given up
    private static boolean grows(int[] word, int times) {
        int most = 0;
        int run = 0;
        for (int i = 0; i < word.length; i++) {
            run = i > 0 && word[i] == word[i - 1] ? run + 1 : 1;
            most = Math.max(most, run);
        }
        return most >= times - 1;
    }

    private boolean stop(QuotientObstacle.Kind kind, int number, int[] word) {
        obstacle = new QuotientObstacle(kind, number, IntStream.of(word).boxed().toList());
        return false;
    }

    private static GeneratorPowers powers(MisereQuotient quotient, int element) {
        var reached = new ArrayList<Integer>();
        int power = 0;
        while (!reached.contains(power)) {
            reached.add(power);
            power = quotient.times(power, element);
        }
        int index = reached.indexOf(power);
        return new GeneratorPowers(index, reached.size() - index);
    }

    private QuotientMapping mapped(QuotientBase base, DistinguishedHeaps reduction, int number) {
        var representatives = reduction.representatives();
        int order = representatives.length;
        var lost = new BitSet(order);
        for (int a = 0; a < order; a++) if (base.isLost(representatives[a])) lost.set(a);
        var next = new QuotientMapping(
                new MisereQuotient(order, reduction.products(), lost),
                moves.games().size());
        next.add(0, new BitSet());
        for (int heap = 1; heap <= number; heap++) {
            limits.checkpoint();
            var options = options(next, heap);
            int state = heap == number ? base.newState() : base.stateOf(heap);
            next.add(options.isEmpty() ? 0 : reduction.classes()[state], options);
        }
        if (!next.name()) throw new AssertionError("The heaps do not generate the quotient");
        return next;
    }

    private void lookForPeriod() {
        int last = last();
        int games = moves.games().size();
        for (int p = games; 2 * p <= last; p += games) {
            int from = last - p;
            while (from >= 0 && mapping.images[from] == mapping.images[from + p]) from--;
            if (last - p - from < last / 4) continue;
            var deciding = QuotientCheck.deciding(moves.games(), from + 1, p);
            if (deciding.isEmpty() || deciding.getAsLong() > last) continue;
            preperiod = from + 1;
            period = p;
            return;
        }
    }
}
