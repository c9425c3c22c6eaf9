package grundy.present.words;

import grundy.check.Evidence;
import grundy.check.period.ObservedRegularity;
import grundy.explain.Explainer;
import grundy.pattern.FittingFormula;
import grundy.pattern.FormulaTrial;
import grundy.pattern.InputTable;
import grundy.pattern.Pattern;
import grundy.pattern.RuleMatch;
import grundy.prove.PatternProof;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.TheoremStatement;
import grundy.prove.statement.StatementFinder;
import grundy.store.atlas.ShippedAtlas;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.FormulaText;
import grundy.text.Language;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/// Describes the patterns found in a table for the reader.
public final class PatternWords {
    private static final int MOST_RULES = 8;
    private static final int MOST_FORMULAS = 6;
    private static final int MOST_OTHERS = 12;
    private static final int MOST_NAMES = 3;
    private static final int PREDICTED = 8;
    private static final int DEEP = 3;

    private final Blocks blocks;

    private PatternWords(Language language) {
        this.blocks = new Blocks(language);
    }

    public static List<Block> of(List<Pattern> patterns, List<PatternProof> proofs, Language language) {
        var words = new PatternWords(language);
        for (var pattern : patterns) {
            words.blocks.gap();
            words.pattern(pattern);
        }
        if (patterns.stream().anyMatch(pattern -> !pattern.formulas().isEmpty())) {
            words.blocks.gap();
            words.say(Message.of("found.note"));
        }
        for (var proof : proofs) {
            words.blocks.gap();
            words.say(proof(proof));
            words.blocks.add(new Block.Verbatim(List.of(command(proof))));
        }
        return words.blocks.list();
    }

    /// @return the command to type for the whole proof, or to look longer for one
    public static String command(PatternProof proof) {
        return ShellText.command("prove", proof.rules());
    }

    private String text(Message message) {
        return blocks.phrase(message);
    }

    private void say(Message message) {
        blocks.say(message);
    }

    private void headline(Message message) {
        blocks.add(Block.heading(blocks.markedText(message)));
    }

    /// Beneath what a title announces.
    private void under(Message message) {
        blocks.note(message, 1);
    }

    /// Beneath one of the things announced.
    private void beneath(Message message) {
        blocks.note(message, DEEP);
    }

    private static Message proof(PatternProof line) {
        var finding = line.finding();
        if (finding.isEmpty() || !(finding.get() instanceof ProofFinding.Proved found))
            return Message.of("found.not-proved", "rules", line.rules());
        var claim = StatementFinder.of(found.theorem(), line.game())
                .map(TheoremStatement::claim)
                .orElse("");
        return claim.isEmpty()
                ? Message.of("found.proved-by-automaton", "rules", line.rules())
                : Message.of("found.proved-claim", "rules", line.rules(), "claim", FormulaText.of(claim));
    }

    private void pattern(Pattern pattern) {
        var table = pattern.table();
        say(read(table));
        if (pattern.isShifted()) say(Message.of("found.shifted"));
        blocks.gap();
        rules(pattern);
        blocks.gap();
        if (pattern.formulas().isEmpty()) say(Message.of("found.no-formulas"));
        else headline(Message.of("found.formulas"));
        pattern.formulas().stream().limit(MOST_FORMULAS).forEach(fitted -> formula(fitted, table));
        if (pattern.shortPeriod() > 0)
            under(Message.of("found.short-period", "period", pattern.shortPeriod(), "count", table.length()));
    }

    private static Message read(InputTable table) {
        long last = table.end() - 1;
        return switch (table.reading()) {
            case VALUES ->
                Message.of("found.read.values", "count", table.length(), "first", table.first(), "last", last);
            case OUTCOMES ->
                Message.of("found.read.outcomes", "count", table.length(), "first", table.first(), "last", last);
            case POSITIONS -> {
                long count = LongStream.of(table.values())
                        .filter(value -> value == 0)
                        .count();
                yield Message.of("found.read.positions", "count", count, "last", last);
            }
        };
    }

    private void rules(Pattern pattern) {
        var table = pattern.table();
        if (pattern.rules().isEmpty()) {
            say(Message.of(pattern.untried().isEmpty() ? "found.no-rules" : "found.no-rules-yet"));
            sayUntried(pattern);
            return;
        }
        boolean given =
                pattern.rules().size() == 1 && pattern.rules().getFirst().family() == RuleMatch.Family.GIVEN;
        headline(Message.of(given ? "found.rules-given" : "found.rules", "count", table.length()));
        pattern.rules().stream().limit(MOST_RULES).forEach(match -> rule(match, table));
        int more = pattern.rules().size() - MOST_RULES + pattern.unseen();
        if (more > 0 && !given) under(Message.of("found.more-rules", "count", more));
        sayUntried(pattern);
    }

    private void sayUntried(Pattern pattern) {
        pattern.untried().forEach(reason -> under(Message.of("found.untried." + reason.id())));
    }

    private void rule(RuleMatch match, InputTable table) {
        blocks.add(new Block.Formula(title(match), 1));
        if (match.checked() < table.length())
            beneath(Message.of("found.checked-part", "checked", match.checked(), "count", table.length()));
        if (match.period().isPresent()) beneath(period(match.period().get()));
        else if (match.regularity().isPresent() && match.regularity().get() instanceof ObservedRegularity.Broken broken)
            beneath(breakMessage(broken));
        else if (match.evidence().isPresent() && match.evidence().get() instanceof Evidence.ClosedForm form)
            beneath(Message.of("found.rules-closed", "theorem", Explainer.theorem(form.name())));
        if (match.period().isEmpty())
            ShippedAtlas.find(match.game().rules(), match.play()).ifPresent(entry -> beneath(AtlasWords.brief(entry)));
        if (match.others().isEmpty()) return;
        var arguments =
                new ArrayList<Object>(match.others().stream().limit(MOST_OTHERS).toList());
        if (match.others().size() > MOST_OTHERS) arguments.add("…");
        beneath(Message.of("found.others", "amounts", arguments));
    }

    private String title(RuleMatch match) {
        if (!match.names().isEmpty())
            return match.text() + "   (= "
                    + match.names().stream()
                            .limit(MOST_NAMES)
                            .collect(Collectors.joining(text(Message.of("explain.comma"))))
                    + ")";
        var entry = match.game().entry();
        return entry != null && !entry.rules().startsWith("(")
                ? match.text() + "   (= " + entry.rules() + ")"
                : match.text();
    }

    private static Message period(Evidence.Period period) {
        return Message.of(
                period.saltus() > 0 ? "found.rules-period-saltus" : "found.rules-period",
                "period",
                period.period(),
                "from",
                period.preperiod(),
                "saltus",
                period.saltus(),
                "theorem",
                Explainer.theorem(period.theorem()));
    }

    private static Message breakMessage(ObservedRegularity.Broken broken) {
        return Message.of(
                "found.rules-broken",
                "period",
                broken.period(),
                "from",
                broken.preperiod(),
                "heap",
                broken.lastHeap() + 1,
                "value",
                broken.value(),
                "expected",
                broken.expected());
    }

    private static Object letter(InputTable table, long value) {
        if (!table.isOutcomes()) return value;
        return value == 0 ? "P" : "N";
    }

    private void formula(Pattern.FittedFormula fitted, InputTable table) {
        var formula = fitted.formula();
        under(formula.statement());
        var fits = Message.of(
                formula.checked() == table.length() ? "found.fits-all" : "found.fits-from",
                "count",
                table.length(),
                "checked",
                formula.checked(),
                "evidence",
                formula.evidence(table),
                "from",
                formula.from());
        var weak = formula.isWeak(table) ? Message.of("found.weak") : "";
        blocks.note(Message.of("found.fits", "fits", fits, "weak", weak), DEEP);
        beneath(Message.of("found.next", "first", table.end(), "values", predicted(formula, table)));
        for (var trial : selectedTrials(fitted)) beneath(trial(trial, table));
    }

    /// Proofs and counterexamples first; of those that merely hold the simplest rules.
    private static List<FormulaTrial> selectedTrials(Pattern.FittedFormula fitted) {
        var missed = fitted.trials().stream()
                .filter(trial -> trial.missedAt().isPresent())
                .limit(2);
        var proved = fitted.trials().stream().filter(FormulaTrial::isProved).limit(1);
        var held = fitted.trials().stream()
                .filter(trial -> !trial.isProved() && trial.missedAt().isEmpty())
                .limit(fitted.trials().stream().anyMatch(FormulaTrial::isProved) ? 0 : 1);
        return Stream.of(proved, held, missed).flatMap(each -> each).toList();
    }

    private static Message trial(FormulaTrial trial, InputTable table) {
        if (trial.isProved())
            return Message.of("found.trial-proved", "rules", trial.rules().text());
        if (trial.missedAt().isEmpty())
            return Message.of("found.trial-holds", "rules", trial.rules().text(), "to", trial.to());
        return Message.of(
                "found.trial-missed",
                "rules",
                trial.rules().text(),
                "heap",
                trial.missedAt().getAsLong(),
                "value",
                letter(table, trial.value()),
                "expected",
                letter(table, trial.expected()));
    }

    private static String predicted(FittingFormula formula, InputTable table) {
        return LongStream.range(table.end(), table.end() + PREDICTED)
                .mapToObj(heap -> valueText(formula.term().at(heap), table))
                .collect(Collectors.joining(" "));
    }

    private static String valueText(OptionalLong value, InputTable table) {
        return value.isPresent() ? String.valueOf(letter(table, value.getAsLong())) : "?";
    }
}
