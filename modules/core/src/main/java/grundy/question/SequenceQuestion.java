package grundy.question;

import grundy.answer.NimSequence;
import grundy.rules.Game;
import grundy.value.Play;

/// What are the nim-values of the heaps 0 to `to`, and is there a period?
///
/// @param game of one coordinate
/// @param to the last heap, at least 0
public record SequenceQuestion(Game game, Play play, long to) implements Question<NimSequence> {}
