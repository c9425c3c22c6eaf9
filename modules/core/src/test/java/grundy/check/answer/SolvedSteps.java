package grundy.check.answer;

import grundy.answer.Calculation;
import grundy.answer.CalculationResult;
import grundy.check.answer.CalculationCheck.ClaimedResult;
import grundy.limit.Limits;
import grundy.question.ExpressionQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.ValueExpression;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What the calculator finds of an expression and its parts, as a certificate states it.
final class SolvedSteps {
    private SolvedSteps() {}

    static ValueExpression parsed(String text) throws SyntaxException {
        return ValueParser.parse(Source.of(text), Catalogue.builtIn());
    }

    static List<ClaimedResult> of(String text) throws SyntaxException {
        var steps = new ArrayList<ClaimedResult>();
        collect(new Solver(Limits.DEFAULT).solve(new ExpressionQuestion(parsed(text))), steps);
        return steps;
    }

    private static void collect(Calculation calculation, List<ClaimedResult> steps) {
        var value = calculation.result() instanceof CalculationResult.SingleValue(var known)
                ? Optional.<Value>of(known)
                : Optional.<Value>empty();
        steps.add(new ClaimedResult(
                calculation.parts().size(), value, calculation.result().toString()));
        calculation.parts().forEach(part -> collect(part, steps));
    }

    static List<ClaimedResult> changed(List<ClaimedResult> steps, int index, ClaimedResult other) {
        var changed = new ArrayList<>(steps);
        changed.set(index, other);
        return changed;
    }
}
