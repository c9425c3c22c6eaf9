package grundy.rules.rewrite;

import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Proves that play on boards of letters always ends, by numbers that no move raises and that each move
/// lowers: how many squares hold a letter, and the rows and columns in which these lie.
///
/// A number that no pattern raises is found, then one that none of the patterns raises which do not lower it, and so
/// on. If each pattern lowers one of them, the numbers in this order become less with each move, and play ends; where
/// that is not so, nothing is known. Cost: the patterns times the square of the letters.
final class EndOfPlay {
    private EndOfPlay() {}

    /// @return whether no play can go on for ever, even if the same side moves several times
    static boolean isCertain(RewriteRules rules) {
        return isCertain(rules, changes(rules.alphabet().size()));
    }

    /// @return whether the numbers of squares that hold a letter show it alone, without where they lie
    static boolean isByCounts(RewriteRules rules) {
        return isCertain(rules, counts(rules.alphabet().size()));
    }

    private static boolean isCertain(RewriteRules rules, List<GreatestRise> changes) {
        var open = Stream.concat(rules.left().stream(), rules.right().stream())
                .distinct()
                .toList();
        while (!open.isEmpty()) {
            var patterns = open;
            var left = changes.stream()
                    .flatMap(change -> notLowered(patterns, change).stream())
                    .findFirst();
            if (left.isEmpty()) return false;
            open = left.get();
        }
        return true;
    }

    /// The most by which a pattern raises a number.
    private interface GreatestRise extends ToIntFunction<PlacedPattern> {}

    private static List<GreatestRise> changes(int letters) {
        return Stream.concat(counts(letters).stream(), places(letters).stream()).toList();
    }

    private static List<GreatestRise> counts(int letters) {
        return IntStream.rangeClosed(1, letters)
                .boxed()
                .flatMap(letter -> Stream.<GreatestRise>of(
                        pattern -> most(pattern, letter, false), pattern -> most(pattern, letter, true)))
                .toList();
    }

    private static List<GreatestRise> places(int letters) {
        return IntStream.rangeClosed(1, letters)
                .boxed()
                .flatMap(letter -> Stream.<GreatestRise>of(
                        pattern -> displacement(pattern, letter, PlacedPattern.Cell::row),
                        pattern -> displacement(pattern, letter, cell -> -cell.row()),
                        pattern -> displacement(pattern, letter, PlacedPattern.Cell::column),
                        pattern -> displacement(pattern, letter, cell -> -cell.column())))
                .toList();
    }

    /// @return the patterns that do not lower a number, if none raises it and some lower it
    private static Optional<List<PlacedPattern>> notLowered(List<PlacedPattern> patterns, GreatestRise change) {
        if (patterns.stream().anyMatch(pattern -> change.applyAsInt(pattern) > 0)) return Optional.empty();
        var left = patterns.stream()
                .filter(pattern -> change.applyAsInt(pattern) == 0)
                .toList();
        return left.size() < patterns.size() ? Optional.of(left) : Optional.empty();
    }

    /// @param fewer whether squares without the letter are counted, so that it is to become more
    private static int most(PlacedPattern pattern, int letter, boolean fewer) {
        int most = 0;
        for (var cell : pattern.cells()) {
            if (!cell.writes()) continue;
            boolean mayBe = (cell.letters() >> letter & 1) != 0;
            boolean must = cell.letters() == 1 << letter;
            int after = cell.to() == letter ? 1 : 0;
            most += fewer ? (mayBe ? 1 : 0) - after : after - (must ? 1 : 0);
        }
        return most;
    }

    /// @param at where a square lies
    /// @return the distance by which the places of a letter move as a sum; 1, as if they did, where
    ///     their number may change
    private static int displacement(PlacedPattern pattern, int letter, ToIntFunction<PlacedPattern.Cell> at) {
        if (most(pattern, letter, false) != 0 || most(pattern, letter, true) != 0) return 1;
        int moved = 0;
        for (var cell : pattern.cells()) {
            if (!cell.writes()) continue;
            if (cell.to() == letter) moved += at.applyAsInt(cell);
            if (cell.letters() == 1 << letter) moved -= at.applyAsInt(cell);
        }
        return moved;
    }
}
