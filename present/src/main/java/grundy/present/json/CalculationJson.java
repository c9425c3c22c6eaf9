package grundy.present.json;

import grundy.present.layout.TextLayout;
import grundy.solve.Calculation;
import grundy.store.json.JsonObject;
import grundy.text.Block;
import java.util.List;

/// The value of an expression.
///
/// Members: `expression` (as it was written), `value` ({@link ValueJson}), `evidence` ({@link
/// EvidenceJson}), `explanation`.
public final class CalculationJson {
    private CalculationJson() {}

    public static JsonObject of(String expression, Calculation calculation, List<Block> explanation) {
        return new JsonObject()
                .put("expression", expression)
                .set("value", ValueJson.of(calculation.value()))
                .set("evidence", EvidenceJson.of(calculation.evidence()))
                .put("explanation", TextLayout.USUAL.text(explanation));
    }
}
