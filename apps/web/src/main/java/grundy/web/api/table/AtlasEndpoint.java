package grundy.web.api.table;

import grundy.json.JsonObject;
import grundy.present.json.BlockJson;
import grundy.present.json.RunListJson;
import grundy.store.atlas.AtlasFolders;
import grundy.store.atlas.AtlasTable;
import grundy.survey.Survey;
import grundy.survey.SurveyWords;
import grundy.survey.UsualQuery;
import grundy.text.Language;
import grundy.web.request.Endpoint;
import grundy.web.request.RequestFields;
import grundy.web.table.HeavierException;
import java.io.IOException;
import java.io.UncheckedIOException;

/// `atlas`: answers an SQL query of the table of a survey, which is named `atlas` and is the only table
/// in sight.
///
/// Members: `survey` (its name), `sql` (without it, what people ask first). The answer has `columns`, `rows`, and
/// `blocks`. It is worked out by a process of its own, since a data base takes memory that nobody counts.
public final class AtlasEndpoint implements Endpoint {
    private static final long HEAVY_SECONDS = 60;
    private static final long HEAVY_POSITIONS = 10_000_000;

    @Override
    public String name() {
        return "atlas";
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        var survey = request.text("survey");
        var sql = request.optionalText("sql").filter(text -> !text.isBlank());
        return Endpoint.document(limits -> {
            if (limits.positions() < HEAVY_POSITIONS) throw new HeavierException(HEAVY_SECONDS, HEAVY_POSITIONS);
            try {
                var folder = AtlasFolders.existing(survey);
                if (!AtlasTable.isFresh(folder)) Survey.publish(folder, language);
                var table = sql.isPresent() ? AtlasTable.query(folder, sql.get()) : UsualQuery.answer(folder);
                JsonObject node = RunListJson.of(table, "rows");
                return node.set("blocks", BlockJson.of(SurveyWords.of(table, language)));
            } catch (IOException fault) {
                throw new UncheckedIOException(fault);
            }
        });
    }
}
