package grundy.strategic.solve;

import grundy.strategic.tree.GameTree;

/// What is best in a game tree? Its answer is a {@link grundy.rules.RulesException} if a player forgets what he did or
/// knew.
///
/// @param most equilibria to list
public record TreeQuestion(GameTree tree, int most) implements StrategicQuestion<TreeVerdict> {}
