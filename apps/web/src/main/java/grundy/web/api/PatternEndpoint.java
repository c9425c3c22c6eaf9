package grundy.web.api;

import grundy.json.JsonObject;
import grundy.limit.Limits;
import grundy.pattern.InputTable;
import grundy.pattern.InputTable.Reading;
import grundy.pattern.InputTableText;
import grundy.pattern.Pattern;
import grundy.pattern.PatternFinder;
import grundy.present.json.BlockJson;
import grundy.present.json.proof.PatternJson;
import grundy.present.words.PatternWords;
import grundy.prove.PatternProof;
import grundy.prove.RulesPattern;
import grundy.rules.notation.SyntaxException;
import grundy.text.Language;
import grundy.text.Message;
import grundy.web.request.Endpoint;
import grundy.web.request.RefusedRequest;
import grundy.web.request.RequestFields;
import grundy.web.request.RuleText;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// `pattern`: rules and formulas that fit a table, or formulas that fit the values of rules.
///
/// Members: `values` (a table as one pastes it) or `rules` with `to` (the last heap); `as` (`values`, `outcomes`,
/// `positions`), `first` (the heap of the first value). The answer is that of `grundy pattern --json` with `blocks`.
final class PatternEndpoint implements Endpoint {
    private static final int MOST_POSITION = 1_000_000;
    private static final long MOST_HEAP = 2_000_000;
    private static final long USUAL_HEAP = 200;
    private static final List<String> READINGS =
            Arrays.stream(Reading.values()).map(Reading::id).toList();

    @Override
    public String name() {
        return "pattern";
    }

    @Override
    public boolean isImport() {
        return true;
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        var given = request.optionalText("values");
        var rules = given.isPresent() ? Optional.<String>empty() : Optional.of(request.text("rules"));
        var reading = request.choice(
                "as",
                Optional.<Reading>empty(),
                READINGS,
                name -> Arrays.stream(Reading.values())
                        .filter(each -> each.id().equals(name))
                        .findFirst());
        var first = request.optionalNumber("first", 0, MOST_POSITION);
        long to = request.number("to", USUAL_HEAP, 1, MOST_HEAP);
        return Endpoint.document(limits -> {
            if (given.isPresent()) return reply(ofValues(given.get(), reading, first, limits), List.of(), language);
            var found = RulesPattern.of(RuleText.ordinary(rules.orElseThrow()), reading, to, limits);
            return reply(found.patterns(), found.proofs(), language);
        });
    }

    private static JsonObject reply(List<Pattern> patterns, List<PatternProof> proofs, Language language) {
        return new PatternJson(language)
                .document(patterns, proofs)
                .set("blocks", BlockJson.of(PatternWords.of(patterns, proofs, language), language));
    }

    private static List<Pattern> ofValues(String text, Optional<Reading> reading, Optional<Long> first, Limits limits)
            throws SyntaxException {
        var content = InputTableText.read(text);
        if (content.rows().size() > 1) {
            if (reading.isEmpty()) throw new RefusedRequest(400, Message.of("web.pattern.grid"));
            content = content.inOneRow();
        }
        var values = content.rows().getFirst();
        if (reading.equals(Optional.of(Reading.POSITIONS))) {
            var list = new InputTable(0, values, Reading.VALUES);
            if (!list.isAscending() || values[values.length - 1] >= MOST_POSITION || first.orElse(0L) > values[0])
                throw new RefusedRequest(400, Message.of("web.pattern.positions", "most", MOST_POSITION));
        }
        boolean isStartGiven = first.isPresent() || content.first().isPresent();
        return PatternFinder.of(InputTableText.tables(content, reading, first, MOST_POSITION), isStartGiven, limits);
    }
}
