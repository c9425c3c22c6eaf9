package grundy.rules.catalogue;

import grundy.rules.CatalogueEntry;
import grundy.rules.Game;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.language.formula.TokenCursor;
import grundy.rules.language.rule.NamedGames;
import grundy.rules.language.rule.RuleParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.scored.ScoredBoards;
import grundy.text.ChineseCharacters;
import grundy.text.Message;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The games that are known by name. The entries lie as files in the jar, and a file is read when its game is first
/// asked for; which game a name belongs to stands in an index that the build makes.
public final class Catalogue implements NamedGames {
    /// Words that a Chinese name may have or not.
    private static final Pattern SAID_OF_ANY = Pattern.compile("(?:博弈|游戏|问题|变形|nim|[的之上])+$|[的之上]");

    private static final Catalogue BUILT_IN = new Catalogue(Map.of(), Map.of());

    private final Map<String, CatalogueEntry> added;
    private final Map<String, Optional<CatalogueEntry>> entries = new ConcurrentHashMap<>();
    private final Map<String, Game> files;
    private final Map<FilledGame, RuleTree> rules = new ConcurrentHashMap<>();
    private @Nullable Map<String, String> ids;
    private @Nullable Map<String, CatalogueEntry> byId;
    private @Nullable Map<String, String> cores;

    /// A game with its parameters filled in.
    private record FilledGame(String id, Map<String, BigInteger> parameters) {}

    private Catalogue(Map<String, CatalogueEntry> added, Map<String, Game> files) {
        this.added = added;
        this.files = files;
    }

    /// @return the games that come with Grundy
    public static Catalogue builtIn() {
        return BUILT_IN;
    }

    /// @return a catalogue with one more game, which hides others of the same names
    public Catalogue with(CatalogueEntry entry) {
        var more = new LinkedHashMap<>(added);
        namesOf(entry).forEach(name -> more.put(key(name), entry));
        return new Catalogue(more, files);
    }

    /// @param game whose text is the path of a file, as a user writes it where rules are expected
    /// @return a catalogue that knows this game too
    public Catalogue withFile(Game game) {
        var more =
                new TreeMap<String, Game>(Comparator.comparing(String::length).thenComparing(path -> path));
        more.putAll(files);
        more.put(game.text(), game);
        return new Catalogue(added, more.reversed());
    }

    @Override
    public Optional<Game> file(String text, int offset) {
        return files.values().stream()
                .filter(game -> text.startsWith(game.text(), offset))
                .findFirst();
    }

    @Override
    public Optional<CatalogueEntry> find(String name) {
        var key = key(name);
        if (added.get(key) instanceof CatalogueEntry entry) return Optional.of(entry);
        if (ids == null && name.matches("[a-z0-9-]+")) {
            var entry = ofId(name);
            if (entry.isPresent()) return entry;
        }
        return ids().get(key) instanceof String id ? ofId(id) : Optional.empty();
    }

    private Optional<CatalogueEntry> ofId(String id) {
        return entries.computeIfAbsent(id, unread -> Optional.ofNullable(read(unread)));
    }

    /// @return all games, in the order of their ids
    public Collection<CatalogueEntry> entries() {
        var all = new TreeMap<>(builtInById());
        added.values().forEach(entry -> all.put(entry.id(), entry));
        return all.values();
    }

    @Override
    public Collection<String> names() {
        return entries().stream().flatMap(entry -> namesOf(entry).stream()).toList();
    }

    /// @return the entry's rules with its parameters filled in
    /// @throws IllegalArgumentException if the entry's own rules are not in the rule language
    public RuleTree rules(CatalogueEntry entry, Map<String, BigInteger> parameters) {
        try {
            return readRules(entry, parameters);
        } catch (SyntaxException e) {
            throw new IllegalArgumentException("The catalogue's rules of " + entry.id() + ": " + e.getMessage(), e);
        }
    }

    @Override
    public Optional<Notion> notion(String name) {
        return CatalogueTopics.find(name).map(topic -> new Notion(topic.id(), topic.about()));
    }

    @Override
    public RuleTree rules(CatalogueEntry entry, Map<String, BigInteger> parameters, TokenCursor cursor, int start)
            throws SyntaxException {
        checkOrder(entry, parameters, cursor, start);
        try {
            return readRules(entry, parameters);
        } catch (SyntaxException e) {
            throw cursor.error(start, Message.of("syntax.in-game", "game", entry.id(), "problem", e.problem()));
        } catch (RulesException e) {
            throw cursor.error(start, Message.of("syntax.in-game", "game", entry.id(), "problem", e.explanation()));
        }
    }

    /// @throws SyntaxException if a parameter is more than another that it must not exceed; probably they
    ///     were exchanged
    private static void checkOrder(
            CatalogueEntry entry, Map<String, BigInteger> parameters, TokenCursor cursor, int start)
            throws SyntaxException {
        if (entry.need().isEmpty()) return;
        var lower = entry.order().getFirst();
        var upper = entry.order().getLast();
        var low = parameters.get(lower);
        var high = parameters.get(upper);
        if (low == null || high == null || low.compareTo(high) <= 0) return;
        var exchanged = entry.parameters().keySet().stream()
                .map(name -> name.equals(lower)
                        ? high
                        : name.equals(upper) ? low : parameters.getOrDefault(name, BigInteger.ZERO))
                .map(BigInteger::toString)
                .collect(Collectors.joining(", ", entry.id() + "[", "]"));
        throw cursor.error(
                start,
                Message.of(
                        "syntax.parameter-order",
                        "game",
                        entry.id(),
                        "need",
                        entry.need().get(),
                        "low",
                        lower + " = " + low,
                        "high",
                        upper + " = " + high),
                exchanged);
    }

    private RuleTree readRules(CatalogueEntry entry, Map<String, BigInteger> parameters) throws SyntaxException {
        var game = new FilledGame(entry.id(), Map.copyOf(parameters));
        if (rules.get(game) instanceof RuleTree cached) return cached;
        var read = newRules(entry, parameters);
        rules.put(game, read);
        return read;
    }

    private RuleTree newRules(CatalogueEntry entry, Map<String, BigInteger> parameters) throws SyntaxException {
        if (entry.rules().startsWith("board ")) {
            var name = entry.rules().substring("board ".length()).strip();
            var board = Boards.find(name, parameters);
            if (board.isPresent()) return RuleTree.of(name, parameters, board.get());
            var scored = ScoredBoards.find(name, parameters);
            if (scored.isPresent()) return new RuleTree.Scored(name, parameters, scored.get());
            var source = Source.of(entry.rules());
            throw new SyntaxException(source, "board ".length(), Message.of("syntax.no-board", "board", name), null);
        }
        var cursor = new TokenCursor(Source.of(entry.rules()), parameters);
        var game = new RuleParser(cursor, this).game();
        if (!cursor.atEnd()) throw cursor.expected(Message.of("syntax.end"));
        return game.rules();
    }

    private Map<String, CatalogueEntry> builtInById() {
        if (byId == null) {
            var entries = new TreeMap<String, CatalogueEntry>();
            for (var id : new TreeSet<>(ids().values()))
                entries.put(id, ofId(id).orElseThrow(() -> new AssertionError("The file of " + id + " is missing")));
            byId = entries;
        }
        return byId;
    }

    /// @return the id of each game by each of its names, in the form of keys
    private Map<String, String> ids() {
        if (ids == null) {
            var read = new HashMap<String, String>();
            var id = "";
            for (var line : index()) {
                int blank = line.indexOf(' ');
                var value = line.substring(blank).strip();
                if (line.startsWith("game ")) {
                    id = value.replaceFirst("\\[.*", "").strip();
                    read.put(key(id), id);
                } else {
                    for (var name : value.split("\\|")) read.put(key(name), id);
                }
            }
            ids = read;
        }
        return ids;
    }

    private static List<String> namesOf(CatalogueEntry entry) {
        var names = new ArrayList<String>();
        names.add(entry.id());
        names.addAll(entry.names());
        names.addAll(entry.chineseNames());
        return names;
    }

    /// @return a key that is equal for names that differ in case, blanks, hyphens and apostrophes only, or are in
    ///     traditional characters
    public static String key(String name) {
        var key = new StringBuilder();
        ChineseCharacters.inUsual(name.toLowerCase(Locale.ROOT).replace("&", "and"))
                .codePoints()
                .filter(Character::isLetterOrDigit)
                .forEach(key::appendCodePoint);
        return key.toString();
    }

    /// {@inheritDoc}
    ///
    /// Of Chinese names only: those that differ in words like 游戏 and 博弈 say the same.
    @Override
    public Optional<String> similar(String name) {
        var core = core(name);
        if (core.length() < 2 || core.codePoints().noneMatch(Character::isIdeographic)) return Optional.empty();
        if (cores == null)
            cores = names().stream().collect(Collectors.toMap(Catalogue::core, each -> each, (first, _) -> first));
        return Optional.ofNullable(cores.get(core));
    }

    private static String core(String name) {
        return SAID_OF_ANY.matcher(key(name).replace("尼姆", "nim")).replaceAll("");
    }

    private static List<String> index() {
        try (var stream = resource("index")) {
            if (stream == null) throw new AssertionError("The catalogue's index is missing from the jar");
            return new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))
                    .lines()
                    .filter(line -> !line.isEmpty())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static @Nullable CatalogueEntry read(String id) {
        try (var stream = resource(id + ".game")) {
            if (stream == null) return null;
            return CatalogueFile.parse(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (SyntaxException e) {
            throw new AssertionError("The catalogue's file of " + id + ": " + e.getMessage(), e);
        }
    }

    private static @Nullable InputStream resource(String name) {
        return Catalogue.class.getResourceAsStream("/grundy/catalogue/" + name);
    }
}
