package grundy.web.api.table;

import grundy.limit.Limits;
import grundy.question.SequenceQuestion;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.store.record.RunFolder;
import grundy.store.run.RunExtremes;
import grundy.store.run.RunReader;
import grundy.text.Language;
import grundy.text.Message;
import grundy.web.request.Endpoint;
import grundy.web.request.EndpointReply;
import grundy.web.request.RefusedRequest;
import grundy.web.request.RequestFields;
import grundy.web.request.RuleText;
import grundy.web.table.ExtremesCache;
import grundy.web.table.HeavierException;
import grundy.web.table.SequenceSlice;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.Executors;

/// `slice`: a stretch of a sequence, in few numbers: the least and the greatest value of each of some equal parts, or
/// the values themselves where there are no more than parts.
///
/// Members: `run` (the name of a file of values, which may be growing) or `rules`; `from`, `to` (the last heap; of a
/// file as far as it goes if it is not there), `parts` (how many at most). The answer is {@link
/// grundy.web.table.SequenceSlice#bytes}. Parts of a file that are longer than 4,096 heaps begin at multiples of that.
public final class SliceEndpoint implements Endpoint {
    private static final ExtremesCache SEEN = new ExtremesCache(Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("keeping").factory()));

    private static final int USUAL_PARTS = 1000;
    private static final int MOST_PARTS = 65_536;
    private static final long MOST_HEAP = 1_000_000;
    private static final long QUICK_POSITIONS = 2_000_000;
    private static final long HEAVY_SECONDS = 3600;
    private static final long HEAVY_POSITIONS = 100_000_000;

    @Override
    public String name() {
        return "slice";
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        var run = request.optionalText("run");
        var rules = run.isPresent() ? "" : request.text("rules");
        long from = request.number("from", 0, 0, Long.MAX_VALUE >> 1);
        var to = request.optionalNumber("to", 0, Long.MAX_VALUE >> 1);
        if (to.isPresent() && to.get() < from)
            throw new RefusedRequest(400, Message.of("web.request.order", "from", from, "to", to.get()));
        int parts = (int) request.number("parts", USUAL_PARTS, 1, MOST_PARTS);
        return Endpoint.reply(limits -> new EndpointReply(
                EndpointReply.BINARY,
                run.isPresent() ? ofRun(run.get(), from, to, parts, limits) : ofRules(rules, from, to, parts, limits)));
    }

    private static byte[] ofRules(String text, long from, Optional<Long> to, int parts, Limits limits)
            throws SyntaxException {
        var rules = RuleText.ordinary(text);
        long last = to.orElse(MOST_HEAP);
        if (Math.max(from, last) > MOST_HEAP)
            throw new RefusedRequest(422, Message.of("web.slice.far", "most", MOST_HEAP));
        var sequence = new Solver(limits)
                .allowingPartialTables()
                .solve(new SequenceQuestion(rules.game(), rules.play(), last));
        return SequenceSlice.of(sequence.values(), from, last, parts).bytes();
    }

    /// Looks at a file as it is by now.
    static void look(String name) {
        try {
            ofRun(name, 0, Optional.empty(), USUAL_PARTS, Limits.ofWork().withAtMost(QUICK_POSITIONS));
        } catch (RuntimeException _) {
            // Who asks for it is told.
        }
    }

    private static byte[] ofRun(String name, long from, Optional<Long> to, int parts, Limits limits) {
        try (var run = RunReader.open(RunFolder.ofUser().existing(name))) {
            long last = Math.min(to.orElse(Long.MAX_VALUE), run.length() - 1);
            long step = SequenceSlice.step(from, last, parts);
            if (step < RunExtremes.GRAIN)
                return SequenceSlice.of(run, from, last, parts).bytes();
            var extremes = SEEN.of(run);
            if (limits.positions() <= QUICK_POSITIONS && ExtremesCache.isLong(extremes, run))
                throw new HeavierException(HEAVY_SECONDS, HEAVY_POSITIONS);
            SEEN.extend(extremes, run, limits);
            return SequenceSlice.of(extremes, run, from, last, parts).bytes();
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}
