package grundy.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class WorkLimitTest {
    private static void steps(int count) {
        for (int i = 0; i < count; i++) Checkpoint.step();
    }

    @Test
    void stopsWorkAfterAsManyLooksAsItMayTake() {
        assertThatCode(() -> Checkpoint.under(new WorkLimit(10), () -> {
                    steps(10 * 64);
                    return "";
                }))
                .doesNotThrowAnyException();
        assertThatThrownBy(() -> Checkpoint.under(new WorkLimit(10), () -> {
                    steps(11 * 64);
                    return "";
                }))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("10 steps");
    }

    @Test
    void whatIsDoneAfterwardsIsNotUnderIt() {
        var limit = new WorkLimit(1);
        Checkpoint.under(limit, () -> {
            Checkpoint.look();
            return "";
        });
        assertThat(limit.isOver()).isTrue();
        assertThat(Checkpoint.isOver()).isFalse();
        assertThatCode(Checkpoint::look).doesNotThrowAnyException();
    }
}
