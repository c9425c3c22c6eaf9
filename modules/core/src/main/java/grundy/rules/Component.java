package grundy.rules;

/// One component of a sum: a game and a position of it.
public record Component(Game game, Position position) {}
