package grundy.present.json.answer;

import grundy.answer.CalculationResult;
import grundy.answer.FamilyValues;
import grundy.json.JsonObject;

/// Writes the values of an expression for each number of a range as JSON.
///
/// Members: `expression` (with the number's name in it), `name`, `from`, `to` (the last number whose value is known),
/// `values` (for each number `number`, `text` and `value` as in {@link CalculationJson}, and for a hot game `mean`
/// and `temperature`), `period` (null, or what is seen to repeat: `from`, `length`, `saltus`, what is added in a
/// period, and `proved`, false), `evidence` ({@link EvidenceJson}).
public final class FamilyValuesJson {
    private FamilyValuesJson() {}

    public static JsonObject of(FamilyValues answer) {
        var number = answer.number();
        var node = new JsonObject()
                .put("expression", answer.text())
                .put("name", number.name())
                .put("from", number.from())
                .put("to", answer.to());
        var values = node.putArray("values");
        long at = number.from();
        for (var result : answer.values()) {
            var one =
                    CalculationJson.put(values.addObject().put("number", at++).put("text", result.toString()), result);
            if (result instanceof CalculationResult.SingleValue(var value)) HeatJson.put(one, value);
        }
        answer.period()
                .ifPresentOrElse(
                        period -> node.putObject("period")
                                .put("from", period.from())
                                .put("length", period.length())
                                .put("saltus", period.saltus().toString())
                                .put("proved", false),
                        () -> node.putNull("period"));
        return node.set("evidence", EvidenceJson.of(answer.evidence()));
    }
}
