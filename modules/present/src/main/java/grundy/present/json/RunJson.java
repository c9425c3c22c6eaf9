package grundy.present.json;

import grundy.check.period.ValueStatistics;
import grundy.json.JsonObject;
import grundy.present.json.answer.EvidenceJson;
import grundy.store.run.HeaderPeriod;
import grundy.store.run.LongRun;
import grundy.store.run.RunHeader;
import grundy.store.run.RunReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// Writes a file of values as JSON.
///
/// Members: `rules`, `play`, `to` (the last heap), `file`, `engine`, `rareCount` and `mask` (of a sparse space),
/// `largest` (`value`, `heap`), `period` (as in {@link EvidenceJson}, or null). A file that is read also
/// has, if there is a period, `comparedTo` (the last heap up to which its values were seen to repeat so, or
/// null where it is too long). After a run also `from` (how many heaps were there before), `seconds`
/// (of work in all) and `certificate` (a file, or null). Of what was asked: `csv`, `plot` and `plotted`
/// (how many points), `certificate`; `heap` and `value`; `from`, `last` and `values`; or `largest` of
/// what was asked for, `distinct` (how many values occur), `histogram` (`value`, `count`, `last`),
/// `rare` (heaps) and `certificate`.
public final class RunJson {
    /// The most values that a document lists.
    public static final long MOST_LISTED = 100_000;

    private static final int MOST_RARE = 20;

    private final RunHeader header;
    private final JsonObject node;

    private RunJson(RunHeader header, Path file) {
        this.header = header;
        this.node = new JsonObject()
                .put("rules", header.rules())
                .put("play", header.play().id())
                .put("to", header.length() - 1)
                .put("file", file.toString())
                .put("engine", header.engine())
                .put("rareCount", header.coding().rare().size())
                .put("mask", header.coding().mask());
        largest(header.largest(), header.largestAt());
        if (header.period().isPresent())
            node.set("period", EvidenceJson.of(header.period().get()));
        else node.putNull("period");
    }

    /// @return the document of a file, to which the parts of the answer are added
    /// @throws grundy.store.StoreException if a value does not repeat with the period that the head of the
    ///     file states
    public static RunJson of(RunReader values) throws IOException {
        var document = new RunJson(values.header(), values.file());
        if (values.header().period().isEmpty()) return document;
        long compared = HeaderPeriod.comparedTo(values, values.header().period().get());
        if (compared < 0) document.node.putNull("comparedTo");
        else document.node.put("comparedTo", compared);
        return document;
    }

    /// @param certificate the file of the certificate, if one was written
    /// @return the document of a run that has just ended
    public static JsonObject afterRun(LongRun.Result result, Path file, Optional<Path> certificate) {
        return new RunJson(result.header(), file)
                .node
                .put("from", result.from())
                .put("seconds", TimeUnit.MILLISECONDS.toSeconds(result.millis()))
                .put("certificate", certificate.map(Path::toString).orElse(null));
    }

    private void largest(int value, long heap) {
        node.putObject("largest").put("value", value).put("heap", heap);
    }

    public void csv(Path file) {
        node.put("csv", file.toString());
    }

    /// @param points the number of points drawn
    public void plot(Path file, long points) {
        node.put("plot", file.toString()).put("plotted", points);
    }

    public void certificate(Path file) {
        node.put("certificate", file.toString());
    }

    public void value(long heap, int value) {
        node.put("heap", heap).put("value", value);
    }

    /// @param to at most {@link #MOST_LISTED} heaps from the first one
    public void values(RunReader values, long from, long to) throws IOException {
        var array = node.put("from", from).put("last", to).putArray("values");
        values.visit(from, to, (_, block, count) -> {
            for (int i = 0; i < count; i++) array.add(block[i]);
        });
    }

    /// @param rows the rows of the statistics to list
    /// @param all whether all rare heaps are listed
    /// @param certificate the certificate of the file
    public void statistics(
            ValueStatistics statistics, List<ValueStatistics.Row> rows, boolean all, Optional<Path> certificate) {
        largest(statistics.largest(), statistics.largestAt());
        node.put("distinct", statistics.rows().size());
        var histogram = node.putArray("histogram");
        for (var row : rows)
            histogram
                    .addObject()
                    .put("value", row.value())
                    .put("count", row.count())
                    .put("last", row.last());
        var rare = node.putArray("rare");
        header.coding().rare().stream().limit(all ? MOST_LISTED : MOST_RARE).forEach(rare::add);
        node.put("certificate", certificate.map(Path::toString).orElse(null));
    }

    public JsonObject document() {
        return node;
    }
}
