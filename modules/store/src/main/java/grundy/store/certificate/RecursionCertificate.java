package grundy.store.certificate;

import grundy.check.CheckResult;
import grundy.check.answer.HeapRecursion;
import grundy.check.answer.HeapRecursion.ReductionRow;
import grundy.check.answer.HeapRecursion.ResidueRow;
import grundy.check.answer.HeapRecursion.ValueRow;
import grundy.check.answer.HeapRecursionCheck;
import grundy.json.JsonObject;
import grundy.question.AnswerSource;
import grundy.rules.notation.SyntaxException;
import grundy.store.document.CertificateKind;
import grundy.store.document.CertificateMembers;
import grundy.text.Message;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The certificate of nim-values of one heap by recursion on its size.
///
/// Its members: `question`, the rules; `from`, before which the values are 0; `rests`, for each rest that n = k·m +
/// rest leaves by their number k, `value` or `again` (the heap that has the same), and the factor of m and the
/// constant.
public record RecursionCertificate(List<String> question, HeapRecursion recursion) implements AnswerCertificate {
    private static final String FROM = "from";
    private static final String RESTS = "rests";
    private static final String VALUE = "value";
    private static final String AGAIN = "again";
    private static final int VERSION = 1;
    private static final int NUMBERS = 3;

    public RecursionCertificate {
        question = List.copyOf(question);
    }

    @Override
    public CertificateKind kind() {
        return CertificateKind.RECURSION;
    }

    @Override
    public Message title() {
        return Message.of("store.check.recursion.title", "question", String.join(" ", question));
    }

    @Override
    public CheckResult check(PosedQuestion posed, Path file, AnswerSource answers) throws SyntaxException {
        return HeapRecursionCheck.result(gameInNormalPlay(posed, file).rules(), recursion);
    }

    @Override
    public JsonObject json() {
        var node = CertificateMembers.newCertificate(kind(), VERSION, question);
        node.put(FROM, recursion.from().longValueExact());
        var rests = node.putArray(RESTS);
        for (var row : recursion.rows())
            rests.addArray()
                    .add(row instanceof ValueRow ? VALUE : AGAIN)
                    .add(row.factor().longValueExact())
                    .add(row.constant().longValueExact());
        return node;
    }

    static RecursionCertificate read(CertificateMembers in) {
        var rows = new ArrayList<ResidueRow>();
        for (var row : in.list(RESTS)) rows.add(row(in, in.list(RESTS, row)));
        if (rows.isEmpty()) throw in.fault(RESTS);
        var from = BigInteger.valueOf(in.longNumber(FROM));
        var read = new RecursionCertificate(in.question(), new HeapRecursion(from, rows));
        in.requireAll(read.json());
        return read;
    }

    private static ResidueRow row(CertificateMembers in, List<?> row) {
        if (row.size() != NUMBERS) throw in.fault(RESTS);
        var numbers = in.longs(RESTS, row.subList(1, NUMBERS));
        var factor = BigInteger.valueOf(numbers.getFirst());
        var constant = BigInteger.valueOf(numbers.getLast());
        if (VALUE.equals(row.getFirst())) return new ValueRow(factor, constant);
        if (AGAIN.equals(row.getFirst())) return new ReductionRow(factor, constant);
        throw in.fault(RESTS);
    }
}
