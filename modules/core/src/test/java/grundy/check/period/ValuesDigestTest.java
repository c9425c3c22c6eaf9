package grundy.check.period;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.Evidence;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The digest is that of all values as numbers of four bytes, and what occurs before the period only is named,
/// however the values come.
@EveryTurn
class ValuesDigestTest {
    private static String digest(int[] values) throws NoSuchAlgorithmException {
        var bytes = ByteBuffer.allocate(4 * values.length).order(ByteOrder.LITTLE_ENDIAN);
        for (int value : values) bytes.putInt(value);
        return "sha256:"
                + HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes.array()));
    }

    @Test
    void valuesMayComeInParts() throws NoSuchAlgorithmException {
        var random = CaseCount.random(99);
        for (int draw = 0; draw < CaseCount.of(160); draw++) {
            int preperiod = random.nextInt(40);
            int period = 1 + random.nextInt(20);
            int saltus = draw % 4 == 0 ? 1 : 0;
            // More at once than are kept before they are taken in.
            int length = preperiod + period + random.nextInt(draw % 8 == 1 ? 40_000 : 30);
            var values = random.ints(length, 0, 12).toArray();
            var digest = new ValuesDigest(new Evidence.Period(preperiod, period, saltus, length, "", false));
            for (int from = 0; from < length; ) {
                int count = Math.min(length - from, 1 + random.nextInt(draw % 8 == 1 ? 30_000 : 25));
                digest.add(from, Arrays.copyOfRange(values, from, from + count + 3), count);
                from += count;
            }
            assertThat(digest.hex()).isEqualTo(digest(values));
            var expected = new ArrayList<ExceptionalValue>();
            for (int value = 0; value < 12; value++) {
                int one = value;
                var within = IntStream.range(preperiod, preperiod + period);
                if (within.anyMatch(heap -> values[heap] == one)) continue;
                IntStream.range(0, preperiod)
                        .filter(heap -> values[heap] == one)
                        .max()
                        .ifPresent(last -> expected.add(new ExceptionalValue(one, last)));
            }
            if (saltus > 0) assertThat(digest.exceptional()).isNull();
            else assertThat(digest.exceptional()).isEqualTo(expected);
        }
    }
}
