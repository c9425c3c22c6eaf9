package grundy.rules.formula;

import grundy.limit.Checkpoint;
import java.util.Spliterator;
import java.util.Spliterators.AbstractSpliterator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/// Streams that are pulled one element at a time, and can be stopped between two ({@link Checkpoint}). `Stream.flatMap`
/// runs through a whole inner stream as soon as its `iterator` is asked for one element, which a heap of 10^20 does not
/// survive.
public final class LazyStreams {
    private LazyStreams() {}

    /// Like `outer.flatMap(inner)`, without buffering. Not for parallel use.
    public static <A, B> Stream<B> flatMap(Stream<A> outer, Function<A, Stream<B>> inner) {
        return StreamSupport.stream(new FlatSpliterator<>(outer.spliterator(), inner), false);
    }

    private static final class FlatSpliterator<A, B> extends AbstractSpliterator<B> {
        private final Spliterator<A> outer;
        private final Function<A, Stream<B>> inner;
        private @Nullable Spliterator<B> current;

        FlatSpliterator(Spliterator<A> outer, Function<A, Stream<B>> inner) {
            super(Long.MAX_VALUE, ORDERED);
            this.outer = outer;
            this.inner = inner;
        }

        @Override
        public boolean tryAdvance(Consumer<? super B> action) {
            while (true) {
                Checkpoint.step();
                if (current != null && current.tryAdvance(action)) return true;
                if (!outer.tryAdvance(element -> current = inner.apply(element).spliterator())) return false;
            }
        }
    }
}
