package grundy.value;

import java.util.Locale;

/// The convention for the end of play: whether the player who cannot move loses or wins.
public enum Play {
    /// Whoever cannot move loses; the last player to move wins.
    NORMAL,
    /// Whoever cannot move wins; the last player to move loses.
    MISERE;

    /// @return the name in lower case: `normal`, `misere`
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// @return the word before rules and claims: `misere ` with a blank; empty for normal play
    public String prefix() {
        return this == MISERE ? id() + " " : "";
    }
}
