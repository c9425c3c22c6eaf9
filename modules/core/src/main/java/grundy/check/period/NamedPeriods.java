package grundy.check.period;

import grundy.check.CheckFindings;
import grundy.check.Evidence;
import grundy.rules.RuleTree;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.Sum;
import grundy.rules.option.PlainTaking;
import grundy.text.Message;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The periods that a verdict names, each proved again for the rules of the components. The component of a
/// period is not recorded: it is one for whose rules it is proved, and is the least one.
public final class NamedPeriods {
    private final Map<RuleTree, RepeatingValues> values = new HashMap<>();
    private Optional<Message> fault = Optional.empty();

    private NamedPeriods() {}

    /// @param findings collects what is proved and what was not examined
    public static NamedPeriods of(Sum sum, List<Evidence.Period> periods, CheckFindings findings) {
        var named = new NamedPeriods();
        var games = new HashMap<TakeAndBreak, String>();
        for (var component : sum.components())
            rules(component.game().rules())
                    .ifPresent(
                            rules -> games.putIfAbsent(rules, component.game().text()));
        for (var period : periods) {
            if (named.fault.isEmpty()) named.fault = named.prove(sum, period, games, findings);
        }
        return named;
    }

    private static Optional<TakeAndBreak> rules(RuleTree rules) {
        return switch (rules) {
            case TakeAndBreak heaps -> Optional.of(heaps);
            case RuleTree.Moves moves -> PlainTaking.of(moves);
            default -> Optional.empty();
        };
    }

    private Optional<Message> prove(
            Sum sum, Evidence.Period period, Map<TakeAndBreak, String> games, CheckFindings findings) {
        // A sum in misere play may rest on normal values, where its games are tame.
        boolean tells = period.misere() == (sum.play() == Play.MISERE);
        var faults = new ArrayList<Message>();
        if (games.isEmpty()) return Optional.of(fails(Message.of("check.period.unfit")));
        games.forEach((rules, name) -> {
            var wrong = PeriodCheck.fault(rules, period).or(() -> keep(rules, period, tells));
            wrong.ifPresentOrElse(faults::add, () -> findings.repeats(name, period));
        });
        return faults.size() == games.size() ? Optional.of(fails(faults.getFirst())) : Optional.empty();
    }

    /// @param tells whether the period is of the values that are asked for
    /// @return a message that the period is not the least
    private Optional<Message> keep(TakeAndBreak rules, Evidence.Period period, boolean tells) {
        if (period.misere() && rules.maySplit()) return Optional.empty();
        var repeating = RepeatingValues.of(rules, period);
        if (!repeating.isLeast()) return Optional.of(Message.of("check.period.not-least"));
        if (tells) values.put(rules, repeating);
        return Optional.empty();
    }

    private static Message fails(Message fault) {
        return Message.of("check.verdict.period-fails", "fault", fault);
    }

    /// @return the fault, if a period does not hold
    public Optional<Message> fault() {
        return fault;
    }

    /// @return the values of the heaps of such rules, where a period of theirs was proved
    public Optional<RepeatingValues> values(RuleTree rules) {
        return Optional.ofNullable(values.get(rules));
    }
}
