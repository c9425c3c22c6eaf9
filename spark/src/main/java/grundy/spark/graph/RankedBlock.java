package grundy.spark.graph;

import grundy.value.Outcome;
import grundy.value.Value;
import java.io.Serializable;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.jspecify.annotations.Nullable;
import scala.Tuple2;

/// What is told of the vertices of a block.
///
/// @param values nim-values, -1 where there is none; null if they were not asked for
/// @param options of vertices without a nim-value those of their options
record RankedBlock(Outcome[] outcomes, int[] remoteness, int @Nullable [] values, BitSet[] options)
        implements Serializable {
    static RankedBlock of(BlockState outcomes) {
        return new RankedBlock(outcomes.outcomes(), outcomes.remoteness(), null, new BitSet[0]);
    }

    static RankedBlock of(BlockState outcomes, BlockState values, BitSet[] options) {
        return new RankedBlock(outcomes.outcomes(), outcomes.remoteness(), values.values(), options);
    }

    long count(Outcome outcome) {
        return Arrays.stream(outcomes).filter(outcome::equals).count();
    }

    long longest() {
        return Arrays.stream(remoteness).max().orElse(-1);
    }

    long largest() {
        return values == null ? -1 : Arrays.stream(values).max().orElse(-1);
    }

    long infinite() {
        return values == null
                ? 0
                : Arrays.stream(values).filter(value -> value < 0).count();
    }

    /// A row but for the name of its vertex.
    record Told(
            String outcome,
            @Nullable String value,
            @Nullable Integer remoteness) implements Serializable {
        Row row(String vertex) {
            return RowFactory.create(vertex, outcome, value, remoteness);
        }
    }

    /// @return each vertex with what is told of it, made as they are asked for
    Iterable<Tuple2<Long, Told>> rows(VertexBlock block) {
        return () -> IntStream.range(0, block.vertices())
                .mapToObj(place -> new Tuple2<>(
                        block.name(place),
                        new Told(
                                outcomes[place].name(),
                                value(place),
                                remoteness[place] < 0 ? null : remoteness[place])))
                .iterator();
    }

    private @Nullable String value(int place) {
        if (values == null) return null;
        if (values[place] >= 0) return Integer.toString(values[place]);
        return new Value.Loopy(
                        options[place].stream().mapToObj(BigInteger::valueOf).toList())
                .toString();
    }
}
