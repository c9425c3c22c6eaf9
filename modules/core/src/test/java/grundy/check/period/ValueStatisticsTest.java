package grundy.check.period;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.period.ValueStatistics.Row;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/// Values are counted alike, however many come at once.
@EveryTurn
class ValueStatisticsTest {
    @Test
    void everyValueIsCountedWithItsLastHeap() {
        var random = CaseCount.random(98);
        for (int draw = 0; draw < CaseCount.of(80); draw++) {
            int bound = draw % 4 == 0 ? 1 << 23 : 1 + random.nextInt(600);
            var values = random.ints(500, 0, bound).toArray();
            var statistics = new ValueStatistics();
            for (int from = 0; from < values.length; ) {
                int count = 1 + random.nextInt(values.length - from);
                // What stands behind the last one is not meant.
                statistics.add(from, Arrays.copyOfRange(values, from, values.length), count);
                from += count;
            }
            var expected = new TreeMap<Integer, Row>();
            int largest = 0;
            for (int heap = 0; heap < values.length; heap++) {
                int value = values[heap];
                if (value > values[largest]) largest = heap;
                if (value >= 1 << 22) continue;
                var before = expected.get(value);
                expected.put(value, new Row(value, before == null ? 1 : before.count() + 1, heap));
            }
            assertThat(statistics.rows()).isEqualTo(new ArrayList<>(expected.values()));
            assertThat(statistics.largest()).isEqualTo(values[largest]);
            assertThat(statistics.largestAt()).isEqualTo(largest);
            assertThat(statistics.isCut()).isEqualTo(values[largest] >= 1 << 22);
        }
    }

    /// Where there is room for 256 values, and for twice as many, the next one is as good as any.
    @Test
    void aValueMayBeTheFirstForWhichThereIsNoRoom() {
        for (int value : new int[] {255, 256, 257, 511, 512, 513}) {
            var statistics = new ValueStatistics();
            statistics.add(0, new int[] {value, 300, 512}, 3);
            statistics.add(3, new int[] {value}, 1);
            assertThat(statistics.rows()).contains(new Row(value, value == 512 ? 3 : 2, 3));
        }
    }

    @Test
    void theLastValueThatIsCountedIsTheOneBelowTheLimit() {
        var none = new ValueStatistics();
        assertThat(none.rows()).isEmpty();
        assertThat(none.largest()).isEqualTo(-1);
        none.add(5, new int[] {(1 << 22) - 1, 0}, 2);
        assertThat(none.rows()).containsExactly(new Row(0, 1, 6), new Row((1 << 22) - 1, 1, 5));
        assertThat(none.isCut()).isFalse();
        none.add(7, new int[] {1 << 22}, 1);
        assertThat(none.isCut()).isTrue();
        assertThat(none.largestAt()).isEqualTo(7);
    }
}
