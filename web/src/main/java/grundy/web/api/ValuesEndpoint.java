package grundy.web.api;

import grundy.present.json.SequenceJson;
import grundy.solve.Losers;
import grundy.solve.Outcomes;
import grundy.solve.Sequence;
import grundy.solve.Stopped;
import grundy.solve.ValueGrid;
import grundy.store.json.JsonObject;
import grundy.text.Language;
import java.util.Optional;

/// `values`: the nim-sequence of a game, its outcomes, or its losers.
///
/// Members: `rules`, `to` (the last heap, or the last coordinate of a table). The answer is that of
/// `grundy values --json`; a table that ends too soon says why. Of a long table its beginnings are told meanwhile.
final class ValuesEndpoint implements Endpoint {
    private static final int STOPPED = 3;

    @Override
    public String name() {
        return "values";
    }

    @Override
    public Asked read(Fields request, Language language) {
        var text = request.text("rules");
        var to = request.optionalNumber("to", 0, WantedTable.MOST_HEAPS);
        return Endpoint.growing((limits, listener) -> {
            var wanted = new WantedTable(RuleText.ordinary(text), to, limits);
            for (var shorter : wanted.shorter()) listener.knows(document(shorter, language));
            return document(wanted, language);
        });
    }

    private static JsonObject document(WantedTable wanted, Language language) {
        return switch (wanted.answer()) {
            case Losers losers -> stopped(SequenceJson.of(losers), losers.stopped(), language);
            case Outcomes outcomes -> stopped(SequenceJson.of(outcomes), outcomes.stopped(), language);
            case ValueGrid grid -> stopped(SequenceJson.of(grid), grid.stopped(), language);
            case Sequence sequence -> stopped(SequenceJson.of(sequence), sequence.stopped(), language);
            default -> throw new AssertionError("A table of a game is one of these");
        };
    }

    private static JsonObject stopped(JsonObject table, Optional<Stopped> end, Language language) {
        end.ifPresent(why -> SequenceJson.stopped(table, why, STOPPED, language));
        return table;
    }
}
