package grundy.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Which products two heaps have, against looking at every pair.
class SplitProductsTest {
    /// Heaps as they come in octal games: most have one of few elements, some have rare ones, some products need
    /// the heaps of one residue, and elements that were rare become usual.
    @Test
    void areThoseOfAllPairs() {
        var random = new Random(56);
        for (int order : new int[] {1, 2, 7, 40}) {
            var quotient = ofResidues(order);
            for (int kind = 0; kind < 4; kind++) {
                var splits = new SplitProducts(quotient);
                var elements = new int[6000];
                for (int heap = 0; heap < elements.length; heap++) {
                    elements[heap] = heap == 0 ? 0 : element(random, kind, heap, order);
                    splits.add(elements[heap]);
                    if (heap < 3 || heap > 2040 && random.nextInt(40) == 0)
                        for (int total : new int[] {heap, heap + 1, 1 + random.nextInt(heap + 1)})
                            assertThat(marked(splits, order, total))
                                    .as("order %d, kind %d, %d of %d", order, kind, total, heap)
                                    .isEqualTo(plain(quotient, elements, total));
                }
            }
        }
    }

    private static int element(Random random, int kind, int heap, int order) {
        int usual = switch (kind) {
            case 0 -> random.nextInt(order);
            case 1 -> heap % 2 * (order / 2);
            case 2 -> heap < 3000 ? heap % Math.min(3, order) : heap % order;
            default -> random.nextInt(Math.min(4, order));
        };
        return random.nextInt(200) == 0 ? random.nextInt(order) : usual;
    }

    /// Multiplication of residues, which has divisors of zero and units.
    private static MisereQuotient ofResidues(int order) {
        var products = new char[order * order];
        for (int a = 0; a < order; a++)
            for (int b = 0; b < order; b++) products[a * order + b] = (char) (a * b % order);
        return new MisereQuotient(order, products, new BitSet());
    }

    private static BitSet marked(SplitProducts splits, int order, int total) {
        var met = new boolean[order];
        splits.mark(total, met);
        var set = new BitSet();
        for (int e = 0; e < order; e++) if (met[e]) set.set(e);
        return set;
    }

    private static BitSet plain(MisereQuotient quotient, int[] elements, int total) {
        var set = new BitSet();
        for (int one = 1; one < total; one++) set.set(quotient.times(elements[one], elements[total - one]));
        return set;
    }
}
