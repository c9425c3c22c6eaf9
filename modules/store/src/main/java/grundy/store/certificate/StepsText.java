package grundy.store.certificate;

import grundy.answer.Calculation;
import grundy.answer.CalculationResult;
import grundy.check.answer.CalculationCheck.ClaimedResult;
import grundy.json.JsonArray;
import grundy.store.document.CertificateMembers;
import grundy.store.document.ValueText;
import grundy.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The steps of a calculation in a certificate: of the expression and all its parts, each before its own parts, from
/// left to right: `parts`, the number of parts computed, `value`, or null if the result is not a value, and
/// `text`, the result in words.
final class StepsText {
    static final String STEPS = "steps";

    private StepsText() {}

    static List<ClaimedResult> of(Calculation calculation) {
        var steps = new ArrayList<ClaimedResult>();
        collect(calculation, steps);
        return steps;
    }

    private static void collect(Calculation calculation, List<ClaimedResult> steps) {
        var value = switch (calculation.result()) {
            case CalculationResult.SingleValue(var single) -> Optional.<Value>of(single);
            case CalculationResult.LiteralForm(var single, var _) -> Optional.<Value>of(single);
            case CalculationResult.Endless(var endless) -> Optional.<Value>of(endless);
            default -> Optional.<Value>empty();
        };
        steps.add(new ClaimedResult(
                calculation.parts().size(), value, calculation.result().toString()));
        calculation.parts().forEach(part -> collect(part, steps));
    }

    static void write(JsonArray list, List<ClaimedResult> steps) {
        for (var step : steps) {
            var one = list.addObject().put("parts", step.parts());
            one.set("value", step.value().map(ValueText::write).orElse(null));
            one.put("text", step.text());
        }
    }

    /// @return at least one
    static List<ClaimedResult> read(CertificateMembers in, @Nullable Object node) {
        var steps = new ArrayList<ClaimedResult>();
        for (var one : in.list(STEPS, node)) {
            var step = in.inner(STEPS, one);
            steps.add(new ClaimedResult(
                    step.number("parts", step.get("parts")),
                    step.value("value", step.get("value")),
                    step.text("text")));
        }
        if (steps.isEmpty()) throw in.fault(STEPS);
        return steps;
    }
}
