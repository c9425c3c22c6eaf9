package grundy.present.move;

import grundy.explain.board.ChompBite;
import grundy.explain.board.CutEdge;
import grundy.finding.Move;
import grundy.rules.PartGroup;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.text.Language;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;

/// Moves and positions as a player reads them.
public record MoveWording(Language language) {
    private static final int MOST_CHARACTERS = 60;
    private static final int MOST_STEPS = 24;
    private static final int MOST_PARTS = 12;

    public String say(Message message) {
        return message.in(language);
    }

    /// @return such as `heap 2: 5 -> 4 (take 1)`
    public String move(Situation from, Move move) {
        var semicolon = say(Message.of("explain.semicolon"));
        var steps = move.steps().stream()
                .limit(MOST_STEPS)
                .map(step -> step(from, step))
                .collect(Collectors.joining(semicolon));
        return move.steps().size() > MOST_STEPS ? steps + semicolon + "…" : steps;
    }

    private String step(Situation from, Move.Step step) {
        var change = change(from, step);
        if (from.components().size() == 1) return change;
        int number = step.component() + 1;
        if (from.isOneGame() && from.isHeaps())
            return say(Message.of("play.move.heap", "number", number, "move", change));
        if (from.isOneGame()) return say(Message.of("play.move.part", "number", number, "move", change));
        var game = shorten(from.components().get(step.component()).game().text());
        return say(Message.of("play.move.game", "number", number, "game", game, "move", change));
    }

    private String change(Situation from, Move.Step step) {
        var text = step.from().toString();
        var plain = shorten(text) + " -> " + sum(step.to()) + takenText(from, step);
        var rules = from.components().get(step.component()).game().rules();
        return CutEdge.of(rules, step)
                .map(edge -> text.length() > MOST_CHARACTERS ? edge.alone() : edge.behindMove(plain))
                .or(() -> ChompBite.of(rules, step)
                        .filter(_ -> text.length() <= MOST_CHARACTERS)
                        .map(bite -> bite.behindMove(plain)))
                .map(this::say)
                .orElse(plain);
    }

    private String takenText(Situation from, Move.Step step) {
        var rules = from.components().get(step.component()).game().rules();
        if (rules.arity() != 1 || rules instanceof RuleTree.OnBoard) return "";
        var taken = counters(step.from())
                .subtract(step.to().stream().map(MoveWording::counters).reduce(BigInteger.ZERO, BigInteger::add));
        return taken.signum() <= 0 ? "" : say(Message.of("play.move.taken", "count", shorten(taken.toString())));
    }

    public static BigInteger counters(Position heap) {
        return ((Tuple) heap).get(0);
    }

    String sum(List<Position> parts) {
        var groups = PartGroup.of(parts);
        return groups.stream()
                        .limit(MOST_PARTS)
                        .map(group -> group.text(shorten(group.part().toString())))
                        .collect(Collectors.joining(" + "))
                + (groups.size() > MOST_PARTS ? " + …" : "");
    }

    /// @return the text, with the middle left out where it is long
    public static String shorten(String text) {
        if (text.length() <= MOST_CHARACTERS) return text;
        return text.substring(0, MOST_CHARACTERS / 2) + "…" + text.substring(text.length() - MOST_CHARACTERS / 4);
    }
}
