package grundy.survey;

import grundy.json.JsonObject;
import grundy.value.Outcome;
import java.util.List;

/// Writes the analysis of a graph by a cluster as JSON.
///
/// Members: `files`, `play`, `vertices`, `edges`, `counts` (vertices by outcome: N, P, D), `longestRemoteness` (null if
/// all is drawn), `largestValue` (null where there are no values), `infiniteValues`, `supersteps`, `out`.
public final class ClusterGraphJson {
    private ClusterGraphJson() {}

    public static JsonObject of(ClusterGraph graph, ClusterGraph.Tally tally) {
        var node = new JsonObject();
        var files = node.putArray("files");
        for (var file : graph.files()) files.add(file);
        node.put("play", graph.play().id()).put("vertices", tally.vertices()).put("edges", tally.edges());
        var counts = node.putObject("counts");
        for (var outcome : List.of(Outcome.N, Outcome.P, Outcome.D))
            counts.put(outcome.name(), tally.counts().getOrDefault(outcome, 0L));
        if (tally.longest() < 0) node.putNull("longestRemoteness");
        else node.put("longestRemoteness", tally.longest());
        if (tally.largest() < 0) node.putNull("largestValue");
        else node.put("largestValue", tally.largest());
        return node.put("infiniteValues", tally.infinite())
                .put("supersteps", tally.supersteps())
                .put("out", graph.out().toString());
    }
}
