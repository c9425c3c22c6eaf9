package grundy.present.words;

import grundy.answer.OutcomeTable;
import grundy.check.Evidence;
import grundy.check.period.PeriodTheorem;
import grundy.explain.Explainer;
import grundy.rules.RuleTree;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.Language;
import grundy.text.Message;
import java.util.List;
import java.util.Optional;

/// A period with its proof.
public final class PeriodWords {
    private PeriodWords() {}

    /// @return blocks that say what repeats in nim-values, and why it does so for ever
    public static List<Block> ofValues(Evidence.Period period, Language language) {
        var blocks = new Blocks(language);
        blocks.say(repeating(period));
        blocks.item(
                Message.of("values.proved", "theorem", Explainer.theorem(period.theorem()), "to", period.verifiedTo()));
        return blocks.list();
    }

    /// @param period that a file states
    /// @param compared the last heap up to which its values were compared with it now; negative if none was
    /// @return blocks that say what repeats, and how far that is known here
    public static List<Block> statedPeriod(Evidence.Period period, long compared, Language language) {
        var blocks = new Blocks(language);
        blocks.say(repeating(period));
        blocks.item(
                Message.of("values.stated", "theorem", Explainer.theorem(period.theorem()), "to", period.verifiedTo()));
        blocks.item(compared < 0 ? Message.of("values.not-compared") : Message.of("values.compared", "to", compared));
        return blocks.list();
    }

    /// @return a message that says what repeats
    static Message repeating(Evidence.Period period) {
        return period.saltus() == 0
                ? Message.of("values.period", "period", period.period(), "from", period.preperiod())
                : Message.of(
                        "values.period-saltus",
                        "period",
                        period.period(),
                        "from",
                        period.preperiod(),
                        "saltus",
                        period.saltus());
    }

    /// @param period of outcomes, or of who loses among several players
    /// @param to the last heap known
    /// @return blocks that say what repeats, and why it does so for ever; or that nothing is proved to
    public static List<Block> ofResults(Optional<Evidence.Period> period, int to, Language language) {
        var blocks = new Blocks(language);
        period.ifPresentOrElse(
                found -> tell(found, blocks), () -> blocks.say(Message.of("values.no-proved-period", "to", to)));
        return blocks.list();
    }

    /// Describes the outcomes of heaps in a game of Left and Right, or with options blocked.
    ///
    /// @return likewise
    public static List<Block> of(OutcomeTable outcomes, Language language) {
        if (!(outcomes.game().rules() instanceof RuleTree.Blocking))
            return ofResults(outcomes.period(), outcomes.outcomes().size() - 1, language);
        var blocks = new Blocks(language);
        blocks.say(Message.of("values.blocking-period"));
        return blocks.list();
    }

    private static void tell(Evidence.Period period, Blocks blocks) {
        var theorem = PeriodTheorem.find(period.theorem()).orElseThrow();
        var why = theorem == PeriodTheorem.SIDES
                ? Message.of("values.why-sides", "theorem", Explainer.theorem(period.theorem()))
                : Message.of("values.why-turns");
        blocks.say(Message.of("values.repeats", "period", period.period(), "from", period.preperiod()));
        blocks.item(Message.of("values.repeats-proved", "why", why, "to", period.verifiedTo()));
    }
}
