package grundy.pattern;

import java.util.OptionalLong;

/// The trial of a formula beyond its table, where rules are known that give the same table.
///
/// @param rules which they are
/// @param to the last heap of theirs that was compared
/// @param missedAt the first heap at which the formula is wrong
/// @param expected what the formula says there
/// @param value what is right there
/// @param isProved whether the formula is right for ever, by the proved period of the rules
public record FormulaTrial(
        RuleMatch rules, long to, OptionalLong missedAt, long expected, long value, boolean isProved) {}
