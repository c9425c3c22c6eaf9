package grundy.spark.graph;

import grundy.survey.ClusterGraph;
import grundy.value.Outcome;
import grundy.value.Value;
import java.io.Serializable;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.stream.IntStream;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.jspecify.annotations.Nullable;
import scala.Tuple2;

/// The outcomes, remoteness and nim-values of a block's vertices.
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

    ClusterGraph.Tally tally(VertexBlock block, long supersteps) {
        var counts = new EnumMap<Outcome, Long>(Outcome.class);
        for (var outcome : outcomes) counts.merge(outcome, 1L, Long::sum);
        var none = values == null ? new int[0] : values;
        return new ClusterGraph.Tally(
                block.vertices(),
                block.edges(),
                counts,
                Arrays.stream(remoteness).max().orElse(-1),
                Arrays.stream(none).max().orElse(-1),
                Arrays.stream(none).filter(value -> value < 0).count(),
                supersteps);
    }

    /// A row but for the name of its vertex.
    record RankedRow(
            String outcome,
            @Nullable String value,
            @Nullable Integer remoteness) implements Serializable {
        Row row(String vertex) {
            return RowFactory.create(vertex, outcome, value, remoteness);
        }
    }

    /// @return each vertex with what is known of it, made as they are asked for
    Iterable<Tuple2<Long, RankedRow>> rows(VertexBlock block) {
        return () -> IntStream.range(0, block.vertices())
                .mapToObj(place -> new Tuple2<>(
                        block.name(place),
                        new RankedRow(
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
