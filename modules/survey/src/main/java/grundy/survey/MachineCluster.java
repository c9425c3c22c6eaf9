package grundy.survey;

import java.io.IOException;
import java.util.Optional;
import java.util.ServiceLoader;

/// A way to many machines. A module beside this one has it, which is on the class path only where it is asked for.
public interface MachineCluster {
    /// @return empty if no such module is there
    static Optional<MachineCluster> installed() {
        return ServiceLoader.load(MachineCluster.class).findFirst();
    }

    /// @param url of the cluster
    /// @throws ClusterException if there cannot be a cluster of this name
    SurveyWorkers workers(String url);

    /// @param url of the cluster
    /// @throws ClusterException if there cannot be a cluster of this name
    BoxWorkers boxes(String url);

    /// Ranks the vertices of a graph backwards from the ends of play.
    ///
    /// @param url of the cluster
    /// @throws ClusterException if there cannot be a cluster of this name, or not such a graph
    /// @throws grundy.limit.LimitException if the work is stopped or cannot go on
    ClusterGraph.Tally rank(String url, ClusterGraph graph) throws IOException;
}
