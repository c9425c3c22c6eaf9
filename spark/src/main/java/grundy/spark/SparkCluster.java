package grundy.spark;

import grundy.survey.Cluster;
import grundy.survey.SurveyWorkers;

/// Apache Spark, as the loader of services finds it.
public final class SparkCluster implements Cluster {
    @Override
    public SurveyWorkers workers(String url) {
        return new SparkWorkers(ClusterAddress.of(url));
    }
}
