package grundy.store.certificate;

import grundy.answer.LoserTable;
import grundy.check.CheckResult;
import grundy.check.Evidence;
import grundy.check.VerdictBasis;
import grundy.check.answer.LosersTableCheck;
import grundy.json.JsonObject;
import grundy.question.AnswerSource;
import grundy.rules.notation.SyntaxException;
import grundy.store.document.CertificateKind;
import grundy.store.document.CertificateMembers;
import grundy.store.theorem.BasisText;
import grundy.text.Message;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The certificate of a table of losers: for each heap the player who loses it.
///
/// Its members: `question`, the rules; `preferences`, for each player all players, the one he would like best to see
/// lose first; `to`, the last heap; `losers`, for each player to move who loses the heaps from 0 on; and where a period
/// is proved `periods`, as {@link BasisText} has them.
public record LosersCertificate(
        List<String> question, List<List<Integer>> preferences, List<int[]> losers, Optional<Evidence.Period> period)
        implements AnswerCertificate {
    private static final String LOSERS = "losers";
    private static final int VERSION = 1;

    public LosersCertificate {
        question = List.copyOf(question);
        preferences = preferences.stream().map(List::copyOf).toList();
        losers = List.copyOf(losers);
    }

    /// @param question the rules, as they were written
    public static LosersCertificate of(List<String> question, LoserTable losers) {
        var rows = new ArrayList<int[]>();
        for (var row : losers.losers()) {
            var numbers = new int[row.length];
            for (int heap = 0; heap < row.length; heap++) numbers[heap] = row[heap];
            rows.add(numbers);
        }
        return new LosersCertificate(question, losers.preferences(), rows, losers.period());
    }

    @Override
    public CertificateKind kind() {
        return CertificateKind.LOSERS;
    }

    @Override
    public Message title() {
        return Message.of("store.check.table.title", "question", String.join(" ", question), "to", to());
    }

    private int to() {
        return losers.getFirst().length - 1;
    }

    @Override
    public CheckResult check(PosedQuestion posed, Path file, AnswerSource answers) throws SyntaxException {
        return LosersTableCheck.of(gameInNormalPlay(posed, file), preferences, losers, period)
                .orElseThrow(() -> fault(file, LOSERS));
    }

    @Override
    public JsonObject json() {
        var node = CertificateMembers.newCertificate(kind(), VERSION, question);
        CertificateMembers.putPreferences(node, preferences);
        node.put("to", to());
        var list = node.putArray(LOSERS);
        for (var row : losers) {
            var one = list.addArray();
            for (int loser : row) one.add(loser);
        }
        new BasisText(VerdictBasis.ofPeriod(period), Optional.empty(), Optional.empty()).write(node);
        return node;
    }

    static LosersCertificate read(CertificateMembers in) {
        var losers = new ArrayList<int[]>();
        for (var row : in.list(LOSERS))
            losers.add(in.list(LOSERS, row).stream()
                    .mapToInt(loser -> in.number(LOSERS, loser))
                    .toArray());
        if (losers.isEmpty()) throw in.fault(LOSERS);
        var periods = BasisText.read(in, "").basis().periods();
        var read = new LosersCertificate(
                in.question(), in.preferences(), losers, periods.stream().findFirst());
        in.requireAll(read.json());
        return read;
    }
}
