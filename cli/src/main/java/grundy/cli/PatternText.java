package grundy.cli;

import grundy.check.Evidence;
import grundy.check.Regularity;
import grundy.explain.Explainer;
import grundy.pattern.FittingFormula;
import grundy.pattern.FormulaTrial;
import grundy.pattern.GivenTable;
import grundy.pattern.Pattern;
import grundy.pattern.RuleMatch;
import grundy.pattern.RuleMatch.Family;
import grundy.present.json.PatternJson;
import grundy.present.layout.WordWrap;
import grundy.prove.Finding;
import grundy.prove.PatternProof;
import grundy.prove.Statements;
import grundy.text.Language;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/// What was found in a table, for a reader.
///
/// @param columns of the terminal
public record PatternText(Language language, int columns) {
    private static final int MOST_RULES = 8;
    private static final int MOST_FORMULAS = 6;
    private static final int MOST_OTHERS = 12;
    private static final int MOST_NAMES = 3;
    private static final int PREDICTED = 8;

    List<String> lines(List<Pattern> patterns, List<PatternProof> proofs) {
        var lines = new ArrayList<String>();
        for (var pattern : patterns) {
            if (!lines.isEmpty()) lines.add("");
            lines.addAll(pattern(pattern));
        }
        if (patterns.stream().anyMatch(pattern -> !pattern.formulas().isEmpty())) {
            lines.add("");
            lines.addAll(wrapped("", say(Message.of("pattern.note"))));
        }
        for (var proof : proofs) {
            if (!lines.isEmpty()) lines.add("");
            lines.addAll(proof(proof));
        }
        return lines;
    }

    private String say(Message message) {
        return message.in(language);
    }

    private List<String> wrapped(String indent, String text) {
        return WordWrap.of(text, columns - indent.length()).stream()
                .map(line -> indent + line)
                .toList();
    }

    private List<String> proof(PatternProof line) {
        var finding = line.finding();
        var command = PatternJson.command("prove", line.rules());
        if (finding.isPresent() && finding.get() instanceof Finding.Proved found) {
            var claim = Statements.of(found.theorem(), line.game())
                    .map(statement -> statement.claim())
                    .orElse("");
            return wrapped(
                    "",
                    say(
                            claim.isEmpty()
                                    ? Message.of(
                                            "pattern.proved-by-automaton", "rules", line.rules(), "command", command)
                                    : Message.of(
                                            "pattern.proved-claim",
                                            "rules",
                                            line.rules(),
                                            "claim",
                                            claim,
                                            "command",
                                            command)));
        }
        return wrapped("", say(Message.of("pattern.not-proved", "rules", line.rules(), "command", command)));
    }

    private List<String> pattern(Pattern pattern) {
        var table = pattern.table();
        var lines = new ArrayList<String>();
        var reading = switch (table.reading()) {
            case VALUES ->
                Message.of(
                        "pattern.read.values",
                        "count",
                        table.length(),
                        "first",
                        table.first(),
                        "last",
                        table.end() - 1);
            case OUTCOMES ->
                Message.of(
                        "pattern.read.outcomes",
                        "count",
                        table.length(),
                        "first",
                        table.first(),
                        "last",
                        table.end() - 1);
            case POSITIONS ->
                Message.of(
                        "pattern.read.positions",
                        "count",
                        LongStream.of(table.values())
                                .filter(value -> value == 0)
                                .count(),
                        "last",
                        table.end() - 1);
        };
        lines.addAll(wrapped("", say(reading)));
        boolean given =
                pattern.rules().size() == 1 && pattern.rules().getFirst().family() == Family.GIVEN;
        lines.add("");
        if (pattern.rules().isEmpty()) {
            lines.addAll(wrapped("", say(Message.of(pattern.cut() ? "pattern.no-rules-yet" : "pattern.no-rules"))));
        } else {
            lines.add(say(Message.of(given ? "pattern.rules-given" : "pattern.rules", "count", table.length())));
            for (var match : pattern.rules()
                    .subList(0, Math.min(MOST_RULES, pattern.rules().size()))) lines.addAll(rules(match, table));
            int more = pattern.rules().size() - MOST_RULES + pattern.unseen();
            if (more > 0 && !given) lines.addAll(wrapped("  ", say(Message.of("pattern.more-rules", "count", more))));
            if (pattern.cut()) lines.addAll(wrapped("  ", say(Message.of("pattern.cut"))));
        }
        lines.add("");
        if (pattern.formulas().isEmpty()) lines.addAll(wrapped("", say(Message.of("pattern.no-formulas"))));
        else lines.add(say(Message.of("pattern.formulas")));
        for (var fitted : pattern.formulas()
                .subList(0, Math.min(MOST_FORMULAS, pattern.formulas().size()))) lines.addAll(formula(fitted, table));
        if (pattern.shortPeriod() > 0)
            lines.addAll(wrapped(
                    "  ",
                    say(Message.of("pattern.short-period", "period", pattern.shortPeriod(), "count", table.length()))));
        return lines;
    }

    private List<String> rules(RuleMatch match, GivenTable table) {
        var lines = new ArrayList<String>();
        var title = match.text();
        if (!match.names().isEmpty())
            title += "   (= " + match.names().stream().limit(MOST_NAMES).collect(Collectors.joining(", ")) + ")";
        else if (match.game().entry() != null && !match.game().entry().rules().startsWith("("))
            title += "   (= " + match.game().entry().rules() + ")";
        lines.add("  " + title);
        if (match.checked() < table.length())
            lines.addAll(wrapped(
                    "      ",
                    say(Message.of("pattern.checked-part", "checked", match.checked(), "count", table.length()))));
        if (match.period().isPresent())
            lines.addAll(wrapped("      ", say(period(match.period().get()))));
        else if (match.regularity().isPresent() && match.regularity().get() instanceof Regularity.Broken broken)
            lines.addAll(wrapped("      ", say(broken(broken))));
        else if (match.evidence().isPresent() && match.evidence().get() instanceof Evidence.ClosedForm form)
            lines.addAll(wrapped(
                    "      ", say(Message.of("pattern.rules-closed", "theorem", Explainer.theorem(form.name())))));
        if (!match.others().isEmpty()) {
            var shown = match.others().stream()
                    .limit(MOST_OTHERS)
                    .map(String::valueOf)
                    .collect(Collectors.joining(", "));
            if (match.others().size() > MOST_OTHERS) shown += ", …";
            lines.addAll(wrapped("      ", say(Message.of("pattern.others", "amounts", shown))));
        }
        return lines;
    }

    private static Message period(Evidence.Period period) {
        return Message.of(
                period.saltus() > 0 ? "pattern.rules-period-saltus" : "pattern.rules-period",
                "period",
                period.period(),
                "from",
                period.preperiod(),
                "saltus",
                period.saltus(),
                "theorem",
                Explainer.theorem(period.theorem()));
    }

    private static Message broken(Regularity.Broken broken) {
        return Message.of(
                "pattern.rules-broken",
                "period",
                broken.period(),
                "from",
                broken.preperiod(),
                "heap",
                broken.seenTo() + 1,
                "value",
                broken.value(),
                "expected",
                broken.expected());
    }

    private static Object letter(GivenTable table, long value) {
        if (!table.isOutcomes()) return value;
        return value == 0 ? "P" : "N";
    }

    private List<String> formula(Pattern.Fitted fitted, GivenTable table) {
        var formula = fitted.formula();
        var lines = new ArrayList<String>();
        lines.addAll(wrapped("  ", say(formula.statement())));
        var fits = Message.of(
                formula.checked() == table.length() ? "pattern.fits-all" : "pattern.fits-from",
                "count",
                table.length(),
                "checked",
                formula.checked(),
                "evidence",
                formula.evidence(table),
                "from",
                formula.from());
        var line = say(fits);
        if (formula.isWeak(table)) line += " " + say(Message.of("pattern.weak"));
        lines.addAll(wrapped("      ", line));
        lines.addAll(wrapped(
                "      ", say(Message.of("pattern.next", "first", table.end(), "values", predicted(formula, table)))));
        for (var trial : shown(fitted)) lines.addAll(wrapped("      ", say(trial(trial, table))));
        return lines;
    }

    /// Proofs and counterexamples first; of those that merely hold the simplest rules.
    private static List<FormulaTrial> shown(Pattern.Fitted fitted) {
        var missed = fitted.trials().stream()
                .filter(trial -> trial.missedAt().isPresent())
                .limit(2);
        var proved = fitted.trials().stream().filter(FormulaTrial::proved).limit(1);
        var held = fitted.trials().stream()
                .filter(trial -> !trial.proved() && trial.missedAt().isEmpty())
                .limit(fitted.trials().stream().anyMatch(FormulaTrial::proved) ? 0 : 1);
        return java.util.stream.Stream.of(proved, held, missed)
                .flatMap(each -> each)
                .toList();
    }

    private static Message trial(FormulaTrial trial, GivenTable table) {
        if (trial.proved())
            return Message.of("pattern.trial-proved", "rules", trial.rules().text());
        if (trial.missedAt().isEmpty())
            return Message.of("pattern.trial-holds", "rules", trial.rules().text(), "to", trial.to());
        return Message.of(
                "pattern.trial-missed",
                "rules",
                trial.rules().text(),
                "heap",
                trial.missedAt().getAsLong(),
                "value",
                letter(table, trial.value()),
                "expected",
                letter(table, trial.expected()));
    }

    private static String predicted(FittingFormula formula, GivenTable table) {
        return LongStream.range(table.end(), table.end() + PREDICTED)
                .mapToObj(heap -> written(formula.term().at(heap), table))
                .collect(Collectors.joining(" "));
    }

    private static String written(OptionalLong value, GivenTable table) {
        return value.isPresent() ? String.valueOf(letter(table, value.getAsLong())) : "?";
    }
}
