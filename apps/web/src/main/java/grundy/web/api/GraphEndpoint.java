package grundy.web.api;

import grundy.explain.Explainer;
import grundy.json.JsonObject;
import grundy.limit.Limits;
import grundy.present.json.BlockJson;
import grundy.present.json.answer.AnswerJson;
import grundy.present.json.answer.GraphJson;
import grundy.question.GraphQuestion;
import grundy.question.PositionQuestion;
import grundy.rules.Component;
import grundy.rules.Sum;
import grundy.rules.graph.GameGraph;
import grundy.rules.graph.GraphBoard;
import grundy.solve.Solver;
import grundy.text.Language;
import grundy.value.Compound;
import grundy.value.Play;
import grundy.web.request.Endpoint;
import grundy.web.request.GraphText;
import grundy.web.request.RefusedRequest;
import grundy.web.request.RequestFields;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// `graph`: a game given as a graph: outcome, value and remoteness of every vertex; with tokens, the sum of them.
///
/// Members: `graph` (pairs, CSV or DOT, up to 32 MB), `format` (`pairs`, `csv`, `dot`; recognised if it is not
/// there), `play` (`normal`, `misere`), `tokens` (vertices), `values` (true: however much work they are), `edges`
/// (true: lists of the vertices that each vertex leads to). The answer is that of `grundy graph --all --json`; `sum` is
/// that of `grundy graph FILE TOKEN ... --json` with `blocks`.
final class GraphEndpoint implements Endpoint {
    private static final long USUAL_WORK = 400_000_000;
    private static final long MOVES = 1000;

    @Override
    public String name() {
        return "graph";
    }

    @Override
    public boolean isImport() {
        return true;
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        var text = request.text("graph");
        var format = GraphText.format(request);
        var play = request.choice(
                "play", Play.NORMAL, List.of("normal", "misere"), name -> Play.valueOf(name.toUpperCase(Locale.ROOT)));
        var tokens = request.texts("tokens");
        long work = request.flag("values") ? Long.MAX_VALUE : USUAL_WORK;
        boolean edges = request.flag("edges");
        return Endpoint.document(limits -> {
            var graph = GraphText.read(text, format, limits);
            var table = new Solver(limits).solve(new GraphQuestion(graph, play, work));
            var node = GraphJson.of(table, "-", true, language);
            if (edges) GraphJson.edges(node, graph);
            return tokens.isEmpty() ? node : node.set("sum", sum(graph, tokens, play, limits, language));
        });
    }

    private static JsonObject sum(GameGraph graph, List<String> tokens, Play play, Limits limits, Language language) {
        var game = GraphBoard.game("graph", graph);
        var components = new ArrayList<Component>();
        for (var token : tokens) {
            int vertex = graph.find(token);
            if (vertex < 0) throw new RefusedRequest(400, GraphBoard.unknown(graph, token));
            components.add(new Component(game, GraphBoard.position(graph, vertex)));
        }
        var sum = new Sum(play, Compound.DISJUNCTIVE, components, String.join(" ", tokens));
        var verdict = new Solver(limits).solve(new PositionQuestion(sum));
        var explainer = Explainer.in(language);
        var explanation = explainer.explanation(verdict);
        return AnswerJson.ofVertex(verdict, graph, explanation, MOVES, language)
                .set("blocks", BlockJson.of(explainer.answer(verdict, explanation, MOVES), language));
    }
}
