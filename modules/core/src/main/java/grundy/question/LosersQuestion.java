package grundy.question;

import grundy.answer.LoserTable;
import grundy.rules.Game;
import java.util.List;

/// Asks which of several players loses each of the heaps 0 to `to`.
///
/// @param preferences for each player all players, the one he would like best to see lose first; empty for the usual
///     order
/// @param to the last heap, at least 0
public record LosersQuestion(Game game, List<List<Integer>> preferences, long to) implements Question<LoserTable> {}
