package grundy.store.certificate;

import grundy.answer.OpenVerdict;
import grundy.answer.OpenVerdict.Reason;
import grundy.check.CheckResult;
import grundy.check.Evidence;
import grundy.check.answer.OpenCheck;
import grundy.json.JsonObject;
import grundy.question.AnswerSource;
import grundy.question.OpenQuestion;
import grundy.rules.Sum;
import grundy.rules.TurnPosition;
import grundy.rules.notation.SyntaxException;
import grundy.store.document.CertificateKind;
import grundy.store.document.CertificateMembers;
import grundy.store.document.StoredNumber;
import grundy.text.Message;
import grundy.value.Outcome;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The certificate of the answer to an open question.
///
/// Its members: `question`, in which `?` stands for the number; `wanted`, the outcome; `from`, the least number
/// allowed; `answer`, or null if no number will do; `verdict`, a {@link VerdictCertificate} of the question with the
/// answer put in; `reason`, why no smaller number will do, a kind of {@link Evidence.Argument}; `last`, the last number
/// that was put in, or the only one that will do; `smaller`, what was found with each number that makes sense and will
/// not do, such certificates of outcomes alone.
public record OpenCertificate(
        List<String> question,
        Outcome targetOutcome,
        BigInteger from,
        Optional<BigInteger> answer,
        Optional<VerdictCertificate> verdict,
        Evidence.Argument.Kind reason,
        Optional<BigInteger> last,
        List<VerdictCertificate> smaller)
        implements AnswerCertificate {
    private static final int VERSION = 1;

    public OpenCertificate {
        question = List.copyOf(question);
        smaller = List.copyOf(smaller);
    }

    public static OpenCertificate of(List<String> words, OpenQuestion question, OpenVerdict verdict) {
        var source = question.source();
        var smaller = new ArrayList<VerdictCertificate>();
        var number = verdict.from();
        for (var tried : verdict.smallerVerdicts()) {
            while (question.at(number).isEmpty()) number = number.add(BigInteger.ONE);
            var sum = question.at(number).orElseThrow().sum();
            smaller.add(VerdictCertificate.of(sum, source.with(number).text(), tried));
            number = number.add(BigInteger.ONE);
        }
        var last = switch (verdict.reason()) {
            case Reason.EachTried(var tried) -> tried;
            case Reason.NoDifference(var tried) -> tried;
            case Reason.OnlyOne(var only) -> only;
            case Reason.Divisors _, Reason.Impossible _ -> null;
        };
        return new OpenCertificate(
                words,
                verdict.targetOutcome(),
                verdict.from(),
                verdict.answer().map(OpenVerdict.FoundNumber::number),
                verdict.answer()
                        .map(found -> VerdictCertificate.of(
                                        List.of(source.with(found.number()).text()), found.verdict())
                                .withoutForms()),
                verdict.reason().kind(),
                Optional.ofNullable(last),
                smaller);
    }

    @Override
    public CertificateKind kind() {
        return CertificateKind.OPEN_QUESTION;
    }

    @Override
    public Message title() {
        return answer.map(number -> Message.of(
                        "store.check.open.title",
                        "question",
                        String.join(" ", question),
                        "wanted",
                        targetOutcome,
                        "from",
                        from,
                        "answer",
                        number))
                .orElseGet(() -> Message.of(
                        "store.check.open.title-none",
                        "question",
                        String.join(" ", question),
                        "wanted",
                        targetOutcome,
                        "from",
                        from));
    }

    @Override
    public CheckResult check(PosedQuestion posed, Path file, AnswerSource answers) throws SyntaxException {
        if (!posed.source().isOpen() || posed.source().isOpenInside()) throw fault(file, CertificateMembers.QUESTION);
        if (with(posed, from).isEmpty()) throw fault(file, "from");
        boolean named = answer.isEmpty() == verdict.isEmpty()
                && verdict.stream().allMatch(own -> isOf(posed, own, answer.orElseThrow()));
        if (!named) throw fault(file, "verdict");
        var problem = new OpenCheck.OpenProblem(at -> with(posed, at), at -> endsAt(posed, at), targetOutcome, from);
        var numbers = problem.sensible(smaller.size());
        if (numbers.size() < smaller.size()) throw fault(file, "smaller");
        for (int i = 0; i < smaller.size(); i++)
            if (!isOf(posed, smaller.get(i), numbers.get(i))) throw fault(file, "smaller");
        var unlisted = verdict.flatMap(VerdictCertificate::unlisted);
        if (unlisted.isPresent()) return new CheckResult(List.of(), List.of(), unlisted);
        var found = OpenCheck.of(
                problem,
                new OpenCheck.AnswerStatement(
                        answer,
                        verdict.map(VerdictCertificate::claimedVerdict),
                        reason,
                        last,
                        smaller.stream().map(VerdictCertificate::claimedVerdict).toList()));
        if (verdict.isPresent()) found = cited(posed, verdict.get(), answer.orElseThrow(), found, answers);
        for (int i = 0; i < smaller.size(); i++) found = cited(posed, smaller.get(i), numbers.get(i), found, answers);
        return found;
    }

    private static CheckResult cited(
            PosedQuestion posed,
            VerdictCertificate verdict,
            BigInteger number,
            CheckResult found,
            AnswerSource answers) {
        var form = new CitedForm(verdict.claimedVerdict().basis().statement(), verdict.theorem());
        return with(posed, number)
                .map(sum -> form.held(new TurnPosition(sum), found, answers))
                .orElse(found);
    }

    private static boolean isOf(PosedQuestion posed, VerdictCertificate verdict, BigInteger number) {
        return verdict.forms().isEmpty()
                && verdict.question().equals(List.of(posed.source().with(number).text()));
    }

    private static Optional<Sum> with(PosedQuestion posed, BigInteger number) {
        try {
            return Optional.of(posed.language().question(posed.source().with(number)));
        } catch (SyntaxException _) {
            return Optional.empty();
        }
    }

    private static boolean endsAt(PosedQuestion posed, BigInteger number) {
        try {
            posed.language().question(posed.source().with(number));
            return false;
        } catch (SyntaxException fault) {
            return posed.source().endsAt(fault);
        }
    }

    @Override
    public JsonObject json() {
        var node = CertificateMembers.newCertificate(kind(), VERSION, question);
        node.put("wanted", targetOutcome.name())
                .put("from", from.toString())
                .put("answer", answer.map(BigInteger::toString).orElse(null))
                .set("verdict", verdict.map(VerdictCertificate::json).orElse(null));
        node.put("reason", reason.name())
                .put("last", last.map(BigInteger::toString).orElse(null));
        var list = node.putArray("smaller");
        smaller.forEach(one -> list.add(one.json()));
        return node;
    }

    static OpenCertificate read(CertificateMembers in) {
        var verdict = in.get("verdict");
        var smaller = new ArrayList<VerdictCertificate>();
        for (var one : in.list("smaller")) smaller.add(VerdictCertificate.read(in.inner("smaller", one)));
        var read = new OpenCertificate(
                in.question(),
                in.enumConstant("wanted", in.get("wanted"), Outcome.values()),
                number(in, "from").orElseThrow(() -> in.fault("from")),
                number(in, "answer"),
                verdict == null ? Optional.empty() : Optional.of(VerdictCertificate.read(in.inner("verdict", verdict))),
                in.enumConstant("reason", in.get("reason"), Evidence.Argument.Kind.values()),
                number(in, "last"),
                smaller);
        in.requireAll(read.json());
        return read;
    }

    private static Optional<BigInteger> number(CertificateMembers in, String member) {
        var node = in.get(member);
        if (node == null) return Optional.empty();
        var number = node instanceof String text ? StoredNumber.whole(text) : Optional.<BigInteger>empty();
        if (number.isEmpty() || number.get().signum() < 0) throw in.fault(member);
        return number;
    }
}
