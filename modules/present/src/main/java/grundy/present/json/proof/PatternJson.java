package grundy.present.json.proof;

import grundy.json.JsonArray;
import grundy.json.JsonObject;
import grundy.pattern.FormulaTrial;
import grundy.pattern.InputTable;
import grundy.pattern.Pattern;
import grundy.pattern.RuleMatch;
import grundy.present.json.answer.EvidenceJson;
import grundy.present.math.FormulasJson;
import grundy.present.words.PatternWords;
import grundy.present.words.ShellText;
import grundy.prove.PatternProof;
import grundy.prove.finding.ProofFinding;
import grundy.prove.statement.StatementFinder;
import grundy.text.Language;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.List;

/// Writes the patterns found in a table as JSON. The first reading of the table stands at the top,
/// others under `readings`.
public record PatternJson(Language language) {
    private static final int PREDICTED = 8;

    public JsonObject document(List<Pattern> patterns, List<PatternProof> proofs) {
        var node = new JsonObject();
        if (!patterns.isEmpty()) fill(node, patterns.getFirst());
        if (patterns.size() > 1) {
            var readings = node.putArray("readings");
            for (var pattern : patterns.subList(1, patterns.size())) fill(readings.addObject(), pattern);
        }
        for (var proof : proofs) node.set("proof", proof(proof));
        return node.put("note", Message.of("found.note").in(language));
    }

    private JsonObject proof(PatternProof line) {
        var node = new JsonObject().put("rules", line.rules());
        var finding = line.finding();
        boolean proved = finding.isPresent() && finding.get() instanceof ProofFinding.Proved;
        node.put("proved", proved);
        if (finding.isPresent() && finding.get() instanceof ProofFinding.Proved found)
            StatementFinder.of(found.theorem(), line.game())
                    .ifPresent(statement -> node.put("claim", statement.claim()));
        return node.put("command", PatternWords.command(line));
    }

    private void fill(JsonObject node, Pattern pattern) {
        var table = pattern.table();
        node.put("count", table.length())
                .put("first", table.first())
                .put("as", table.reading().id());
        var rules = node.putArray("rules");
        for (var match : pattern.rules()) rules.add(match(match, table));
        node.put("moreRules", pattern.unseen())
                .put("allRulesTried", pattern.untried().isEmpty());
        if (!pattern.untried().isEmpty()) {
            var reasons = node.putArray("notTried");
            pattern.untried().forEach(reason -> reasons.add(reason.id()));
        }
        var formulas = node.putArray("formulas");
        for (var fitted : pattern.formulas()) formulas.add(formula(fitted, table));
        if (pattern.shortPeriod() > 0) node.put("unsupportedPeriod", pattern.shortPeriod());
    }

    private JsonObject match(RuleMatch match, InputTable table) {
        var node = new JsonObject()
                .put("text", match.text())
                .put("rules", match.game().text())
                .put("play", match.play().id())
                .put("family", match.family().id());
        var names = node.putArray("names");
        match.names().forEach(names::add);
        node.put("checked", match.checked()).put("exact", match.checked() == table.length());
        if (!match.others().isEmpty()) {
            var others = node.putArray("alsoAllowed");
            match.others().forEach(others::add);
        }
        if (match.evidence().isPresent())
            node.set("evidence", EvidenceJson.of(match.evidence().get()));
        if (match.period().isPresent())
            node.set("period", EvidenceJson.of(match.period().get()));
        else node.putNull("period");
        match.regularity().ifPresent(regularity -> node.set("regularity", EvidenceJson.regularity(regularity)));
        return node.put("command", command(match));
    }

    private JsonObject formula(Pattern.FittedFormula fitted, InputTable table) {
        var formula = fitted.formula();
        var statement = formula.statement().markedText(language);
        var node = new JsonObject()
                .put("kind", formula.kind().id())
                .put("text", statement.text())
                .put("claim", formula.claim().isEmpty() ? null : formula.claim());
        FormulasJson.put(node, statement, language);
        var parameters = node.putObject("parameters");
        formula.parameters().forEach((name, value) -> put(parameters, name, value));
        node.put("from", formula.from())
                .put("checked", formula.checked())
                .put("evidence", formula.evidence(table))
                .put("weak", formula.isWeak(table))
                .put("proved", false);
        var predicts = node.putArray("predicts");
        for (long heap = table.end(); heap < table.end() + PREDICTED; heap++) {
            var value = formula.term().at(heap);
            if (value.isPresent()) predicts.add(BigInteger.valueOf(value.getAsLong()));
            else predicts.add(new JsonObject());
        }
        var trials = node.putArray("withRules");
        for (var trial : fitted.trials()) trials.add(trial(trial));
        return node;
    }

    private static JsonObject trial(FormulaTrial trial) {
        var node = new JsonObject()
                .put("rules", trial.rules().text())
                .put("holdsTo", trial.missedAt().isPresent() ? trial.missedAt().getAsLong() - 1 : trial.to())
                .put("proved", trial.isProved());
        if (trial.missedAt().isPresent())
            node.set(
                    "counterexample",
                    new JsonObject()
                            .put("heap", trial.missedAt().getAsLong())
                            .put("expected", trial.expected())
                            .put("value", trial.value()));
        return node;
    }

    private static void put(JsonObject node, String name, Object value) {
        switch (value) {
            case Long number -> node.put(name, BigInteger.valueOf(number));
            case List<?> list -> list(node.putArray(name), list);
            default -> node.put(name, value.toString());
        }
    }

    private static void list(JsonArray array, List<?> list) {
        for (var each : list) {
            switch (each) {
                case Long number -> array.add(number);
                case List<?> inner -> list(array.addArray(), inner);
                default -> array.add(each.toString());
            }
        }
    }

    /// @return the command to type to learn more of the rules
    private static String command(RuleMatch match) {
        boolean heaps = match.game().rules().arity() == 1;
        return ShellText.command(heaps ? "values" : "prove", match.text());
    }
}
