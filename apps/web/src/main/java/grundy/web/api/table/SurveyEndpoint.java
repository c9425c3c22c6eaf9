package grundy.web.api.table;

import grundy.json.JsonObject;
import grundy.limit.Threads;
import grundy.present.json.BlockJson;
import grundy.store.atlas.AtlasColumn;
import grundy.store.atlas.AtlasRow;
import grundy.survey.FamilyException;
import grundy.survey.GameInquiry;
import grundy.survey.LetterRange;
import grundy.survey.NamedFamilies;
import grundy.survey.NumberedGames;
import grundy.survey.OwnThreads;
import grundy.survey.Survey;
import grundy.survey.SurveyFolders;
import grundy.survey.SurveyJson;
import grundy.survey.SurveyWords;
import grundy.survey.UsualQuery;
import grundy.text.Language;
import grundy.text.Message;
import grundy.web.request.Endpoint;
import grundy.web.request.PartialListener;
import grundy.web.request.RefusedRequest;
import grundy.web.request.RequestFields;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// `survey`: surveys each game of a family, for as long as it takes; the same question goes on where it
/// stopped, also where the command line began it.
///
/// Members: `family` (the name of one, with `digits` or `within`; or rules with letters, with `letters`, a list
/// such as `a=2..40`), `to` (the last heap), `each` (seconds for each game), `proofs` (theorems for all sizes are
/// looked for). It is kept: it outlives the tab and the server. The answer is that of `grundy survey --json`,
/// where `out` is the name by which `atlas` asks its table, with `blocks`. Meanwhile the rows so far are sent
/// ({@link SurveySummary}).
public final class SurveyEndpoint implements Endpoint {
    private static final long MOST_BOUND = 100;
    private static final long MOST_SECONDS = 24 * 3600;

    @Override
    public String name() {
        return "survey";
    }

    @Override
    public boolean outlivesTab() {
        return true;
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        var name = request.text("family");
        var letters = request.texts("letters");
        var digits = optionalBound(request, "digits");
        var within = optionalBound(request, "within");
        var to = request.optionalNumber("to", 1, GameInquiry.FARTHEST);
        var each = request.optionalNumber("each", 1, MOST_SECONDS);
        boolean proofs = request.flag("proofs");
        var family = family(name, letters, digits, within);
        var usual = GameInquiry.Questions.usual(family);
        var questions = new GameInquiry.Questions(to.orElse(usual.to()), each.orElse(usual.seconds()), proofs);
        return Endpoint.growing((limits, listener) -> {
            var folder = SurveyFolders.of(family, questions);
            var own = limits.withThreads(Threads.of(Runtime.getRuntime().availableProcessors()));
            var plan = new Survey.Request(
                    family, folder, questions.to(), questions.seconds(), questions.proofs(), own, language);
            try {
                var summary = new SurveySummary(family.size(), language, listener);
                return reply(Survey.run(plan, new OwnThreads(), summary), language);
            } catch (IOException fault) {
                throw new UncheckedIOException(fault);
            }
        });
    }

    private static OptionalLong optionalBound(RequestFields request, String name) {
        return request.optionalNumber(name, 1, MOST_BOUND).map(OptionalLong::of).orElse(OptionalLong.empty());
    }

    /// @throws RefusedRequest if there is no such family
    private static NumberedGames family(String name, List<String> letters, OptionalLong digits, OptionalLong within) {
        try {
            if (letters.isEmpty()) return NamedFamilies.of(name, digits, within);
            var ranges = new ArrayList<LetterRange>();
            for (var text : letters)
                ranges.add(LetterRange.parse(text)
                        .orElseThrow(() -> new RefusedRequest(400, Message.of("web.survey.letters", "text", text))));
            return NamedFamilies.ofLetters(name, ranges);
        } catch (FamilyException fault) {
            throw new RefusedRequest(400, fault.explanation());
        }
    }

    private static JsonObject reply(Survey.Result result, Language language) throws IOException {
        var answer = UsualQuery.answer(result.folder());
        var node = SurveyJson.of(result, Optional.of(answer))
                .put("out", String.valueOf(result.folder().getFileName()));
        return node.set("blocks", BlockJson.of(SurveyWords.of(result, answer, language)));
    }

    /// Reports the progress of a survey: `rows`, `of` how many, how many of these are `proved`, and as
    /// `blocks` a table of the latest rows. Not for each row, but as often as one can look.
    private static final class SurveySummary implements Consumer<AtlasRow> {
        private static final int LATEST = 12;
        private static final long BETWEEN = TimeUnit.MILLISECONDS.toNanos(500);
        private final long size;
        private final Language language;
        private final PartialListener listener;
        private final Deque<AtlasRow> latest = new ArrayDeque<>();
        private long rows;
        private long proved;
        private long reported = System.nanoTime();

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
            if (now - reported < BETWEEN) return;
            reported = now;
            var node = new JsonObject().put("rows", rows).put("of", size).put("proved", proved);
            listener.knows(node.set("blocks", BlockJson.of(SurveyWords.of(latest, language))));
        }
    }
}
