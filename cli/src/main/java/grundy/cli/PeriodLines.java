package grundy.cli;

import grundy.check.Evidence;
import grundy.check.PeriodTheorem;
import grundy.explain.Explainer;
import grundy.text.Language;
import grundy.text.Message;
import java.util.List;
import java.util.Optional;

/// The period of outcomes or losers with its proof, for a reader.
final class PeriodLines {
    private PeriodLines() {}

    /// @param to the last heap shown
    static List<String> of(Optional<Evidence.Period> period, int to, Language language) {
        if (period.isEmpty())
            return List.of(Message.of("values.no-proved-period", "to", to).in(language));
        var found = period.get();
        var theorem = PeriodTheorem.cited(found.theorem()).orElseThrow();
        var why = theorem == PeriodTheorem.SIDES
                ? Message.of("values.why-sides", "theorem", Explainer.theorem(found.theorem()))
                : Message.of("values.why-turns");
        return List.of(
                Message.of("values.repeats", "period", found.period(), "from", found.preperiod())
                        .in(language),
                "  "
                        + Message.of("values.repeats-proved", "why", why, "to", found.verifiedTo())
                                .in(language));
    }
}
