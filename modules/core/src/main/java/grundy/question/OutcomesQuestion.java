package grundy.question;

import grundy.answer.OutcomeTable;
import grundy.rules.Game;
import grundy.value.Play;

/// Asks who wins each of the heaps 0 to `to`, where Left and Right have moves of their own, or options
/// may be blocked.
///
/// @param game of one coordinate with moves for Left and for Right, or options blocked
/// @param to the last heap, at least 0
public record OutcomesQuestion(Game game, Play play, long to) implements Question<OutcomeTable> {}
