package grundy.present.picture.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ScatterPointsTest {
    @Test
    void ticksAreRoundAndFew() {
        assertThat(ScatterPoints.ticks(0, 9)).containsExactly(0L, 2L, 4L, 6L, 8L);
        assertThat(ScatterPoints.ticks(0, 1_000_000_000))
                .containsExactly(0L, 200_000_000L, 400_000_000L, 600_000_000L, 800_000_000L, 1_000_000_000L);
        assertThat(ScatterPoints.ticks(1234, 1300)).containsExactly(1240L, 1250L, 1260L, 1270L, 1280L, 1290L, 1300L);
        assertThat(ScatterPoints.ticks(5, 5)).containsExactly(5L);
    }
}
