package grundy.question;

import grundy.answer.NimSequence;
import grundy.rules.Game;
import grundy.value.Play;

/// Asks for the nim-values of the heaps 0 to `to`, and for a period in them.
///
/// @param game of one coordinate
/// @param to the last heap, at least 0
public record SequenceQuestion(Game game, Play play, long to) implements Question<NimSequence> {}
