package grundy.rules;

/// A position of a game whose rules are a Java class.
///
/// @param state what the {@link Board} plays on; its `equals` and `hashCode` decide which positions are the same
/// @param text the position as the board writes it
public record BoardPosition(Object state, String text) implements Position {
    @Override
    public boolean equals(Object other) {
        return other instanceof BoardPosition that && state.equals(that.state);
    }

    @Override
    public int hashCode() {
        return state.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
