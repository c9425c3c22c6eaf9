package grundy.strategic.solve;

import grundy.strategic.tree.GameTree;

/// A question about the optimal strategies in a game tree. Its answer is a {@link
/// grundy.rules.RulesException} if a player has imperfect recall.
///
/// @param most the most equilibria to list
public record TreeQuestion(GameTree tree, int most) implements StrategicQuestion<TreeVerdict> {}
