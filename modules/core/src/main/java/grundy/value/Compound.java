package grundy.value;

import java.util.Locale;

/// The kind of a sum of games: how a move in it is made, and when play ends.
///
/// Under the short rule play ends as soon as some component has no move, whatever the others would allow: in normal
/// play the player who is then to move has lost, in misere play he has won. A move that splits a component leaves
/// several components.
///
/// Source: Smith, Graphs and composite games, 1966, who has all six; Winning Ways, chapters 2, 9 and 10.
public enum Compound {
    /// Move in exactly one component; play ends when no component has a move.
    DISJUNCTIVE,
    /// Move in every component that still has a move; play ends when no component has one (the last to end
    /// decides).
    CONJUNCTIVE,
    /// Move in one or more components, any number of them; play ends when no component has a move.
    SELECTIVE,
    /// Move in exactly one component; the first to end decides.
    SHORT_DISJUNCTIVE,
    /// Move in every component; the first to end decides.
    SHORT_CONJUNCTIVE,
    /// Move in one or more components; the first to end decides.
    SHORT_SELECTIVE;

    /// @return whether the first component that ends decides
    public boolean isShort() {
        return this != moving();
    }

    /// @return the same way to move under the short rule
    public Compound shortened() {
        return switch (this) {
            case DISJUNCTIVE, SHORT_DISJUNCTIVE -> SHORT_DISJUNCTIVE;
            case CONJUNCTIVE, SHORT_CONJUNCTIVE -> SHORT_CONJUNCTIVE;
            case SELECTIVE, SHORT_SELECTIVE -> SHORT_SELECTIVE;
        };
    }

    /// @return the way to move, without regard to when play ends
    public Compound moving() {
        return switch (this) {
            case DISJUNCTIVE, SHORT_DISJUNCTIVE -> DISJUNCTIVE;
            case CONJUNCTIVE, SHORT_CONJUNCTIVE -> CONJUNCTIVE;
            case SELECTIVE, SHORT_SELECTIVE -> SELECTIVE;
        };
    }

    /// @return the words before rules, with a blank: `every `, `short some `; empty for a disjunctive sum
    public String prefix() {
        return switch (this) {
            case DISJUNCTIVE -> "";
            case CONJUNCTIVE -> "every ";
            case SELECTIVE -> "some ";
            case SHORT_DISJUNCTIVE -> "short ";
            case SHORT_CONJUNCTIVE -> "short every ";
            case SHORT_SELECTIVE -> "short some ";
        };
    }

    /// @return the name in lower case with hyphens: `short-conjunctive`
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
