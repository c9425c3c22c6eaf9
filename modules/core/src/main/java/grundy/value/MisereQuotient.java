package grundy.value;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;

/// A finite commutative monoid with a set of P-elements: what is left of sums of positions in misere play if those are
/// identified that can be exchanged in every sum. Elements are numbered from 0, which is the empty sum.
///
/// Source: Plambeck 2005; Plambeck and Siegel 2008.
public final class MisereQuotient {
    /// The quotient of no position at all but the empty one, which is won by the player to move.
    public static final MisereQuotient TRIVIAL = new MisereQuotient(1, new char[1], new BitSet());

    /// More elements have no table.
    public static final int MOST = 4096;

    private final int order;
    private final char[] products;
    private final BitSet lost;

    /// @param order at least 1, at most {@link #MOST}
    /// @param products of the elements a and b at `a * order + b`; the owner is now this
    /// @param lost the P-elements
    public MisereQuotient(int order, char[] products, BitSet lost) {
        if (order < 1 || order > MOST || products.length != order * order || lost.length() > order)
            throw new IllegalArgumentException("No table of products of " + order + " elements");
        this.order = order;
        this.products = products;
        this.lost = lost;
    }

    /// Returns how many elements there are.
    public int order() {
        return order;
    }

    /// Returns the product of two elements.
    public int times(int a, int b) {
        return products[a * order + b];
    }

    /// @param count at least 0; cost: as many products as it has bits, twice
    public int power(int element, BigInteger count) {
        int power = 0;
        for (int bit = count.bitLength() - 1; bit >= 0; bit--) {
            power = times(power, power);
            if (count.testBit(bit)) power = times(power, element);
        }
        return power;
    }

    /// @return whether the player to move loses
    public boolean isLost(int element) {
        return lost.get(element);
    }

    /// @return the P-elements; not to be changed
    public BitSet lostElements() {
        return lost;
    }

    /// @return the elements that are their own squares, the empty sum among them
    public List<Integer> idempotents() {
        var idempotents = new ArrayList<Integer>();
        for (int i = 0; i < order; i++) if (times(i, i) == i) idempotents.add(i);
        return idempotents;
    }

    /// @return the one idempotent among the powers of an element
    public int idempotent(int element) {
        int power = element;
        while (times(power, power) != power) power = times(power, element);
        return power;
    }

    /// @return whether the element is in a group, that is whether some power of it beyond the first is itself
    public boolean isInGroup(int element) {
        return times(element, idempotent(element)) == element;
    }

    /// @return the elements some power of which is this idempotent
    public List<Integer> archimedeanComponent(int idempotent) {
        var component = new ArrayList<Integer>();
        for (int i = 0; i < order; i++) if (idempotent(i) == idempotent) component.add(i);
        return component;
    }

    /// @return the largest group that has this idempotent as its identity
    public List<Integer> maximalGroup(int idempotent) {
        return archimedeanComponent(idempotent).stream().filter(this::isInGroup).toList();
    }

    /// Finds whether sums are played as sums of nim-heaps: the quotient is that of nim-heaps of fewer
    /// than `2^n` counters.
    ///
    /// @return n; empty if the quotient is wild
    /// Source: Plambeck and Siegel 2008 (T_n).
    public OptionalInt tame() {
        if (order <= 2) return OptionalInt.of(order - 1);
        var idempotents = idempotents();
        if (idempotents.size() != 2 || Integer.bitCount(order - 2) != 1 || lost.cardinality() != 2)
            return OptionalInt.empty();
        int large = idempotents.getLast();
        int one = lost.stream().filter(i -> i != large).findFirst().orElse(0);
        if (!lost.get(large) || times(one, one) != 0) return OptionalInt.empty();
        for (int i = 1; i < order; i++)
            if (i != one && (times(i, i) != large || times(i, large) != i)) return OptionalInt.empty();
        return OptionalInt.of(Integer.numberOfTrailingZeros(order - 2));
    }
}
