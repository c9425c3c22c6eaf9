package grundy.engine.heap.breaking;

import grundy.check.ArithmeticPeriod;
import grundy.check.ArithmeticPeriod.Finding;
import grundy.engine.heap.sequence.Repeat;
import grundy.engine.heap.sequence.Repeats;
import grundy.rules.Rules.TakeAndBreak;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// Arithmetic periods that {@link grundy.check.PeriodTheorem#CARRIES} proves. What was decided of a repetition is
/// remembered.
final class ArithmeticProof {
    private final TakeAndBreak rules;
    private final boolean applies;
    private final Map<Repeat, Finding> findings = new HashMap<>();

    /// @param applies whether the amounts are finitely many and the codes nim-values
    ArithmeticProof(TakeAndBreak rules, boolean applies) {
        this.rules = rules;
        this.applies = applies;
    }

    /// @return the arithmetic period that the codes show, if it is proved
    Optional<Repeat> find(int[] codes, int length) {
        if (!applies) return Optional.empty();
        return Repeats.find(codes, length, repeat -> Repeats.isConvincing(repeat, length))
                .filter(repeat -> repeat.saltus() > 0)
                .filter(repeat -> findings.computeIfAbsent(repeat, found -> decide(found, codes)) == Finding.PROVED);
    }

    /// @return whether this was found before not to go on
    boolean isRefuted(Repeat repeat) {
        return findings.get(repeat) == Finding.REFUTED;
    }

    /// @return the last heap whose code the proof needs
    static long last(Repeat repeat) {
        return Math.max(repeat.preperiod(), 1) + (long) repeat.period() - 1;
    }

    private Finding decide(Repeat repeat, int[] codes) {
        return ArithmeticPeriod.decide(rules, repeat.preperiod(), repeat.period(), repeat.saltus(), codes);
    }
}
