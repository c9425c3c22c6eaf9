package grundy.strategic.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.Threads;
import grundy.strategic.matrix.MatrixGame;
import java.time.Duration;
import java.util.Random;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/// The engines of matrix games end soon after their deadline, alone and with a second thread.
class MatrixCancellationTest {
    private static final Duration WORKING = Duration.ofMillis(100);
    private static final Duration MOST = Duration.ofSeconds(2);

    private static void endsSoon(String name, BiConsumer<MatrixGame, Limits> engine, int size) {
        var game = RandomGames.whole(new Random(1), size, size, 1_000_000);
        for (int threads = 1; threads <= 2; threads++) {
            long start = System.nanoTime();
            var limits = Limits.DEFAULT.withThreads(Threads.of(threads)).until(Deadline.after(WORKING));
            assertThatThrownBy(() -> engine.accept(game, limits)).isInstanceOf(LimitException.class);
            var delay = Duration.ofNanos(System.nanoTime() - start).minus(WORKING);
            System.out.printf("%d thread(s): %4d ms  %s%n", threads, delay.toMillis(), name);
            assertThat(delay).as(name).isLessThan(MOST);
        }
    }

    @Test
    void allEquilibria() {
        endsSoon("all equilibria", ExtremeEquilibria::of, 20);
    }

    @Test
    void oneEquilibrium() {
        endsSoon("one equilibrium", LemkeHowson::find, 300);
    }
}
