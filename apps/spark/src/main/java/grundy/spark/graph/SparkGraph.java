package grundy.spark.graph;

import grundy.limit.ProgressListener;
import grundy.store.WholeFolder;
import grundy.survey.ClusterException;
import grundy.survey.ClusterGraph;
import grundy.text.Message;
import grundy.value.Play;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalLong;
import org.apache.spark.HashPartitioner;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.Optional;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.storage.StorageLevel;
import org.jspecify.annotations.Nullable;
import scala.Tuple2;

/// The driver of a graph: reads it into blocks, has them ranked superstep by superstep, and their results written.
///
/// Blocks and, now and then, states are written to a folder beside the results that all workers see, so that what a
/// worker took with it is read again or worked out again from there. Cost: a superstep copies the states, and sends a
/// number for each edge that leads to what was marked in it.
public final class SparkGraph {
    private static final int BLOCKS_PER_CORE = 2;
    private static final int PARTS_PER_BLOCK = 8;
    private static final int CHECKPOINT_EVERY = 16;
    private static final String PARQUET = ".parquet";
    private static final StructType COLUMNS = DataTypes.createStructType(new StructField[] {
        DataTypes.createStructField("vertex", DataTypes.StringType, false),
        DataTypes.createStructField("outcome", DataTypes.StringType, false),
        DataTypes.createStructField("value", DataTypes.StringType, true),
        DataTypes.createStructField("remoteness", DataTypes.IntegerType, true)
    });

    private final JavaSparkContext context;
    private final ClusterGraph graph;
    private long supersteps;

    public SparkGraph(JavaSparkContext context, ClusterGraph graph) {
        this.context = context;
        this.graph = graph;
    }

    /// @throws ClusterException if the results are there already, or the files are none
    public ClusterGraph.Tally rank() throws IOException {
        if (Files.exists(graph.out())) throw new ClusterException(Message.of("spark.graph.exists", "out", graph.out()));
        for (var file : graph.files())
            if (!file.contains("://") && !file.contains("*") && Files.notExists(Path.of(file)))
                throw new ClusterException(Message.of("spark.graph.no-file", "file", file));
        var checkpoints = graph.out().resolveSibling(graph.out().getFileName() + ".checkpoints");
        context.setCheckpointDir(checkpoints.toUri().toString());
        boolean isDone = false;
        try {
            var tally = ranked();
            isDone = true;
            return tally;
        } finally {
            WholeFolder.remove(checkpoints);
            if (!isDone) WholeFolder.remove(graph.out());
        }
    }

    private ClusterGraph.Tally ranked() throws IOException {
        var lines = lines();
        var blocks = new VertexBlocks(
                Math.max(context.defaultParallelism() * BLOCKS_PER_CORE, lines.getNumPartitions() / PARTS_PER_BLOCK));
        var others = context.sc().longAccumulator("names that are no numbers");
        var board = board(lines.mapPartitionsToPair(part -> EdgeReading.numbered(part, blocks, others)), blocks);
        if (others.value() == 0) return ranked(board, blocks, null);
        board.unpersist(false);
        var edges = lines.mapPartitionsToPair(EdgeReading::namedEdges).persist(StorageLevel.MEMORY_AND_DISK());
        var ids = edges.keys().distinct().zipWithIndex().persist(StorageLevel.MEMORY_AND_DISK());
        var byTo = edges.join(ids)
                .mapToPair(each -> new Tuple2<>(each._2()._1(), each._2()._2()))
                .leftOuterJoin(ids)
                .values();
        var packets = byTo.mapPartitionsToPair(part -> identified(part, blocks));
        var named = ids.mapToPair(each -> new Tuple2<>(each._2(), each._1()));
        return ranked(board(packets, blocks), blocks, named);
    }

    private JavaRDD<String> lines() throws IOException {
        var texts = new ArrayList<String>();
        var tables = new ArrayList<String>();
        for (var file : graph.files()) (isParquet(file) ? tables : texts).add(file);
        var lines = texts.isEmpty() ? context.<String>emptyRDD() : context.textFile(String.join(",", texts));
        for (var table : tables)
            lines = lines.union(session().read().parquet(table).javaRDD().map(SparkGraph::line));
        return lines;
    }

    private SparkSession session() {
        return SparkSession.builder().sparkContext(context.sc()).getOrCreate();
    }

    /// @return whether a file, or all that a folder holds, is Parquet
    private static boolean isParquet(String file) throws IOException {
        if (file.endsWith(PARQUET)) return true;
        if (file.contains("://") || file.contains("*") || !Files.isDirectory(Path.of(file))) return false;
        try (var inside = Files.list(Path.of(file))) {
            return inside.anyMatch(each -> each.toString().endsWith(PARQUET));
        }
    }

    private static String line(Row row) {
        var from = quote(String.valueOf(row.get(0)));
        return row.length() < 2 || row.isNullAt(1) ? from : from + " " + quote(String.valueOf(row.get(1)));
    }

    private static String quote(String name) {
        return name.chars().allMatch(Character::isLetterOrDigit) && !name.isEmpty() ? name : '"' + name + '"';
    }

    private static Iterator<Tuple2<Integer, BlockMessage>> identified(
            Iterator<Tuple2<Long, Optional<Long>>> edges, VertexBlocks blocks) {
        var packets = new BlockMessages(blocks);
        while (edges.hasNext()) {
            var edge = edges.next();
            packets.first(edge._1(), edge._1());
            if (!edge._2().isPresent()) continue;
            packets.second(edge._2().get(), edge._2().get());
            packets.second(edge._2().get(), edge._1());
        }
        return packets.all();
    }

    private JavaRDD<VertexBlock> board(JavaPairRDD<Integer, BlockMessage> packets, VertexBlocks blocks) {
        var board = deliver(packets, blocks).map(VertexBlock::of).persist(StorageLevel.MEMORY_AND_DISK());
        board.checkpoint();
        board.count();
        return board;
    }

    /// @return the packets of each block, by the number of the block
    private static JavaRDD<List<BlockMessage>> deliver(
            JavaPairRDD<Integer, BlockMessage> packets, VertexBlocks blocks) {
        return packets.partitionBy(new HashPartitioner(blocks.count())).mapPartitions(part -> {
            var list = new ArrayList<BlockMessage>();
            while (part.hasNext()) list.add(part.next()._2());
            return List.<List<BlockMessage>>of(list).iterator();
        });
    }

    /// A function of a block and of what belongs to it.
    @FunctionalInterface
    private interface BlockFunction<S, T> extends Serializable {
        T of(VertexBlock block, S belonging);
    }

    private static <S, T> JavaRDD<T> with(JavaRDD<VertexBlock> board, JavaRDD<S> other, BlockFunction<S, T> made) {
        return board.zipPartitions(
                other,
                (blocks, others) ->
                        List.of(made.of(blocks.next(), others.next())).iterator());
    }

    private static <S> JavaRDD<List<BlockMessage>> messages(
            JavaRDD<VertexBlock> board, JavaRDD<S> states, VertexBlocks blocks, MessageWriter<S> writer) {
        var packets = board.zipPartitions(states, (own, others) -> {
                    var filled = new BlockMessages(blocks);
                    writer.tell(others.next(), own.next(), filled);
                    return filled.all();
                })
                .mapToPair(each -> each);
        return deliver(packets, blocks);
    }

    /// Writes the messages from one block to the others.
    @FunctionalInterface
    private interface MessageWriter<S> extends Serializable {
        void tell(S state, VertexBlock block, BlockMessages packets);
    }

    private ClusterGraph.Tally ranked(
            JavaRDD<VertexBlock> board, VertexBlocks blocks, @Nullable JavaPairRDD<Long, String> names) {
        boolean isMisere = graph.play() == Play.MISERE;
        var degrees = messages(board, board, blocks, (_, block, packets) -> {
            for (int edge = 0; edge < block.edges(); edge++) packets.first(block.source(edge), block.source(edge));
        });
        var begin = kept(with(board, degrees, (block, packets) -> BlockState.begin(block, packets, isMisere)));
        var first = wholeRound(board, blocks, begin);
        if (!graph.hasValues() || isMisere) return writeResults(board, blocks, first, null, names);
        var last = kept(first.states.map(BlockState::nextRound));
        while (sum(last.states, BlockState::open) > 0) {
            var round = wholeRound(board, blocks, last);
            last = replaced(round, round.states.map(BlockState::nextRound));
        }
        return writeResults(board, blocks, first, last, names);
    }

    private RankedStates wholeRound(JavaRDD<VertexBlock> board, VertexBlocks blocks, RankedStates begin) {
        var ranking = begin;
        while (ranking.fresh > 0) {
            graph.limits().checkpoint();
            var packets = messages(board, ranking.states, blocks, BlockState::tell);
            var both = paired(ranking.states, packets);
            ranking = replaced(
                    ranking, with(board, both, (block, pair) -> pair._1().after(block, pair._2())));
            tell(++supersteps);
        }
        return ranking;
    }

    /// The states of all blocks, which the cluster holds.
    ///
    /// @param fresh how many vertices were marked in their step
    private record RankedStates(JavaRDD<BlockState> states, long fresh) {}

    private static <S, T> JavaRDD<Tuple2<S, T>> paired(JavaRDD<S> some, JavaRDD<T> others) {
        return some.zipPartitions(
                others,
                (one, two) -> List.of(new Tuple2<>(one.next(), two.next())).iterator());
    }

    private void tell(long steps) {
        graph.limits()
                .progress()
                .at(new ProgressListener.WorkProgress(
                        Message.of("spark.graph.supersteps", "done", steps), steps, OptionalLong.empty()));
    }

    private RankedStates kept(JavaRDD<BlockState> states) {
        var persisted = states.persist(StorageLevel.MEMORY_AND_DISK());
        if (supersteps % CHECKPOINT_EVERY == CHECKPOINT_EVERY - 1) persisted.checkpoint();
        return new RankedStates(persisted, sum(persisted, BlockState::fresh));
    }

    private RankedStates replaced(RankedStates before, JavaRDD<BlockState> states) {
        var ranked = kept(states);
        before.states.unpersist(false);
        return ranked;
    }

    private ClusterGraph.Tally writeResults(
            JavaRDD<VertexBlock> board,
            VertexBlocks blocks,
            RankedStates outcomes,
            @Nullable RankedStates values,
            @Nullable JavaPairRDD<Long, String> names) {
        var ranked = values == null
                ? outcomes.states.map(RankedBlock::of)
                : valued(board, blocks, outcomes.states, values.states);
        ranked.persist(StorageLevel.MEMORY_AND_DISK());
        var rows = with(board, ranked, (block, results) -> results.rows(block))
                .mapPartitionsToPair(part -> part.next().iterator());
        JavaRDD<Row> table = names == null
                ? rows.map(row -> row._2().row(String.valueOf(row._1())))
                : rows.join(names).map(row -> row._2()._1().row(row._2()._2()));
        session()
                .createDataFrame(table, COLUMNS)
                .write()
                .mode(SaveMode.ErrorIfExists)
                .parquet(graph.out().toUri().toString());
        long steps = supersteps;
        return with(board, ranked, (block, ranks) -> ranks.tally(block, steps)).reduce(ClusterGraph.Tally::and);
    }

    private static JavaRDD<RankedBlock> valued(
            JavaRDD<VertexBlock> board, VertexBlocks blocks, JavaRDD<BlockState> outcomes, JavaRDD<BlockState> values) {
        var packets = messages(board, values, blocks, BlockState::tellValues);
        var options = with(
                board,
                paired(values, packets),
                (block, pair) -> new Tuple2<>(pair._1(), pair._1().valuesOfOptions(block, pair._2())));
        return paired(outcomes, options)
                .map(pair -> RankedBlock.of(pair._1(), pair._2()._1(), pair._2()._2()));
    }

    /// Counts something in the state of a block.
    @FunctionalInterface
    private interface StateCount<S> extends Serializable {
        long of(S state);
    }

    private static <S> long sum(JavaRDD<S> states, StateCount<S> count) {
        return states.map(count::of).fold(0L, Long::sum);
    }
}
