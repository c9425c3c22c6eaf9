package grundy.web.api.table;

import grundy.json.JsonObject;
import grundy.present.json.BlockJson;
import grundy.store.atlas.AtlasColumn;
import grundy.store.atlas.AtlasRow;
import grundy.survey.SurveyWords;
import grundy.text.Language;
import grundy.web.request.PartialListener;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// Reports the progress of a survey: `rows`, `of` how many, how many of these are `proved`, and as
/// `blocks` a table of the latest rows. Not for each row, but as often as one can look.
final class SurveySummary implements Consumer<AtlasRow> {
    private static final int LATEST = 12;
    private static final long BETWEEN = TimeUnit.MILLISECONDS.toNanos(500);
    private final long size;
    private final Language language;
    private final PartialListener listener;
    private final Deque<AtlasRow> latest = new ArrayDeque<>();
    private long rows;
    private long proved;
    private long told = System.nanoTime();

    SurveySummary(long size, Language language, PartialListener listener) {
        this.size = size;
        this.language = language;
        this.listener = listener;
    }

    @Override
    public synchronized void accept(AtlasRow row) {
        rows++;
        if (row.is(AtlasColumn.PROVED)) proved++;
        latest.addLast(row);
        if (latest.size() > LATEST) latest.removeFirst();
        long now = System.nanoTime();
        if (now - told < BETWEEN) return;
        told = now;
        var node = new JsonObject().put("rows", rows).put("of", size).put("proved", proved);
        listener.knows(node.set("blocks", BlockJson.of(SurveyWords.of(latest, language))));
    }
}
