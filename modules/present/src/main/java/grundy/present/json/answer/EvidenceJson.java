package grundy.present.json.answer;

import grundy.check.Evidence;
import grundy.check.period.ObservedRegularity;
import grundy.json.JsonArray;
import grundy.json.JsonObject;
import java.util.List;
import java.util.Locale;

/// Writes the evidence for an answer as JSON, and repetitions that were observed without a proof.
///
/// Members: `kind` and, by the kind: `theorem` (name, statement, source), `period` (preperiod, period, saltus,
/// verifiedTo, proved, theorem, misere), `table` (heaps, or what a table of positions with a score took), `search`
/// (positions; with a score the work of the search), `automaton` (proved, tells `P` or `g`, claim, numeration,
/// states, measure, coordinates), `arithmetic` (theorem, steps), `argument` (name, components), `sum`
/// (theorem, components: the evidence of each), `tame` (checked, components).
public final class EvidenceJson {
    private EvidenceJson() {}

    public static JsonObject of(Evidence evidence) {
        var node = new JsonObject();
        switch (evidence) {
            case Evidence.ClosedForm(var name, var statement, var source) ->
                node.put("kind", "theorem")
                        .put("name", name)
                        .put("statement", statement)
                        .put("source", source);
            case Evidence.Period period ->
                node.put("kind", "period")
                        .put("preperiod", period.preperiod())
                        .put("period", period.period())
                        .put("saltus", period.saltus())
                        .put("verifiedTo", period.verifiedTo())
                        .put("proved", period.isProved())
                        .put("theorem", period.theorem())
                        .put("misere", period.misere());
            case Evidence.Table(long heaps) -> node.put("kind", "table").put("heaps", heaps);
            case Evidence.Minimax minimax -> ScoreJson.evidence(node, minimax);
            case Evidence.Automatic(var theorem, var claim) -> {
                node.put("kind", "automaton")
                        .put("proved", true)
                        .put("tells", theorem.values() ? "g" : "P")
                        .put("claim", claim.isEmpty() ? null : claim)
                        .put("numeration", theorem.system().name())
                        .put("states", theorem.automaton().states())
                        .put("measure", theorem.measure().toString());
                theorem.game().coordinates().forEach(node.putArray("coordinates")::add);
            }
            case Evidence.Exhaustive(long positions) ->
                node.put("kind", "search").put("positions", positions);
            case Evidence.Arithmetic(var theorem, long steps) ->
                node.put("kind", "arithmetic").put("theorem", theorem).put("steps", steps);
            case Evidence.Argument(var argument, var components) -> {
                node.put("kind", "argument")
                        .put("name", argument.name().toLowerCase(Locale.ROOT).replace('_', '-'));
                addAll(node.putArray("components"), components);
            }
            case Evidence.Quotient(var theorem) ->
                node.put("kind", "misere quotient")
                        .put("name", "misere quotient")
                        .put("order", theorem.quotient().order())
                        .put("p", theorem.quotient().lostElements().cardinality())
                        .put("proved", theorem.isForAll())
                        .put("heaps", theorem.largest());
            case Evidence.Sum(var theorem, var components) -> {
                node.put("kind", "sum").put("theorem", theorem);
                addAll(node.putArray("components"), components);
            }
            case Evidence.Tame(var checked, var components) -> {
                node.put("kind", "tame").put("checked", checked);
                addAll(node.putArray("components"), components);
            }
        }
        return node;
    }

    private static void addAll(JsonArray array, List<Evidence> evidence) {
        for (var part : evidence) array.add(of(part));
    }

    /// A repetition that was seen and is not proved.
    ///
    /// Members: `kind` (repeating, broken, split, ruler) with what belongs to it, `from`, `distance`, `saltus`,
    /// `seenTo`, `proved` (always false).
    public static JsonObject regularity(ObservedRegularity regularity) {
        var node = new JsonObject();
        switch (regularity) {
            case ObservedRegularity.Repeating _ -> node.put("kind", "repeating");
            case ObservedRegularity.Broken broken ->
                node.put("kind", "broken")
                        .put("brokenAt", broken.lastHeap() + 1)
                        .put("expected", broken.expected())
                        .put("value", broken.value());
            case ObservedRegularity.Split split -> {
                node.put("kind", "split");
                split.still().forEach(node.putArray("still")::add);
            }
            case ObservedRegularity.Ruler ruler ->
                node.put("kind", "ruler").put("zero", ruler.zero()).put("levels", ruler.levels());
        }
        return node.put("from", regularity.preperiod())
                .put("distance", regularity.period())
                .put("saltus", regularity.saltus())
                .put("seenTo", regularity.lastHeap())
                .put("proved", false);
    }
}
