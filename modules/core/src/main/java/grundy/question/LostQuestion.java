package grundy.question;

import grundy.answer.LostHeapSet;
import grundy.rules.RuleTree;

/// Which of the heaps 0 to `to` does the player about to move lose, in normal play? The quickest way to all of them.
///
/// @param rules of a game of one coordinate
/// @param to the last heap, at least 0
public record LostQuestion(RuleTree rules, int to) implements Question<LostHeapSet> {}
