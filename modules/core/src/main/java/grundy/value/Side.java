package grundy.value;

/// The two players of a partizan game.
public enum Side {
    LEFT,
    RIGHT;

    /// @return the one who answers
    public Side other() {
        return this == LEFT ? RIGHT : LEFT;
    }
}
