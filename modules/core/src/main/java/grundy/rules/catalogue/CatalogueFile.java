package grundy.rules.catalogue;

import grundy.rules.CatalogueEntry;
import grundy.rules.language.formula.TokenCursor;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import grundy.text.PrintableText;
import grundy.text.SpellingGuess;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Reads a file of the catalogue: lines of a key and its text; a line that begins with blank continues the one
/// above; `#` at the start of a line is a comment.
public final class CatalogueFile {
    private static final Set<String> KEYS = Set.of(
            "game",
            "group",
            "name",
            "name.zh",
            "about",
            "about.zh",
            "source",
            "oeis",
            "rules",
            "start",
            "need",
            "theorem",
            "claim",
            "example");
    private final Source source;
    private final Map<String, List<String>> lines = new LinkedHashMap<>();

    private CatalogueFile(String text) {
        this.source = Source.of(text);
    }

    /// @return whether the text is of this form rather than a bare line of rules
    public static boolean isCatalogueFile(String text) {
        return text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .findFirst()
                .orElse("")
                .matches("game\\s+\\S.*");
    }

    /// @throws SyntaxException if a key is unknown or one that must be there is missing
    public static CatalogueEntry parse(String text) throws SyntaxException {
        var file = new CatalogueFile(text);
        file.readSections();
        return file.entry();
    }

    private void readSections() throws SyntaxException {
        String key = "";
        int offset = 0;
        for (var line : source.text().split("\n", -1)) {
            int start = offset;
            offset += line.length() + 1;
            if (line.isBlank() || line.startsWith("#")) continue;
            if (Character.isWhitespace(line.charAt(0))) {
                var texts = lines.get(key);
                if (texts == null) throw error(start, Message.of("catalogue.continuation"));
                texts.add(texts.removeLast() + " " + line.strip());
                continue;
            }
            var words = line.strip().split("\\s+", 2);
            key = words[0];
            if (!KEYS.contains(key))
                throw new SyntaxException(
                        source,
                        start,
                        Message.of("catalogue.key", "key", PrintableText.of(key)),
                        SpellingGuess.nearest(key, KEYS).orElse(null));
            lines.computeIfAbsent(key, _ -> new ArrayList<>()).add(words.length > 1 ? words[1].strip() : "");
        }
    }

    private CatalogueEntry entry() throws SyntaxException {
        var game = one("game");
        int bracket = game.indexOf('[');
        var id = (bracket < 0 ? game : game.substring(0, bracket)).strip();
        return new CatalogueEntry(
                id,
                bracket < 0 ? Map.of() : parameters(game.substring(bracket)),
                optional("group").orElse("heaps"),
                names("name").isEmpty() ? List.of(id) : names("name"),
                names("name.zh"),
                optional("about").orElse(""),
                optional("about.zh").orElse(""),
                optional("source").orElse(""),
                optional("oeis").orElse(""),
                one("rules"),
                optional("start"),
                optional("need"),
                List.copyOf(lines.getOrDefault("theorem", List.of())),
                List.copyOf(lines.getOrDefault("claim", List.of())),
                List.copyOf(lines.getOrDefault("example", List.of())));
    }

    private Map<String, BigInteger> parameters(String text) throws SyntaxException {
        var cursor = new TokenCursor(Source.of(text), Map.of());
        var parameters = new LinkedHashMap<String, BigInteger>();
        cursor.expect("[");
        do {
            var name = cursor.next().text();
            cursor.expect("=");
            parameters.put(name, cursor.integer(Message.of("syntax.parameter", "name", name)));
        } while (cursor.accept(","));
        cursor.expect("]");
        return Collections.unmodifiableMap(parameters);
    }

    private List<String> names(String key) {
        return lines.getOrDefault(key, List.of()).stream()
                .flatMap(line -> Arrays.stream(line.split("\\|")))
                .map(String::strip)
                .filter(name -> !name.isEmpty())
                .toList();
    }

    private String one(String key) throws SyntaxException {
        return optional(key).orElseThrow(() -> error(0, Message.of("catalogue.missing", "key", key)));
    }

    private Optional<String> optional(String key) {
        return Optional.ofNullable(lines.get(key)).map(List::getLast);
    }

    private SyntaxException error(int offset, Message problem) {
        return new SyntaxException(source, Math.min(offset, source.text().length()), problem, null);
    }
}
