package grundy.question;

import java.util.List;
import java.util.Optional;

/// The part of a position's answer that is enough.
public enum AnswerPart {
    /// The outcome, the winning moves, and the value.
    ALL,
    /// The outcome.
    OUTCOME,
    /// The outcome and the winning moves.
    MOVES,
    /// The value, with all that follows from it: nothing is searched for in its stead.
    VALUE;

    /// The names of those that are less than all.
    public static final List<String> NAMES = List.of("outcome", "moves", "value");

    /// @return empty if it is none of {@link #NAMES}
    public static Optional<AnswerPart> find(String name) {
        return switch (name) {
            case "outcome" -> Optional.of(OUTCOME);
            case "moves" -> Optional.of(MOVES);
            case "value" -> Optional.of(VALUE);
            default -> Optional.empty();
        };
    }
}
