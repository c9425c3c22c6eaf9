package grundy.spark;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.survey.NamedFamilies;
import grundy.survey.NumberedGames;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class OrderQueueTest {
    private static final NumberedGames FAMILY = NamedFamilies.of("octal", OptionalLong.of(4), OptionalLong.empty());
    private static final long SECOND = 1_000_000_000;

    private static OrderQueue queue(int games) {
        return new OrderQueue(FAMILY, LongStream.range(0, games).toArray());
    }

    private static WireOrder later(WireOrder order, long nanos) {
        return new WireOrder(order.number(), order.rules(), order.code(), 4 * order.heaps(), nanos, order.results());
    }

    private static List<Long> numbers(List<WireOrder> batch) {
        return batch.stream().map(WireOrder::number).toList();
    }

    /// Whatever goes on and however long it takes, each game ends once, and those who wait for more are
    /// told the end.
    @Test
    void eachGameEndsOnce() throws Exception {
        var queue = queue(3_000);
        queue.takers(4);
        var ended = new ArrayList<Long>();
        var takers = new ArrayList<CompletableFuture<Void>>();
        for (int i = 0; i < 4; i++) {
            var random = new Random(i);
            takers.add(CompletableFuture.runAsync(() -> {
                try {
                    for (var batch = queue.next(); !batch.isEmpty(); batch = queue.next()) {
                        var more = new ArrayList<WireOrder>();
                        for (var order : batch)
                            if (order.heaps() < 1 << 20 && random.nextInt(3) == 0)
                                more.add(later(order, 1 + random.nextLong(SECOND)));
                        synchronized (ended) {
                            for (var order : batch)
                                if (more.stream().noneMatch(next -> next.number() == order.number()))
                                    ended.add(order.number());
                        }
                        queue.finish(batch, random.nextLong(2 * SECOND), more);
                    }
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }));
        }
        for (var taker : takers) taker.join();
        assertThat(ended).hasSize(3_000).doesNotHaveDuplicates();
    }

    @Test
    void whatHasTakenLongestGoesFirstAndAlone() throws Exception {
        var queue = queue(100);
        queue.takers(2);
        var batch = queue.next();
        queue.finish(batch, SECOND, List.of(later(batch.get(0), 5), later(batch.get(1), 9), later(batch.get(2), 7)));
        assertThat(numbers(queue.next())).containsExactly(batch.get(1).number());
        assertThat(numbers(queue.next())).containsExactly(batch.get(2).number());
        assertThat(numbers(queue.next())).containsExactly(batch.get(0).number());
    }

    /// A batch of quick games grows, one of slow ones shrinks to a game, and the last ones are shared out.
    @Test
    void batchesTakeAboutASecond() throws Exception {
        var quick = queue(4_000);
        quick.takers(4);
        var slow = queue(4_000);
        slow.takers(4);
        int large = 0;
        int small = 0;
        for (int i = 0; i < 12; i++) {
            var some = quick.next();
            large = Math.max(large, some.size());
            quick.finish(some, some.size() * SECOND / 200, List.of());
            var few = slow.next();
            small = few.size();
            slow.finish(few, few.size() * 10 * SECOND, List.of());
        }
        assertThat(large).isBetween(100, 200);
        assertThat(small).isEqualTo(1);
        var last = queue(16);
        last.takers(4);
        assertThat(last.next()).hasSize(2);
    }

    @Test
    void nothingIsGivenOutAfterTheEnd() throws Exception {
        var queue = queue(10);
        queue.next();
        var waiting = CompletableFuture.supplyAsync(() -> {
            try {
                var batch = queue.next();
                while (!batch.isEmpty()) batch = queue.next();
                return batch;
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        queue.stop();
        assertThat(waiting.join()).isEmpty();
        assertThat(queue.next()).isEmpty();
    }
}
