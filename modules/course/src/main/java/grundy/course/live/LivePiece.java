package grundy.course.live;

import grundy.rules.language.RunningNumber;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// A computed or playable piece between two paragraphs.
public sealed interface LivePiece {
    /// The analysis of a position: who wins, by which moves, and why.
    ///
    /// @param question rules and a position
    record Answer(String question) implements LivePiece {}

    /// The values of one heap, with the period.
    record OneHeap(BoundedRules range) implements LivePiece {}

    /// The values of two coordinates.
    record TwoHeaps(BoundedRules range) implements LivePiece {}

    /// A small game against the engine.
    ///
    /// @param question where it begins
    record SmallGame(String question) implements LivePiece {}

    /// The values of one heap for each number that a letter in the rules runs through.
    ///
    /// @param pattern rules with a letter, and how far
    record Variation(BoundedRules pattern, RunningNumber number) implements LivePiece {
        private static final Pattern RANGE = Pattern.compile("(\\p{L}) = (\\d{1,3})\\.\\.(\\d{1,3})");

        /// @return the rules with the number for the letter
        public BoundedRules at(long value) {
            return new BoundedRules(number.in(pattern.rules(), value), pattern.to());
        }

        private static Optional<LivePiece> of(List<String> lines) {
            if (lines.size() != 2) return Optional.empty();
            var range = RANGE.matcher(lines.get(1).strip());
            if (!range.matches()) return Optional.empty();
            long from = Long.parseLong(range.group(2));
            long to = Long.parseLong(range.group(3));
            if (!RunningNumber.isRange(from, to)) return Optional.empty();
            return BoundedRules.of(lines.get(0))
                    .map(pattern -> new Variation(pattern, new RunningNumber(range.group(1), from, to)));
        }
    }

    /// The theorem for all sizes, with the steps of its proof.
    record Proof(String rules) implements LivePiece {}

    /// Every vertex of a small graph on which a token moves.
    ///
    /// @param edges pairs of vertices, with commas between them
    record Graph(String edges) implements LivePiece {}

    /// A matrix game: dominance, equilibria.
    ///
    /// @param game a table of payoffs, or a name of the catalogue
    record Matrix(String game) implements LivePiece {}

    /// An expression of values, evaluated step by step.
    record Calculation(String expression) implements LivePiece {}

    /// The closed forms of a game of the catalogue, checked again.
    record ClosedForm(String game) implements LivePiece {}

    /// @param kind the first word of a fenced block
    /// @param body what is fenced, one line; of `vary` two
    /// @return the piece; empty if there is no such kind, or the body is malformed
    static Optional<LivePiece> of(String kind, String body) {
        return switch (kind) {
            case "solve" -> Optional.of(new Answer(body));
            case "values" -> BoundedRules.of(body).map(OneHeap::new);
            case "table" -> BoundedRules.of(body).map(TwoHeaps::new);
            case "play" -> Optional.of(new SmallGame(body));
            case "prove" -> Optional.of(new Proof(body));
            case "graph" -> Optional.of(new Graph(body.replace("\n", ", ")));
            case "matrix" -> Optional.of(new Matrix(body));
            case "eval" -> Optional.of(new Calculation(body));
            case "claim" -> Optional.of(new ClosedForm(body));
            case "vary" -> Variation.of(body.lines().toList());
            default -> Optional.empty();
        };
    }
}
