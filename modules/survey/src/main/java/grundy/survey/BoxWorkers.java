package grundy.survey;

import grundy.answer.BoxLayers;
import grundy.limit.Limits;
import java.io.IOException;

/// The workers that solve the layers of a box: threads of this machine, or a cluster.
public interface BoxWorkers {
    /// The threads of this machine, as many as the limits have.
    BoxWorkers OWN = (layers, save, _) -> {
        while (layers.knownLayers() < layers.count()) {
            layers.work();
            save.run();
        }
    };

    /// Works out the layers that are not known yet.
    ///
    /// @param save is run after each layer
    /// @throws grundy.limit.LimitException if the limits end it, or the cluster is gone
    /// @throws grundy.rules.RulesException if a move leaves the box or leaves several parts
    void work(BoxLayers layers, Runnable save, Limits limits) throws IOException;
}
