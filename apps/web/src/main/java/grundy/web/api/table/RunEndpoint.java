package grundy.web.api.table;

import grundy.json.JsonObject;
import grundy.limit.Limits;
import grundy.present.json.RunJson;
import grundy.solve.Solver;
import grundy.store.document.StoredRules;
import grundy.store.record.RecordedRun;
import grundy.store.record.RunCatalogue;
import grundy.store.record.RunFolder;
import grundy.store.run.LongRun;
import grundy.store.run.RunExtremes;
import grundy.store.run.RunReader;
import grundy.text.Language;
import grundy.text.Message;
import grundy.web.request.Endpoint;
import grundy.web.request.RefusedRequest;
import grundy.web.request.RequestFields;
import grundy.web.request.RuleText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// `run`: the values of a game, to a file, for as long as it takes; the same question goes on where it stopped.
///
/// Members: `rules`, `to` (the last heap), `name` (of the file, in one folder). It is kept: it outlives the tab and the
/// server. The answer is that of `grundy values --out --json`, with the name as `file`.
public final class RunEndpoint implements Endpoint {
    private static final long BYTES_OF_POSITION = 24;

    @Override
    public String name() {
        return "run";
    }

    @Override
    public boolean outlivesTab() {
        return true;
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        var text = request.text("rules");
        long to = request.optionalNumber("to", 0, RecordedRun.FARTHEST)
                .orElseThrow(() -> new RefusedRequest(400, Message.of("web.request.missing", "name", "to")));
        var name = request.text("name");
        var file = RunFolder.ofUser().file(name);
        return Endpoint.document(limits -> {
            var rules = RuleText.ordinary(text);
            try {
                Files.createDirectories(RunFolder.ofUser().folder());
                var plan = new LongRun.Request(
                        file,
                        StoredRules.text(rules.game()),
                        rules.game().rules(),
                        rules.play(),
                        to,
                        limits.holding(Math.max(1, Runtime.getRuntime().maxMemory() / BYTES_OF_POSITION)));
                var recorded = RecordedRun.of(plan, Solver::solve, Optional.empty(), RunCatalogue.ofUser());
                look(name, limits);
                return reply(recorded, name);
            } catch (IOException fault) {
                throw new UncheckedIOException(fault);
            }
        });
    }

    @Override
    public boolean usesVectors() {
        return true;
    }

    /// The file is examined soon: what reads files is loaded by then.
    @Override
    public void prepare(RequestFields request) {
        SliceEndpoint.look(request.text("name"));
    }

    private static JsonObject reply(RecordedRun recorded, String name) {
        return RunJson.afterRun(recorded.run(), Path.of(name), Optional.empty())
                .put("certificate", recorded.certificate().map(file -> name).orElse(null));
    }

    private static void look(String name, Limits limits) throws IOException {
        try (var run = RunReader.open(RunFolder.ofUser().existing(name))) {
            var extremes = RunExtremes.of(run);
            if (extremes.extend(run, limits)) extremes.keep();
        }
    }
}
