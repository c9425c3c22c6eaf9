package grundy.store;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.Evidence;
import grundy.engine.heap.run.Coding;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class HeaderCodecTest {
    private static Header header(int rare) {
        var random = new Random(1);
        var heaps = new ArrayList<Long>();
        long heap = 0;
        for (int i = 0; i < rare; i++) heaps.add(heap += 1 + random.nextInt(1 << 20));
        return new Header(
                "取 {1,3}",
                Play.MISERE,
                "sparse 1",
                new Coding(1, 0x1FE, true, 1, heaps),
                heap + 1,
                -7,
                300,
                12,
                99,
                Optional.of(new Evidence.Period(1, 2, 3, 4, "Guy and Smith 1956", true)));
    }

    private static byte[] slot(Header header, long turn) {
        var slot = new byte[RunLayout.SLOT_BYTES];
        var written = HeaderCodec.write(header, turn);
        written.get(slot, 0, written.remaining());
        return slot;
    }

    @Test
    void readsWhatWasWrittenWithAHundredThousandRareHeapsAndMore() {
        var header = header(300_000);
        assertThat(HeaderCodec.read(slot(header, 5))).contains(new HeaderCodec.Slot(5, header));
    }

    @Test
    void takesNoHeaderOfWhichAByteIsAnother() {
        int length = HeaderCodec.write(header(20), 5).remaining();
        for (int at = 0; at < length; at++) {
            var slot = slot(header(20), 5);
            slot[at] ^= 4;
            assertThat(HeaderCodec.read(slot)).as("byte %d", at).isEmpty();
        }
    }

    @Test
    void takesNoHeaderThatWasNeverWritten() {
        assertThat(HeaderCodec.read(new byte[RunLayout.SLOT_BYTES])).isEmpty();
    }
}
