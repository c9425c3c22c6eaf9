package grundy.strategic.solve;

import grundy.strategic.tree.GameTree;

/// A question about a game tree: how do the players behave best? Its answer is a {@link
/// grundy.rules.RulesException} if a player forgets what he did or knew.
///
/// @param most equilibria to list
public record TreeQuestion(GameTree tree, int most) implements StrategicQuestion<TreeVerdict> {}
