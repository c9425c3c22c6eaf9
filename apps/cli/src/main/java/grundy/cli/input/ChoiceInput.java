package grundy.cli.input;

import grundy.cli.option.CommandWords;
import grundy.cli.option.NamedFiles;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.rules.notation.SyntaxException;
import grundy.store.NamedFile;
import grundy.strategic.matrix.MatrixCatalogue;
import grundy.strategic.matrix.MatrixCatalogue.ChosenEntry;
import grundy.strategic.matrix.MatrixText;
import grundy.text.Message;
import grundy.text.SpellingGuess;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A game in strategic form or a game tree as the user names it: a file, standard input, a text in the
/// command line, or a game of the catalogue.
///
/// @param name as the user wrote it
/// @param text of the game; empty for one of the catalogue
/// @param chosen the game of the catalogue, or null
public record ChoiceInput(
        String name, String text, @Nullable ChosenEntry chosen) {
    private static final int HEAD = 1 << 16;
    private static final List<String> ENDINGS = List.of(".nfg", ".efg", ".txt", ".matrix", ".tree", ".game", ".csv");

    /// @param words of the command line
    /// @param missing what to say if there are none
    /// @param unknown the key of what to say of a name that nothing has
    public static ChoiceInput of(List<String> words, Message missing, String unknown, Console console)
            throws IOException, SyntaxException {
        if (words.isEmpty()) throw new UsageException(missing);
        var name = String.join(" ", words);
        if (name.equals("-")) return new ChoiceInput("-", read(console.input(), "-"), null);
        var path = name.length() < 4096 ? NamedFiles.regular(name) : Optional.<Path>empty();
        if (path.isPresent()) {
            try (var in = Files.newInputStream(path.get())) {
                return new ChoiceInput(name, read(in, name), null);
            }
        }
        var chosen = name.length() < 200 ? MatrixCatalogue.find(name) : Optional.<ChosenEntry>empty();
        if (chosen.isPresent()) return new ChoiceInput(name, "", chosen.get());
        if (!isText(name)) {
            boolean isThere = name.length() < 4096
                    && NamedFile.path(name).filter(Files::exists).isPresent();
            throw isThere ? new UsageException(NamedFile.fault(name)) : unknown(name, unknown);
        }
        return new ChoiceInput(name, name, null);
    }

    /// A text has payoffs, a name has none; what ends like a file is one.
    private static boolean isText(String name) {
        var lower = name.toLowerCase(Locale.ROOT);
        if (ENDINGS.stream().anyMatch(lower::endsWith) || lower.startsWith("./") || lower.startsWith("/")) return false;
        return name.isBlank()
                || name.contains(";")
                || name.contains("；")
                || name.contains(",")
                || name.contains("\n")
                || MatrixText.isNfg(name)
                || Arrays.stream(name.split("\\s+")).allMatch(word -> word.matches("[+−-]?[0-9./]+"));
    }

    private static UsageException unknown(String name, String key) {
        var excerpt = CommandWords.shortened(name, 60);
        var other = MisplacedNames.playedInTurn(excerpt);
        if (other.isPresent()) return new UsageException(other.get());
        return new UsageException(SpellingGuess.nearest(name, MatrixCatalogue.names())
                .map(nearest -> Message.of("cli.matrix.unknown-maybe", "name", excerpt, "nearest", nearest))
                .orElseGet(() -> Message.of(key, "name", excerpt)));
    }

    /// Reads no more than the limit; of a longer text the head is examined first, since it may say that the game
    /// itself is too large.
    private static String read(InputStream in, String name) throws IOException, SyntaxException {
        var bytes = in.readNBytes((Utf8Input.MOST_MEGABYTES << 20) + 1);
        if (bytes.length <= Utf8Input.MOST_MEGABYTES << 20) return Utf8Input.decode(bytes, name);
        var head = new String(bytes, 0, HEAD, StandardCharsets.UTF_8);
        try {
            if (MatrixText.isNfg(head)) MatrixText.read(head);
        } catch (SyntaxException _) {
            // the head is cut off somewhere
        }
        throw Utf8Input.tooLong(name);
    }
}
