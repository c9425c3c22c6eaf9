package grundy.web.api;

import grundy.answer.CalculationException;
import grundy.limit.Limits;
import grundy.present.picture.PositionPicture;
import grundy.present.picture.TablePicture;
import grundy.present.picture.ValuePicture;
import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.PngImage;
import grundy.present.picture.graph.BestResponseDiagram;
import grundy.present.picture.graph.GraphPicture;
import grundy.present.picture.graph.TreePicture;
import grundy.question.ExpressionQuestion;
import grundy.question.GraphQuestion;
import grundy.question.PositionQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.graph.GameGraph;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.strategic.solve.MatrixQuestion;
import grundy.strategic.solve.StrategicSolver;
import grundy.strategic.solve.TreeQuestion;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Play;
import grundy.web.api.table.TableComputation;
import grundy.web.request.ChoiceText;
import grundy.web.request.Endpoint;
import grundy.web.request.EndpointReply;
import grundy.web.request.GraphText;
import grundy.web.request.RefusedRequest;
import grundy.web.request.RequestFields;
import grundy.web.request.RuleText;
import grundy.web.request.ServerTheorems;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/// `picture`: what the command line draws: a position (`rules`, `position`), a table (`rules`, `to`), a value
/// (`expression`), a `graph`, a `matrix`, a `tree`.
///
/// `as` is `svg` or `png`; `alone` (true) leaves out who wins. The answer is the picture itself.
final class PictureEndpoint implements Endpoint {
    private static final long USUAL_WORK = 400_000_000;
    private static final int MOST_LISTED = 100;

    @Override
    public String name() {
        return "picture";
    }

    @Override
    public boolean isImport() {
        return true;
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language reader) {
        boolean png = request.choice("as", false, List.of("svg", "png"), name -> name.equals("png"));
        var language = png ? PngImage.language(reader) : reader;
        var expression = request.optionalText("expression");
        var graph = request.optionalText("graph");
        var matrix = request.optionalText("matrix");
        var tree = request.optionalText("tree");
        var format = GraphText.format(request);
        if (graph.isPresent())
            return picture(png, limits -> graph(GraphText.read(graph.get(), format, limits), limits, language));
        if (matrix.isPresent()) return picture(png, limits -> matrix(matrix.get(), limits, language));
        if (tree.isPresent()) return picture(png, limits -> tree(tree.get(), limits, language));
        if (expression.isPresent()) return picture(png, limits -> drawn(value(expression.get(), limits, language)));
        var to = request.optionalNumber("to", 0, TableComputation.MOST_HEAPS);
        if (to.isPresent()) {
            var rules = request.text("rules");
            return picture(png, limits -> drawn(table(rules, to, limits, language)));
        }
        var source = RuleText.source(request);
        boolean isAlone = request.flag("alone");
        return picture(png, limits -> drawn(position(source, isAlone, limits, language)));
    }

    /// Draws a picture within limits.
    private interface Drawer {
        String svg(Limits limits) throws SyntaxException;
    }

    private static PreparedQuestion picture(boolean png, Drawer drawer) {
        return Endpoint.reply(limits -> {
            var svg = drawer.svg(limits);
            return png
                    ? new EndpointReply(EndpointReply.PNG, PngImage.of(svg))
                    : new EndpointReply(EndpointReply.SVG, svg.getBytes(StandardCharsets.UTF_8));
        });
    }

    private static String drawn(Optional<Illustration> picture) {
        return picture.orElseThrow(() -> new RefusedRequest(400, Message.of("web.picture.none")))
                .svg();
    }

    private static Optional<Illustration> position(Source source, boolean isAlone, Limits limits, Language language)
            throws SyntaxException {
        var question = new PositionQuestion(RuleText.language().question(source));
        if (isAlone) return Optional.of(PositionPicture.of(question, Solver::solve, language));
        var verdict = new Solver(limits, ServerTheorems.theorems(_ -> {})).solve(question);
        return Optional.of(PositionPicture.of(verdict, Solver::solve, language));
    }

    private static Optional<Illustration> table(String rules, Optional<Long> to, Limits limits, Language language)
            throws SyntaxException {
        var answer = new TableComputation(RuleText.ordinary(rules), to, limits).answer();
        return TablePicture.of(answer, language);
    }

    private static Optional<Illustration> value(String expression, Limits limits, Language language)
            throws SyntaxException {
        var source = Source.of(expression);
        var parsed = ValueParser.parse(source, Catalogue.builtIn());
        try {
            var calculation = new Solver(limits).solve(new ExpressionQuestion(parsed));
            return ValuePicture.of(calculation, language);
        } catch (CalculationException fault) {
            throw ValueParser.fault(source, fault.at(), fault.explanation());
        }
    }

    private static String graph(GameGraph graph, Limits limits, Language language) {
        var table = new Solver(limits).solve(new GraphQuestion(graph, Play.NORMAL, USUAL_WORK));
        return new GraphPicture(table, List.of(), language).svg();
    }

    private static String matrix(String text, Limits limits, Language language) throws SyntaxException {
        var game = ChoiceText.of(text).matrix(language);
        if (!BestResponseDiagram.fits(game)) throw new RefusedRequest(400, Message.of("web.picture.matrix"));
        var verdict = new StrategicSolver(limits).solve(MatrixQuestion.of(game));
        return new BestResponseDiagram(verdict, language).svg();
    }

    private static String tree(String text, Limits limits, Language language) throws SyntaxException {
        var tree = ChoiceText.of(text).tree(language);
        TreePicture.checkSize(tree);
        var verdict = new StrategicSolver(limits).solve(new TreeQuestion(tree, MOST_LISTED));
        return TreePicture.svg(verdict, language);
    }
}
