package grundy.web.work;

import grundy.json.JsonObject;
import grundy.limit.Deadline;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.rules.CatalogueEntry;
import grundy.rules.catalogue.Catalogue;
import grundy.text.Language;
import grundy.web.api.Endpoints;
import grundy.web.request.Endpoint;
import grundy.web.request.EndpointReply;
import grundy.web.request.RequestFields;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;

/// Solves an example of each game of the catalogue while nobody waits for it, so that the virtual
/// machine has loaded and compiled the code that the next question needs. What is answered is thrown
/// away.
public final class WarmUp {
    private static final Duration OF_ONE = Duration.ofMillis(500);
    private static final Duration OF_ALL = Duration.ofSeconds(15);
    private static final int MEMORY_SHARE = 16;
    private static final String BOARDS = "boards";

    private volatile boolean isOver;

    /// Stops within a moment.
    public void end() {
        isOver = true;
    }

    /// Asks them all, each for at most half a second.
    public void run() {
        var end = Deadline.after(OF_ALL);
        var solve = Endpoints.find("solve").orElseThrow();
        var memory = new MemoryLedger(Runtime.getRuntime().maxMemory() / MEMORY_SHARE);
        for (var line : lines()) {
            if (isOver || end.isPassed()) return;
            ask(solve, line, memory);
        }
    }

    private void ask(Endpoint solve, String line, MemoryLedger memory) {
        var question = EndpointReply.of(new JsonObject().put("rules", line)).bytes();
        try (var own = memory.open()) {
            var limits = Limits.DEFAULT
                    .holding(WorkLimits.QUICK.positions())
                    .until(Deadline.after(OF_ONE))
                    .withMemory(own)
                    .cancelledBy(() -> isOver);
            var _ = solve.read(RequestFields.of(question), Language.EN).reply(limits, _ -> {});
        } catch (Exception _) {
            // It is asked for nobody.
        }
    }

    /// @return the first example of each game: of each group one, then of each group another, and so on, and each
    ///     time that of a board first, since those engines take longest
    static List<String> lines() {
        var before = new HashMap<String, Integer>();
        record WarmUpLine(int turn, boolean isOnBoard, String text) {}
        var lines = new ArrayList<WarmUpLine>();
        for (CatalogueEntry entry : Catalogue.builtIn().entries())
            if (!entry.examples().isEmpty())
                lines.add(new WarmUpLine(
                        before.merge(entry.group(), 1, Integer::sum),
                        entry.group().equals(BOARDS),
                        entry.id() + " " + entry.examples().getFirst()));
        return lines.stream()
                .sorted(Comparator.comparingInt(WarmUpLine::turn).thenComparing(line -> !line.isOnBoard))
                .map(WarmUpLine::text)
                .toList();
    }
}
