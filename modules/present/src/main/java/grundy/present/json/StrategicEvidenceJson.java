package grundy.present.json;

import grundy.json.JsonObject;
import grundy.strategic.check.StrategicEvidence;

/// Writes why a verdict about a game in strategic or extensive form is true.
///
/// Members: `kind` and, by the kind, `vertices` and `equilibriaChecked` (all-vertices), `pivots` (vertex-path),
/// `guaranteed` and `conceded` (saddle, tree-saddle), `profiles` (all-profiles), `nodes` (one-deviation); `theorem`,
/// empty where the definition says it all; `text`, the same in a sentence.
final class StrategicEvidenceJson {
    private StrategicEvidenceJson() {}

    /// @param text the evidence in a sentence
    static JsonObject of(StrategicEvidence evidence, String text) {
        var node = new JsonObject();
        switch (evidence) {
            case StrategicEvidence.AllVertices(long vertices, long checked) ->
                node.put("kind", "all-vertices").put("vertices", vertices).put("equilibriaChecked", checked);
            case StrategicEvidence.VertexPath(long pivots) ->
                node.put("kind", "vertex-path").put("pivots", pivots);
            case StrategicEvidence.Saddle(var guaranteed, var conceded) -> {
                MatrixJson.put(node.put("kind", "saddle"), "guaranteed", guaranteed);
                MatrixJson.put(node, "conceded", conceded);
            }
            case StrategicEvidence.AllProfiles(long profiles) ->
                node.put("kind", "all-profiles").put("profiles", profiles);
            case StrategicEvidence.OneDeviation(long nodes) ->
                node.put("kind", "one-deviation").put("nodes", nodes);
            case StrategicEvidence.TreeSaddle(var guaranteed, var conceded) -> {
                MatrixJson.put(node.put("kind", "tree-saddle"), "guaranteed", guaranteed);
                MatrixJson.put(node, "conceded", conceded);
            }
        }
        return node.put("theorem", evidence.theorem()).put("text", text);
    }
}
