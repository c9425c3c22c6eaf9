package grundy.strategic.explain;

import grundy.strategic.check.StrategicEvidence;
import grundy.text.Citation;
import grundy.text.Message;

/// Evidence in a sentence.
final class StrategicEvidenceLine {
    private StrategicEvidenceLine() {}

    static Message of(StrategicEvidence evidence) {
        var theorem = Citation.theorem(evidence.theorem());
        return switch (evidence) {
            case StrategicEvidence.AllVertices all ->
                Message.of("matrix.evidence.all", "vertices", all.vertices(), "theorem", theorem);
            case StrategicEvidence.VertexPath _ -> Message.of("matrix.evidence.one", "theorem", theorem);
            case StrategicEvidence.Saddle _ -> Message.of("matrix.evidence.optimal", "theorem", theorem);
            case StrategicEvidence.AllProfiles(long profiles) -> Message.of("matrix.evidence.pure", "cells", profiles);
            case StrategicEvidence.OneDeviation(long nodes) ->
                Message.of("tree.evidence.perfect", "nodes", nodes, "theorem", theorem);
            case StrategicEvidence.TreeSaddle _ -> Message.of("tree.evidence.value", "theorem", theorem);
        };
    }
}
