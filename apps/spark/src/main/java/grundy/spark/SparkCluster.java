package grundy.spark;

import grundy.spark.box.SparkBox;
import grundy.spark.graph.SparkGraph;
import grundy.survey.BoxWorkers;
import grundy.survey.ClusterGraph;
import grundy.survey.MachineCluster;
import grundy.survey.SurveyWorkers;
import java.io.IOException;

/// Apache Spark, as the loader of services finds it.
public final class SparkCluster implements MachineCluster {
    /// The time that no task of a superstep or of a layer takes if nothing is wrong.
    private static final long TASK_SECONDS = 600;

    @Override
    public SurveyWorkers workers(String url) {
        return new SparkWorkers(ClusterAddress.of(url));
    }

    @Override
    public BoxWorkers boxes(String url) {
        var address = ClusterAddress.of(url);
        return (layers, save, limits) -> {
            try (var link = SparkLink.open(address, "Grundy: table", TASK_SECONDS, limits)) {
                link.watch(limits, () -> {
                    new SparkBox(link.context(), layers, SparkBox.WORTHWHILE_NANOS).work(save);
                    return layers.knownLayers();
                });
            }
        };
    }

    @Override
    public ClusterGraph.Tally rank(String url, ClusterGraph graph) throws IOException {
        try (var link = SparkLink.open(ClusterAddress.of(url), "Grundy: graph", TASK_SECONDS, graph.limits())) {
            return link.watch(graph.limits(), () -> new SparkGraph(link.context(), graph).rank());
        }
    }
}
