package grundy.engine.misere;

import grundy.limit.Checkpoint;
import grundy.limit.MemoryRoom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The product of a quotient with free generators for some of its heaps and one for a new heap: finer than what is
/// sought, as long as the relations that are kept are true ones. In it, who wins is worked out from the least sum of
/// each element, whose options have lesser ones.
final class QuotientBase {
    private static final int MOST_POWERS = 96;
    private static final int ELEMENT_BYTES = 40;
    private static final int MOST_RAISED = 1 << 21;

    private final QuotientMapping below;
    private final int[] freed;
    private final GeneratorPowers[] exponents;
    private final int size;

    /// The elements of the quotient that are products of heaps that are not free, and the place of each among them.
    private final int[] survivors;

    private final int[] places;

    /// Elements as numbers: the place of that of the quotient, then the exponents of the freed heaps.
    private final int[] codes;

    private final int[] idOfCode;
    private final int[] codeOfHeap;
    private final List<Integer> generators = new ArrayList<>();

    /// For each element that of its least sum without the largest heap, and which generator that is.
    private final int[] parents;

    private final int[] lastGenerators;

    /// For each generator what it makes of each element.
    private final List<int[]> actions = new ArrayList<>();

    /// The part in the quotient, and the exponents as one number, of each element.
    private final int[] keptParts;

    private final int[] exponentParts;

    /// What exponents, as one number, make of all others, as far as there is room.
    private final Map<Integer, int[]> raised = new HashMap<>();

    private final int exponentCount;

    /// Known when they have been {@link #reduced}.
    private DistinguishedHeaps elements = new DistinguishedHeaps(List.of(), SumWords.EMPTY, SumWords.EMPTY);
    private final BitSet[] powersLost;
    private final GeneratorPowers newPowers;
    private final Factor[] newOptions;

    /// Something that many elements are multiplied by.
    ///
    /// @param remaining its part in the quotient
    /// @param exponents what its own make of all others; empty if there was no room for it
    private record Factor(int code, int remaining, int[] exponents) {}

    /// @param freed heaps of the mapping, ascending, with the relations of their powers
    /// @param moves of all heaps, the new one among them
    /// @param least at which the powers of the new heap may begin to repeat
    /// @return null if it would be too large, or the powers of the new heap do not repeat soon
    static @Nullable QuotientBase of(
            QuotientMapping below,
            int[] freed,
            GeneratorPowers[] exponents,
            NumberedHeaps moves,
            int heap,
            int least,
            int most,
            MemoryRoom memory) {
        var remaining = remainingElements(below, freed);
        long size = remaining.length;
        for (var each : exponents) {
            size *= each.count();
            if (size > most) return null;
        }
        memory.take(size * (ELEMENT_BYTES + (2L * below.generators.length + 4) * Integer.BYTES));
        var base = new QuotientBase(below, remaining, freed, exponents, moves, heap, least, (int) size, memory);
        return base.newPowers.count() > MOST_POWERS ? null : base;
    }

    /// @return the elements of the quotient that are products of heaps that are not free
    private static int[] remainingElements(QuotientMapping below, int[] freed) {
        var visited = new BitSet();
        visited.set(0);
        var remaining = new ArrayList<Integer>(List.of(0));
        for (int i = 0; i < remaining.size(); i++)
            for (int heap : below.generators) {
                int product = below.quotient.times(remaining.get(i), below.images[heap]);
                if (visited.get(product) || Arrays.binarySearch(freed, heap) >= 0) continue;
                visited.set(product);
                remaining.add(product);
            }
        return remaining.stream().mapToInt(element -> element).toArray();
    }

    private QuotientBase(
            QuotientMapping below,
            int[] remaining,
            int[] freed,
            GeneratorPowers[] exponents,
            NumberedHeaps moves,
            int heap,
            int least,
            int size,
            MemoryRoom memory) {
        this.below = below;
        this.size = size;
        this.survivors = remaining;
        this.places = new int[below.quotient.order()];
        Arrays.fill(places, -1);
        for (int i = 0; i < remaining.length; i++) places[remaining[i]] = i;
        this.freed = freed;
        this.exponents = exponents;
        this.codeOfHeap = new int[below.heaps];
        Arrays.fill(codeOfHeap, -1);
        this.exponentCount = size / remaining.length;
        this.idOfCode = new int[size];
        Arrays.fill(idOfCode, -1);
        this.codes = new int[size];
        this.parents = new int[size];
        this.keptParts = new int[size];
        this.exponentParts = new int[size];
        this.lastGenerators = new int[size];
        multiplyOut();
        for (int id = 0; id < size; id++) {
            keptParts[id] = remaining[codes[id] % remaining.length];
            exponentParts[id] = codes[id] / remaining.length;
        }
        for (int generator : generators) actions.add(action(factor(codeOf(generator))));
        this.newOptions = factors(optionCodes(moves, heap));
        var rows = new ArrayList<BitSet>();
        this.newPowers = powers(rows, optionIds(moves, memory), least);
        this.powersLost = rows.toArray(BitSet[]::new);
    }

    /// Numbers all elements as products of the least heaps that generate them.
    private void multiplyOut() {
        idOfCode[0] = 0;
        int count = 1;
        for (int h = 1; h < below.heaps && count < size; h++) {
            int code = codeOf(h);
            if (idOfCode[code] >= 0) continue;
            generators.add(h);
            int from = 0;
            for (int to = count; from < to; to = count) {
                for (int i = from; i < to; i++) {
                    int product = product(codes[i], code);
                    if (idOfCode[product] >= 0) continue;
                    idOfCode[product] = count;
                    parents[count] = i;
                    lastGenerators[count] = generators.size() - 1;
                    codes[count++] = product;
                }
                from = to;
                Checkpoint.step();
            }
        }
    }

    /// Of a heap that is neither free nor generates the quotient: the element of the least sum that it was
    /// equal to.
    private int codeOf(int heap) {
        if (codeOfHeap[heap] < 0) codeOfHeap[heap] = newCodeOf(heap);
        return codeOfHeap[heap];
    }

    private int newCodeOf(int heap) {
        int place = Arrays.binarySearch(freed, heap);
        if (place < 0)
            return Arrays.binarySearch(below.generators, heap) >= 0
                    ? places[below.images[heap]]
                    : codeOf(below.words[below.images[heap]]);
        int unit = survivors.length;
        for (int i = 0; i < place; i++) unit *= exponents[i].count();
        return exponents[place].plus(0, 1) * unit;
    }

    private int product(int a, int b) {
        int unit = survivors.length;
        return places[below.quotient.times(survivors[a % unit], survivors[b % unit])] + sum(a / unit, b / unit) * unit;
    }

    private Factor factor(int code) {
        int by = code / survivors.length;
        var cached = raised.get(by);
        if (cached == null && (raised.size() + 1L) * exponentCount <= MOST_RAISED) {
            cached = new int[exponentCount];
            for (int i = 0; i < cached.length; i++) cached[i] = sum(i, by);
            raised.put(by, cached);
        }
        return new Factor(code, survivors[code % survivors.length], cached == null ? SumWords.EMPTY : cached);
    }

    private Factor[] factors(int[] codes) {
        return Arrays.stream(codes).mapToObj(this::factor).toArray(Factor[]::new);
    }

    private int product(int id, Factor factor) {
        if (factor.exponents.length == 0) return idOfCode[product(codes[id], factor.code)];
        return idOfCode[
                places[below.quotient.times(factor.remaining, keptParts[id])]
                        + factor.exponents[exponentParts[id]] * survivors.length];
    }

    /// @return the sum of exponents, all of them as one number
    private int sum(int a, int b) {
        int sum = 0;
        int unit = 1;
        int restA = a;
        int restB = b;
        for (var each : exponents) {
            int base = each.count();
            sum += each.plus(restA % base, restB % base) * unit;
            restA /= base;
            restB /= base;
            unit *= base;
        }
        return sum;
    }

    private int[] action(Factor factor) {
        var action = new int[size];
        for (int id = 0; id < size; id++) action[id] = product(id, factor);
        return action;
    }

    private int codeOf(int[] parts) {
        int code = 0;
        for (int heap : parts) code = product(code, codeOf(heap));
        return code;
    }

    private int[] optionCodes(NumberedHeaps moves, int heap) {
        var visited = new BitSet(idOfCode.length);
        moves.options(heap, parts -> visited.set(codeOf(parts)));
        return visited.stream().toArray();
    }

    /// A move in a sum is one in its largest heap, or one in the rest.
    ///
    /// @return for each element the elements of the options of its least sum
    private int[][] optionIds(NumberedHeaps moves, MemoryRoom memory) {
        var optionsOf = new Factor[generators.size()][];
        for (int g = 0; g < optionsOf.length; g++) optionsOf[g] = factors(optionCodes(moves, generators.get(g)));
        var all = new int[size][];
        all[0] = SumWords.EMPTY;
        var stamps = new int[size];
        var buffer = new int[size];
        for (int id = 1; id < size; id++) {
            int count = 0;
            var action = actions.get(lastGenerators[id]);
            for (int before : all[parents[id]]) {
                int option = action[before];
                if (stamps[option] == id) continue;
                stamps[option] = id;
                buffer[count++] = option;
            }
            for (var factor : optionsOf[lastGenerators[id]]) {
                int option = product(parents[id], factor);
                if (stamps[option] == id) continue;
                stamps[option] = id;
                buffer[count++] = option;
            }
            memory.take((long) count * Integer.BYTES);
            all[id] = Arrays.copyOf(buffer, count);
            Checkpoint.step();
        }
        return all;
    }

    /// The losers beside each number of new heaps, from 0 on: each row follows from the one before, so
    /// that they repeat.
    private GeneratorPowers powers(List<BitSet> rows, int[][] optionIds, int least) {
        var row = new boolean[size];
        var images = new int[size];
        for (int id = 1; id < size; id++)
            images[id] = below.quotient.times(images[parents[id]], below.images[generators.get(lastGenerators[id])]);
        for (int id = 0; id < size; id++) row[id] = below.quotient.isLost(images[id]);
        var indices = new HashMap<BitSet, Integer>();
        while (rows.size() <= MOST_POWERS) {
            Checkpoint.look();
            var bits = new BitSet(size);
            for (int id = 0; id < size; id++) if (row[id]) bits.set(id);
            if (rows.size() >= least) {
                var before = indices.putIfAbsent(bits, rows.size());
                if (before != null) return new GeneratorPowers(before, rows.size() - before);
            }
            rows.add(bits);
            var next = new boolean[size];
            for (int id = 0; id < size; id++) {
                Checkpoint.step();
                next[id] = !isAny(next, optionIds[id]) && !isMovedToLost(id, row);
            }
            row = next;
        }
        return new GeneratorPowers(rows.size(), 1);
    }

    private static boolean isAny(boolean[] lost, int[] ids) {
        for (int id : ids) if (lost[id]) return true;
        return false;
    }

    /// @param row who loses beside one new heap less
    private boolean isMovedToLost(int id, boolean[] row) {
        for (var option : newOptions) if (row[product(id, option)]) return true;
        return false;
    }

    /// Elements that no sum distinguishes, however many new heaps are beside it, are one from here on:
    /// there are far fewer of them, and so of states, which are one of these classes and a power of the
    /// new heap each.
    ///
    /// @return the classes of states that no sum distinguishes; null if there are more than `most`
    ///     states
    @Nullable
    DistinguishedHeaps reduced(int most) {
        int powers = newPowers.count();
        elements = DistinguishedHeaps.of(size, actions, List.of(powersLost));
        var representatives = elements.representatives();
        if ((long) representatives.length * powers > most) return null;
        int states = representatives.length * powers;
        var generators = new ArrayList<int[]>();
        for (var each : actions) {
            var action = new int[states];
            for (int c = 0; c < representatives.length; c++)
                for (int k = 0; k < powers; k++)
                    action[c * powers + k] = elements.classes()[each[representatives[c]]] * powers + k;
            generators.add(action);
        }
        var last = new int[states];
        var lost = new BitSet(states);
        for (int state = 0; state < states; state++) {
            last[state] = state - state % powers + newPowers.plus(state % powers, 1);
            lost.set(state, isLost(state));
        }
        generators.add(last);
        return DistinguishedHeaps.of(states, generators, List.of(lost));
    }

    boolean isLost(int state) {
        int powers = newPowers.count();
        return powersLost[state % powers].get(elements.representatives()[state / powers]);
    }

    int stateOf(int heap) {
        return elements.classes()[idOfCode[codeOf(heap)]] * newPowers.count();
    }

    int newState() {
        return newPowers.plus(0, 1);
    }

    /// Finds a relation that is not true: of the least sum of which it was said wrongly who wins.
    ///
    /// @param word that sum
    /// @return the largest heap of the relation; the new heap if no relation of the others is to blame
    int blamed(int[] word, int newHeap) {
        var sum = SumWords.EMPTY;
        for (int i = word.length - 1; i >= 0 && word[i] != newHeap; i--) {
            sum = SumWords.withLargest(word[i], sum);
            if (!isLeast(sum)) return word[i];
        }
        return newHeap;
    }

    /// @return whether no lesser sum has its element
    private boolean isLeast(int[] sum) {
        int id = idOfCode[codeOf(sum)];
        for (int heap : sum) {
            if (id == 0 || generators.get(lastGenerators[id]) != heap) return false;
            id = parents[id];
        }
        return id == 0;
    }

    GeneratorPowers newPowers() {
        return newPowers;
    }
}
