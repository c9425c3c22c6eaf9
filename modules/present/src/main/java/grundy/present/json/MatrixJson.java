package grundy.present.json;

import grundy.json.JsonArray;
import grundy.json.JsonObject;
import grundy.present.layout.TextLayout;
import grundy.strategic.check.DominationStep;
import grundy.strategic.engine.IteratedElimination;
import grundy.strategic.explain.MatrixExplainer;
import grundy.strategic.matrix.MatrixGame;
import grundy.strategic.solve.MatrixVerdict;
import grundy.strategic.solve.MatrixVerdict.Equilibria;
import grundy.strategic.solve.MatrixVerdict.ProvedEquilibrium;
import grundy.strategic.solve.MatrixVerdict.Saddle;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Rational;
import java.util.List;

/// Writes the analysis of a game in strategic form as JSON. Whole numbers are numbers, fractions are
/// texts such as `"-1/18"`.
public record MatrixJson(MatrixVerdict verdict, Language language) {
    private static final int MOST_CELLS = 10_000;
    private static final int MOST_LISTED = 10_000;

    /// Writes the analysis with `notes`: closed-form results on a game of the catalogue, if there are any.
    public JsonObject document(List<Message> notes) {
        var node = document();
        if (notes.isEmpty()) return node;
        var array = node.putArray("notes");
        notes.forEach(note -> array.add(note.in(language)));
        return node;
    }

    public JsonObject document() {
        var game = verdict.game();
        var node = new JsonObject().put("title", game.title());
        players(node, game);
        node.put("zeroSum", game.isZeroSum()).put("constantSum", game.isConstantSum());
        cells(node, game);
        var dominance = node.putObject("dominance");
        dominance.set("strict", elimination(verdict.strict()));
        var weak = verdict.weak();
        dominance.set("weak", weak == null ? null : elimination(weak));
        profiles(node.putArray("pureEquilibria"), verdict.pure());
        node.put("pureEquilibriumCount", verdict.pure().size());
        equilibria(node);
        var saddle = verdict.value();
        node.set("value", saddle == null ? null : saddle(saddle));
        if (verdict.pareto().isPresent())
            profiles(node.putArray("paretoOptimal"), verdict.pareto().get());
        else node.putNull("paretoOptimal");
        risk(node);
        node.set("evidence", StrategicEvidenceJson.of(verdict.evidence(), verdictEvidence()));
        return node.put(
                "explanation",
                TextLayout.USUAL.text(MatrixExplainer.of(verdict, language).explanation()));
    }

    private String verdictEvidence() {
        return MatrixExplainer.of(verdict, language).evidence().in(language);
    }

    private static void players(JsonObject node, MatrixGame game) {
        var players = node.putArray("players");
        for (var player : game.players()) {
            var strategies = players.addObject().put("name", player.name()).putArray("strategies");
            player.strategies().forEach(strategies::add);
        }
    }

    /// Writes the profiles in the order of the table: payoffs, and the players whose strategies are best responses.
    private void cells(JsonObject node, MatrixGame game) {
        if (game.cells() > MOST_CELLS) {
            node.putNull("payoffs").putNull("bestResponses");
            return;
        }
        var payoffs = node.putArray("payoffs");
        var best = node.putArray("bestResponses");
        for (int cell = 0; cell < game.cells(); cell++) {
            numbers(payoffs.addArray(), game.payoffs(cell));
            var marks = best.addArray();
            for (int player = 0; player < game.playerCount(); player++)
                marks.add(verdict.responses().isBest(player, cell) ? 1 : 0);
        }
    }

    private JsonObject elimination(IteratedElimination.Result result) {
        var node = new JsonObject();
        var steps = node.putArray("steps");
        for (var step : result.steps()) steps.add(step(step));
        var left = node.putArray("left");
        for (int player = 0; player < result.remaining().size(); player++) {
            var names = left.addArray();
            for (int strategy : result.remaining().get(player))
                names.add(verdict.game().strategy(player, strategy));
        }
        return node.put("mixturesLookedFor", result.complete());
    }

    private JsonObject step(DominationStep step) {
        var node = new JsonObject()
                .put("round", step.round())
                .put("player", step.player() + 1)
                .put("strategy", verdict.game().strategy(step.player(), step.strategy()))
                .put("strict", step.strict());
        var by = node.putArray("by");
        for (int dominator : step.dominators()) {
            var one = by.addObject().put("strategy", verdict.game().strategy(step.player(), dominator));
            put(one, "weight", step.mixture().get(dominator));
        }
        return node;
    }

    private void profiles(JsonArray array, List<Integer> cells) {
        cells.stream().limit(MOST_LISTED).forEach(cell -> profile(array.addObject(), cell));
    }

    private void profile(JsonObject node, int cell) {
        var names = node.putArray("profile");
        for (int player = 0; player < verdict.game().playerCount(); player++)
            names.add(verdict.game().strategy(player, verdict.game().strategyIn(cell, player)));
        numbers(node.putArray("payoffs"), verdict.game().payoffs(cell));
    }

    private void equilibria(JsonObject node) {
        var array = node.putArray("equilibria");
        verdict.equilibria().equilibria().forEach(equilibrium -> array.add(equilibriumJson(equilibrium)));
        node.put("equilibriumCount", verdict.equilibria().equilibria().size());
        switch (verdict.equilibria()) {
            case Equilibria.AllExtreme extreme -> {
                node.put("method", "vertex-enumeration")
                        .put("complete", true)
                        .put("degenerate", extreme.degenerate())
                        .put("vertices", extreme.vertices());
                var subsets = node.putArray("nashSubsets");
                for (var subset : extreme.subsets()) {
                    var one = subsets.addObject().put("component", subset.component());
                    var rows = one.putArray("rows");
                    subset.rows().forEach(strategy -> numbers(rows.addArray(), strategy));
                    var columns = one.putArray("columns");
                    subset.columns().forEach(strategy -> numbers(columns.addArray(), strategy));
                }
            }
            case Equilibria.SinglePath(var _, var pivots) ->
                node.put("method", "lemke-howson").put("complete", false).put("pivots", pivots);
            case Equilibria.Optimal _ -> node.put("method", "linear-program").put("complete", false);
            case Equilibria.Pure _ -> node.put("method", "pure").put("complete", false);
        }
    }

    static JsonObject equilibriumJson(ProvedEquilibrium equilibrium) {
        var node = new JsonObject();
        var strategies = node.putArray("strategies");
        equilibrium.profile().strategies().forEach(strategy -> numbers(strategies.addArray(), strategy));
        numbers(node.putArray("payoffs"), equilibrium.proof().payoffs());
        node.put("pure", equilibrium.profile().isPure());
        var deviations = node.putArray("deviations");
        equilibrium.proof().alternatives().forEach(some -> numbers(deviations.addArray(), some));
        return node;
    }

    private static JsonObject saddle(Saddle saddle) {
        var node = new JsonObject();
        put(node, "value", saddle.value());
        put(node, "guaranteed", saddle.guaranteed());
        put(node, "conceded", saddle.conceded());
        put(node, "gap", saddle.gap());
        var strategies = node.putArray("strategies");
        saddle.equilibrium().profile().strategies().forEach(strategy -> numbers(strategies.addArray(), strategy));
        return node;
    }

    private void risk(JsonObject node) {
        if (verdict.risk().isEmpty()) {
            node.putNull("riskDominant");
            return;
        }
        var risk = verdict.risk().get();
        var one = node.putObject("riskDominant");
        risk.dominant().ifPresentOrElse(cell -> profile(one, cell), () -> one.putNull("profile"));
        var products = one.putArray("products");
        for (var product : List.of(risk.firstProduct(), risk.secondProduct())) add(products, product);
    }

    public static void numbers(JsonArray array, List<Rational> numbers) {
        numbers.forEach(number -> add(array, number));
    }

    static void add(JsonArray array, Rational number) {
        if (number.isInteger()) array.add(number.numerator());
        else array.add(number.toString());
    }

    public static void put(JsonObject node, String name, Rational number) {
        if (number.isInteger()) node.put(name, number.numerator());
        else node.put(name, number.toString());
    }
}
