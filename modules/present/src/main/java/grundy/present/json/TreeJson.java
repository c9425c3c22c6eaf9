package grundy.present.json;

import grundy.json.JsonArray;
import grundy.json.JsonObject;
import grundy.present.layout.TextLayout;
import grundy.strategic.check.BehaviourStrategy;
import grundy.strategic.explain.TreeExplainer;
import grundy.strategic.solve.TreeVerdict;
import grundy.strategic.solve.TreeVerdict.ValuedBehaviour;
import grundy.strategic.tree.GameTree;
import grundy.text.Language;

/// Writes the analysis of a game tree as JSON.
///
/// Members: `title`, `nodes`, `players`, `informationSets` (player from 1, name, nodes, actions),
/// `perfectInformation`, `constantSum`, `method` and, by it: `subgamePerfect` and `subgamePerfectCount`
/// (backward-induction); `value`, `guaranteed`, `conceded`, `gap`, `optimal` (sequence-form); `strategic`, a document
/// of {@link MatrixJson} (strategic-form). A solution has `behaviour` (for each information set the probability of
/// each action) and `payoffs`. Then `evidence` and `explanation`.
public final class TreeJson {
    private TreeJson() {}

    public static JsonObject of(TreeVerdict verdict, Language language) {
        var tree = verdict.tree();
        var node = new JsonObject().put("title", tree.title()).put("nodes", tree.nodes());
        var players = node.putArray("players");
        tree.players().forEach(players::add);
        var sets = node.putArray("informationSets");
        for (var set : tree.sets()) {
            var one = sets.addObject()
                    .put("player", set.player() + 1)
                    .put("name", set.name())
                    .put("nodes", set.nodes());
            var actions = one.putArray("actions");
            set.actions().forEach(actions::add);
        }
        node.put("perfectInformation", tree.hasPerfectInformation()).put("constantSum", tree.isConstantSum());
        switch (verdict) {
            case TreeVerdict.Perfect perfect -> {
                node.put("method", "backward-induction");
                var equilibria = node.putArray("subgamePerfect");
                perfect.equilibria().forEach(behaviour -> equilibria.add(behaviourJson(tree, behaviour)));
                node.put("subgamePerfectCount", perfect.count());
            }
            case TreeVerdict.Value value -> {
                node.put("method", "sequence-form");
                MatrixJson.put(node, "value", value.value());
                MatrixJson.put(node, "guaranteed", value.guaranteed());
                MatrixJson.put(node, "conceded", value.conceded());
                MatrixJson.put(node, "gap", value.conceded().minus(value.guaranteed()));
                node.set("optimal", behaviourJson(tree, value.optimal()));
            }
            case TreeVerdict.Strategic(var _, var strategic) ->
                node.put("method", "strategic-form").set("strategic", new MatrixJson(strategic, language).document());
        }
        var explainer = TreeExplainer.of(verdict, language);
        node.set(
                "evidence",
                StrategicEvidenceJson.of(
                        verdict.evidence(), explainer.evidence().in(language)));
        return node.put("explanation", TextLayout.USUAL.text(explainer.explanation()));
    }

    private static JsonObject behaviourJson(GameTree tree, ValuedBehaviour behaviour) {
        var node = new JsonObject();
        behaviour(node.putArray("behaviour"), tree, behaviour.behaviour());
        MatrixJson.numbers(node.putArray("payoffs"), behaviour.payoffs());
        return node;
    }

    /// In the order of the information sets.
    private static void behaviour(JsonArray array, GameTree tree, BehaviourStrategy behaviour) {
        for (int set = 0; set < tree.sets().size(); set++) {
            var one = array.addObject();
            for (int action = 0; action < tree.sets().get(set).actions().size(); action++)
                MatrixJson.put(
                        one,
                        tree.sets().get(set).actions().get(action),
                        behaviour.actions().get(set).get(action));
        }
    }
}
