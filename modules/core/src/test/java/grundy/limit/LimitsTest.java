package grundy.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class LimitsTest {
    private static final Deadline PASSED = Deadline.after(Duration.ofSeconds(-1));
    private static final Deadline FAR = Deadline.after(Duration.ofDays(1_000_000));

    @Test
    void byDefaultNothingStopsTheWork() {
        assertThat(Limits.DEFAULT.isOver()).isFalse();
        assertThatCode(Limits.DEFAULT::checkpoint).doesNotThrowAnyException();
    }

    @Test
    void theEarlierDeadlineCounts() {
        for (var limits : new Limits[] {
            Limits.DEFAULT.until(PASSED),
            Limits.DEFAULT.until(PASSED).until(FAR),
            Limits.DEFAULT.until(FAR).until(PASSED)
        }) {
            assertThat(limits.isOver()).isTrue();
            assertThatThrownBy(limits::checkpoint)
                    .isInstanceOf(LimitException.class)
                    .hasMessageContaining("-1 seconds");
        }
        assertThat(Limits.DEFAULT.until(FAR).until(FAR).isOver()).isFalse();
    }

    @Test
    void allThatCancelsCounts() {
        var first = new AtomicBoolean();
        var second = new AtomicBoolean();
        var limits = Limits.DEFAULT.cancelledBy(first::get).cancelledBy(second::get);
        assertThat(limits.isOver()).isFalse();
        second.set(true);
        assertThatThrownBy(limits::checkpoint)
                .isInstanceOf(LimitException.class)
                .hasMessage("cancelled.");
        second.set(false);
        first.set(true);
        assertThat(limits.isOver()).isTrue();
    }

    @Test
    void theListenerIsToldHowFarTheWorkIs() {
        var told = new ArrayList<String>();
        var limits = Limits.DEFAULT.withProgress(new ProgressListener() {
            @Override
            public void goesOn() {
                told.add("goes on");
            }

            @Override
            public void at(WorkProgress progress) {
                told.add(progress.work() + ": " + progress.done() + " " + progress.total());
            }
        });
        limits.checkpoint();
        limits.checkpoint("progress.positions", 5);
        limits.checkpoint("progress.rows", 5, 10);
        assertThat(told)
                .containsExactly(
                        "goes on",
                        "5 positions searched: 5 OptionalLong.empty",
                        "goes on",
                        "5 of 10 rows: 5 OptionalLong[10]",
                        "goes on");
    }

    @Test
    void limitsMustAllowSomething() {
        assertThatThrownBy(() -> Limits.DEFAULT.withPositions(0)).isInstanceOf(IllegalArgumentException.class);
        assertThat(Limits.DEFAULT.withPositions(10).withAtMost(5).positions()).isEqualTo(5);
        assertThat(Limits.DEFAULT.withPositions(10).withAtMost(50).positions()).isEqualTo(10);
    }

    @Test
    void whatIsNotHeldIsLimitedWhereSomebodySetsALimit() {
        Limits.DEFAULT.visit(Long.MAX_VALUE - 1);
        Limits.DEFAULT.holding(10).visit(1_000);
        var ten = Limits.DEFAULT.withPositions(10);
        ten.visit(9);
        for (var few : new Limits[] {ten, ten.withThreads(Threads.ONE).until(FAR), Limits.DEFAULT.withAtMost(10)})
            assertThatThrownBy(() -> few.visit(10))
                    .isInstanceOf(LimitException.class)
                    .hasMessage("the answer needs more than 10 positions, which is the limit.");
    }
}
