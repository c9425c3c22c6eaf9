package grundy.question;

import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.PositionException;
import grundy.rules.RuleTree;
import grundy.rules.ScoredBoard;
import grundy.rules.ScoredMove;
import grundy.rules.ScoredRuleset;
import grundy.rules.Sum;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Play;
import java.util.List;
import java.util.Map;

/// A user's ruleset with a score as a board, which writes positions as Java does and calls a move by where it leads.
record OwnScoredBoard<P>(ScoredRuleset<P> ruleset) implements ScoredBoard<P> {
    static <P> PositionQuestion question(ScoredRuleset<P> ruleset, P position) {
        var board = new OwnScoredBoard<>(ruleset);
        var rules = new RuleTree.Scored(ruleset.getClass().getName(), Map.of(), board);
        var game = new Game(OwnBoard.name(ruleset), rules, null);
        var component = new Component(game, new BoardPosition(position, () -> board.write(position)));
        return new PositionQuestion(
                new Sum(Play.NORMAL, Compound.DISJUNCTIVE, List.of(component), board.write(position)));
    }

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
