package grundy.store;

import grundy.check.Evidence;
import grundy.solve.Verdict;
import grundy.store.json.JsonObject;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Value;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What one has to know in order to check a verdict again: the question as it was put, outcome and value. Numbers are
/// exact texts.
///
/// @param question the words of the question, as on the command line
/// @param value a nimber, a misere nimber or a score; empty if none is stated
/// @param statement the closed form on which it rests, of the position or of each component of a sum, in
///     the language of claims; empty if it rests on none
/// @param theorem by which name it is cited; for information only
public record VerdictCertificate(
        List<String> question, Outcome outcome, Optional<Value> value, String statement, String theorem) {
    /// What the member `certificate` says.
    public static final String KIND = "grundy-verdict";

    private static final int VERSION = 1;

    public static VerdictCertificate of(List<String> question, Verdict verdict) {
        var value = verdict.value()
                .known()
                .filter(known -> known instanceof Value.Nimber
                        || known instanceof Value.MisereNimber
                        || known instanceof Value.Score);
        var evidence = verdict.evidence() instanceof Evidence.Sum(var _, var components) && components.size() == 1
                ? components.getFirst()
                : verdict.evidence();
        return evidence instanceof Evidence.ClosedForm(var name, var statement, var _)
                ? new VerdictCertificate(question, verdict.outcome(), value, statement, name)
                : new VerdictCertificate(question, verdict.outcome(), value, "", "");
    }

    /// Writes all of it or nothing.
    public void write(Path file) throws IOException {
        var node = json();
        WholeFile.write(file, out -> {
            node.writeTo(out);
            out.write('\n');
        });
    }

    private JsonObject json() {
        var node = new JsonObject().put("certificate", KIND).put("version", VERSION);
        var words = node.putArray("question");
        question.forEach(words::add);
        node.put("outcome", outcome.name());
        switch (value.orElse(null)) {
            case Value.Nimber(var number) -> put(node, "nimber", number);
            case Value.MisereNimber(var number) -> put(node, "misere-nimber", number);
            case Value.Score(long ahead, long mover, long other) ->
                node.putObject("value")
                        .put("kind", "score")
                        .put("mover", mover)
                        .put("other", other)
                        .put("number", Long.toString(ahead));
            case null, default -> node.putNull("value");
        }
        return node.put("statement", statement).put("theorem", theorem);
    }

    private static void put(JsonObject node, String kind, BigInteger number) {
        node.putObject("value").put("kind", kind).put("number", number.toString());
    }

    /// @param members of the document
    /// @throws StoreException if they are not those of such a certificate
    public static VerdictCertificate read(Path file, Map<?, ?> members) {
        if (!(members.get("version") instanceof Long version && version == VERSION)) throw fault(file, "version");
        if (!(members.get("question") instanceof List<?> words)) throw fault(file, "question");
        var question = new ArrayList<String>();
        for (var word : words) {
            if (!(word instanceof String text)) throw fault(file, "question");
            question.add(text);
        }
        if (!(members.get("statement") instanceof String statement)) throw fault(file, "statement");
        if (!(members.get("theorem") instanceof String theorem)) throw fault(file, "theorem");
        var outcome = Arrays.stream(Outcome.values())
                .filter(one -> one.name().equals(members.get("outcome")))
                .findFirst()
                .orElseThrow(() -> fault(file, "outcome"));
        return new VerdictCertificate(List.copyOf(question), outcome, value(file, members), statement, theorem);
    }

    private static Optional<Value> value(Path file, Map<?, ?> members) {
        if (!members.containsKey("value")) throw fault(file, "value");
        if (members.get("value") == null) return Optional.empty();
        try {
            if (!(members.get("value") instanceof Map<?, ?> value
                    && value.get("kind") instanceof String kind
                    && value.get("number") instanceof String number)) throw fault(file, "value");
            var exact = new BigInteger(number);
            return Optional.of(
                    switch (kind) {
                        case "nimber" -> new Value.Nimber(exact);
                        case "misere-nimber" -> new Value.MisereNimber(exact);
                        case String score
                        when score.equals("score")
                                && value.get("mover") instanceof Long mover
                                && value.get("other") instanceof Long other ->
                            new Value.Score(exact.longValueExact(), mover, other);
                        default -> throw fault(file, "value");
                    });
        } catch (IllegalArgumentException | ArithmeticException _) {
            throw fault(file, "value");
        }
    }

    private static StoreException fault(Path file, String member) {
        return new StoreException(Message.of("store.verdict.member", "file", file, "member", member));
    }
}
