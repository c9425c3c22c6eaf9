package grundy.engine.heap.run;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.finding.CodeDecoder;
import grundy.finding.HeapCoding;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CodeDecoderTest {
    private static final long SEED = 20_261_121;

    @Test
    void plainCodesAreValues() {
        assertThat(new CodeDecoder(HeapCoding.plain(4)).value(5, 77)).isEqualTo(77);
    }

    /// Values are drawn, rare heaps are found by counting their bits in the mask, and codes have one binary
    /// digit less.
    @Test
    void givesBackValuesInAnyOrderWhateverTheCoding() {
        var random = new Random(SEED);
        for (int round = 0; round < 200; round++) {
            int mask = 2 + random.nextInt(510);
            boolean alternating = random.nextBoolean();
            int shift = random.nextInt(2);
            int[] values = random.ints(500, 0, 512).toArray();
            values[0] = 0;
            var rare = new ArrayList<Long>();
            for (int n = 1; n < values.length; n++) {
                boolean odd = Integer.bitCount(values[n] & mask) % 2 == 1;
                boolean common = alternating && (n + shift) % 2 == 1 ? !odd : odd;
                if (!common) rare.add((long) n);
            }
            var decoder = new CodeDecoder(new HeapCoding(2, mask, alternating, shift, rare));
            int place = Integer.numberOfTrailingZeros(mask);
            for (int n = 0; n < values.length; n++)
                assertThat(decoder.value(n, without(place, values[n])))
                        .as("heap %d", n)
                        .isEqualTo(values[n]);
            for (int i = 0; i < 500; i++) {
                int n = random.nextInt(values.length);
                assertThat(decoder.value(n, without(place, values[n])))
                        .as("heap %d", n)
                        .isEqualTo(values[n]);
            }
        }
    }

    @Test
    void knowsNoRareHeapsWhereThereAreNone() {
        assertThat(new CodeDecoder(new HeapCoding(1, 2, false, 0, List.of())).value(9, 0b101))
                .isEqualTo(0b1011);
    }

    /// Takes one binary digit out of a number, by its text.
    private static int without(int place, int number) {
        var digits = new StringBuilder(Integer.toBinaryString(1 << 20 | number)).reverse();
        return Integer.parseInt(
                digits.deleteCharAt(place).deleteCharAt(19).reverse().toString(), 2);
    }
}
