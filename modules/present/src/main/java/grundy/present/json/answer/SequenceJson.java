package grundy.present.json.answer;

import grundy.answer.LoserTable;
import grundy.answer.MisereHeaps;
import grundy.answer.NimSequence;
import grundy.answer.OutcomeTable;
import grundy.answer.ValueGrid;
import grundy.check.Evidence;
import grundy.finding.TableEnd;
import grundy.json.JsonArray;
import grundy.json.JsonObject;
import grundy.rules.Game;
import grundy.text.Language;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.Optional;
import java.util.stream.Collectors;

/// Writes the values of heaps, or of pairs of heaps, as JSON.
///
/// Members: `rules`, `play` (normal, misere), `to` (the last heap), `values` (the value of heap `n` at index `n`;
/// left out beyond 100,000), `period` (as in {@link EvidenceJson}, or null), `evidence`, and `regularity` where a
/// repetition was seen that is not proved.
public final class SequenceJson {
    private static final long MOST_LISTED = 100_000;

    private SequenceJson() {}

    public static JsonObject of(NimSequence sequence) {
        var node = start(sequence.game(), sequence.play(), sequence.to());
        if (sequence.to() <= MOST_LISTED) numbers(node.putArray("values"), sequence.values());
        finish(node, sequence.period(), sequence.evidence());
        sequence.regularity().ifPresent(regularity -> node.set("regularity", EvidenceJson.regularity(regularity)));
        return node;
    }

    /// In misere play besides: `genera`, the genus of each heap as far as they were found, and `quotient`,
    /// the misere quotient as in {@link QuotientJson}, or null.
    public static JsonObject of(NimSequence sequence, MisereHeaps heaps, Language language) {
        var node = of(sequence);
        var genera = node.putArray("genera");
        heaps.genera().forEach(genera::add);
        var quotient = heaps.quotient();
        if (quotient.isPresent())
            node.set("quotient", QuotientJson.of(heaps.game().text(), quotient.get(), null, null, language));
        else node.putNull("quotient");
        return node;
    }

    /// Outcomes of a game in which Left and Right have moves of their own: instead of `values` there are `outcomes`
    /// (a letter for each heap) and `counts`.
    public static JsonObject of(OutcomeTable outcomes) {
        var all = outcomes.outcomes();
        var node = start(outcomes.game(), outcomes.play(), all.size() - 1);
        if (all.size() - 1 <= MOST_LISTED) node.put("outcomes", letters(outcomes));
        var counts = node.putObject("counts");
        for (var outcome : Outcome.values()) {
            long count = all.stream().filter(one -> one == outcome).count();
            if (count > 0 || outcome != Outcome.D) counts.put(outcome.name(), count);
        }
        finish(node, outcomes.period(), outcomes.evidence());
        return node;
    }

    /// @return a letter for each heap
    public static String letters(OutcomeTable outcomes) {
        return outcomes.outcomes().stream().map(Outcome::name).collect(Collectors.joining());
    }

    /// The losers among several players: instead of `values` there are `players`, `preferences` (for
    /// each player all players, the one whom he would like best to see lose first) and `losers` (for
    /// each player to move the loser of each heap).
    public static JsonObject of(LoserTable losers) {
        int to = losers.losers().getFirst().length - 1;
        var node = start(losers.game(), Play.NORMAL, to);
        node.put("players", losers.losers().size());
        AnswerJson.lists(node.putArray("preferences"), losers.preferences());
        if (to <= MOST_LISTED) {
            var rows = node.putArray("losers");
            for (var row : losers.losers()) {
                var array = rows.addArray();
                for (byte loser : row) array.add(loser);
            }
        }
        finish(node, losers.period(), losers.evidence());
        return node;
    }

    /// A game of two coordinates: `values` are rows, left out where there are more than 100,000; `from` is where
    /// both coordinates begin, `cold` are the positions of value 0, `coldCount` their number.
    public static JsonObject of(ValueGrid grid) {
        long across = grid.to() + 1L;
        var node = start(grid.game(), grid.play(), grid.to()).put("from", grid.first());
        if (grid.isWhole() && across * across <= MOST_LISTED) {
            var rows = node.putArray("values");
            for (var row : grid.values()) numbers(rows.addArray(), row);
        }
        node.put("coldCount", grid.coldCount());
        if (grid.coldCount() <= MOST_LISTED) {
            var cold = node.putArray("cold");
            for (var position : grid.cold()) cold.addArray().add(position.a()).add(position.b());
        }
        finish(node, Optional.empty(), grid.evidence());
        return node;
    }

    /// A table that ends before what was asked for has, beside the values so far, `asked` (the last heap or
    /// coordinate that was asked for), and `error` and `status` as in {@link grundy.present.json.ErrorJson}.
    public static JsonObject putEnd(JsonObject table, TableEnd stopped, int status, Language language) {
        return table.put("asked", stopped.requestedHeap())
                .put("error", stopped.why().in(language))
                .put("status", status);
    }

    private static JsonObject start(Game game, Play play, long to) {
        return new JsonObject().put("rules", game.text()).put("play", play.id()).put("to", to);
    }

    private static void finish(JsonObject node, Optional<Evidence.Period> period, Evidence evidence) {
        if (period.isPresent()) node.set("period", EvidenceJson.of(period.get()));
        else node.putNull("period");
        node.set("evidence", EvidenceJson.of(evidence));
    }

    private static void numbers(JsonArray array, int[] numbers) {
        for (int number : numbers) array.add(number);
    }
}
