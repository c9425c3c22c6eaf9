package grundy.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.HashSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ThreadsTest {
    /// As an executor whose threads are all busy for ever.
    private static final Executor NEVER = _ -> {};

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void eachNumberIsWorkedOnOnce(int count) {
        var done = new AtomicIntegerArray(1000);
        Threads.of(count).each(10, 1000, done::incrementAndGet);
        for (int i = 0; i < 1000; i++) assertThat(done.get(i)).isEqualTo(i < 10 ? 0 : 1);
    }

    @Test
    void twoWorkAtTheSameTime() {
        var both = new CountDownLatch(2);
        var names = Collections.synchronizedSet(new HashSet<String>());
        Threads.of(2).each(0, 2, _ -> {
            both.countDown();
            try {
                both.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            names.add(Thread.currentThread().getName());
        });
        assertThat(names).hasSize(2).anyMatch(name -> name.startsWith("grundy-"));
    }

    @Test
    void whatNobodyBeginsTheAskerDoes() {
        var threads = Threads.of(4, NEVER);
        var done = new AtomicIntegerArray(100);
        threads.each(0, 100, done::incrementAndGet);
        for (int i = 0; i < 100; i++) assertThat(done.get(i)).isOne();
        assertThat(threads.fork(() -> 7).join()).isEqualTo(7);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void whatIsThrownIsThrownToTheAsker(int count) {
        var threads = Threads.of(count);
        assertThatThrownBy(() -> threads.each(0, 100, i -> {
                    if (i == 50) throw new IllegalStateException("at 50");
                }))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("at 50");
        var forked = threads.fork(() -> {
            throw new IllegalStateException("forked");
        });
        assertThatThrownBy(forked::join)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("forked");
    }
}
