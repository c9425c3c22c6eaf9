package grundy.spark.box;

import grundy.answer.BoxLayers;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaSparkContext;

/// Solves the layers of a box on a Spark cluster, each in parts. Every worker has a copy of the box, and receives
/// the layers that the others solved before. A layer that takes this machine less time than a job is solved here,
/// and now and then another one, to measure the time for a position anew.
///
/// Cost beyond that of the positions: a job for each layer, and a bit for each position to each worker, for values two
/// bytes.
public final class SparkBox {
    private static final int PARTS_PER_CORE = 2;
    private static final int MEASURED_EVERY = 32;

    /// The least time of a layer that is worth a job.
    public static final long WORTHWHILE_NANOS = 100_000_000;

    private final JavaSparkContext context;
    private final BoxLayers layers;
    private final LayerMessages messages;
    private final BoxName name;
    private final long worthwhile;
    private double nanosPerPosition;
    private int jobs;

    /// @param worthwhile the least time here that makes a layer worth a job (unit: nanoseconds)
    public SparkBox(JavaSparkContext context, BoxLayers layers, long worthwhile) {
        this.worthwhile = worthwhile;
        this.context = context;
        this.layers = layers;
        this.messages = new LayerMessages(context, layers);
        this.name = BoxName.of(layers, context.sc().applicationId());
    }

    /// Works out all layers that are not known yet.
    ///
    /// @param save is run after each layer
    public void work(Runnable save) {
        while (layers.knownLayers() < layers.count()) {
            long size = layers.nextSize();
            if (nanosPerPosition * size < worthwhile || jobs == MEASURED_EVERY) solveHere(size);
            else solveOnCluster();
            save.run();
        }
    }

    private void solveHere(long size) {
        long start = System.nanoTime();
        layers.work();
        nanosPerPosition = (double) (System.nanoTime() - start) / size;
        jobs = 0;
    }

    private void solveOnCluster() {
        jobs++;
        int parts = Math.max(1, context.defaultParallelism() * PARTS_PER_CORE);
        var task = new BoxTask(name, layers.knownLayers(), parts, messages.all());
        var indices = IntStream.range(0, parts).boxed().toList();
        layers.take(context.parallelize(indices, parts).map(task).collect().toArray(byte[][]::new));
    }
}
