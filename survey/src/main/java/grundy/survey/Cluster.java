package grundy.survey;

import java.util.Optional;
import java.util.ServiceLoader;

/// A way to many machines. A module beside this one has it, which is on the class path only where it is asked for.
public interface Cluster {
    /// @return empty if no such module is there
    static Optional<Cluster> installed() {
        return ServiceLoader.load(Cluster.class).findFirst();
    }

    /// @param url of the cluster
    /// @throws ClusterException if there cannot be a cluster of this name
    SurveyWorkers workers(String url);
}
