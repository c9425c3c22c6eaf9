package grundy.engine.misere;

import grundy.limit.Checkpoint;
import grundy.limit.Room;
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
final class Base {
    private static final int MOST_POWERS = 96;
    private static final int ELEMENT_BYTES = 80;

    private final Mapping below;
    private final int[] freed;
    private final Exponents[] exponents;
    private final int size;

    /// Elements as numbers: that of the quotient, then the exponents of the freed heaps.
    private final int[] codes;

    private final int[] idOfCode;
    private final int[] codeOfHeap;
    private final int[][] words;
    private final List<Integer> generators = new ArrayList<>();
    private final BitSet[] powersLost;
    private final Exponents newPowers;
    private final int[] newOptions;

    /// @param freed heaps of the mapping, ascending, with the relations of their powers
    /// @param moves of all heaps, the new one among them
    /// @param least at which the powers of the new heap may begin to repeat
    /// @return null if it would be too large, or the powers of the new heap do not repeat soon
    static @Nullable Base of(
            Mapping below,
            int[] freed,
            Exponents[] exponents,
            NumberedHeaps moves,
            int heap,
            int least,
            int most,
            Room memory) {
        long codes = below.quotient.order();
        for (var each : exponents) codes *= each.count();
        if (codes > 4L * most) return null;
        memory.take(codes * Integer.BYTES + Math.min(codes, most + 1L) * ELEMENT_BYTES);
        var base = new Base(below, freed, exponents, moves, heap, least, (int) codes, most, memory);
        if (base.newPowers.count() > MOST_POWERS
                || base.size > most
                || (long) base.size * base.newPowers.count() > 4L * most) return null;
        memory.take((long) base.size() * (base.generators.size() + 4) * Integer.BYTES);
        return base;
    }

    private Base(
            Mapping below,
            int[] freed,
            Exponents[] exponents,
            NumberedHeaps moves,
            int heap,
            int least,
            int codeCount,
            int most,
            Room memory) {
        this.below = below;
        this.freed = freed;
        this.exponents = exponents;
        this.codeOfHeap = new int[below.heaps];
        Arrays.fill(codeOfHeap, -1);
        this.idOfCode = new int[codeCount];
        Arrays.fill(idOfCode, -1);
        var found = new int[Math.min(codeCount, most + 1)];
        var wordsFound = new int[found.length][];
        found[0] = 0;
        wordsFound[0] = Words.EMPTY;
        idOfCode[0] = 0;
        int count = 1;
        grow:
        for (int h = 1; h < below.heaps; h++) {
            int code = codeOf(h);
            if (idOfCode[code] >= 0) continue;
            generators.add(h);
            int from = 0;
            for (int to = count; from < to; to = count) {
                for (int i = from; i < to; i++) {
                    int product = product(found[i], code);
                    if (idOfCode[product] >= 0) continue;
                    if (count == found.length) break grow;
                    idOfCode[product] = count;
                    wordsFound[count] = Words.withLargest(h, wordsFound[i]);
                    found[count++] = product;
                }
                from = to;
                Checkpoint.step();
            }
        }
        this.size = count;
        this.codes = found;
        this.words = wordsFound;
        if (size > most) {
            this.newOptions = Words.EMPTY;
            this.powersLost = new BitSet[0];
            this.newPowers = new Exponents(0, 1);
            return;
        }
        this.newOptions = optionCodes(moves, heap);
        var rows = new ArrayList<BitSet>();
        this.newPowers = powers(rows, optionIds(moves, memory), least);
        this.powersLost = rows.toArray(BitSet[]::new);
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
                    ? below.images[heap]
                    : codeOf(below.words[below.images[heap]]);
        int unit = below.quotient.order();
        for (int i = 0; i < place; i++) unit *= exponents[i].count();
        return exponents[place].plus(0, 1) * unit;
    }

    private int product(int a, int b) {
        int order = below.quotient.order();
        int code = below.quotient.times(a % order, b % order);
        int restA = a / order;
        int restB = b / order;
        int unit = order;
        for (var each : exponents) {
            int base = each.count();
            code += each.plus(restA % base, restB % base) * unit;
            restA /= base;
            restB /= base;
            unit *= base;
        }
        return code;
    }

    private int codeOf(int[] parts) {
        int code = 0;
        for (int heap : parts) code = product(code, codeOf(heap));
        return code;
    }

    private int[] optionCodes(NumberedHeaps moves, int heap) {
        var seen = new BitSet(idOfCode.length);
        moves.options(heap, parts -> seen.set(codeOf(parts)));
        return seen.stream().toArray();
    }

    /// @return for each element the elements of the options of its least sum
    private int[][] optionIds(NumberedHeaps moves, Room memory) {
        Map<Integer, int[]> byHeap = new HashMap<>();
        var all = new int[size][];
        var stamps = new int[size];
        var buffer = new int[size];
        for (int id = 0; id < size; id++) {
            var word = words[id];
            int count = 0;
            for (int at : Words.distinct(word)) {
                int rest = codeOf(Words.without(at, word));
                for (int code : byHeap.computeIfAbsent(word[at], heap -> optionCodes(moves, heap))) {
                    int option = idOfCode[product(rest, code)];
                    if (stamps[option] == id + 1) continue;
                    stamps[option] = id + 1;
                    buffer[count++] = option;
                }
            }
            memory.take((long) count * Integer.BYTES);
            all[id] = Arrays.copyOf(buffer, count);
            Checkpoint.step();
        }
        return all;
    }

    /// Who loses beside 0, 1, 2, ... new heaps: each row follows from the one before, so that they repeat.
    private Exponents powers(List<BitSet> rows, int[][] optionIds, int least) {
        var first = new BitSet(size);
        for (int id = 0; id < size; id++) if (below.quotient.isLost(below.image(words[id]))) first.set(id);
        var seen = new HashMap<BitSet, Integer>();
        var row = first;
        while (rows.size() <= MOST_POWERS) {
            Checkpoint.look();
            if (rows.size() >= least) {
                var before = seen.putIfAbsent(row, rows.size());
                if (before != null) return new Exponents(before, rows.size() - before);
            }
            rows.add(row);
            var next = new BitSet(size);
            for (int id = 0; id < size; id++) {
                Checkpoint.step();
                boolean lost = true;
                for (int option : optionIds[id]) lost &= !next.get(option);
                for (int i = 0; lost && i < newOptions.length; i++)
                    lost = !row.get(idOfCode[product(codes[id], newOptions[i])]);
                if (lost) next.set(id);
            }
            row = next;
        }
        return new Exponents(rows.size(), 1);
    }

    int size() {
        return size * newPowers.count();
    }

    /// @return the classes of elements that no sum tells apart, with all heaps mapped to them
    ToldApart reduced() {
        int powers = newPowers.count();
        var gens = new ArrayList<int[]>();
        for (int heap : generators) {
            int code = codeOf(heap);
            var action = new int[size * powers];
            for (int id = 0; id < size; id++) {
                int to = idOfCode[product(codes[id], code)];
                for (int k = 0; k < powers; k++) action[id * powers + k] = to * powers + k;
            }
            gens.add(action);
        }
        var last = new int[size * powers];
        for (int id = 0; id < size; id++)
            for (int k = 0; k < powers; k++) last[id * powers + k] = id * powers + newPowers.plus(k, 1);
        gens.add(last);
        var classes = new int[size * powers];
        for (int id = 0; id < size; id++)
            for (int k = 0; k < powers; k++) classes[id * powers + k] = powersLost[k].get(id) ? 1 : 0;
        return ToldApart.of(gens, classes);
    }

    /// @return the product of two states, an element and a power of the new heap each
    int productOfStates(int a, int b) {
        int powers = newPowers.count();
        int id = idOfCode[product(codes[a / powers], codes[b / powers])];
        return id * powers + newPowers.plus(a % powers, b % powers);
    }

    boolean isLost(int state) {
        int powers = newPowers.count();
        return powersLost[state % powers].get(state / powers);
    }

    int stateOf(int heap) {
        return idOfCode[codeOf(heap)] * newPowers.count();
    }

    int newState() {
        return newPowers.plus(0, 1);
    }

    /// Finds a relation that is not true: of the least sum of which it was said wrongly who wins.
    ///
    /// @param word that sum
    /// @return the largest heap of the relation; the new heap if no relation of the others is to blame
    int blamed(int[] word, int newHeap) {
        var sum = Words.EMPTY;
        for (int i = word.length - 1; i >= 0 && word[i] != newHeap; i--) {
            sum = Words.withLargest(word[i], sum);
            if (!Arrays.equals(words[idOfCode[codeOf(sum)]], sum)) return word[i];
        }
        return newHeap;
    }

    Exponents newPowers() {
        return newPowers;
    }
}
