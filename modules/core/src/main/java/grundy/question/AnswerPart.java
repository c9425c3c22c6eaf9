package grundy.question;

import java.util.List;
import java.util.Optional;

/// Which part of the answer to a position is enough.
public enum AnswerPart {
    /// Who wins, by which moves, and the value.
    ALL,
    /// Who wins.
    OUTCOME,
    /// Who wins, and by which moves.
    MOVES,
    /// The value, with all that follows from it: nothing is searched for in its stead.
    VALUE;

    /// The names of those that are less than all.
    public static final List<String> NAMES = List.of("outcome", "moves", "value");

    /// @return empty if it is none of {@link #NAMES}
    public static Optional<AnswerPart> named(String name) {
        return switch (name) {
            case "outcome" -> Optional.of(OUTCOME);
            case "moves" -> Optional.of(MOVES);
            case "value" -> Optional.of(VALUE);
            default -> Optional.empty();
        };
    }
}
