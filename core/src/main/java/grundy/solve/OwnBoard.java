package grundy.solve;

import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.PositionException;
import grundy.rules.Rules;
import grundy.rules.Ruleset;
import grundy.rules.Sum;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// A user's ruleset as a board, which writes positions as Java does.
record OwnBoard<P>(Ruleset<P> ruleset) implements Board<P> {
    static <P> PositionQuestion question(Ruleset<P> ruleset, List<P> positions, Play play, Compound compound) {
        var board = new OwnBoard<>(ruleset);
        var rules = new Rules.OnBoard(ruleset.getClass().getName(), Map.of(), board);
        var game = new Game(name(ruleset), rules, null);
        var components = new ArrayList<Component>();
        for (var position : positions)
            components.add(new Component(game, new BoardPosition(position, board.write(position))));
        var text = String.join(
                " + ",
                components.stream()
                        .map(component -> component.position().toString())
                        .toList());
        return new PositionQuestion(new Sum(play, compound, components, text));
    }

    static String name(Object ruleset) {
        var name = ruleset.getClass().getSimpleName();
        return name.isEmpty() ? "ruleset" : name;
    }

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
