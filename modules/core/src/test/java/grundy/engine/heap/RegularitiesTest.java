package grundy.engine.heap;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.period.ObservedRegularity;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.testkit.HeapOracle;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@EveryTurn
class RegularitiesTest {
    /// 0.2048 by the bare definition: take 1 leaving one heap, 3 leaving two, 4 leaving three.
    private static int[] ruler(int to) {
        var pairs = new BitSet[to];
        return HeapOracle.values(to, (n, values, options) -> {
            if (n > 1) options.set(values[n - 1]);
            if (n > 3) options.or(pairs[n - 3]);
            for (int a = 1; a <= n - 6; a++) {
                int first = values[a];
                pairs[n - 4 - a].stream().forEach(pair -> options.set(first ^ pair));
            }
            pairs[n] = new BitSet();
            for (int a = 1; 2 * a <= n; a++) pairs[n].set(values[a] ^ values[n - a]);
        });
    }

    @Tag("slow")
    @Test
    void theRulerOfGrossmanAndNowakowskiIsSeen() {
        int[] values = ruler(1_000);
        var found = Regularities.find(values).orElseThrow();
        assertThat(found).isInstanceOf(ObservedRegularity.Ruler.class);
        assertThat(found.period()).isEqualTo(13);
        assertThat(found.saltus()).isEqualTo(4);
        assertThat(found.lastHeap()).isEqualTo(999);
        values[900] ^= 64;
        assertThat(Regularities.find(values)).isEmpty();
    }

    @Test
    void aSequencePartlyPeriodicAndPartlyGrowingIsSeen() {
        int[] values = new int[400];
        for (int n = 0; n < values.length; n++) values[n] = n % 5 == 2 || n % 5 == 4 ? n % 5 : n / 5 * 3 + n % 5;
        values[7] = 99;
        assertThat(Regularities.find(values)).contains(new ObservedRegularity.Split(8, 5, 3, List.of(2, 4), 399));
        values[390]++;
        assertThat(Regularities.find(values)).isEmpty();
    }

    @Test
    void shortTablesAndRandomOnesShowNothing() {
        var random = CaseCount.random(9);
        for (int i = 0; i < CaseCount.of(300); i++) {
            int most = 1 + random.nextInt(4);
            int[] values = random.ints(80 + random.nextInt(2_000), 0, most).toArray();
            assertThat(Regularities.find(values)).isEmpty();
        }
    }

    @Test
    void oneExceptionMakesNoRuler() {
        for (int at = 500; at < 900; at++) {
            int[] values = new int[1_000];
            for (int n = 0; n < values.length; n++) values[n] = n / 7;
            values[at] += 3;
            assertThat(Regularities.find(values)).as("at %d", at).isEmpty();
        }
    }
}
