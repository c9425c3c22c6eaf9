package grundy.question;

import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.OneSide;
import grundy.rules.PartizanBoard;
import grundy.rules.PartizanRuleset;
import grundy.rules.PositionException;
import grundy.rules.RuleTree;
import grundy.rules.Ruleset;
import grundy.rules.Sum;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Play;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// A user's ruleset as a board, which writes positions as Java does.
record OwnBoard<P>(PartizanRuleset<P> ruleset) implements PartizanBoard<P> {
    static <P> PositionQuestion question(PartizanRuleset<P> ruleset, List<P> positions, Play play, Compound compound) {
        var board = new OwnBoard<>(ruleset);
        var game = new Game(name(ruleset), rules(board), null);
        var components = new ArrayList<Component>();
        for (var position : positions)
            components.add(new Component(game, new BoardPosition(position, () -> board.write(position))));
        var text = String.join(
                " + ",
                components.stream()
                        .map(component -> component.position().toString())
                        .toList());
        return new PositionQuestion(new Sum(play, compound, components, text));
    }

    private static RuleTree rules(OwnBoard<?> board) {
        var name = board.ruleset.getClass().getName();
        return board.ruleset instanceof Ruleset<?>
                ? new RuleTree.OnBoard(name, Map.of(), new OneSide<>(board, Side.LEFT))
                : RuleTree.of(name, Map.of(), board);
    }

    static String name(Object ruleset) {
        var name = ruleset.getClass().getSimpleName();
        return name.isEmpty() ? "ruleset" : name;
    }

    @Override
    public Iterable<P> leftOptions(P position) {
        return ruleset.leftOptions(position);
    }

    @Override
    public Iterable<P> rightOptions(P position) {
        return ruleset.rightOptions(position);
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
