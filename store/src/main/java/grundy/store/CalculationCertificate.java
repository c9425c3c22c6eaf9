package grundy.store;

import grundy.check.CalculationCheck;
import grundy.check.CalculationCheck.Step;
import grundy.check.VerdictCheck.Result;
import grundy.rules.SyntaxException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.ValueParser;
import grundy.solve.Calculation;
import grundy.solve.Worked;
import grundy.store.json.JsonObject;
import grundy.text.Message;
import grundy.value.Value;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The certificate of a calculation with values.
///
/// Members: `question`, the expression; `steps`, of it and all its parts, each before its own parts, from left to
/// right: `parts`, how many were worked out, `value`, or null where it comes to no value, and `text`, what it comes
/// to.
public record CalculationCertificate(List<String> question, List<Step> steps) implements AnswerCertificate {
    static final String KIND = "grundy-calculation";

    private static final int VERSION = 1;

    public CalculationCertificate {
        question = List.copyOf(question);
        steps = List.copyOf(steps);
    }

    public static CalculationCertificate of(List<String> question, Calculation calculation) {
        var steps = new ArrayList<Step>();
        collect(calculation, steps);
        return new CalculationCertificate(question, steps);
    }

    private static void collect(Calculation calculation, List<Step> steps) {
        var value = switch (calculation.result()) {
            case Worked.Of(var known) -> Optional.<Value>of(known);
            case Worked.Written(var known, var _) -> Optional.<Value>of(known);
            case Worked.Endless(var endless) -> Optional.<Value>of(endless);
            default -> Optional.<Value>empty();
        };
        steps.add(
                new Step(calculation.parts().size(), value, calculation.result().toString()));
        calculation.parts().forEach(part -> collect(part, steps));
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public Message title() {
        return Message.of(
                "store.check.calculation.title",
                "question",
                String.join(" ", question),
                "result",
                steps.getFirst().text());
    }

    @Override
    public Result check(Posed posed, Path file) throws SyntaxException {
        return CalculationCheck.of(ValueParser.parse(posed.source(), Catalogue.builtIn()), steps);
    }

    @Override
    public JsonObject json() {
        var node = Members.begun(KIND, VERSION, question);
        var list = node.putArray("steps");
        for (var step : steps) {
            var one = list.addObject().put("parts", step.parts());
            one.set("value", step.value().map(ValueText::write).orElse(null));
            one.put("text", step.text());
        }
        return node;
    }

    static CalculationCertificate read(Members in) {
        in.version(VERSION);
        var steps = new ArrayList<Step>();
        for (var one : in.list("steps")) {
            var step = in.inner("steps", one);
            steps.add(new Step(
                    step.number("parts", step.get("parts")),
                    step.value("value", step.get("value")),
                    step.text("text")));
        }
        if (steps.isEmpty()) throw in.fault("steps");
        var read = new CalculationCertificate(in.question(), steps);
        in.areAll(read.json());
        return read;
    }
}
