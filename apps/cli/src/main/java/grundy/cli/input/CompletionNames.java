package grundy.cli.input;

import grundy.contest.judge.Problems;
import grundy.contest.problem.Problem;
import grundy.rules.CatalogueEntry;
import grundy.rules.catalogue.Catalogue;
import grundy.strategic.matrix.MatrixCatalogue;
import grundy.strategic.matrix.MatrixEntry;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Names that a shell can complete to: one word each, without characters that a shell reads otherwise.
public final class CompletionNames {
    private static final Predicate<String> WORD =
            Pattern.compile("[\\p{L}\\p{N}-]+").asMatchPredicate();

    private CompletionNames() {}

    /// @return ids of all games of the catalogue, and their names in Chinese
    public static List<String> games() {
        var entries = Catalogue.builtIn().entries();
        return words(Stream.concat(
                entries.stream().map(CatalogueEntry::id),
                entries.stream().flatMap(game -> game.chineseNames().stream())));
    }

    /// @return ids of all problems of judges
    public static List<String> problems() {
        return words(Problems.all().stream().map(Problem::id));
    }

    /// @param command `matrix` or `tree`
    /// @return ids of all games of choice that it is about, and their names in Chinese
    public static List<String> choices(String command) {
        var entries = MatrixCatalogue.entries().stream()
                .filter(game -> game.command().equals(command))
                .toList();
        return words(Stream.concat(
                entries.stream().map(MatrixEntry::id), entries.stream().flatMap(game -> game.chineseNames().stream())));
    }

    private static List<String> words(Stream<String> names) {
        return names.filter(WORD).distinct().toList();
    }
}
