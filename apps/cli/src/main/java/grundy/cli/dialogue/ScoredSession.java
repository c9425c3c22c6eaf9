package grundy.cli.dialogue;

import grundy.limit.Limits;
import grundy.present.layout.Tint;
import grundy.present.move.MoveWording;
import grundy.present.move.PlayerRequest;
import grundy.present.play.MoveClock;
import grundy.present.play.ScoredAnalyst;
import grundy.present.play.ScoredCommentary;
import grundy.present.play.ScoredMatch;
import grundy.present.play.ScoredOutlook;
import grundy.question.ScoresQuestion;
import grundy.rules.Game;
import grundy.rules.ScoredBoard;
import grundy.rules.ScoredMove;
import grundy.solve.Solver;
import grundy.text.Language;
import grundy.text.Message;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A person at the table with a game that has a score: one game after another until he leaves.
///
/// @param <P> the positions
public final class ScoredSession<P> implements Conversation.Partner {
    private static final int MOST_LISTED = 40;

    private final Game game;
    private final ScoredBoard<P> board;
    private final P start;
    private final ScoredAnalyst<P> analyst;
    private final MoveClock clock;
    private final Dialogue dialogue;
    private final MoveWording words;
    private final Conversation talk;
    private final ScoredCommentary<P> commentary;
    private boolean humanFirst;
    private ScoredMatch<P> match;

    /// The number of moves made when the person last saw the position.
    private int printed;

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
        this.analyst = new ScoredAnalyst<>(new Solver(limits).solve(new ScoresQuestion<>(board, start)), clock);
        this.humanFirst = humanFirst;
        this.clock = clock;
        this.dialogue = dialogue;
        this.words = new MoveWording(language);
        this.talk = new Conversation(dialogue, words, clock);
        this.commentary = new ScoredCommentary<>(board, words);
        this.match = new ScoredMatch<>(board, start, analyst, humanFirst);
    }

    /// Plays until the person leaves.
    ///
    /// @return the last game
    public ScoredMatch<P> run() throws IOException {
        greet();
        begin();
        talk.with(this);
        if (!match.isOver() && !match.turns().isEmpty()) summary();
        say("dialogue.goodbye");
        return match;
    }

    @Override
    public boolean isOver() {
        return match.isOver();
    }

    private void summary() {
        commentary.summary(match).forEach(dialogue::say);
    }

    private void greet() {
        var entry = game.entry();
        if (entry != null)
            dialogue.say(
                    game.text() + " — " + (words.language() == Language.ZH ? entry.chineseAbout() : entry.about()));
        talk.say(board.codes());
        say("dialogue.greeting");
    }

    private void begin() {
        match = new ScoredMatch<>(board, start, analyst, humanFirst);
        dialogue.say("");
        say(humanFirst ? "dialogue.you-begin" : "dialogue.computer-begins");
        if (!board.sign(start).isEmpty()) say("dialogue.scored.sign", "sign", sign(true));
        if (!humanFirst) board();
        computerMoves();
        turn();
        if (humanFirst && match.expectedLead().isEmpty()) talk.say(clock.unsolved());
    }

    private String sign(boolean human) {
        var first = board.sign(start);
        return human == humanFirst ? first : first.equals("X") ? "O" : "X";
    }

    private void turn() {
        board();
        if (match.isOver()) summary();
        else match.expectedLead();
    }

    private void board() {
        dialogue.say("");
        board.picture(match.now()).forEach(line -> dialogue.say("    " + shortLine(line)));
        if (board.countsPoints())
            say("dialogue.scored.score", "human", match.points(true), "computer", match.points(false));
        dialogue.say("");
        printed = match.turns().size();
    }

    private String shortLine(String line) {
        return line.length() <= dialogue.width() - 6
                ? line
                : line.substring(0, Math.max(1, dialogue.width() - 8)) + "…";
    }

    @Override
    public void move(String text) {
        if (match.isOver()) {
            say("dialogue.is-over");
            return;
        }
        var move = match.read(text);
        if (move.isEmpty()) {
            talk.say(commentary.noMove(text, match.now(), shownMoves()));
            return;
        }
        var turn = match.play(move.get());
        say("dialogue.you-played", "move", commentary.move(turn.from(), turn.move()));
        computerMoves();
        turn();
    }

    /// The person's moves stand: the computer plays some legal moves, and the person is shown what was
    /// not shown before.
    @Override
    public void onTimeout() {
        while (!match.isOver() && !match.isHumansTurn())
            match.play(board.moves(match.now()).iterator().next());
        if (match.turns().size() <= printed) return;
        for (var turn : match.turns().subList(printed, match.turns().size()))
            if (!turn.human())
                say(
                        "play.computer-played",
                        "move",
                        commentary.move(turn.from(), turn.move()),
                        "comment",
                        Message.of("dialogue.any-move"));
        turn();
    }

    private void computerMoves() {
        while (!match.isOver() && !match.isHumansTurn()) {
            var outlook = match.outlook();
            var turn = match.play(match.choice());
            talk.say(
                    Message.of(
                            "play.computer-played",
                            "move",
                            commentary.move(turn.from(), turn.move()),
                            "comment",
                            commentary.afterComputer(match, outlook)),
                    tint());
        }
    }

    private @Nullable Tint tint() {
        var ahead = match.expectedLead();
        if (ahead.isEmpty()) return null;
        return ahead.getAsLong() > 0 ? Tint.WON : ahead.getAsLong() < 0 ? Tint.LOST : Tint.DRAWN;
    }

    @Override
    public List<String> moves() {
        if (match.isOver()) return List.of();
        return shownMoves().stream().map(move -> board.code(match.now(), move)).toList();
    }

    private List<ScoredMove<P>> shownMoves() {
        var moves = new ArrayList<ScoredMove<P>>();
        for (var move : board.moves(match.now())) {
            moves.add(move);
            if (moves.size() > MOST_LISTED) break;
        }
        return moves;
    }

    @Override
    public void perform(PlayerRequest order) {
        switch (order) {
            case HELP -> help();
            case MOVES -> dialogue.say("  " + commentary.codes(match.now(), shownMoves()));
            case HINT, WHY -> hint(order == PlayerRequest.WHY);
            case BOARD -> board();
            case UNDO -> undo();
            case RECORD -> commentary.record(match).forEach(dialogue::say);
            case FIRST -> restart(true);
            case SECOND -> restart(false);
            case LEFT, RIGHT -> say("dialogue.no-sides");
            case NEW -> begin();
            case RESIGN -> resign();
            case QUIT -> throw new AssertionError("Leaving is seen to before");
        }
    }

    private void help() {
        talk.help(false);
        talk.say(board.codes());
    }

    private void hint(boolean why) {
        if (match.isOver()) {
            say("dialogue.is-over");
            return;
        }
        var outlook = match.outlook();
        talk.say(commentary.hint(match), tint());
        if (why && outlook instanceof ScoredOutlook.Known<P>) line();
    }

    /// Shows the best line from here on.
    private void line() {
        commentary.line(match.now(), analyst.line(match.now())).ifPresent(talk::say);
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

    private void say(String key, Object... pairs) {
        talk.say(key, pairs);
    }
}
