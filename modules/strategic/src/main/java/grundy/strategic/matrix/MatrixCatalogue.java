package grundy.strategic.matrix;

import grundy.rules.catalogue.Catalogue;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.strategic.matrix.MatrixEntry.Form;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Rational;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The games of choice that are known by name: games in strategic form and game trees. Their files lie in the jar.
public final class MatrixCatalogue {
    private static @Nullable Map<String, MatrixEntry> all;

    private MatrixCatalogue() {}

    /// An entry with the numbers that the user gave for its parameters.
    ///
    /// @param parameters all of them
    public record ChosenEntry(MatrixEntry entry, Map<String, Rational> parameters) {}

    /// @return all entries, in the order of their ids
    public static Collection<MatrixEntry> entries() {
        return byId().values();
    }

    /// @return every id and every name, as written
    public static List<String> names() {
        var names = new ArrayList<String>();
        for (var entry : entries()) {
            names.add(entry.id());
            names.addAll(entry.names());
            names.addAll(entry.chineseNames());
        }
        return names;
    }

    /// @param text an id or a name in any case, perhaps with parameters in brackets: `cournot[20, 1, 2]`
    /// @return empty if no game has that name
    /// @throws SyntaxException if the brackets do not fit the game
    public static Optional<ChosenEntry> find(String text) throws SyntaxException {
        int bracket = text.indexOf('[');
        var key = Catalogue.key(bracket < 0 ? text : text.substring(0, bracket));
        if (key.isEmpty()) return Optional.empty();
        for (var entry : entries()) {
            boolean named = Catalogue.key(entry.id()).equals(key)
                    || entry.names().stream()
                            .anyMatch(name -> Catalogue.key(name).equals(key))
                    || entry.chineseNames().stream()
                            .anyMatch(name -> Catalogue.key(name).equals(key));
            if (named) return Optional.of(new ChosenEntry(entry, parameters(entry, text, bracket)));
        }
        return Optional.empty();
    }

    /// @param text an id or a name in any case, perhaps with parameters in brackets that fit the game
    /// @return the command that is about the game of that name; empty if there is none
    public static Optional<String> command(String text) {
        try {
            return find(text).map(choice -> choice.entry().command());
        } catch (SyntaxException _) {
            return Optional.empty();
        }
    }

    private static Map<String, Rational> parameters(MatrixEntry entry, String text, int bracket)
            throws SyntaxException {
        if (bracket < 0) return entry.parameters();
        var source = Source.of(text);
        if (entry.parameters().isEmpty())
            throw new SyntaxException(source, bracket, Message.of("syntax.no-parameters", "game", entry.id()), null);
        int close = text.indexOf(']', bracket);
        if (close < 0 || !text.substring(close + 1).isBlank())
            throw new SyntaxException(source, bracket, Message.of("matrix.parameter-brackets"), null);
        var given = new LinkedHashMap<>(entry.parameters());
        var names = List.copyOf(entry.parameters().keySet());
        int offset = bracket + 1;
        int number = 0;
        for (var part : text.substring(bracket + 1, close).split("[,，]", -1)) {
            int equals = part.indexOf('=');
            var name = equals >= 0 ? part.substring(0, equals).strip() : number < names.size() ? names.get(number) : "";
            if (!given.containsKey(name))
                throw new SyntaxException(
                        source, offset, Message.of("syntax.many-parameters", "game", entry.id(), "names", names), null);
            try {
                given.put(name, PayoffText.read(part.substring(equals + 1).strip()));
            } catch (PayoffText.NumberFault e) {
                throw new SyntaxException(source, offset, e.problem(), null);
            }
            offset += part.length() + 1;
            number++;
        }
        return given;
    }

    /// @return the game with names in a language
    /// @throws IllegalArgumentException if the entry is a tree
    /// @throws SyntaxException if a parameter makes no sense
    public static MatrixGame game(ChosenEntry choice, Language language) throws SyntaxException {
        var entry = choice.entry();
        var header = new StringBuilder();
        for (var key : List.of("players", "rows", "columns"))
            if (!entry.label(key, language).isEmpty())
                header.append(key)
                        .append(' ')
                        .append(entry.label(key, language))
                        .append('\n');
        return switch (entry.form()) {
            case TABLE -> {
                var game = MatrixText.read(header + entry.body());
                yield game.withNames(entry.name(language), game.players());
            }
            case BUILT -> {
                var players = Arrays.stream(entry.label("players", language).split(","))
                        .map(String::strip)
                        .toList();
                yield new MatrixFamily(entry.body(), choice.parameters(), players).game(entry.name(language));
            }
            case TREE -> throw new IllegalArgumentException(entry.id() + " is a game tree");
        };
    }

    private static synchronized Map<String, MatrixEntry> byId() {
        if (all == null) {
            var read = new TreeMap<String, MatrixEntry>();
            for (var line : resource("index").split("\n"))
                if (line.startsWith("game ")) {
                    var id = line.substring(5).replaceFirst("\\[.*", "").strip();
                    read.put(id, MatrixFile.parse(resource(id + ".matrix")));
                }
            all = read;
        }
        return all;
    }

    private static String resource(String name) {
        try (var stream = MatrixCatalogue.class.getResourceAsStream("/grundy/catalogue/matrix/" + name)) {
            if (stream == null) throw new AssertionError("The catalogue's file " + name + " is missing from the jar");
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Reads one file: lines of a key and its text, then the body.
    private static final class MatrixFile {
        private static final Map<String, Form> BODIES =
                Map.of("table", Form.TABLE, "tree", Form.TREE, "build", Form.BUILT);

        static MatrixEntry parse(String text) {
            var lines = new LinkedHashMap<String, String>();
            int offset = 0;
            while (true) {
                int end = text.indexOf('\n', offset);
                if (end < 0) throw new AssertionError("A file of the catalogue has no game");
                var words = text.substring(offset, end).strip().split("\\s+", 2);
                offset = end + 1;
                var form = BODIES.get(words[0]);
                if (form != null) return entry(lines, form, form == Form.BUILT ? words[1] : text.substring(offset));
                lines.put(words[0], words.length > 1 ? words[1] : "");
            }
        }

        private static MatrixEntry entry(Map<String, String> lines, Form form, String body) {
            var game = lines.getOrDefault("game", "");
            int bracket = game.indexOf('[');
            return new MatrixEntry(
                    (bracket < 0 ? game : game.substring(0, bracket)).strip(),
                    bracket < 0 ? Map.of() : usual(game.substring(bracket + 1, game.indexOf(']'))),
                    names(lines.getOrDefault("name", "")),
                    names(lines.getOrDefault("name.zh", "")),
                    lines.getOrDefault("about", ""),
                    lines.getOrDefault("about.zh", ""),
                    lines.getOrDefault("source", ""),
                    lines,
                    form,
                    body);
        }

        private static Map<String, Rational> usual(String text) {
            var parameters = new LinkedHashMap<String, Rational>();
            for (var part : text.split(",")) {
                var sides = part.split("=");
                parameters.put(sides[0].strip(), Rational.of(Long.parseLong(sides[1].strip())));
            }
            return parameters;
        }

        private static List<String> names(String line) {
            return Arrays.stream(line.split("\\|"))
                    .map(String::strip)
                    .filter(name -> !name.isEmpty())
                    .toList();
        }
    }
}
