package grundy.web.api;

import grundy.answer.CalculationException;
import grundy.explain.Explainer;
import grundy.explain.OtherReadings;
import grundy.present.json.BlockJson;
import grundy.present.json.answer.CalculationJson;
import grundy.present.json.answer.NoticesJson;
import grundy.question.ExpressionQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.solve.Solver;
import grundy.text.Language;
import grundy.web.request.Endpoint;
import grundy.web.request.RequestFields;

/// `eval`: an expression of values.
///
/// Members: `expression`. The answer is that of `grundy eval --json` with `blocks`.
final class EvalEndpoint implements Endpoint {
    @Override
    public String name() {
        return "eval";
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        var source = Source.of(request.text("expression"));
        return Endpoint.document(limits -> {
            var expression = ValueParser.parse(source, Catalogue.builtIn());
            try {
                var calculation = new Solver(limits).solve(new ExpressionQuestion(expression));
                var explanation = Explainer.in(language).explanation(calculation);
                var document = CalculationJson.of(source.text(), calculation, explanation)
                        .set("blocks", BlockJson.of(explanation, language));
                NoticesJson.add(document, OtherReadings.of(expression, source.text()), language);
                return document;
            } catch (CalculationException fault) {
                throw ValueParser.fault(source, fault.at(), fault.explanation());
            }
        });
    }
}
