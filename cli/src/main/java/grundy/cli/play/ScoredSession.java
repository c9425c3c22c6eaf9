package grundy.cli.play;

import grundy.engine.LimitException;
import grundy.engine.Limits;
import grundy.present.play.MoveClock;
import grundy.present.play.Order;
import grundy.present.play.ScoredMatch;
import grundy.present.play.Wording;
import grundy.rules.Game;
import grundy.rules.ScoredBoard;
import grundy.rules.ScoredMove;
import grundy.solve.Scores;
import grundy.solve.ScoresQuestion;
import grundy.solve.Solver;
import grundy.text.DisplayWidth;
import grundy.text.Language;
import grundy.text.Message;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// A person at the table with a game that has a score: one game after another until he leaves.
///
/// @param <P> the positions
public final class ScoredSession<P> {
    private static final int MOST_LISTED = 40;
    private static final int HELP_COLUMNS = 20;

    private final Game game;
    private final ScoredBoard<P> board;
    private final P start;
    private final Scores<P> engine;
    private final MoveClock clock;
    private final Dialogue dialogue;
    private final Wording words;
    private boolean humanFirst;
    private ScoredMatch<P> match;

    /// @throws LimitException if the rules need more than the limits allow
    public ScoredSession(
            Game game,
            ScoredBoard<P> board,
            P start,
            boolean humanFirst,
            Limits limits,
            MoveClock clock,
            Dialogue dialogue,
            Language language) {
        this.game = game;
        this.board = board;
        this.start = start;
        this.clock = clock;
        this.engine = new Solver(limits.until(clock)).solve(new ScoresQuestion<>(board, start));
        this.humanFirst = humanFirst;
        this.dialogue = dialogue;
        this.words = new Wording(language);
        this.match = new ScoredMatch<>(board, start, engine, humanFirst);
    }

    /// Plays until the person leaves.
    ///
    /// @return the last game
    /// @throws LimitException if the position to start from cannot be solved within the limits
    public ScoredMatch<P> run() throws IOException {
        engine.value(start);
        greet();
        begin();
        while (true) {
            switch (dialogue.ask(prompt(), this::completions)) {
                case Dialogue.Answer.Cancelled _ -> say("dialogue.cancelled");
                case Dialogue.Answer.End _ -> {
                    return leave();
                }
                case Dialogue.Answer.Line(var text) -> {
                    if (text.isBlank() || text.strip().startsWith("#")) continue;
                    clock.restart();
                    var order = Order.of(text);
                    if (order.isPresent() && order.get() == Order.QUIT) return leave();
                    if (order.isPresent()) obey(order.get());
                    else move(text);
                }
            }
        }
    }

    private String prompt() {
        return words.say(Message.of(match.isOver() ? "dialogue.prompt.over" : "dialogue.prompt")) + " ";
    }

    private void greet() {
        var entry = game.entry();
        if (entry != null)
            dialogue.say(
                    game.text() + " — " + (words.language() == Language.ZH ? entry.chineseAbout() : entry.about()));
        dialogue.say(words.say(board.codes()));
        say("dialogue.greeting");
    }

    private void begin() {
        match = new ScoredMatch<>(board, start, engine, humanFirst);
        dialogue.say("");
        say(humanFirst ? "dialogue.you-begin" : "dialogue.computer-begins");
        if (!board.sign(start).isEmpty()) say("dialogue.scored.sign", "sign", sign(true));
        if (!humanFirst) board();
        computerMoves();
        turn();
    }

    private String sign(boolean human) {
        var first = board.sign(start);
        return human == humanFirst ? first : first.equals("X") ? "O" : "X";
    }

    private void turn() {
        board();
        if (match.isOver()) summary();
    }

    private void board() {
        dialogue.say("");
        board.picture(match.now()).forEach(line -> dialogue.say("    " + shown(line)));
        if (board.countsPoints())
            say("dialogue.scored.score", "human", match.points(true), "computer", match.points(false));
        dialogue.say("");
    }

    private String shown(String line) {
        return line.length() <= dialogue.width() - 6
                ? line
                : line.substring(0, Math.max(1, dialogue.width() - 8)) + "…";
    }

    private void move(String text) {
        if (match.isOver()) {
            say("dialogue.is-over");
            return;
        }
        var move = match.read(text);
        if (move.isEmpty()) {
            say("dialogue.scored.no-move", "typed", Wording.cut(text.strip()), "moves", codes(moves()));
            return;
        }
        var turn = match.play(move.get());
        say("dialogue.you-played", "move", told(turn.from(), turn.move()));
        computerMoves();
        turn();
    }

    private void computerMoves() {
        while (!match.isOver() && !match.isHumansTurn()) {
            var turn = match.play(match.choice());
            say("play.computer-played", "move", told(turn.from(), turn.move()), "comment", standing());
        }
    }

    /// @return how it will end under best play
    private Message standing() {
        if (match.isOver()) return Message.of("dialogue.scored.end");
        var expected = match.expected();
        if (expected.isEmpty()) return Message.of("play.unknown");
        long ahead = expected.getAsLong();
        if (ahead == 0) return Message.of(board.countsPoints() ? "dialogue.scored.level" : "play.drawing");
        if (!board.countsPoints()) return Message.of(ahead > 0 ? "dialogue.scored.you-win" : "dialogue.scored.i-win");
        return Message.of(
                ahead > 0 ? "dialogue.scored.you-ahead" : "dialogue.scored.i-ahead", "points", Math.abs(ahead));
    }

    private String told(P from, ScoredMove<P> move) {
        var code = board.code(from, move);
        return board.countsPoints()
                ? words.say(Message.of("dialogue.scored.move", "move", code, "points", move.points()))
                : code;
    }

    private List<ScoredMove<P>> moves() {
        var moves = new ArrayList<ScoredMove<P>>();
        for (var move : board.moves(match.now())) {
            moves.add(move);
            if (moves.size() > MOST_LISTED) break;
        }
        return moves;
    }

    private String codes(List<ScoredMove<P>> moves) {
        var codes = moves.stream()
                .limit(MOST_LISTED)
                .map(move -> board.code(match.now(), move))
                .collect(Collectors.joining(" "));
        return moves.size() > MOST_LISTED ? codes + " …" : codes;
    }

    private void obey(Order order) {
        switch (order) {
            case HELP -> help();
            case MOVES -> dialogue.say("  " + codes(moves()));
            case HINT, WHY -> hint(order == Order.WHY);
            case BOARD -> board();
            case UNDO -> undo();
            case RECORD -> record();
            case FIRST -> restart(true);
            case SECOND -> restart(false);
            case LEFT, RIGHT -> say("dialogue.no-sides");
            case NEW -> begin();
            case RESIGN -> resign();
            case QUIT -> throw new AssertionError("Leaving is seen to before");
        }
    }

    private void help() {
        for (var order : Order.values()) {
            if (order == Order.LEFT || order == Order.RIGHT) continue;
            var name = order.english() + " / " + order.chinese();
            dialogue.say("  " + name + " ".repeat(Math.max(1, HELP_COLUMNS - DisplayWidth.of(name)))
                    + words.say(Message.of("dialogue.help." + order.english())));
        }
        dialogue.say("");
        dialogue.say(words.say(board.codes()));
    }

    private void hint(boolean why) {
        if (match.isOver()) {
            say("dialogue.is-over");
            return;
        }
        var best = match.best();
        if (best.isEmpty()) say("play.unknown");
        else say("dialogue.scored.hint", "moves", codes(best), "standing", standing());
        if (why && !best.isEmpty()) line();
    }

    /// Tells the best line from here on.
    private void line() {
        try {
            var codes = new ArrayList<String>();
            var now = match.now();
            for (var move : engine.line(now)) {
                if (codes.size() == MOST_LISTED) break;
                codes.add(board.code(now, move));
                now = move.to();
            }
            say("dialogue.scored.line", "line", String.join(" ", codes));
        } catch (LimitException _) {
            say("play.unknown");
        }
    }

    private void undo() {
        if (!match.undo()) {
            say("dialogue.nothing-to-undo");
            return;
        }
        say("dialogue.undone");
        board();
    }

    private void restart(boolean first) {
        humanFirst = first;
        begin();
    }

    private void resign() {
        if (match.isOver()) {
            say("dialogue.is-over");
            return;
        }
        match.resign();
        summary();
    }

    private ScoredMatch<P> leave() {
        if (!match.isOver() && !match.turns().isEmpty()) summary();
        say("dialogue.goodbye");
        return match;
    }

    private void summary() {
        if (match.isOver()) dialogue.say(words.say(ending()));
        if (match.turns().isEmpty()) return;
        dialogue.say("");
        record();
        dialogue.say("");
        boolean faultless = true;
        for (int i = 0; i < match.turns().size(); i++) faultless &= !mistake(i);
        if (faultless) say("play.faultless");
    }

    private Message ending() {
        if (match.resigned()) return Message.of("play.end.resigned");
        long ahead = match.points(true) - match.points(false);
        if (ahead == 0) return Message.of("dialogue.scored.draw");
        return Message.of(ahead > 0 ? "play.end.human" : "play.end.computer");
    }

    /// Tells whether a move gave something away, and what would have been best.
    private boolean mistake(int index) {
        var turn = match.turns().get(index);
        if (!turn.human() || turn.lost() <= 0) return false;
        var better = board.code(turn.from(), engine.best(turn.from()).getFirst());
        var code = board.code(turn.from(), turn.move());
        if (board.countsPoints())
            say("dialogue.scored.mistake", "number", index + 1, "move", code, "points", turn.lost(), "better", better);
        else say("dialogue.scored.slip", "number", index + 1, "move", code, "better", better);
        return true;
    }

    private void record() {
        for (int i = 0; i < match.turns().size(); i++) {
            var turn = match.turns().get(i);
            var who = words.say(Message.of(turn.human() ? "play.record.human" : "play.record.computer"));
            var mark = turn.human() && turn.lost() > 0 ? " ?" : "";
            dialogue.say("%4d. %s  %s%s".formatted(i + 1, who, told(turn.from(), turn.move()), mark));
        }
    }

    private List<String> completions() {
        var texts = new ArrayList<String>();
        if (!match.isOver()) for (var move : moves()) texts.add(board.code(match.now(), move));
        for (var order : Order.values()) {
            texts.add(order.english());
            texts.add(order.chinese());
        }
        return texts;
    }

    private void say(String key, Object... pairs) {
        dialogue.say(words.say(Message.of(key, pairs)));
    }
}
