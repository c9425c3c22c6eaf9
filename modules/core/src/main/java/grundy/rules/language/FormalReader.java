package grundy.rules.language;

import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.Sum;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.language.formula.Token;
import grundy.rules.language.formula.Token.Kind;
import grundy.rules.language.formula.TokenCursor;
import grundy.rules.language.rule.MiserePrefix;
import grundy.rules.language.rule.NamedGames;
import grundy.rules.language.rule.PositionParser;
import grundy.rules.language.rule.RuleParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.words.WordReader;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads whole lines of the rule language as it is written, with no help for people who do not know it.
///
/// @param named the games that have names
record FormalReader(NamedGames named) {
    private static final Pattern ADDED_HEAPS = Pattern.compile("[\\d\\s+,]+");

    /// Reads rules alone.
    ///
    /// @throws SyntaxException if the text is not in the language
    PrefixedRules rules(Source source) throws SyntaxException {
        var cursor = new TokenCursor(source, Map.of());
        var prefixes = new Prefixes(cursor, named);
        if (cursor.atEnd())
            throw cursor.expected(Message.of("syntax.rules-or-name")).withExample("take {1,3,4}");
        var game = new RuleParser(cursor, named).game();
        if (!cursor.atEnd()) throw cursor.expected(Message.of("syntax.end-of-rules"));
        return new PrefixedRules(prefixes.play(), prefixes.compound(), game, null);
    }

    /// Reads rules and a position.
    ///
    /// @throws SyntaxException if the text is not in the language
    Sum question(Source source) throws SyntaxException {
        var cursor = new TokenCursor(source, Map.of());
        var prefixes = new Prefixes(cursor, named);
        int start = cursor.token().start();
        var components = new ArrayList<Component>();
        if (cursor.atEnd())
            throw cursor.expected(Message.of("syntax.rules-or-name")).withExample("nim 3 5 7");
        boolean summands;
        boolean isBare = false;
        int position = start;
        do {
            var literals = new LiteralParser(cursor, named);
            if (isBare && literals.atPlainNumber()) throw addedHeaps(cursor, position);
            if (literals.atLiteral(components.isEmpty())) {
                components.add(LiteralGame.component(literals.literal()));
                position = start;
                summands = cursor.accept("+");
                continue;
            }
            boolean bracket = cursor.at("[");
            var game = bracket ? bracketed(cursor) : new RuleParser(cursor, named).game();
            var positions = new PositionParser(cursor, game);
            boolean enclosed = positions.follow() && (bracket || !cursor.token().spaceBefore());
            if (components.isEmpty() && !enclosed) position = cursor.behind();
            try {
                if (enclosed) positions.enclosed(components);
                else if (bracket || !components.isEmpty())
                    throw cursor.expected(Message.of("syntax.position-in-brackets"));
                else isBare = positions.restIsNumbers(components);
            } catch (SyntaxException e) {
                throw withExample(e, game, enclosed);
            }
            summands = cursor.accept("+");
        } while (summands);
        if (!cursor.atEnd()) throw cursor.expected(Message.of("syntax.end-of-position"));
        var text = source.text().substring(position).strip();
        return new Sum(prefixes.play(), prefixes.compound(), components, text);
    }

    /// @return whether a text is rules alone
    boolean isRules(String text) {
        try {
            rules(Source.of(text));
            return true;
        } catch (SyntaxException | RulesException _) {
            return false;
        }
    }

    /// @return whether a text is rules with a position
    boolean isQuestion(String text) {
        try {
            question(Source.of(text));
            return true;
        } catch (SyntaxException | RulesException _) {
            return false;
        }
    }

    /// Reads a position of rules known already, as in a game being played.
    ///
    /// @throws SyntaxException if the text is not a position of the game
    static List<Component> position(Game game, String text) throws SyntaxException {
        var cursor = new TokenCursor(Source.of(text), Map.of());
        var components = new ArrayList<Component>();
        new PositionParser(cursor, game).rest(components);
        if (!cursor.atEnd()) throw cursor.expected(Message.of("syntax.end-of-position"));
        return components;
    }

    /// `nim 3 + 5`: heaps, or the heap 3 beside the number 5.
    private static SyntaxException addedHeaps(TokenCursor cursor, int position) {
        var text = cursor.source.text();
        var rules = text.substring(0, position).strip();
        var heaps = text.substring(position).strip();
        return cursor.error(
                cursor.token().start(),
                Message.of("syntax.added-heaps", "number", cursor.token().text()),
                ADDED_HEAPS.matcher(heaps).matches() ? rules + " " + heaps.replaceAll("[\\s+,]+", " ") : null);
    }

    private static SyntaxException withExample(SyntaxException fault, Game game, boolean enclosed) {
        var position = exampleOf(game);
        if (position.isEmpty()) return fault;
        var rules = enclosed && game.entry() == null ? "[" + game.text() + "]" : game.text();
        return fault.withExample(rules + (enclosed ? "(" + position.get() + ")" : " " + position.get()));
    }

    private static Optional<String> exampleOf(Game game) {
        var entry = game.entry();
        if (entry != null) return entry.examples().stream().findFirst();
        return game.rules() instanceof RuleTree.TakeAndBreak ? Optional.of(WordReader.EXAMPLE_HEAP) : Optional.empty();
    }

    private Game bracketed(TokenCursor cursor) throws SyntaxException {
        cursor.expect("[");
        var game = new RuleParser(cursor, named).game();
        cursor.expect("]");
        return game;
    }

    /// `misere`, `every`, `some`, `short` in any order before the rules.
    private static final class Prefixes {
        private @Nullable Play play;
        private @Nullable Compound compound;
        private boolean shortRule;

        Prefixes(TokenCursor cursor, NamedGames named) throws SyntaxException {
            while (cursor.token().kind() == Kind.WORD) {
                var token = cursor.token();
                if (play == null && new MiserePrefix(cursor, named).accept()) {
                    play = Play.MISERE;
                    continue;
                }
                if (isHyphenated(token, cursor)) return;
                switch (token.text()) {
                    case "misere", "misère", "Misere", "反", "反常" -> once(cursor, play == null);
                    case "normal" -> once(cursor, play == null);
                    case "every", "some" -> once(cursor, compound == null);
                    case "short" -> once(cursor, !shortRule);
                    default -> {
                        return;
                    }
                }
                switch (token.text()) {
                    case "normal" -> play = Play.NORMAL;
                    case "every" -> compound = Compound.CONJUNCTIVE;
                    case "some" -> compound = Compound.SELECTIVE;
                    case "short" -> shortRule = true;
                    default -> play = Play.MISERE;
                }
                cursor.next();
            }
        }

        /// @return whether the word goes on after a hyphen, as in `every-SG`, so that it is a name
        private static boolean isHyphenated(Token token, TokenCursor cursor) {
            var hyphen = cursor.lexer.at(token.end());
            return hyphen.is("-")
                    && !hyphen.spaceBefore()
                    && cursor.lexer.at(hyphen.end()).kind() == Kind.WORD;
        }

        private static void once(TokenCursor cursor, boolean first) throws SyntaxException {
            if (!first)
                throw cursor.error(
                        cursor.token().start(),
                        Message.of(
                                "syntax.prefix-twice", "prefix", cursor.token().text()));
        }

        Play play() {
            return play == null ? Play.NORMAL : play;
        }

        Compound compound() {
            var moving = compound == null ? Compound.DISJUNCTIVE : compound;
            return shortRule ? moving.shortened() : moving;
        }
    }
}
