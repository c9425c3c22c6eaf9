package grundy.web.api.table;

import grundy.answer.Answer;
import grundy.answer.LoserTable;
import grundy.answer.MisereHeaps;
import grundy.answer.NimSequence;
import grundy.answer.OutcomeTable;
import grundy.answer.ValueGrid;
import grundy.finding.TableEnd;
import grundy.json.JsonObject;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.present.json.answer.NoticesJson;
import grundy.present.json.answer.SequenceJson;
import grundy.question.MisereHeapsQuestion;
import grundy.solve.Solver;
import grundy.text.Language;
import grundy.text.Message;
import grundy.web.request.Endpoint;
import grundy.web.request.RequestFields;
import grundy.web.request.RuleText;
import grundy.web.request.ServerTheorems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// `values`: the nim-sequence of a game, its outcomes, or its losers.
///
/// Members: `rules`, `to` (the last heap, or the last coordinate of a table). The answer is that of
/// `grundy values --json`; a table that ends too soon says why. The beginnings of a long table are sent
/// meanwhile.
public final class ValuesEndpoint implements Endpoint {
    private static final int STOPPED = 3;

    @Override
    public String name() {
        return "values";
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        var text = request.text("rules");
        var to = request.optionalNumber("to", 0, TableComputation.MOST_HEAPS);
        return Endpoint.growing((limits, listener) -> {
            var table = new TableComputation(RuleText.ordinary(text), to, limits);
            for (var shorter : table.shorter()) listener.knows(document(shorter.answer(), Optional.empty(), language));
            var notices = new ArrayList<Message>();
            var answer = table.answer();
            var document = document(answer, heaps(answer, limits, notices), language);
            NoticesJson.add(document, notices, language);
            return document;
        });
    }

    /// @return the roles of heaps in sums in misere play, as far as time is left for them
    private static Optional<MisereHeaps> heaps(Answer answer, Limits limits, List<Message> notices) {
        if (!(answer instanceof NimSequence table)
                || !MisereHeapsQuestion.isFor(table.game().rules(), table.play(), table.to())) return Optional.empty();
        var quotient = ServerTheorems.theorems(notices::add)
                .quotient(List.of(table.game().rules()));
        try {
            var question = new MisereHeapsQuestion(table.game(), table.to(), quotient);
            return Optional.of(new Solver(limits).solve(question));
        } catch (LimitException _) {
            return Optional.empty();
        }
    }

    private static JsonObject document(Answer answer, Optional<MisereHeaps> heaps, Language language) {
        return switch (answer) {
            case LoserTable losers -> putEnd(SequenceJson.of(losers), losers.earlyEnd(), language);
            case OutcomeTable outcomes -> putEnd(SequenceJson.of(outcomes), outcomes.earlyEnd(), language);
            case ValueGrid grid -> putEnd(SequenceJson.of(grid), grid.earlyEnd(), language);
            case NimSequence sequence ->
                putEnd(
                        heaps.map(sums -> SequenceJson.of(sequence, sums, language))
                                .orElseGet(() -> SequenceJson.of(sequence)),
                        sequence.earlyEnd(),
                        language);
            default -> throw new AssertionError("A table of a game is one of these");
        };
    }

    private static JsonObject putEnd(JsonObject table, Optional<TableEnd> end, Language language) {
        end.ifPresent(why -> SequenceJson.putEnd(table, why, STOPPED, language));
        return table;
    }
}
