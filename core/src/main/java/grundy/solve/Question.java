package grundy.solve;

import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.PositionException;
import grundy.rules.Rules;
import grundy.rules.Ruleset;
import grundy.rules.ScoredBoard;
import grundy.rules.ScoredMove;
import grundy.rules.ScoredRuleset;
import grundy.rules.Source;
import grundy.rules.Sum;
import grundy.rules.SyntaxException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// What is asked of the solver: a position, how it is played, and for games of several players whom each would
/// rather see lose.
///
/// @param preferences for each player all players in the order in which he would like to see them lose, the dearest
///     first; empty where there are two players, or for the usual order (the next player first, then the one after
///     him, himself last)
/// @param mover who of several players is about to move, from 0; 0 in games of two
public record Question(Sum sum, List<List<Integer>> preferences, int mover) {
    /// Where player 0 is about to move, or there are two players.
    public Question(Sum sum, List<List<Integer>> preferences) {
        this(sum, preferences, 0);
    }

    /// Reads a question in the rule language.
    ///
    /// @param text such as `wythoff 3 5` or `misere nim(1,1) + [take 1..3](21)`
    /// @throws SyntaxException if it is not in the language, saying where and what was expected
    public static Question parse(String text) throws SyntaxException {
        return new Question(new RuleLanguage(Catalogue.builtIn()).question(Source.of(text)), List.of());
    }

    /// Asks about one position of a ruleset of one's own.
    public static <P> Question of(Ruleset<P> ruleset, P position, Play play) {
        return of(ruleset, List.of(position), play, Compound.DISJUNCTIVE);
    }

    /// Asks about a sum of positions of a ruleset of one's own.
    public static <P> Question of(Ruleset<P> ruleset, List<P> positions, Play play, Compound compound) {
        var board = new OwnBoard<>(ruleset);
        var name = ruleset.getClass().getSimpleName();
        var game = new Game(
                name.isEmpty() ? "ruleset" : name,
                new Rules.OnBoard(ruleset.getClass().getName(), Map.of(), board),
                null);
        var components = new ArrayList<Component>();
        for (var position : positions)
            components.add(new Component(game, new BoardPosition(position, board.write(position))));
        var text = String.join(
                " + ",
                components.stream()
                        .map(component -> component.position().toString())
                        .toList());
        return new Question(new Sum(play, compound, components, text), List.of());
    }

    /// Asks about a position of a game with a score of one's own.
    public static <P> Question of(ScoredRuleset<P> ruleset, P position) {
        var board = new OwnScoredBoard<>(ruleset);
        var name = ruleset.getClass().getSimpleName();
        var game = new Game(
                name.isEmpty() ? "ruleset" : name,
                new Rules.Scored(ruleset.getClass().getName(), Map.of(), board),
                null);
        var component = new Component(game, new BoardPosition(position, () -> board.write(position)));
        var sum = new Sum(Play.NORMAL, Compound.DISJUNCTIVE, List.of(component), board.write(position));
        return new Question(sum, List.of());
    }

    /// A user's ruleset with a score as a board, which writes positions as Java does and calls a move by where
    /// it leads.
    private record OwnScoredBoard<P>(ScoredRuleset<P> ruleset) implements ScoredBoard<P> {
        @Override
        public Iterable<ScoredMove<P>> moves(P position) {
            return ruleset.moves(position);
        }

        @Override
        public long ending(P position) {
            return ruleset.ending(position);
        }

        @Override
        public long reach(P position) {
            return ruleset.reach(position);
        }

        @Override
        public P read(String text) {
            throw new PositionException(0, Message.of("syntax.own-ruleset"));
        }

        @Override
        public String write(P position) {
            return String.valueOf(position);
        }

        @Override
        public String code(P from, ScoredMove<P> move) {
            return String.valueOf(move.to());
        }

        @Override
        public Message codes() {
            return Message.of("scored.codes.own");
        }
    }

    /// A user's ruleset as a board, which writes positions as Java does.
    private record OwnBoard<P>(Ruleset<P> ruleset) implements Board<P> {
        @Override
        public Iterable<P> options(P position) {
            return ruleset.options(position);
        }

        @Override
        public List<P> parts(P position) {
            return ruleset.parts(position);
        }

        @Override
        public P read(String text) {
            throw new PositionException(0, Message.of("syntax.own-ruleset"));
        }

        @Override
        public String write(P position) {
            return String.valueOf(position);
        }
    }
}
