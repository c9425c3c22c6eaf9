package grundy.solve.component;

import grundy.rules.Board;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.TurnPosition;
import java.math.BigInteger;
import java.util.List;

/// A board that stays one component however it falls apart.
///
/// In an ordinary sum it makes no difference to take a board apart into regions that do not touch, and makes search
/// fast. Where one must or may move in several components at once, or the first to end decides, it would change the
/// game.
public record OnePiece<P>(Board<P> board) implements Board<P> {
    /// @return the question with every board in one piece
    public static TurnPosition of(TurnPosition question) {
        var sum = question.sum();
        if (sum.components().stream().noneMatch(component -> component.game().rules() instanceof RuleTree.OnBoard))
            return question;
        var components = sum.components().stream().map(OnePiece::of).toList();
        return new TurnPosition(
                new Sum(sum.play(), sum.compound(), components, sum.text()), question.preferences(), question.mover());
    }

    private static Component of(Component component) {
        var game = component.game();
        if (!(game.rules() instanceof RuleTree.OnBoard(var name, var parameters, var board))) return component;
        var rules = new RuleTree.OnBoard(name, parameters, new OnePiece<>(board));
        return new Component(new Game(game.text(), rules, game.entry(), game.parameters()), component.position());
    }

    @Override
    public Iterable<P> options(P position) {
        return board.options(position);
    }

    /// An option leaves two new parts at the most.
    @Override
    public BigInteger leastOptions(P position) {
        return board.leastOptions(position).shiftRight(1);
    }

    @Override
    public BigInteger leastFollowers(P position) {
        return board.leastFollowers(position).shiftRight(1);
    }

    @Override
    public List<P> parts(P position) {
        return List.of(position);
    }

    @Override
    public P read(String text) {
        return board.read(text);
    }

    @Override
    public String write(P position) {
        return board.write(position);
    }
}
