package grundy.engine.misere;

import grundy.limit.Limits;
import grundy.rules.Rules.TakeAndBreak;
import grundy.value.MisereQuotient;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// Finds the misere quotient of the heaps of a game, heap by heap.
///
/// A new heap has an element of the quotient so far if it behaves like it beside every sum; which one that could be
/// follows from who loses beside the least sum of each element, and {@link Unbeaten} says whether it does. If
/// not, the new heap becomes a free generator ({@link Base}): who wins is worked out on that product, elements are
/// identified that no sum tells apart, and the result is checked. The least sum of which it says the wrong thing
/// shows a relation of the product that is not true; the largest heap of it becomes a free generator as
/// well, or its powers begin to repeat later, and all is done again.
///
/// Source: Plambeck 2005; Plambeck and Siegel 2008 (what is to be checked); the way to find a false relation is that of
/// learning an automaton from a counterexample, Angluin 1987.
public final class QuotientSearch {
    private static final int MOST_STATES = 1 << 19;
    private static final int MOST_SUMS = 200_000;
    private static final int MOST_RAISES = 24;

    private final HeapMoves moves;
    private final Limits limits;
    private Mapping mapping = new Mapping(MisereQuotient.TRIVIAL);
    private Unbeaten unbeaten;
    private BitSet[] wordOptions = new BitSet[0];
    private Map<BitSet, Integer> byRow = Map.of();
    private final Map<BitSet, Integer> byOptions = new HashMap<>();
    private int lastExtension;
    private @Nullable String stuck;
    int rounds;

    QuotientSearch(HeapMoves moves, Limits limits) {
        this.moves = moves;
        this.limits = limits;
        mapping.add(0, new BitSet());
        mapping.name();
        this.unbeaten = new Unbeaten(mapping, MOST_SUMS);
        settle();
    }

    /// @param rules all of whose moves leave at most three heaps
    public QuotientSearch(TakeAndBreak rules, Limits limits) {
        this(new BreakMoves(rules), limits);
    }

    public MisereQuotient quotient() {
        return mapping.quotient;
    }

    /// @return the last heap whose element is known
    public int last() {
        return mapping.heaps - 1;
    }

    public int element(int heap) {
        return mapping.images[heap];
    }

    public @Nullable String stuck() {
        return stuck;
    }

    /// Works out the next heap.
    ///
    /// @return false if it is stuck
    public boolean next() {
        limits.checkpoint("misere.heap", mapping.heaps);
        if (stuck != null) return false;
        int heap = mapping.heaps;
        var options = new BitSet(mapping.quotient.order());
        var m = mapping;
        moves.options(heap, parts -> options.set(m.image(parts)));
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
        if (element != null && unbeaten.admits(heap, element, options)) {
            mapping.add(element, options);
            byOptions.put(options, element);
            return true;
        }
        return extend(heap);
    }

    /// Who loses beside one new heap, for each element, if the new heap tells no equal ones apart.
    private BitSet row(BitSet options) {
        var row = new BitSet(mapping.quotient.order());
        for (int element : mapping.order) {
            if (wordOptions[element].intersects(row)) continue;
            boolean lost = true;
            for (int e = options.nextSetBit(0); lost && e >= 0; e = options.nextSetBit(e + 1))
                lost = !mapping.lostWith[element].get(e);
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
            byRow.put(mapping.lostWith[i], i);
        }
        byOptions.clear();
        for (int heap = 1; heap < mapping.heaps; heap++)
            if (!mapping.options.get(heap).isEmpty()) byOptions.put(mapping.options.get(heap), mapping.images[heap]);
    }

    private boolean extend(int heap) {
        Map<Integer, Exponents> freed = new java.util.TreeMap<>();
        int least = 0;
        int raises = 0;
        while (true) {
            rounds++;
            limits.checkpoint("misere.heap", heap);
            var heaps = freed.keySet().stream().mapToInt(h -> h).toArray();
            var base = Base.of(
                    mapping, heaps, freed.values().toArray(Exponents[]::new), moves, heap, least, MOST_STATES);
            if (base == null) return giveUp("too large with " + freed + " least " + least);
            var reduction = base.reduced();
            if (reduction.representatives().length > MisereQuotient.MOST) return giveUp("order");
            var next = mapped(base, reduction, heap);
            var check = new Unbeaten(next, MOST_SUMS);
            var wrong = check.failure();
            if (check.isTooLarge()) return giveUp("sums");
            if (DEBUG)
                System.err.println("heap " + heap + " freed " + freed + " base " + base.size() + " order "
                        + next.quotient.order() + " sums " + check.sums() + " wrong " + Arrays.toString(wrong) + " new "
                        + base.newPowers());
            if (wrong == null) {
                mapping = next;
                unbeaten = check;
                lastExtension = heap;
                settle();
                return true;
            }
            int blamed = base.blamed(wrong, heap);
            if (blamed == heap) {
                if (++raises > MOST_RAISES) return giveUp("infinite at " + heap);
                least = Math.max(least, base.newPowers().index() + 1);
            } else {
                var before = freed.get(blamed);
                if (before != null && ++raises > MOST_RAISES) return giveUp("infinite at " + blamed);
                freed.put(
                        blamed,
                        before == null
                                ? powers(mapping.quotient, mapping.images[blamed])
                                : new Exponents(before.index() + 1, before.period()));
            }
        }
    }

    static final boolean DEBUG = Boolean.getBoolean("misere.debug");

    private boolean giveUp(String why) {
        stuck = why;
        return false;
    }

    private static Exponents powers(MisereQuotient quotient, int element) {
        var seen = new ArrayList<Integer>();
        int power = 0;
        while (!seen.contains(power)) {
            seen.add(power);
            power = quotient.times(power, element);
        }
        int index = seen.indexOf(power);
        return new Exponents(index, seen.size() - index);
    }

    private Mapping mapped(Base base, Reduction reduction, int heap) {
        var representatives = reduction.representatives();
        int order = representatives.length;
        var products = new char[order * order];
        var lost = new BitSet(order);
        for (int a = 0; a < order; a++) {
            if (base.isLost(representatives[a])) lost.set(a);
            for (int b = a; b < order; b++) {
                char product = (char) reduction.classes()[base.product(representatives[a], representatives[b], true)];
                products[a * order + b] = product;
                products[b * order + a] = product;
            }
        }
        var next = new Mapping(new MisereQuotient(order, products, lost));
        next.add(0, new BitSet());
        for (int h = 1; h <= heap; h++) {
            var options = new BitSet(order);
            moves.options(h, parts -> options.set(next.image(parts)));
            int state = h == heap ? base.newState() : base.stateOf(h);
            next.add(options.isEmpty() ? 0 : reduction.classes()[state], options);
        }
        if (!next.name()) throw new AssertionError("The heaps do not generate the quotient");
        return next;
    }

    /// @return preperiod and period that the theorem proves; empty if it proves none yet
    public OptionalInt[] period() {
        int last = last();
        for (int p = 1; 2 * p <= last; p++) {
            int from = last - p;
            while (from >= 0 && mapping.images[from] == mapping.images[from + p]) from--;
            int preperiod = from + 1;
            var deciding = moves.deciding(preperiod, p);
            if (deciding.isPresent() && deciding.getAsInt() <= last)
                return new OptionalInt[] {OptionalInt.of(preperiod), OptionalInt.of(p)};
        }
        return new OptionalInt[] {OptionalInt.empty(), OptionalInt.empty()};
    }
}
