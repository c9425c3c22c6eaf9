package grundy.question;

import grundy.answer.LostHeapSet;
import grundy.rules.RuleTree;

/// Asks for the P-positions among the heaps 0 to `to` in normal play. No other question finds them all
/// as quickly.
///
/// @param rules of a game of one coordinate
/// @param to the last heap, at least 0
public record LostQuestion(RuleTree rules, int to) implements Question<LostHeapSet> {}
