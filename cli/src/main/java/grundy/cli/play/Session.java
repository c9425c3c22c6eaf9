package grundy.cli.play;

import grundy.engine.Limits;
import grundy.engine.Move;
import grundy.explain.Explainer;
import grundy.present.layout.TextLayout;
import grundy.present.play.Analyst;
import grundy.present.play.Commentary;
import grundy.present.play.Legal;
import grundy.present.play.Match;
import grundy.present.play.MoveClock;
import grundy.present.play.MoveReader;
import grundy.present.play.Opponent;
import grundy.present.play.Order;
import grundy.present.play.Picture;
import grundy.present.play.Reading;
import grundy.present.play.Reasons;
import grundy.present.play.Situation;
import grundy.present.play.Summary;
import grundy.present.play.Wording;
import grundy.rules.CatalogueEntry;
import grundy.rules.Game;
import grundy.rules.Rules;
import grundy.rules.Sum;
import grundy.rules.language.RuleLanguage;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Play;
import grundy.value.Side;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// A person at the table: one game after another until he leaves.
public final class Session {
    private static final int MOST_LISTED = 30;
    private static final int MOST_COMPLETED = 200;

    private final Dialogue dialogue;
    private final Wording words;
    private final RuleLanguage rules;
    private final Sum sum;
    private final Limits limits;
    private final MoveClock clock;
    private final Analyst analyst;
    private final Opponent opponent;
    private final Commentary commentary;
    private Side humanSide;
    private boolean humanFirst;
    private Match match;
    private boolean summed;

    /// @param rules that the position was read with
    /// @param humanSide the human's side if the game is partizan
    public Session(
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
        this.limits = limits.until(clock);
        this.clock = clock;
        this.dialogue = dialogue;
        this.words = new Wording(language);
        this.analyst = new Analyst(this.limits);
        this.opponent = new Opponent(analyst, this.limits);
        this.commentary = new Commentary(words, analyst, opponent);
        this.match = newMatch();
    }

    private Match newMatch() {
        var beginner = humanFirst ? humanSide : Situation.other(humanSide);
        return new Match(Situation.start(sum, beginner), humanFirst, analyst);
    }

    /// Plays until the person leaves.
    ///
    /// @return the last game
    /// @throws LimitException if the position to start from cannot be solved within the limits
    public Match run() throws IOException {
        analyst.solve(match.start(), limits);
        greet();
        begin();
        while (true) {
            switch (dialogue.ask(prompt(), this::completions)) {
                case Dialogue.Answer.Cancelled _ -> say("dialogue.cancelled");
                case Dialogue.Answer.End _ -> {
                    leave();
                    return match;
                }
                case Dialogue.Answer.Line(var text) -> {
                    if (text.isBlank() || text.strip().startsWith("#")) continue;
                    clock.restart();
                    var order = Order.of(text);
                    if (order.isPresent() && order.get() == Order.QUIT) {
                        leave();
                        return match;
                    }
                    if (order.isPresent()) obey(order.get());
                    else move(text);
                }
            }
        }
    }

    private String prompt() {
        return words.say(match.end().isPresent() ? Message.of("dialogue.prompt.over") : Message.of("dialogue.prompt"))
                + " ";
    }

    private void greet() {
        var games = sum.components().stream()
                .map(component -> component.game())
                .distinct()
                .toList();
        var names = new ArrayList<String>();
        for (var game : games) {
            var entry = game.entry();
            var text = entry == null ? game.text() : named(game, entry);
            if (!names.contains(text)) names.add(text);
        }
        names.stream().limit(6).forEach(dialogue::say);
        dialogue.say(words.say(Commentary.goal(sum)));
        if (Situation.isPartizan(sum)) say("dialogue.partizan");
        say("dialogue.greeting");
    }

    private String named(Game game, CatalogueEntry entry) {
        boolean renamed = !entry.id().equals(game.text()) && !game.text().contains("[");
        var name = (renamed ? game.text() + " = " : "") + entry.id() + parameters(game);
        if (sum.play() == Play.NORMAL) return name + " — " + about(entry);
        return game.rules() instanceof Rules.OnBoard ? name : name + " — " + entry.rules();
    }

    /// @return such as `[target = 30, m = 2]`
    private static String parameters(Game game) {
        if (game.parameters().isEmpty()) return "";
        return game.parameters().entrySet().stream()
                .map(parameter -> parameter.getKey() + " = "
                        + Wording.cut(parameter.getValue().toString()))
                .collect(Collectors.joining(", ", "[", "]"));
    }

    /// The catalogue's sentence is about normal play and mostly says who wins: in misere play the rules
    /// stand instead.
    private String about(CatalogueEntry entry) {
        return words.language() == Language.ZH && !entry.chineseAbout().isEmpty()
                ? entry.chineseAbout()
                : entry.about();
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
    }

    /// Shows the position to move from, or what is to be said when the game is over.
    private void turn() {
        board();
        if (match.end().isPresent() && !summed) {
            summed = true;
            new Summary(match, words).lines().forEach(dialogue::say);
        }
    }

    private void board() {
        dialogue.say("");
        new Picture(words.language(), dialogue.width()).of(match.now()).forEach(dialogue::say);
        if (match.now().mover() != null && match.end().isEmpty())
            say("dialogue.side", "side", Reasons.side(match.now().mover()));
        dialogue.say("");
    }

    private void move(String text) {
        if (match.end().isPresent()) {
            say("dialogue.is-over");
            return;
        }
        switch (new MoveReader(match.now(), rules).read(text)) {
            case Reading.Refused(var why) -> dialogue.say(words.say(why));
            case Reading.Played(var move) -> humanMoves(move);
        }
    }

    private void humanMoves(Move move) {
        var ply = match.play(move);
        say("dialogue.you-played", "move", words.move(ply.from(), move));
        if (match.end().isEmpty()) computerMoves();
        else if (Legal.isOver(ply.to())) dialogue.say(words.say(Reasons.over(ply.to())));
        turn();
    }

    private void computerMoves() {
        match.play(opponent.choose(match.analysis()));
        dialogue.say(words.say(commentary.computerPlayed(match)));
    }

    private void obey(Order order) {
        switch (order) {
            case HELP -> help();
            case MOVES -> moves();
            case HINT -> hint();
            case WHY -> why();
            case BOARD -> board();
            case UNDO -> undo();
            case RECORD -> new Summary(match, words).record().forEach(dialogue::say);
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
        for (var order : Order.values()) {
            if (order == Order.LEFT || order == Order.RIGHT) {
                if (!Situation.isPartizan(sum)) continue;
            }
            var name = order.english() + " / " + order.chinese();
            dialogue.say("  " + name + " ".repeat(Math.max(1, 20 - grundy.text.DisplayWidth.of(name)))
                    + words.say(Message.of("dialogue.help." + order.english())));
        }
        dialogue.say("");
        words.say(Message.of(helpKey())).lines().forEach(dialogue::say);
        if (match.end().isPresent()) return;
        Legal.moves(match.now())
                .filter(move -> move.steps().size() == 1)
                .findFirst()
                .ifPresent(move -> say(
                        "dialogue.help.such-as",
                        "move",
                        Wording.cut(typed(move)),
                        "written",
                        words.move(match.now(), move)));
        if (!match.now().isHeaps())
            say("dialogue.help.position", "position", Wording.cut(match.now().text()));
    }

    private String helpKey() {
        var now = match.now();
        if (MoveReader.isNumberAnAmount(now)) return "dialogue.help.one-heap";
        if (now.sum().compound().moving() != Compound.DISJUNCTIVE) return "dialogue.help.several";
        return now.isHeaps() ? "dialogue.help.heaps" : "dialogue.help.positions";
    }

    private void moves() {
        if (isOver()) return;
        var now = match.now();
        var moves = Legal.moves(now).limit(MOST_LISTED + 1L).toList();
        boolean amounts = MoveReader.isNumberAnAmount(now);
        for (int i = 0; i < Math.min(MOST_LISTED, moves.size()); i++) {
            var move = moves.get(i);
            var number = amounts ? amount(move) : Integer.toString(i + 1);
            dialogue.say("%5s  %s".formatted(number, words.move(now, move)));
        }
        if (moves.size() > MOST_LISTED) say("dialogue.more-moves", "count", Commentary.legal(match.now()));
    }

    private static String amount(Move move) {
        var step = move.steps().getFirst();
        var left =
                step.to().stream().map(Wording::counters).reduce(java.math.BigInteger.ZERO, java.math.BigInteger::add);
        return Wording.cut(Wording.counters(step.from()).subtract(left).toString());
    }

    private boolean isOver() {
        if (match.end().isEmpty()) return false;
        say("dialogue.is-over");
        return true;
    }

    private void hint() {
        if (!isOver()) dialogue.say(words.say(commentary.hint(match)));
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
        if (isOver()) return;
        match.resign();
        turn();
    }

    private void leave() {
        if (match.end().isEmpty() && !match.plies().isEmpty()) {
            new Summary(match, words).lines().forEach(dialogue::say);
        }
        say("dialogue.goodbye");
    }

    private List<String> completions() {
        var texts = new ArrayList<String>();
        if (match.end().isEmpty()) {
            var moves = Legal.moves(match.now()).limit(MOST_COMPLETED).toList();
            for (var move : moves) if (move.steps().size() == 1) texts.add(typed(move));
        }
        for (var order : Order.values()) {
            texts.add(order.english());
            texts.add(order.chinese());
        }
        return texts;
    }

    /// @return the move as it can be typed, without blanks: `2:3`, `2:3+4`
    private String typed(Move move) {
        var step = move.steps().getFirst();
        var now = match.now();
        boolean heap = now.components().get(step.component()).game().rules().arity() == 1;
        if (MoveReader.isNumberAnAmount(now)) return amount(move);
        var target = step.to().stream()
                .map(Object::toString)
                .reduce((one, other) -> one + "+" + other)
                .orElse("");
        if (now.components().size() > 1)
            return (step.component() + 1) + ":" + (heap && step.to().size() == 1 ? amount(move) : target);
        return heap ? "->" + target : target;
    }

    private void say(String key, Object... pairs) {
        dialogue.say(words.say(Message.of(key, pairs)));
    }
}
