package grundy.rules.language.rule;

import grundy.rules.CatalogueEntry;
import grundy.rules.RuleTree;
import grundy.rules.RuleTree.Alternative;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Condition.Comparison;
import grundy.rules.formula.Condition.Relation;
import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Binary;
import grundy.rules.formula.Expression.Operator;
import grundy.rules.formula.Expression.Variable;
import grundy.rules.formula.LetterNames;
import grundy.rules.language.formula.ExpressionParser;
import grundy.rules.language.formula.TokenCursor;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.ParametricGame;
import grundy.rules.option.ParametricGame.Letter;
import grundy.rules.option.Substitution;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Reads rules with letters in the place of numbers: `take 1..m`, `misere take l..r`, `take {1, 2*m}`,
/// `bounded-nim[k]`, `(a, b): (a-k, b) | (a, b-k) where k <= m`.
public final class ParametricRules {
    private static final String HEAP = "n";
    private static final Expression ONE = new Expression.Number(BigInteger.ONE);

    private static final Pattern LETTER = Pattern.compile("\\p{L}\\p{Nd}*");

    private final TokenCursor cursor;
    private final NamedGames named;
    private final Set<String> names;

    private ParametricRules(TokenCursor cursor, NamedGames named, Set<String> names) {
        this.cursor = cursor;
        this.named = named;
        this.names = names;
    }

    /// @param letters that stand for a number where rules in the general form or a name of the
    ///     catalogue, which may have fresh letters and parameters of their own, do not show it
    /// @throws SyntaxException if it is no such text, or has no letter
    public static ParametricGame of(Source source, NamedGames named, Set<String> letters) throws SyntaxException {
        var game = perhaps(source, named, letters);
        if (game.letters().isEmpty()) throw new TokenCursor(source, Map.of()).expected(Message.of("syntax.letters"));
        return game;
    }

    /// @return the game, also where there is no letter
    /// @throws SyntaxException if it is no such text
    public static ParametricGame perhaps(Source source, NamedGames named, Set<String> letters) throws SyntaxException {
        var cursor = new TokenCursor(source, Map.of());
        var game = new ParametricRules(cursor, named, letters).game();
        if (!cursor.atEnd()) throw cursor.expected(Message.of("syntax.end-of-rules"));
        return game;
    }

    /// A game of the catalogue by its name, with numbers and letters for its parameters.
    ///
    /// @param text without prefixes
    /// @param parameters what stands for each
    /// @param letters in them, in the order in which they occur
    public record CatalogueGame(
            Play play, String text, CatalogueEntry entry, Map<String, Expression> parameters, List<Letter> letters) {}

    /// @param letters as for {@link #of}
    /// @throws SyntaxException if it is not a game of the catalogue and nothing else
    public static CatalogueGame name(Source source, NamedGames named, Set<String> letters) throws SyntaxException {
        var cursor = new TokenCursor(source, Map.of());
        var rules = new ParametricRules(cursor, named, letters);
        var play = rules.play();
        int start = cursor.token().start();
        var entry = rules.entry();
        var given = rules.given(entry);
        if (!cursor.atEnd()) throw cursor.expected(Message.of("syntax.end-of-rules"));
        var inThem = new LinkedHashSet<String>();
        given.values().forEach(value -> inThem.addAll(LetterNames.in(value)));
        return new CatalogueGame(play, source.text().substring(start).strip(), entry, given, rules.letterList(inThem));
    }

    /// @return a family whose letters are the coordinates that no move changes, each at least 0; empty if there
    ///     are none, or nothing else
    public static Optional<ParametricGame> ofConstants(String text, Play play, RuleTree.Moves moves) {
        var letters = new ArrayList<Letter>();
        var positions = new ArrayList<Integer>();
        for (int i = 0; i < moves.arity(); i++) {
            int place = i;
            var name = moves.coordinates().get(i);
            boolean fixed = moves.alternatives().stream()
                    .allMatch(move -> move.parts().stream()
                            .allMatch(part -> part.get(place).equals(new Variable(name))));
            if (fixed) letters.add(new Letter(name, BigInteger.ZERO));
            else positions.add(i);
        }
        if (letters.isEmpty() || positions.isEmpty()) return Optional.empty();
        var alternatives = moves.alternatives().stream()
                .map(move -> new Alternative(
                        move.parts().stream()
                                .map(part -> positions.stream().map(part::get).toList())
                                .toList(),
                        move.times(),
                        move.where()))
                .toList();
        var rules = new RuleTree.Moves(
                positions.stream().map(moves.coordinates()::get).toList(), alternatives);
        return Optional.of(new ParametricGame(text, play, rules, letters, List.of(), null, Map.of()));
    }

    /// @throws SyntaxException if some word is too long to be a letter that nobody has named; it may be misspelt
    private List<Letter> letterList(Set<String> letters) throws SyntaxException {
        for (var letter : letters)
            if (!names.contains(letter) && !LETTER.matcher(letter).matches())
                throw cursor.expected(Message.of("syntax.letters"));
        return letters.stream().map(name -> new Letter(name, BigInteger.ONE)).toList();
    }

    private Play play() throws SyntaxException {
        var play = cursor.accept("misere") ? Play.MISERE : Play.NORMAL;
        cursor.accept("normal");
        return play;
    }

    private ParametricGame game() throws SyntaxException {
        var play = play();
        int start = cursor.token().start();
        if (cursor.at("take")) {
            var taking = taking();
            return game(start, play, taking.moves(), taking.domain(), null, Map.of());
        }
        if (cursor.at("(")) return game(start, play, general(cursor), List.of(), null, Map.of());
        return catalogueGame(play, start, entry());
    }

    /// @param domain of amounts: each is positive, and ranges are not empty
    private record TakingGame(RuleTree.Moves moves, List<Condition> domain) {}

    /// Amounts between two bounds, which are the same for one amount.
    private record Range(Expression from, Expression to) {
        boolean isOne() {
            return from.equals(to);
        }
    }

    private TakingGame taking() throws SyntaxException {
        cursor.expect("take");
        var expressions = ExpressionParser.ofRules(cursor);
        var ranges = new ArrayList<Range>();
        do {
            boolean braces = cursor.accept("{");
            do ranges.add(range(expressions));
            while (braces && cursor.accept(","));
            if (braces) cursor.expect("}");
        } while (cursor.accept(","));
        var letters = new LinkedHashSet<>(names);
        var domain = new ArrayList<Condition>();
        for (var range : ranges) {
            letters.addAll(LetterNames.in(range.from));
            letters.addAll(LetterNames.in(range.to));
            if (!(range.from instanceof Expression.Number))
                domain.add(new Comparison(Relation.AT_LEAST, range.from, ONE));
            if (!range.isOne() && !(range.from instanceof Expression.Number && range.to instanceof Expression.Number))
                domain.add(new Comparison(Relation.AT_MOST, range.from, range.to));
        }
        var taken = new Variable(Stream.of("k", "j", "i", "h", "k'")
                .filter(name -> !letters.contains(name))
                .findFirst()
                .orElseThrow());
        return new TakingGame(
                new RuleTree.Moves(
                        List.of(HEAP),
                        ranges.stream().map(range -> taking(range, taken)).toList()),
                domain);
    }

    private Range range(ExpressionParser expressions) throws SyntaxException {
        int start = cursor.token().start();
        var from = expressions.expression();
        var to = cursor.accept("..") ? expressions.expression() : from;
        for (var end : List.of(from, to))
            if (LetterNames.in(end).contains(HEAP)) throw cursor.error(start, Message.of("syntax.letter-heap"));
        if (from instanceof Expression.Number(var least)) {
            if (least.signum() <= 0) throw cursor.error(start, Message.of("syntax.zero-amount"));
            if (to instanceof Expression.Number(var most) && most.compareTo(least) < 0)
                throw cursor.error(start, Message.of("syntax.empty-range", "from", least, "to", most));
        }
        return new Range(from, to);
    }

    private static Alternative taking(Range range, Variable taken) {
        if (range.isOne()) return leaving(range.from, Condition.TRUE);
        var most = new Comparison(Relation.AT_MOST, taken, range.to);
        if (range.from.equals(ONE)) return leaving(taken, most);
        var least = new Comparison(Relation.AT_MOST, range.from, taken);
        return leaving(taken, new Condition.All(List.of(least, most)));
    }

    private static Alternative leaving(Expression taken, Condition where) {
        return new Alternative(List.of(List.of(new Binary(Operator.MINUS, new Variable(HEAP), taken))), where);
    }

    private RuleTree.Moves general(TokenCursor text) throws SyntaxException {
        var game = new RuleParser(text, NamedGames.NONE).game();
        if (game.rules() instanceof RuleTree.Moves moves) return moves;
        throw text.expected(Message.of("syntax.letters"));
    }

    private CatalogueEntry entry() throws SyntaxException {
        var entry = new NameRun(cursor).entry(named, cursor);
        if (entry.isEmpty()) throw cursor.expected(Message.of("syntax.rules-or-name"));
        return entry.get();
    }

    /// `bounded-nim[k]`, or `bash` where its own `m` is a letter.
    private ParametricGame catalogueGame(Play play, int start, CatalogueEntry entry) throws SyntaxException {
        var given = given(entry);
        if (entry.rules().startsWith("board ")) throw cursor.error(start, Message.of("syntax.letters"));
        var own = new ParametricRules(new TokenCursor(Source.of(entry.rules()), Map.of()), named, given.keySet());
        var taking = own.cursor.at("take") ? own.taking() : new TakingGame(own.general(own.cursor), List.of());
        if (!own.cursor.atEnd()) throw cursor.error(start, Message.of("syntax.letters"));
        var domain = new ArrayList<>(taking.domain());
        if (entry.need().isPresent())
            domain.add(new Comparison(
                    Relation.AT_MOST,
                    new Variable(entry.order().getFirst()),
                    new Variable(entry.order().getLast())));
        var renamed = given.values().stream()
                .flatMap(each -> LetterNames.in(each).stream())
                .toList();
        var coordinates = taking.moves().coordinates();
        var moves = new RuleTree.Moves(
                coordinates,
                taking.moves().alternatives().stream()
                        .map(each -> Substitution.apart(given, each, coordinates, renamed)
                                .of(each))
                        .toList());
        var filling = new Substitution(given);
        for (var coordinate : coordinates)
            if (renamed.contains(coordinate)) throw cursor.error(start, Message.of("syntax.letter-heap"));
        return game(start, play, moves, domain.stream().map(filling::of).toList(), entry, given);
    }

    private Map<String, Expression> given(CatalogueEntry entry) throws SyntaxException {
        var given = new LinkedHashMap<String, Expression>();
        entry.parameters()
                .forEach((name, usual) ->
                        given.put(name, names.contains(name) ? new Variable(name) : new Expression.Number(usual)));
        if (!cursor.accept("[")) return given;
        var expressions = ExpressionParser.ofRules(cursor);
        for (var name : List.copyOf(given.keySet())) {
            if (cursor.at(name) && cursor.lexer.at(cursor.token().end()).is("=")) {
                cursor.next();
                cursor.next();
            }
            given.put(name, expressions.expression());
            if (!cursor.accept(",")) break;
        }
        cursor.expect("]");
        return given;
    }

    private ParametricGame game(
            int start,
            Play play,
            RuleTree.Moves moves,
            List<Condition> domain,
            @Nullable CatalogueEntry entry,
            Map<String, Expression> parameters)
            throws SyntaxException {
        var letters = new LinkedHashSet<String>();
        parameters.values().forEach(value -> letters.addAll(LetterNames.in(value)));
        if (entry == null && cursor.source.text().substring(start).startsWith("take"))
            domain.forEach(condition -> letters.addAll(LetterNames.in(condition)));
        for (var alternative : moves.alternatives())
            for (var letter : alternative.freshLetters(moves.coordinates()))
                if (names.contains(letter)) letters.add(letter);
        var text = cursor.source.text().substring(start, cursor.token().start()).strip();
        return new ParametricGame(text, play, moves, letterList(letters), domain, entry, parameters);
    }
}
