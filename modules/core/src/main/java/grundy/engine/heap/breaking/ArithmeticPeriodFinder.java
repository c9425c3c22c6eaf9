package grundy.engine.heap.breaking;

import grundy.check.period.ArithmeticPeriod;
import grundy.check.period.ArithmeticPeriod.Finding;
import grundy.engine.heap.RepeatFinder;
import grundy.engine.heap.TableRepeat;
import grundy.rules.RuleTree.TakeAndBreak;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// Finds arithmetic periods that {@link grundy.check.period.PeriodTheorem#CARRIES} proves. Remembers each decision.
final class ArithmeticPeriodFinder {
    private final TakeAndBreak rules;
    private final boolean applies;
    private final Map<TableRepeat, Finding> findings = new HashMap<>();

    /// @param applies whether the amounts are finitely many and the codes nim-values
    ArithmeticPeriodFinder(TakeAndBreak rules, boolean applies) {
        this.rules = rules;
        this.applies = applies;
    }

    /// @return the arithmetic period that the codes show, if it is proved
    Optional<TableRepeat> find(int[] codes, int length) {
        if (!applies) return Optional.empty();
        return RepeatFinder.find(codes, length, repeat -> RepeatFinder.isConvincing(repeat, length))
                .filter(repeat -> repeat.saltus() > 0)
                .filter(repeat -> findings.computeIfAbsent(repeat, found -> decide(found, codes)) == Finding.PROVED);
    }

    /// Returns whether this repeat was refuted before.
    boolean isRefuted(TableRepeat repeat) {
        return findings.get(repeat) == Finding.REFUTED;
    }

    /// @return the last heap whose code the proof needs
    static long last(TableRepeat repeat) {
        return Math.max(repeat.preperiod(), 1) + (long) repeat.period() - 1;
    }

    private Finding decide(TableRepeat repeat, int[] codes) {
        return ArithmeticPeriod.decide(rules, repeat.preperiod(), repeat.period(), repeat.saltus(), codes);
    }
}
