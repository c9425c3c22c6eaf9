package grundy.rules.language.rule;

import grundy.rules.CatalogueEntry;
import grundy.rules.Game;
import grundy.rules.RuleTree;
import grundy.rules.RuleTree.Alternative;
import grundy.rules.RuleTree.Moves;
import grundy.rules.RuleTree.Partizan;
import grundy.rules.RuleTree.Players;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.formula.Condition;
import grundy.rules.language.formula.AmountParser;
import grundy.rules.language.formula.ExpressionParser;
import grundy.rules.language.formula.Token;
import grundy.rules.language.formula.Token.Kind;
import grundy.rules.language.formula.TokenCursor;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import grundy.text.PrintableText;
import grundy.text.SpellingGuess;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Reads the rules of one game: `take 1..3`, `0.77`, `(a, b): …`, `left …; right …`, `3 players: …`, or a name of
/// the named.
public final class RuleParser {
    private static final String IMPARTIAL = "impartial";
    private static final int MOST_PLAYERS = 1000;

    /// Longer names are not compared with those that are known.
    private static final int SHORTEST_OF_NAME = 5;
    private static final int LONGEST_NAME = 100;

    private static final List<String> STARTS = List.of("take", "split", "left", "right");
    private static final List<String> PREFIXES = List.of("misere", "normal", "every", "some", "short");
    private final TokenCursor cursor;
    private final NamedGames named;

    /// @param cursor at the beginning of the rules
    /// @param named the games that have names
    public RuleParser(TokenCursor cursor, NamedGames named) {
        this.cursor = cursor;
        this.named = named;
    }

    /// Reads one game, prefixes apart.
    ///
    /// @throws SyntaxException where something else stands
    public Game game() throws SyntaxException {
        int start = cursor.token().start();
        return new BlockingParser(cursor).after(unblocked(), start);
    }

    private Game unblocked() throws SyntaxException {
        int start = cursor.token().start();
        if (cursor.at(IMPARTIAL)) return impartial();
        var file = named.file(cursor.source.text(), start);
        if (file.isPresent()) {
            cursor.moveTo(start + file.get().text().length());
            return file.get();
        }
        if (startsRules()) {
            var rules = rules();
            return new Game(textFrom(start), rules, null);
        }
        var game = catalogueGame();
        if (!new ProductParser(cursor).follows(game.rules())) return game;
        var product = product(game, start);
        return new Game(textFrom(start), product, null);
    }

    /// `impartial clobber`: either player may make the moves of both.
    private Game impartial() throws SyntaxException {
        int start = cursor.next().start();
        cursor.enter();
        boolean bracket = cursor.accept("[");
        var game = unblocked();
        if (bracket) cursor.expect("]");
        cursor.leave();
        var rules = ImpartialForm.of(game.rules());
        if (rules.isEmpty()) throw cursor.error(start, Message.of("syntax.impartial"));
        return new Game(textFrom(start), rules.get(), null);
    }

    /// `twins x twins`, of which the first factor is read.
    private RuleTree product(Game first, int start) throws SyntaxException {
        var products = new ProductParser(cursor);
        cursor.next();
        if (cursor.token().kind() != Kind.WORD) throw cursor.expected(Message.of("syntax.coin-game"));
        int other = cursor.token().start();
        var second = catalogueGame();
        if (products.follows(second.rules()))
            throw cursor.error(cursor.token().start(), Message.of("syntax.two-factors"));
        return products.product(first, start, second, other);
    }

    private String textFrom(int start) {
        return cursor.source.text().substring(start, cursor.behind()).strip();
    }

    private boolean startsRules() {
        var token = cursor.token();
        return new WideCodeParser(cursor).atCode()
                || new CodeParser(cursor).atCode()
                || new BoardParser(cursor).follows()
                || new SpawningParser(cursor).follows()
                || token.kind() == Kind.INTEGER
                || token.is("(")
                || token.is("take")
                || token.is("split")
                || token.is("left")
                || token.is("right");
    }

    private RuleTree rules() throws SyntaxException {
        cursor.enter();
        var rules = readRules();
        cursor.leave();
        return rules;
    }

    private RuleTree readRules() throws SyntaxException {
        var wide = new WideCodeParser(cursor);
        if (wide.atCode()) return wide.code();
        var code = new CodeParser(cursor);
        if (code.atCode()) return code.code();
        var board = new BoardParser(cursor);
        if (board.follows()) return board.rules();
        var spawning = new SpawningParser(cursor);
        if (spawning.follows()) return spawning.rules();
        if (cursor.at("take")) return take();
        if (cursor.at("split")) return new SplitParser(cursor, named).splitOnly();
        if (cursor.at("left") || cursor.at("right")) return partizan();
        if (cursor.at("(")) return moves();
        if (cursor.token().kind() == Kind.INTEGER
                && cursor.lexer.at(cursor.token().end()).is("players")) return players();
        if (cursor.token().kind() == Kind.WORD) return unblocked().rules();
        throw cursor.expected(Message.of("syntax.rules"));
    }

    private RuleTree take() throws SyntaxException {
        cursor.expect("take");
        var amounts = new AmountParser(cursor).amounts();
        var splits = new SplitParser(cursor, named);
        if (cursor.accept("or")) return splits.takeOrSplit(amounts);
        if (cursor.accept("then")) return splits.takeThenSplit(amounts);
        return new TakeAndBreak(List.of(new Term(amounts, Term.LEAVE_ONE_OR_NONE)));
    }

    private Partizan partizan() throws SyntaxException {
        int start = cursor.token().start();
        boolean leftFirst = cursor.next().is("left");
        cursor.accept(":");
        var first = rules();
        if (!cursor.accept(";"))
            throw cursor.expected(Message.of("syntax.other-side", "side", leftFirst ? "right" : "left"));
        cursor.expect(leftFirst ? "right" : "left");
        cursor.accept(":");
        var second = rules();
        var rules = leftFirst ? new Partizan(first, second) : new Partizan(second, first);
        if (first instanceof Partizan
                || second instanceof Partizan
                || first instanceof Players
                || second instanceof Players) throw cursor.error(start, Message.of("syntax.nested-sides"));
        if (first.arity() != second.arity())
            throw cursor.error(
                    start,
                    Message.of(
                            "syntax.unequal-sides",
                            "left",
                            rules.left().arity(),
                            "right",
                            rules.right().arity()));
        return rules;
    }

    private Players players() throws SyntaxException {
        int start = cursor.token().start();
        var count = cursor.integer(Message.of("syntax.rules"));
        cursor.expect("players");
        if (count.compareTo(BigInteger.TWO) < 0 || count.compareTo(BigInteger.valueOf(MOST_PLAYERS)) > 0)
            throw cursor.error(start, Message.of("syntax.player-count", "count", count, "most", MOST_PLAYERS));
        cursor.expect(":");
        var byPlayer = new ArrayList<RuleTree>();
        do {
            int at = cursor.token().start();
            var rules = rules();
            if (rules instanceof Partizan || rules instanceof Players)
                throw cursor.error(at, Message.of("syntax.nested-sides"));
            if (rules.arity() != 1) throw cursor.error(at, Message.of("syntax.players-one-heap"));
            byPlayer.add(rules);
        } while (cursor.accept(";"));
        int players = count.intValueExact();
        if (byPlayer.size() == 1) while (byPlayer.size() < players) byPlayer.add(byPlayer.getFirst());
        if (byPlayer.size() != players)
            throw cursor.error(start, Message.of("syntax.player-rules", "players", players, "rules", byPlayer.size()));
        return new Players(List.copyOf(byPlayer));
    }

    private Moves moves() throws SyntaxException {
        var coordinates = coordinates();
        var alternatives = new ArrayList<Alternative>();
        do alternatives.add(alternative(coordinates));
        while (cursor.accept("|") || cursor.accept("||"));
        return new Moves(coordinates, List.copyOf(alternatives));
    }

    private List<String> coordinates() throws SyntaxException {
        cursor.expect("(");
        var names = new ArrayList<String>();
        do {
            var token = cursor.token();
            if (token.kind() != Kind.WORD || ExpressionParser.RESERVED.contains(token.text()))
                throw cursor.expected(Message.of("syntax.coordinate"));
            if (names.contains(token.text()))
                throw cursor.error(token.start(), Message.of("syntax.twice", "name", token.text()));
            names.add(cursor.next().text());
        } while (cursor.accept(","));
        cursor.expect(")");
        if (!cursor.accept(":") && !cursor.accept("->"))
            throw cursor.expected(Message.of("syntax.quoted", "text", ":"));
        return List.copyOf(names);
    }

    private Alternative alternative(List<String> coordinates) throws SyntaxException {
        var expressions = ExpressionParser.ofRules(cursor);
        var targets = new TargetParser(cursor, expressions, coordinates.size());
        do targets.read();
        while (cursor.accept("+"));
        boolean slip = cursor.token().kind() == Kind.WORD && !cursor.at("where") && !cursor.at(BlockingParser.WITH);
        if (slip
                && SpellingGuess.nearest(cursor.token().text(), List.of("where"))
                        .isPresent())
            throw cursor.unknownWord(Message.of("syntax.quoted", "text", "where"), List.of("where"));
        var where = cursor.accept("where") ? expressions.condition() : Condition.TRUE;
        return targets.alternative(where);
    }

    /// A game of the catalogue: the longest run of words that is a name. Parameters follow in brackets.
    private Game catalogueGame() throws SyntaxException {
        var token = cursor.token();
        if (token.kind() != Kind.WORD) throw cursor.expected(Message.of("syntax.rules-or-name"));
        var run = new NameRun(cursor);
        var entry = run.entry(named, cursor);
        if (entry.isEmpty()) throw unknown(token, run);
        return withParameters(entry.get(), token.start());
    }

    private SyntaxException unknown(Token token, NameRun run) {
        var name = PrintableText.of(shortened(run.name(run.longest())));
        var notion = Stream.concat(
                        Stream.of(cursor.source.text()), run.lengths().mapToObj(run::name))
                .filter(each -> each.length() <= LONGEST_NAME)
                .flatMap(each -> named.notion(each).stream())
                .findFirst();
        if (notion.isPresent())
            return cursor.error(
                    token.start(),
                    Message.of(
                            "syntax.topic", "name", name, "about", notion.get().about()),
                    "grundy show " + notion.get().id());
        var start = token.text().toLowerCase(Locale.ROOT);
        if (!token.is(start) && (STARTS.contains(start) || PREFIXES.contains(start)))
            return cursor.error(
                    token.start(),
                    Message.of("syntax.small-letters", "word", token.text(), "small", start),
                    new KeyWords(cursor.source.text()).small());
        return cursor.error(token.start(), Message.of("syntax.unknown-game", "name", name), suggestion(token, run));
    }

    private @Nullable String suggestion(Token token, NameRun run) {
        var next = cursor.lexer.at(token.end());
        boolean rulesFollow = next.kind() == Kind.WORD || next.is("[") || next.is("(") || next.is(".");
        var prefix = rulesFollow ? SpellingGuess.nearest(token.text(), PREFIXES) : Optional.<String>empty();
        if (prefix.isPresent()) return prefix.get();
        var names = new LinkedHashSet<>(named.names());
        names.addAll(STARTS);
        names.addAll(PREFIXES);
        return run.lengths()
                .mapToObj(run::name)
                .filter(each -> each.length() <= LONGEST_NAME)
                .flatMap(name -> named.similar(name).or(() -> SpellingGuess.nearest(name, names)).stream())
                .findFirst()
                .or(() -> findByWord(token.text()))
                .orElse(null);
    }

    /// @param word of a name, such as `schwenk` of `Schwenk's game`
    /// @return the only game that has it in a name, or how to list those that do
    private Optional<String> findByWord(String word) {
        boolean chinese = word.codePoints().anyMatch(Character::isIdeographic);
        if (word.length() < (chinese ? 2 : SHORTEST_OF_NAME) || word.length() > LONGEST_NAME) return Optional.empty();
        var has = Pattern.compile(
                (chinese ? "" : "(?<!\\p{L})") + Pattern.quote(word) + (chinese ? "" : "(?!\\p{L})"),
                Pattern.CASE_INSENSITIVE);
        var ids = named.names().stream()
                .filter(name -> has.matcher(name).find())
                .flatMap(name -> named.find(name).stream())
                .map(CatalogueEntry::id)
                .distinct()
                .limit(2)
                .toList();
        return ids.size() > 1
                ? Optional.of("grundy games " + word)
                : ids.stream().findFirst();
    }

    private static String shortened(String name) {
        return name.length() <= 60 ? name : name.substring(0, 60) + "…";
    }

    private Game withParameters(CatalogueEntry entry, int start) throws SyntaxException {
        var parameters = new LinkedHashMap<>(entry.parameters());
        var open = cursor.token();
        if (open.is("[") && !(parameters.isEmpty() && readsSizes(named.rules(entry, parameters, cursor, start)))) {
            cursor.next();
            if (parameters.isEmpty())
                throw cursor.error(open.start(), Message.of("syntax.no-parameters", "game", entry.id()));
            var names = List.copyOf(parameters.keySet());
            int index = 0;
            do {
                if (index >= names.size())
                    throw cursor.error(
                            cursor.token().start(),
                            Message.of("syntax.many-parameters", "game", entry.id(), "names", names));
                var name = names.get(index++);
                if (cursor.at(name) && cursor.lexer.at(cursor.token().end()).is("=")) {
                    cursor.next();
                    cursor.next();
                }
                parameters.put(name, parameter(entry, name));
            } while (cursor.accept(","));
            cursor.expect("]");
        }
        return new Game(
                textFrom(start),
                named.rules(entry, parameters, cursor, start),
                entry,
                Collections.unmodifiableMap(parameters));
    }

    /// @return whether what stands in brackets after the name may be the size of a board
    private static boolean readsSizes(RuleTree rules) {
        return rules.onBoard().map(each -> each.board().readsSizes()).orElse(false);
    }

    private BigInteger parameter(CatalogueEntry entry, String name) throws SyntaxException {
        var what = Message.of("syntax.parameter", "name", name);
        var found = cursor.token();
        if (found.kind() != Token.Kind.WORD || cursor.atInteger()) return cursor.integer(what);
        var variant = entry.id() + "-" + found.text().toLowerCase(Locale.ROOT);
        var usual = entry.parameters().values().stream().map(BigInteger::toString);
        var suggestion = named.find(variant).isPresent()
                ? variant
                : entry.id() + usual.collect(Collectors.joining(",", "[", "]"));
        throw cursor.expected(what, suggestion);
    }
}
