package grundy.web.api;

import grundy.answer.CalculationException;
import grundy.answer.CalculationResult;
import grundy.explain.OtherReadings;
import grundy.explain.value.OptionTree;
import grundy.json.JsonObject;
import grundy.limit.Limits;
import grundy.present.json.answer.FormJson;
import grundy.present.json.answer.NoticesJson;
import grundy.question.ExpressionQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.ValueExpression;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.ShortValue;
import grundy.value.canonical.CanonicalForm;
import grundy.value.canonical.CanonicalForms;
import grundy.web.request.Endpoint;
import grundy.web.request.RefusedRequest;
import grundy.web.request.RequestFields;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// `partizan`: values of Left and Right, folded out.
///
/// Members: `terms` (expressions such as `{1|-1}` or `domineering(3x3)`). The answer: `terms`, of each `expression`,
/// what {@link FormJson} says, and `options`, the tree of options as they were written, where it is a position or
/// braces; where there are several `sum`, what {@link FormJson} says about it; and `notices`, how else they
/// may be read.
final class PartizanEndpoint implements Endpoint {
    private static final int MOST_TERMS = 50;

    @Override
    public String name() {
        return "partizan";
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        var terms = request.texts("terms");
        if (terms.isEmpty() || terms.size() > MOST_TERMS)
            throw new RefusedRequest(400, Message.of("web.partizan.terms", "most", MOST_TERMS));
        return Endpoint.document(limits -> answer(terms, limits, language));
    }

    private static JsonObject answer(List<String> terms, Limits limits, Language language) throws SyntaxException {
        try (var room = limits.memory().grant()) {
            var forms = new CanonicalForms(room);
            var node = new JsonObject();
            var array = node.putArray("terms");
            int sum = forms.zero();
            var notices = new ArrayList<Message>();
            for (var term : terms) {
                var expression = ValueParser.parse(Source.of(term), Catalogue.builtIn());
                notices.addAll(OtherReadings.of(expression, term));
                var value = value(term, expression, limits);
                sum = forms.plus(sum, forms.of(value));
                var one = FormJson.of(value, forms).put("expression", term);
                options(term, limits, language).ifPresent(tree -> one.set("options", FormJson.tree(tree)));
                array.add(one);
            }
            NoticesJson.add(node, notices, language);
            var total = CanonicalForm.value(forms, sum);
            return terms.size() == 1 ? node : node.set("sum", FormJson.of(total, forms));
        }
    }

    private static ShortValue value(String term, ValueExpression expression, Limits limits) throws SyntaxException {
        return switch (calculate(Source.of(term), expression, limits)) {
            case CalculationResult.SingleValue(var value) -> value;
            case CalculationResult.OptionFates fates -> fates.value();
            default -> throw new RefusedRequest(400, Message.of("web.partizan.value", "term", term));
        };
    }

    private static CalculationResult calculate(Source source, ValueExpression expression, Limits limits)
            throws SyntaxException {
        try {
            return new Solver(limits).solve(new ExpressionQuestion(expression)).result();
        } catch (CalculationException fault) {
            throw ValueParser.fault(source, fault.at(), fault.explanation());
        }
    }

    /// @return empty where options are not judged, as those of a number or of a sum
    private static Optional<OptionTree> options(String term, Limits limits, Language language) {
        try {
            var source = Source.of("options(" + term + ")");
            return calculate(source, ValueParser.parse(source, Catalogue.builtIn()), limits)
                            instanceof CalculationResult.OptionFates fates
                    ? Optional.of(OptionTree.of(fates, language))
                    : Optional.empty();
        } catch (SyntaxException _) {
            return Optional.empty();
        }
    }
}
