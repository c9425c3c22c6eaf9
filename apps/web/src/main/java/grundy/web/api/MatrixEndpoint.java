package grundy.web.api;

import grundy.present.json.BlockJson;
import grundy.present.json.MatrixJson;
import grundy.strategic.explain.MatrixExplainer;
import grundy.strategic.matrix.MatrixEntry.Form;
import grundy.strategic.matrix.MatrixFamily;
import grundy.strategic.matrix.NfgText;
import grundy.strategic.solve.MatrixQuestion;
import grundy.strategic.solve.MatrixQuestion.Effort;
import grundy.strategic.solve.StrategicSolver;
import grundy.text.Language;
import grundy.text.Message;
import grundy.web.request.ChoiceText;
import grundy.web.request.Endpoint;
import grundy.web.request.RequestFields;
import java.util.List;

/// `matrix`: a game in strategic form: best responses, dominance step by step, equilibria.
///
/// Members: `game` (a table, a game in Gambit's formats, or the name of one of the catalogue), `effort` (`usual`,
/// `all`, `one`: equilibria in mixed strategies), `mixtures`. The answer is that of `grundy matrix --json`, with
/// `blocks` and `nfg`, the game in Gambit's format.
final class MatrixEndpoint implements Endpoint {
    private static final List<String> EFFORTS = List.of("usual", "all", "one");

    @Override
    public String name() {
        return "matrix";
    }

    @Override
    public boolean isImport() {
        return true;
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        var text = request.text("game");
        var effort = request.choice("effort", Effort.USUAL, EFFORTS, name -> switch (name) {
            case "all" -> Effort.ALL;
            case "one" -> Effort.ONE;
            default -> Effort.USUAL;
        });
        boolean mixtures = request.flag("mixtures");
        return Endpoint.document(limits -> {
            var given = ChoiceText.of(text);
            var game = given.matrix(language);
            var verdict = new StrategicSolver(limits).solve(new MatrixQuestion(game, effort, mixtures));
            var notes = notes(given);
            return new MatrixJson(verdict, language)
                    .document(notes)
                    .set(
                            "blocks",
                            BlockJson.of(MatrixExplainer.of(verdict, language).answer(notes), language))
                    .put("nfg", NfgText.write(game));
        });
    }

    private static List<Message> notes(ChoiceText given) {
        return given
                .chosen()
                .filter(choice -> choice.entry().form() == Form.BUILT)
                .flatMap(choice -> new MatrixFamily(choice.entry().body(), choice.parameters(), List.of()).closedForm())
                .stream()
                .toList();
    }
}
