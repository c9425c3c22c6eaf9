package grundy.store.certificate;

import grundy.answer.Calculation;
import grundy.check.CheckResult;
import grundy.check.answer.CalculationCheck;
import grundy.check.answer.CalculationCheck.ClaimedResult;
import grundy.json.JsonObject;
import grundy.question.AnswerSource;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.SyntaxException;
import grundy.store.document.CertificateKind;
import grundy.store.document.CertificateMembers;
import grundy.text.Message;
import java.nio.file.Path;
import java.util.List;

/// The certificate of a calculation with values.
///
/// Its members: `question`, the expression; `steps`, as {@link StepsText} has them.
public record CalculationCertificate(List<String> question, List<ClaimedResult> steps) implements AnswerCertificate {
    private static final int VERSION = 1;

    public CalculationCertificate {
        question = List.copyOf(question);
        steps = List.copyOf(steps);
    }

    public static CalculationCertificate of(List<String> question, Calculation calculation) {
        return new CalculationCertificate(question, StepsText.of(calculation));
    }

    @Override
    public CertificateKind kind() {
        return CertificateKind.CALCULATION;
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
    public CheckResult check(PosedQuestion posed, Path file, AnswerSource answers) throws SyntaxException {
        return CalculationCheck.of(ValueParser.parse(posed.source(), Catalogue.builtIn()), steps);
    }

    @Override
    public JsonObject json() {
        var node = CertificateMembers.newCertificate(kind(), VERSION, question);
        StepsText.write(node.putArray(StepsText.STEPS), steps);
        return node;
    }

    static CalculationCertificate read(CertificateMembers in) {
        var read = new CalculationCertificate(in.question(), StepsText.read(in, in.get(StepsText.STEPS)));
        in.requireAll(read.json());
        return read;
    }
}
