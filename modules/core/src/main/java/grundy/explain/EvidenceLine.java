package grundy.explain;

import grundy.check.Evidence;
import grundy.check.period.PeriodTheorem;
import grundy.explain.lesson.AutomatonLesson;
import grundy.explain.lesson.TheoremText;
import grundy.text.Blocks;
import grundy.text.FormulaText;
import grundy.text.Lesson;
import grundy.text.Message;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// States in one sentence what the verdict rests on.
///
/// @param ofValue the evidence of the value, where it is another
record EvidenceLine(Evidence evidence, Optional<Evidence> ofValue) implements Lesson {
    private static final int MOST_KINDS = 6;

    @Override
    public void tell(Blocks blocks) {
        blocks.say(Message.of("explain.evidence", "evidence", sentence(evidence)));
        ofValue.ifPresent(value -> blocks.say(Message.of("explain.evidence.of-value", "evidence", sentence(value))));
    }

    private static Message sentence(Evidence evidence) {
        return switch (evidence) {
            case Evidence.ClosedForm form -> TheoremText.cited(form);
            case Evidence.Period period -> period(period);
            case Evidence.Table(long heaps) -> Message.of("explain.evidence.table", "heaps", heaps);
            case Evidence.Exhaustive(long positions) ->
                Message.of("explain.evidence.exhaustive", "positions", positions);
            case Evidence.Minimax minimax -> minimax(minimax);
            case Evidence.Arithmetic(var theorem, long steps) ->
                Message.of("explain.evidence.arithmetic", "theorem", TheoremText.name(theorem), "steps", steps);
            case Evidence.Argument(var kind, var components) -> sum(argument(kind), components);
            case Evidence.Automatic(var theorem, var claim) ->
                Message.of(
                        claim.isEmpty() ? "explain.evidence.automatic" : "explain.evidence.automatic-claim",
                        "claim",
                        FormulaText.of(claim),
                        "states",
                        theorem.automaton().states(),
                        "system",
                        AutomatonLesson.system(theorem.system()));
            case Evidence.Quotient(var theorem)
            when theorem.isForAll() ->
                Message.of(
                        "explain.evidence.quotient",
                        "order",
                        theorem.quotient().order(),
                        "preperiod",
                        theorem.preperiod(),
                        "period",
                        theorem.period());
            case Evidence.Quotient(var theorem) ->
                Message.of(
                        "explain.evidence.quotient-partial",
                        "order",
                        theorem.quotient().order(),
                        "heap",
                        theorem.largest());
            case Evidence.Sum(var theorem, var components) -> sum(TheoremText.name(theorem), components);
            case Evidence.Tame(var checked, var components)
            when checked.signum() == 0 -> tame(Message.of("explain.evidence.tame"), components);
            case Evidence.Tame(var checked, var components) ->
                tame(Message.of("explain.evidence.tame-checked", "checked", checked), components);
        };
    }

    /// That a component is tame has been stated of all of them.
    private static Message tame(Message theorem, List<Evidence> components) {
        var inner = components.stream()
                .flatMap(component ->
                        component instanceof Evidence.Tame(var _, var values) ? values.stream() : Stream.of(component))
                .toList();
        return joinedSentences(inner).map(values -> and(theorem, values)).orElse(theorem);
    }

    static Message argument(Evidence.Argument.Kind kind) {
        return switch (kind) {
            case DIVISORS -> Message.of("explain.evidence.divisors");
            case EACH_TRIED -> Message.of("explain.evidence.each-tried");
            case NEVER -> Message.of("explain.evidence.never");
            case ONLY_ONE -> Message.of("explain.evidence.only-one");
            case NO_DIFFERENCE -> Message.of("explain.evidence.no-difference");
        };
    }

    private static Message minimax(Evidence.Minimax minimax) {
        var found = switch (minimax.method()) {
            case ALPHA_BETA ->
                Message.of(
                        "explain.evidence.alpha-beta",
                        "nodes",
                        minimax.nodes(),
                        "held",
                        minimax.held(),
                        "kilobytes",
                        Math.ceilDiv(minimax.bytes(), 1024));
            case INTERVALS -> Message.of("explain.evidence.intervals", "parts", minimax.nodes());
            case SUFFIXES -> Message.of("explain.evidence.suffixes", "parts", minimax.nodes());
        };
        var checked = minimax.checked() == 0
                ? Message.of("explain.evidence.line")
                : Message.of("explain.evidence.plain", "positions", minimax.checked());
        return and(found, checked);
    }

    private static Message and(Message one, Message other) {
        return Message.of("explain.evidence.and", "one", one, "other", other);
    }

    private static Optional<Message> joinedSentences(List<Evidence> components) {
        return components.stream()
                .distinct()
                .limit(MOST_KINDS)
                .map(EvidenceLine::sentence)
                .distinct()
                .reduce(EvidenceLine::and);
    }

    private static Message sum(Object theorem, List<Evidence> components) {
        return joinedSentences(components)
                .map(joined -> Message.of("explain.evidence.sum", "theorem", theorem, "components", joined))
                .orElseGet(() -> Message.of("explain.evidence.named", "name", theorem));
    }

    /// @return the words for that which repeats: the values, or the winners where there are no values
    private static String repeats(String theorem) {
        return switch (PeriodTheorem.find(theorem).orElse(PeriodTheorem.WINDOW)) {
            case SIDES -> "explain.evidence.outcomes-repeat";
            case TURNS -> "explain.evidence.losers-repeat";
            case WINDOW, ALL_BUT, RESIDUES, GUY_SMITH, CARRIES -> "explain.evidence.repeats";
        };
    }

    private static Message period(Evidence.Period period) {
        var repeats = period.saltus() == 0
                ? Message.of(repeats(period.theorem()), "period", period.period(), "from", period.preperiod())
                : Message.of(
                        "explain.evidence.grows",
                        "period",
                        period.period(),
                        "from",
                        period.preperiod(),
                        "saltus",
                        period.saltus());
        return period.isProved()
                ? Message.of(
                        "explain.evidence.period",
                        "repeats",
                        repeats,
                        "theorem",
                        TheoremText.name(period.theorem()),
                        "to",
                        period.verifiedTo())
                : Message.of("explain.evidence.observed", "repeats", repeats, "to", period.verifiedTo());
    }
}
