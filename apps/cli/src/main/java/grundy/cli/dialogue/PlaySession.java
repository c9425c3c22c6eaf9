package grundy.cli.dialogue;

import grundy.explain.Explainer;
import grundy.explain.QuestionLine;
import grundy.finding.Move;
import grundy.limit.Limits;
import grundy.present.layout.TextLayout;
import grundy.present.layout.Tint;
import grundy.present.move.LegalMoves;
import grundy.present.move.MoveReader;
import grundy.present.move.MoveReading;
import grundy.present.move.MoveWording;
import grundy.present.move.MoveWriter;
import grundy.present.move.PlayerRequest;
import grundy.present.move.Situation;
import grundy.present.play.GameAnalyst;
import grundy.present.play.GameIntroduction;
import grundy.present.play.LossReasons;
import grundy.present.play.Match;
import grundy.present.play.MatchSummary;
import grundy.present.play.MoveClock;
import grundy.present.play.MoverStanding;
import grundy.present.play.Opponent;
import grundy.present.play.Picture;
import grundy.present.play.PlayCommentary;
import grundy.rules.Sum;
import grundy.rules.language.RuleLanguage;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Side;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A person at the table: one game after another until he leaves.
public final class PlaySession implements Conversation.Partner {
    private static final int MOST_LISTED = 30;
    private static final int MOST_COMPLETED = 200;

    private final Dialogue dialogue;
    private final MoveWording words;
    private final Conversation talk;
    private final RuleLanguage rules;
    private final Sum sum;
    private final MoveClock clock;
    private final GameAnalyst analyst;
    private final Opponent opponent;
    private final PlayCommentary commentary;
    private Side humanSide;
    private boolean humanFirst;
    private Match match;
    private boolean summed;

    /// The number of moves made when the person last saw the position.
    private int printed;

    /// @param rules that the position was read with
    /// @param humanSide the human's side if the game is partizan
    public PlaySession(
            Sum sum,
            boolean humanFirst,
            Side humanSide,
            RuleLanguage rules,
            Limits limits,
            MoveClock clock,
            Dialogue dialogue,
            Language language) {
        this.sum = sum;
        this.humanFirst = humanFirst;
        this.humanSide = humanSide;
        this.rules = rules;
        this.clock = clock;
        this.dialogue = dialogue;
        this.words = new MoveWording(language);
        this.talk = new Conversation(dialogue, words, clock);
        this.analyst = new GameAnalyst(limits, clock);
        this.opponent = new Opponent(analyst);
        this.commentary = new PlayCommentary(words, analyst, opponent);
        this.match = newMatch();
    }

    private Match newMatch() {
        var beginner = humanFirst ? humanSide : Situation.other(humanSide);
        return new Match(Situation.start(sum, beginner), humanFirst, analyst);
    }

    /// Plays until the person leaves.
    ///
    /// @return the last game
    public Match run() throws IOException {
        greet();
        begin();
        talk.with(this);
        leave();
        return match;
    }

    @Override
    public boolean isOver() {
        return match.end().isPresent();
    }

    private void greet() {
        new GameIntroduction(sum, words).games().forEach(dialogue::say);
        new QuestionLine(sum).notices().forEach(talk::say);
        talk.say(PlayCommentary.goal(sum));
        if (Situation.isPartizan(sum)) say("dialogue.partizan");
        say("dialogue.greeting");
    }

    private void begin() {
        match = newMatch();
        summed = false;
        dialogue.say("");
        say(humanFirst ? "dialogue.you-begin" : "dialogue.computer-begins");
        if (!humanFirst && match.end().isEmpty()) {
            board();
            computerMoves();
        }
        turn();
        if (humanFirst && analyst.glance(match.start()).standing() == MoverStanding.UNKNOWN) talk.say(clock.unsolved());
    }

    /// Shows the position to move from, or what is to be said when the game is over.
    private void turn() {
        board();
        if (match.end().isPresent() && !summed) {
            summed = true;
            summary();
        }
    }

    private void summary() {
        var lines = new MatchSummary(match, words).lines();
        for (int i = 0; i < lines.size(); i++) dialogue.say(lines.get(i), i == 0 ? ending() : null);
    }

    private @Nullable Tint ending() {
        return switch (match.end().orElse(null)) {
            case null -> null;
            case HUMAN_WINS -> Tint.WON;
            case COMPUTER_WINS, RESIGNED -> Tint.LOST;
            case DRAW -> Tint.DRAWN;
        };
    }

    private void board() {
        dialogue.say("");
        new Picture(words.language(), dialogue.width()).of(match.now()).forEach(dialogue::say);
        if (match.now().mover() != null && match.end().isEmpty())
            say("dialogue.side", "side", LossReasons.side(match.now().mover()));
        dialogue.say("");
        printed = match.plies().size();
    }

    @Override
    public void move(String text) {
        if (refusesWhenOver()) return;
        switch (new MoveReader(match.now(), rules).read(text)) {
            case MoveReading.Refused(var why) -> talk.say(why, Tint.FAULT);
            case MoveReading.Accepted(var move) -> humanMoves(move);
        }
    }

    /// The person's moves stand: the computer plays some legal move, and the person is shown what was
    /// not shown before.
    @Override
    public void onTimeout() {
        if (!isOver() && !match.isHumansTurn())
            match.play(LegalMoves.moves(match.now()).findFirst().orElseThrow());
        if (match.plies().size() <= printed) return;
        var last = match.plies().getLast();
        if (!last.human())
            say(
                    "play.computer-played",
                    "move",
                    words.move(last.from(), last.move()),
                    "comment",
                    Message.of("dialogue.any-move"));
        turn();
    }

    private void humanMoves(Move move) {
        var ply = match.play(move);
        say("dialogue.you-played", "move", words.move(ply.from(), move));
        if (match.end().isEmpty()) computerMoves();
        else if (LegalMoves.isOver(ply.to())) dialogue.say(words.say(LossReasons.over(ply.to())));
        turn();
    }

    private void computerMoves() {
        match.play(opponent.choose(match));
        talk.say(commentary.computerPlayed(match), tint(match.plies().getLast().after(), Tint.LOST, Tint.WON));
    }

    @Override
    public void perform(PlayerRequest order) {
        switch (order) {
            case HELP -> help();
            case MOVES -> list();
            case HINT -> hint();
            case WHY -> why();
            case BOARD -> board();
            case UNDO -> undo();
            case RECORD -> new MatchSummary(match, words).record().forEach(dialogue::say);
            case FIRST -> restart(true, humanSide);
            case SECOND -> restart(false, humanSide);
            case LEFT -> side(Side.LEFT, "dialogue.you-are-left");
            case RIGHT -> side(Side.RIGHT, "dialogue.you-are-right");
            case NEW -> begin();
            case RESIGN -> resign();
            case QUIT -> throw new AssertionError("Leaving is seen to before");
        }
    }

    private void restart(boolean first, Side side) {
        humanFirst = first;
        humanSide = side;
        begin();
    }

    private void side(Side side, String key) {
        if (!Situation.isPartizan(sum)) {
            say("dialogue.no-sides");
            return;
        }
        say(key);
        restart(humanFirst, side);
    }

    private void help() {
        talk.help(Situation.isPartizan(sum));
        new MoveHelp(match.now(), talk).tell(isOver());
    }

    private void list() {
        if (refusesWhenOver()) return;
        var now = match.now();
        var moves = LegalMoves.moves(now).limit(MOST_LISTED + 1L).toList();
        boolean amounts = MoveReader.isNumberAnAmount(now);
        for (int i = 0; i < Math.min(MOST_LISTED, moves.size()); i++) {
            var move = moves.get(i);
            var number = amounts ? MoveWriter.amount(move) : Integer.toString(i + 1);
            dialogue.say("%5s  %s".formatted(number, words.move(now, move)));
        }
        if (moves.size() > MOST_LISTED) say("dialogue.more-moves", "count", analyst.legal(now));
    }

    private boolean refusesWhenOver() {
        if (isOver()) say("dialogue.is-over");
        return isOver();
    }

    private void hint() {
        if (!refusesWhenOver())
            talk.say(commentary.hint(match).says(), tint(match.analysis().standing(), Tint.MOVE, Tint.LOST));
    }

    /// @param first for who stands to win
    private static @Nullable Tint tint(MoverStanding standing, Tint first, Tint second) {
        return switch (standing) {
            case WON -> first;
            case LOST -> second;
            case DRAWN -> Tint.DRAWN;
            case UNKNOWN -> null;
        };
    }

    private void why() {
        commentary.why(match).forEach(reason -> dialogue.say(words.say(reason)));
        if (match.end().isPresent()) return;
        match.analysis()
                .verdict()
                .ifPresent(verdict -> TextLayout.USUAL
                        .lines(Explainer.in(words.language()).explanation(verdict))
                        .forEach(dialogue::say));
    }

    private void undo() {
        if (!match.undo()) {
            say("dialogue.nothing-to-undo");
            return;
        }
        summed = false;
        say("dialogue.undone");
        board();
    }

    private void resign() {
        if (refusesWhenOver()) return;
        match.resign();
        turn();
    }

    private void leave() {
        if (match.end().isEmpty() && !match.plies().isEmpty()) {
            summary();
        }
        say("dialogue.goodbye");
    }

    @Override
    public List<String> moves() {
        if (isOver()) return List.of();
        var writer = new MoveWriter(match.now());
        return LegalMoves.moves(match.now())
                .limit(MOST_COMPLETED)
                .filter(move -> move.steps().size() == 1)
                .map(writer::typedText)
                .toList();
    }

    private void say(String key, Object... pairs) {
        talk.say(key, pairs);
    }
}
