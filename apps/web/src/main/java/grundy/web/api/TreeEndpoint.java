package grundy.web.api;

import grundy.present.json.BlockJson;
import grundy.present.json.TreeJson;
import grundy.strategic.explain.TreeExplainer;
import grundy.strategic.solve.StrategicSolver;
import grundy.strategic.solve.TreeQuestion;
import grundy.strategic.tree.EfgText;
import grundy.text.Language;
import grundy.web.request.ChoiceText;
import grundy.web.request.Endpoint;
import grundy.web.request.RequestFields;

/// `tree`: a game tree: backward induction, or the value by the sequence form.
///
/// Members: `game` (a text, or the name of a tree of the catalogue). The answer is that of `grundy tree --json` with
/// `blocks` and `efg`, the tree in Gambit's format.
final class TreeEndpoint implements Endpoint {
    private static final int MOST_LISTED = 100;

    @Override
    public String name() {
        return "tree";
    }

    @Override
    public boolean isImport() {
        return true;
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        var text = request.text("game");
        return Endpoint.document(limits -> {
            var tree = ChoiceText.of(text).tree(language);
            var verdict = new StrategicSolver(limits).solve(new TreeQuestion(tree, MOST_LISTED));
            return TreeJson.of(verdict, language)
                    .set(
                            "blocks",
                            BlockJson.of(TreeExplainer.of(verdict, language).answer(), language))
                    .put("efg", EfgText.write(tree));
        });
    }
}
