package grundy.solve;

/// The two players of a partizan game.
public enum Side {
    LEFT,
    RIGHT
}
