package grundy.store.certificate;

import grundy.answer.NimSequence;
import grundy.answer.OutcomeTable;
import grundy.answer.ValueGrid;
import grundy.check.CheckResult;
import grundy.check.Evidence;
import grundy.check.VerdictBasis;
import grundy.check.answer.TableCheck;
import grundy.json.JsonObject;
import grundy.question.AnswerSource;
import grundy.rules.notation.SyntaxException;
import grundy.store.document.CertificateKind;
import grundy.store.document.CertificateMembers;
import grundy.store.theorem.BasisText;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Outcome;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The certificate of a table in memory: of the nim-values of heaps, or of positions of two coordinates, or of the
/// outcomes of heaps of Left and Right.
///
/// Its members: `question`, the rules; `first` and `to`, the least and the last heap, or value of each coordinate;
/// `rows`, the values row by row, of heaps one row; or `outcomes`; and where a period is proved `periods`, as
/// {@link BasisText} has them.
///
/// @param rows empty if there are `outcomes`
public record TableCertificate(
        List<String> question, int first, List<int[]> rows, List<Outcome> outcomes, Optional<Evidence.Period> period)
        implements AnswerCertificate {
    private static final int VERSION = 1;

    public TableCertificate {
        question = List.copyOf(question);
        rows = List.copyOf(rows);
        outcomes = List.copyOf(outcomes);
    }

    public static TableCertificate of(List<String> question, NimSequence sequence) {
        return new TableCertificate(
                question,
                0,
                List.of(sequence.values()),
                List.of(),
                sequence.period().filter(Evidence.Period::isProved));
    }

    /// @param grid whose known rows and columns are certified
    public static TableCertificate of(List<String> question, ValueGrid grid) {
        return new TableCertificate(question, grid.first(), List.of(grid.values()), List.of(), Optional.empty());
    }

    public static TableCertificate of(List<String> question, OutcomeTable outcomes) {
        return new TableCertificate(
                question, 0, List.of(), outcomes.outcomes(), outcomes.period().filter(Evidence.Period::isProved));
    }

    @Override
    public CertificateKind kind() {
        return CertificateKind.TABLE;
    }

    @Override
    public Message title() {
        return Message.of("store.check.table.title", "question", String.join(" ", question), "to", to());
    }

    private int to() {
        return outcomes.isEmpty() ? first + rows.getLast().length - 1 : outcomes.size() - 1;
    }

    @Override
    public CheckResult check(PosedQuestion posed, Path file, AnswerSource answers) throws SyntaxException {
        var rules = posed.language().rules(posed.source());
        if (rules.compound() != Compound.DISJUNCTIVE) throw fault(file, CertificateMembers.QUESTION);
        if (!outcomes.isEmpty()) {
            if (first != 0 || !TableCheck.hasOutcomes(rules.game())) throw fault(file, "outcomes");
            return TableCheck.outcomes(rules.game(), rules.play(), outcomes, period);
        }
        if (!TableCheck.fits(rules.game(), rules.play(), first, rows)) throw fault(file, "rows");
        return TableCheck.values(rules.game(), rules.play(), first, rows, period);
    }

    @Override
    public JsonObject json() {
        var node = CertificateMembers.newCertificate(kind(), VERSION, question);
        node.put("first", first).put("to", to());
        if (!outcomes.isEmpty()) {
            var list = node.putArray("outcomes");
            outcomes.forEach(outcome -> list.add(outcome.name()));
        } else {
            var list = node.putArray("rows");
            for (var row : rows) {
                var values = list.addArray();
                for (int value : row) values.add(value);
            }
        }
        new BasisText(VerdictBasis.ofPeriod(period), Optional.empty(), Optional.empty()).write(node);
        return node;
    }

    static TableCertificate read(CertificateMembers in) {
        var outcomes = new ArrayList<Outcome>();
        if (in.has("outcomes"))
            for (var one : in.list("outcomes")) outcomes.add(in.enumConstant("outcomes", one, Outcome.values()));
        var rows = new ArrayList<int[]>();
        if (outcomes.isEmpty())
            for (var row : in.list("rows"))
                rows.add(in.list("rows", row).stream()
                        .mapToInt(value -> in.number("rows", value))
                        .toArray());
        if (outcomes.isEmpty() && rows.isEmpty()) throw in.fault("rows");
        var periods = BasisText.read(in, "").basis().periods();
        var read = new TableCertificate(
                in.question(),
                in.number("first", in.get("first")),
                rows,
                outcomes,
                periods.stream().findFirst());
        in.requireAll(read.json());
        return read;
    }
}
