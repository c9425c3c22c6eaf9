package grundy.question;

import grundy.answer.GameScores;
import grundy.rules.ScoredRuleset;

/// The values of the positions of one game with a score, asked for one after the other as it is played. A single
/// position with its best line is a {@link PositionQuestion}.
///
/// @param root the position to begin with; the answer is about it and what can be reached from it
public record ScoresQuestion<P>(ScoredRuleset<P> rules, P root) implements Question<GameScores<P>> {}
