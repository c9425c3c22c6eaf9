package grundy.store.run;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.Evidence;
import grundy.finding.HeapCoding;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RunHeaderCodecTest {
    private static RunHeader header(int rare) {
        var random = new Random(1);
        var heaps = new ArrayList<Long>();
        long heap = 0;
        for (int i = 0; i < rare; i++) heaps.add(heap += 1 + random.nextInt(1 << 20));
        return new RunHeader(
                "取 {1,3}",
                Play.MISERE,
                "sparse 1",
                new HeapCoding(1, 0x1FE, true, 1, heaps),
                heap + 1,
                -7,
                300,
                12,
                99,
                Optional.of(new Evidence.Period(1, 2, 3, 4, "Guy and Smith 1956", true)));
    }

    private static byte[] slot(RunHeader header, long turn) {
        var slot = new byte[RunLayout.SLOT_BYTES];
        var written = RunHeaderCodec.write(header, turn);
        written.get(slot, 0, written.remaining());
        return slot;
    }

    @Test
    void readsWhatWasWrittenWithAHundredThousandRareHeapsAndMore() {
        var header = header(300_000);
        assertThat(RunHeaderCodec.read(slot(header, 5))).contains(new RunHeaderCodec.Slot(5, header));
    }

    @Test
    void takesNoHeaderOfWhichAByteIsAnother() {
        int length = RunHeaderCodec.write(header(20), 5).remaining();
        for (int at = 0; at < length; at++) {
            var slot = slot(header(20), 5);
            slot[at] ^= 4;
            assertThat(RunHeaderCodec.read(slot)).as("byte %d", at).isEmpty();
        }
    }

    @Test
    void takesNoHeaderThatWasNeverWritten() {
        assertThat(RunHeaderCodec.read(new byte[RunLayout.SLOT_BYTES])).isEmpty();
    }
}
