package grundy.present.json.answer;

import grundy.json.JsonObject;
import grundy.limit.LimitException;
import grundy.value.Value;
import grundy.value.canonical.CanonicalForm;
import grundy.value.heat.Thermographs;

/// Writes the stakes of a position: `mean` and `temperature`, beside a value that is neither a number
/// nor a number and a nimber.
final class HeatJson {
    private HeatJson() {}

    /// Adds nothing for other values, and where the game is too deep.
    static void put(JsonObject node, Value value) {
        if (!(value instanceof CanonicalForm(var forms, int id))) return;
        var thermographs = new Thermographs(forms);
        try {
            var mean = thermographs.mean(id);
            var temperature = thermographs.temperature(id);
            node.put("mean", mean.toString()).put("temperature", temperature.toString());
        } catch (LimitException e) {
            if (e.isCancellation()) throw e;
        }
    }
}
