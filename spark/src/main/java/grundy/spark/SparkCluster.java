package grundy.spark;

import grundy.spark.graph.SparkGraph;
import grundy.survey.Cluster;
import grundy.survey.ClusterGraph;
import grundy.survey.SurveyWorkers;
import java.io.IOException;

/// Apache Spark, as the loader of services finds it.
public final class SparkCluster implements Cluster {
    /// What no task of a superstep takes if nothing is wrong.
    private static final long GRAPH_SECONDS = 600;

    @Override
    public SurveyWorkers workers(String url) {
        return new SparkWorkers(ClusterAddress.of(url));
    }

    @Override
    public ClusterGraph.Tally rank(String url, ClusterGraph graph) throws IOException {
        try (var link = SparkLink.open(ClusterAddress.of(url), "Grundy: graph", GRAPH_SECONDS, graph.limits())) {
            return link.watched(graph.limits(), () -> new SparkGraph(link.context(), graph).rank());
        }
    }
}
