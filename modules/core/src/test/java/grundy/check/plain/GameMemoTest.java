package grundy.check.plain;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Checkpoint;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/// A game is worked out once, and whether the work is to stop is asked for each that is new.
class GameMemoTest {
    /// @return how often the work asks whether it is to stop
    private static int looks(Runnable work) {
        var looks = new AtomicInteger();
        var watch = new Checkpoint.Watch() {
            @Override
            public boolean isOver() {
                return false;
            }

            @Override
            public void look() {
                looks.incrementAndGet();
            }
        };
        Checkpoint.under(watch, () -> {
            work.run();
            return true;
        });
        return looks.get();
    }

    @Test
    void aGameIsWorkedOutOnce() {
        var memo = new GameMemo<Integer, Integer>();
        var worked = new AtomicInteger();
        assertThat(looks(() -> {
                    for (int key = 0; key < 1_000; key++) {
                        int square = key * key;
                        assertThat(memo.of(key, () -> {
                                    worked.incrementAndGet();
                                    return square;
                                }))
                                .isEqualTo(square);
                    }
                }))
                .isPositive();
        assertThat(looks(() -> {
                    for (int key = 0; key < 1_000; key++)
                        assertThat(memo.of(key, () -> -1)).isEqualTo(key * key);
                }))
                .isZero();
        assertThat(worked).hasValue(1_000);
    }
}
