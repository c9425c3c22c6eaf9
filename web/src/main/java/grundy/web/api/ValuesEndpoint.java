package grundy.web.api;

import grundy.limit.Limits;
import grundy.present.json.SequenceJson;
import grundy.rules.Prefixed;
import grundy.rules.Rules;
import grundy.solve.Answer;
import grundy.solve.GridQuestion;
import grundy.solve.LosersQuestion;
import grundy.solve.OutcomesQuestion;
import grundy.solve.Question;
import grundy.solve.SequenceQuestion;
import grundy.solve.Solver;
import grundy.solve.Stopped;
import grundy.store.json.JsonObject;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Play;
import java.util.List;
import java.util.Optional;

/// `values`: the nim-sequence of a game, its outcomes, or its losers.
///
/// Members: `rules`, `to` (the last heap, or the last coordinate of a table). The answer is that of
/// `grundy values --json`; a table that ends too soon says why.
final class ValuesEndpoint implements Endpoint {
    private static final int STOPPED = 3;
    private static final long USUAL_HEAP = 200;
    private static final long MOST_HEAPS = 1_000_000;
    private static final long USUAL_COORDINATE = 15;

    @Override
    public String name() {
        return "values";
    }

    @Override
    public Asked read(Fields request, Language language) {
        var text = request.text("rules");
        var to = request.optionalNumber("to", 0, MOST_HEAPS);
        return Endpoint.document(limits -> new Work(RuleText.ordinary(text), to, limits, language).document());
    }

    private record Work(Prefixed rules, Optional<Long> to, Limits limits, Language language) {
        JsonObject document() {
            var kind = rules.game().rules();
            if (kind instanceof Rules.Players) {
                if (rules.play() == Play.MISERE) throw new Refused(400, Message.of("solve.players-only-plain"));
                var losers = answer(new LosersQuestion(rules.game(), List.of(), to(USUAL_HEAP)));
                return stopped(SequenceJson.of(losers), losers.stopped());
            }
            if (kind instanceof Rules.Partizan) {
                var outcomes = answer(new OutcomesQuestion(rules.game(), rules.play(), to(USUAL_HEAP)));
                return stopped(SequenceJson.of(outcomes), outcomes.stopped());
            }
            if (GridQuestion.isFor(kind)) {
                long most = GridQuestion.largest(rules.game(), rules.play());
                long last = to(USUAL_COORDINATE);
                if (last > most) throw new Refused(422, Message.of("web.values.large-grid", "most", most, "to", last));
                var grid = answer(new GridQuestion(rules.game(), rules.play(), Math.toIntExact(last)));
                return stopped(SequenceJson.of(grid), grid.stopped());
            }
            var sequence = answer(new SequenceQuestion(rules.game(), rules.play(), to(USUAL_HEAP)));
            return stopped(SequenceJson.of(sequence), sequence.stopped());
        }

        private long to(long usual) {
            return to.orElse(usual);
        }

        private <A extends Answer> A answer(Question<A> question) {
            return new Solver(limits).partly().solve(question);
        }

        private JsonObject stopped(JsonObject table, Optional<Stopped> end) {
            end.ifPresent(why -> SequenceJson.stopped(table, why, STOPPED, language));
            return table;
        }
    }
}
