package grundy.present.json;

import grundy.json.JsonObject;
import grundy.store.certificate.CertificateCheckResult;
import grundy.store.document.CertificateKind;
import grundy.text.Language;
import grundy.text.Message;
import java.util.List;

/// Writes the result of checking a certificate as JSON.
///
/// Members: `file`, `checks` (whether no error was found), `verdict` (a sentence), and except for
/// equilibria `complete` (whether everything was checked) and `fault` (or null). A period: `values` (the
/// file of values that was read, or null), `rules`, `rangeRead` (whether values were read for as many
/// heaps as the theorem needs), `steps`, `notChecked`. A theorem: `rules`, `kind`, `claim` (or null),
/// `numeration`, `steps`. Equilibria and trees: `certificate`, `equilibria` (how many), `faults`,
/// `steps`, `notChecked`. An answer (of a position, an open question, a table, a graph, a calculation):
/// `certificate`, `steps`, `notChecked`. A misere quotient: `rules`, `kind`, `order`, `proved` (for
/// heaps of all sizes), `steps`.
public final class CheckedJson {
    private final CertificateCheckResult checked;
    private final Language language;
    private final JsonObject node;

    private CheckedJson(CertificateCheckResult checked, Language language) {
        this.checked = checked;
        this.language = language;
        this.node = new JsonObject().put("file", checked.file().toString());
    }

    public static JsonObject of(CertificateCheckResult checked, Language language) {
        return new CheckedJson(checked, language).document();
    }

    private JsonObject document() {
        switch (checked) {
            case CertificateCheckResult.Period(var _, var values, var certificate, var result) -> {
                node.put("values", values.map(Object::toString).orElse(null))
                        .put("rules", certificate.rules())
                        .put("checks", result.fault() == null)
                        .put("complete", result.complete())
                        .put("rangeRead", result.rangeRead());
                list("steps", checked.steps());
                list("notChecked", checked.open());
                fault();
            }
            case CertificateCheckResult.TheoremForAllSizes(var _, var certificate, var findings) -> {
                boolean holds = findings.fault().isEmpty();
                node.put("rules", certificate.rules())
                        .put("kind", certificate.theorem().values() ? "g" : "P")
                        .put("claim", certificate.claim().isEmpty() ? null : certificate.claim())
                        .put("numeration", certificate.theorem().system().name())
                        .put("checks", holds)
                        .put("complete", holds);
                list("steps", checked.steps());
                fault();
            }
            case CertificateCheckResult.Quotient(var _, var certificate, var result) -> {
                boolean holds = result.fault().isEmpty();
                node.put("rules", String.join(" + ", certificate.rules()))
                        .put("kind", "misere quotient")
                        .put("order", certificate.theorem().quotient().order())
                        .put("proved", holds && certificate.theorem().isForAll())
                        .put("checks", holds)
                        .put("complete", holds);
                list("steps", checked.steps());
                fault();
            }
            case CertificateCheckResult.Unreadable _ -> {
                node.put("checks", false).put("complete", false);
                fault();
            }
            case CertificateCheckResult.Equilibria(var _, var certificate, var _) ->
                choice(CertificateKind.EQUILIBRIA, certificate.equilibria().size());
            case CertificateCheckResult.Behaviours(var _, var certificate, var _) ->
                choice(CertificateKind.TREE, certificate.profiles().size());
            case CertificateCheckResult.OfAnswer(var _, var certificate, var result) -> {
                node.put("certificate", certificate.kind().id())
                        .put("checks", result.fault().isEmpty())
                        .put("complete", result.isComplete());
                list("steps", checked.steps());
                list("notChecked", checked.open());
                fault();
            }
        }
        return node.put("verdict", checked.verdict().in(language));
    }

    private void choice(CertificateKind kind, int count) {
        node.put("certificate", kind.id())
                .put("checks", checked.faults().isEmpty())
                .put("equilibria", count);
        list("faults", checked.faults());
        list("steps", checked.steps());
        list("notChecked", checked.open());
    }

    private void list(String member, List<Message> messages) {
        var array = node.putArray(member);
        messages.forEach(message -> array.add(message.in(language)));
    }

    private void fault() {
        node.put(
                "fault",
                checked.faults().stream()
                        .findFirst()
                        .map(message -> message.in(language))
                        .orElse(null));
    }
}
