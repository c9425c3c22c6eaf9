package grundy.present.json.answer;

import grundy.answer.GraphTable;
import grundy.json.JsonObject;
import grundy.rules.graph.GameGraph;
import grundy.text.Language;
import grundy.value.Outcome;
import grundy.value.Side;

/// Writes the values of a game with one token on a graph as JSON, for every vertex.
///
/// Members: `file`, `play`, `vertices`, `edges`, `partizan`, `acyclic`, `notices` (how the file was understood, where
/// it may have been meant otherwise), `counts` (vertices by outcome), `largestValue` (null where values were left out,
/// or all are infinite), `infiniteValues`, `longestRemoteness`, `evidence`, and, if vertices are listed, `table`:
/// `vertex`, `outcome`, `value`, `remoteness`; where the sides have edges of their own, `starts` and `remoteness` have
/// `left` and `right`, and there is a `value` only where values were worked out.
public final class GraphJson {
    private GraphJson() {}

    /// @param name of the file
    /// @param listed whether the vertices are
    public static JsonObject of(GraphTable table, String name, boolean listed, Language language) {
        var graph = table.graph();
        var node = new JsonObject()
                .put("file", name)
                .put("play", table.play().id())
                .put("vertices", graph.vertices())
                .put("edges", graph.edges())
                .put("partizan", table.isPartizan())
                .put("acyclic", table.isAcyclic());
        NoticesJson.add(node, graph.notice().stream().toList(), language);
        var counts = node.putObject("counts");
        table.counts().forEach((outcome, count) -> {
            if (table.isPartizan() || outcome != Outcome.L && outcome != Outcome.R) counts.put(outcome.name(), count);
        });
        if (table.largestValue() >= 0) node.put("largestValue", table.largestValue());
        else node.putNull("largestValue");
        if (table.hasValues()) node.put("infiniteValues", table.infiniteValues());
        AnswerJson.remoteness(node, "longestRemoteness", table.longestRemoteness());
        node.set("evidence", EvidenceJson.of(table.evidence()));
        if (!listed) return node;
        var array = node.putArray("table");
        for (int v = 0; v < graph.vertices(); v++) array.add(row(table, v));
        return node;
    }

    private static JsonObject row(GraphTable table, int vertex) {
        var row = new JsonObject()
                .put("vertex", table.graph().name(vertex))
                .put("outcome", table.outcome(vertex).name());
        if (!table.isPartizan()) {
            row.set("value", table.value(vertex).knownValue().map(ValueJson::of).orElse(null));
            AnswerJson.remoteness(row, "remoteness", table.remoteness(vertex, Side.LEFT));
            return row;
        }
        if (table.hasSidedValues())
            row.set("value", table.value(vertex).knownValue().map(ValueJson::of).orElse(null));
        row.putObject("starts")
                .put("left", AnswerJson.start(table.first(vertex, Side.LEFT)))
                .put("right", AnswerJson.start(table.first(vertex, Side.RIGHT)));
        var moves = row.putObject("remoteness");
        AnswerJson.remoteness(moves, "left", table.remoteness(vertex, Side.LEFT));
        AnswerJson.remoteness(moves, "right", table.remoteness(vertex, Side.RIGHT));
        return row;
    }

    /// Adds `arrows`: of each vertex, in the order of the table, the numbers of the vertices that it leads to; and
    /// where the sides have edges of their own `players`, of each of these edges `left`, `right` or `both`.
    public static void edges(JsonObject node, GameGraph graph) {
        var arrows = node.putArray("arrows");
        for (int v = 0; v < graph.vertices(); v++) {
            var list = arrows.addArray();
            for (int target : graph.targetsOf(v)) list.add(target);
        }
        if (!graph.isPartizan()) return;
        var players = node.putArray("players");
        for (int v = 0; v < graph.vertices(); v++) {
            var list = players.addArray();
            for (int edge = graph.begin(v); edge < graph.begin(v + 1); edge++)
                list.add(
                        switch (graph.players(edge)) {
                            case GameGraph.LEFT -> "left";
                            case GameGraph.RIGHT -> "right";
                            default -> "both";
                        });
        }
    }
}
