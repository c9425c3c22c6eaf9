package grundy.store.certificate;

import grundy.answer.FamilyValues;
import grundy.check.CheckResult;
import grundy.check.answer.CalculationCheck.ClaimedResult;
import grundy.check.answer.FamilyCheck;
import grundy.check.answer.FamilyCheck.ClaimedRepetition;
import grundy.json.JsonObject;
import grundy.question.AnswerSource;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RunningNumber;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.store.document.CertificateKind;
import grundy.store.document.CertificateMembers;
import grundy.store.document.ValueText;
import grundy.text.Message;
import grundy.value.ShortValue;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The certificate of the values of an expression for each number of a range.
///
/// Its members: `question`, the expression; `name`, the word in it that stands for the number; `from` and `to`, the
/// first number and the last; `terms`, for each number the steps, as {@link StepsText} has them; and `period`, what is
/// seen to repeat as far as the numbers go: `from` (the first number of which it holds), `length` and `saltus`, a
/// value.
public record FamilyCertificate(
        List<String> question,
        String name,
        long from,
        List<List<ClaimedResult>> terms,
        Optional<ClaimedRepetition> period)
        implements AnswerCertificate {
    private static final String PERIOD = "period";
    private static final String TERMS = "terms";
    private static final int VERSION = 1;

    public FamilyCertificate {
        question = List.copyOf(question);
        terms = terms.stream().map(List::copyOf).toList();
    }

    /// @param question the expression, as it was written
    public static FamilyCertificate of(List<String> question, FamilyValues values) {
        var number = values.number();
        return new FamilyCertificate(
                question,
                number.name(),
                number.from(),
                values.terms().stream().map(StepsText::of).toList(),
                values.period()
                        .map(period -> new ClaimedRepetition(
                                Math.toIntExact(period.from() - number.from()), period.length(), period.saltus())));
    }

    @Override
    public CertificateKind kind() {
        return CertificateKind.FAMILY;
    }

    @Override
    public Message title() {
        return Message.of(
                "store.check.family.title",
                "question",
                String.join(" ", question),
                "name",
                name,
                "from",
                from,
                "to",
                to());
    }

    private long to() {
        return from + terms.size() - 1;
    }

    @Override
    public CheckResult check(PosedQuestion posed, Path file, AnswerSource answers) throws SyntaxException {
        var number = new RunningNumber(name, from, to());
        var text = posed.source().text();
        if (!number.occursIn(text)) throw fault(file, "name");
        var read = new ArrayList<FamilyCheck.Term>();
        for (int i = 0; i < terms.size(); i++) {
            var source = Source.of(number.in(text, from + i));
            read.add(new FamilyCheck.Term(ValueParser.parse(source, Catalogue.builtIn()), terms.get(i)));
        }
        return FamilyCheck.of(read, period);
    }

    @Override
    public JsonObject json() {
        var node = CertificateMembers.newCertificate(kind(), VERSION, question)
                .put("name", name)
                .put("from", from)
                .put("to", to());
        var list = node.putArray(TERMS);
        terms.forEach(steps -> StepsText.write(list.addArray(), steps));
        period.ifPresent(repeats -> node.putObject(PERIOD)
                .put("from", from + repeats.from())
                .put("length", repeats.length())
                .set("saltus", ValueText.write(repeats.saltus())));
        return node;
    }

    static FamilyCertificate read(CertificateMembers in) {
        long from = in.longNumber("from");
        var terms = new ArrayList<List<ClaimedResult>>();
        for (var one : in.list(TERMS)) terms.add(StepsText.read(in, one));
        var name = in.text("name");
        long to = from + terms.size() - 1;
        if (name.isEmpty() || !RunningNumber.isRange(from, to)) throw in.fault(TERMS);
        var period = in.has(PERIOD) ? Optional.of(repeats(in, from)) : Optional.<ClaimedRepetition>empty();
        var read = new FamilyCertificate(in.question(), name, from, terms, period);
        in.requireAll(read.json());
        return read;
    }

    private static ClaimedRepetition repeats(CertificateMembers in, long from) {
        var node = in.inner(PERIOD, in.get(PERIOD));
        if (!(node.value("saltus", node.get("saltus")).orElse(null) instanceof ShortValue saltus))
            throw in.fault(PERIOD);
        long first = node.longNumber("from") - from;
        if (first < 0 || first >= RunningNumber.MOST) throw in.fault(PERIOD);
        return new ClaimedRepetition((int) first, node.number("length", node.get("length")), saltus);
    }
}
