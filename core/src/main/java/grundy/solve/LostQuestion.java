package grundy.solve;

import grundy.rules.Rules;

/// Which of the heaps 0 to `to` does the player about to move lose, in normal play? The quickest way to all of them.
///
/// @param rules of a game of one coordinate
/// @param to the last heap, at least 0
public record LostQuestion(Rules rules, int to) implements Question<Lost> {}
