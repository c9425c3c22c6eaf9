package grundy.pattern;

import java.util.List;

/// What was found in a table.
///
/// @param table what was looked at
/// @param rules the rules that give exactly this table, the simplest first
/// @param unseen how many more agree with its beginning, which were not compared with the rest
/// @param cut whether there was no time to try all rules
/// @param formulas what fits, the simplest first
/// @param shortPeriod a period that fits but of which the table shows too little, or 0
public record Pattern(
        GivenTable table, List<RuleMatch> rules, int unseen, boolean cut, List<Fitted> formulas, long shortPeriod) {
    /// A formula, and what becomes of it with the rules found.
    public record Fitted(FittingFormula formula, List<FormulaTrial> trials) {}
}
