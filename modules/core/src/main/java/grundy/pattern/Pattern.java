package grundy.pattern;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/// The rules and the formulas that fit a table.
///
/// @param table what was examined
/// @param rules the rules that give exactly this table, the simplest first
/// @param unseen how many more agree with its beginning, which were not compared with the rest
/// @param untried why not all rules were compared with the table; empty if all were
/// @param formulas what fits, the simplest first
/// @param shortPeriod a period that fits but of which the table shows too little, or 0
/// @param isShifted whether the table was read from heap 1 on because no rules give it from heap 0 on
public record Pattern(
        InputTable table,
        List<RuleMatch> rules,
        int unseen,
        Set<UntriedReason> untried,
        List<FittedFormula> formulas,
        long shortPeriod,
        boolean isShifted) {
    Pattern shifted() {
        return new Pattern(table, rules, unseen, untried, formulas, shortPeriod, true);
    }

    /// The reason that rules were not compared with a table.
    public enum UntriedReason {
        /// Time was up.
        TIME,
        /// Sets and codes are read off tables that begin at heap 0 or 1.
        START,
        /// Values above 2^31 - 1 or heaps above 20,000,000 are compared with no rules.
        LARGE,
        /// The first values of some game take too many positions.
        COSTLY,
        /// Codes are not compared with misere values, but only with who wins.
        MISERE;

        /// @return name in JSON
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// A formula, and what becomes of it with the rules found.
    public record FittedFormula(FittingFormula formula, List<FormulaTrial> trials) {}
}
