package grundy.engine.contract;

import grundy.rules.Position;

/// A game and where it is played.
record Placed(Ruled game, Position position) {}
