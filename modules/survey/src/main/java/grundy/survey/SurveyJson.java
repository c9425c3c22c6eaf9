package grundy.survey;

import grundy.json.JsonObject;
import grundy.present.json.RunListJson;
import grundy.store.record.SqlTable;
import java.util.Optional;

/// Writes the result of a survey as JSON.
///
/// Members: `rows`, how many games; of these `proved`, `equal` to an earlier one, and `limited`; `out`, the folder; and
/// where SQL asked something `answer` with `columns` and `rows`.
public final class SurveyJson {
    private SurveyJson() {}

    /// @param answer to a query
    public static JsonObject of(Survey.Result result, Optional<SqlTable> answer) {
        var node = new JsonObject()
                .put("rows", result.rows().size())
                .put("proved", result.provedCount())
                .put("equal", result.equal())
                .put("limited", result.limitedCount())
                .put("out", result.folder().toString());
        answer.ifPresent(table -> node.set("answer", RunListJson.of(table, "rows")));
        return node;
    }
}
