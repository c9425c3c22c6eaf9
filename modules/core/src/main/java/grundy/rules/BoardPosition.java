package grundy.rules;

import java.util.function.Supplier;

/// A position of a game whose rules are a Java class.
///
/// @param state what the {@link Board} plays on; its `equals` and `hashCode` decide which positions are the same
/// @param writing gives the position as the board writes it, which may be long
public record BoardPosition(Object state, Supplier<String> writing) implements Position {
    /// @param text the position as the board writes it
    public BoardPosition(Object state, String text) {
        this(state, () -> text);
    }

    /// @return the position as the board writes it
    public String text() {
        return writing.get();
    }

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
        return text();
    }
}
