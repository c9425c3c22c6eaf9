package grundy.cli.command;

import grundy.cli.dialogue.Dialogue;
import grundy.cli.dialogue.PlainDialogue;
import grundy.cli.dialogue.PlaySession;
import grundy.cli.dialogue.ScoredSession;
import grundy.cli.dialogue.TerminalDialogue;
import grundy.cli.input.CompletionNames;
import grundy.cli.input.RuleInput;
import grundy.cli.option.LimitOptions;
import grundy.cli.option.MachineLimits;
import grundy.cli.option.NumberOptions;
import grundy.cli.option.OptionList;
import grundy.cli.option.SideOption;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.json.JsonObject;
import grundy.limit.Limits;
import grundy.present.json.answer.MatchJson;
import grundy.present.json.answer.ScoredMatchJson;
import grundy.present.move.Situation;
import grundy.present.play.MoveClock;
import grundy.present.play.ScoredCommentary;
import grundy.present.play.ScoredMatch;
import grundy.rules.BoardPosition;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.ScoredBoard;
import grundy.rules.Sum;
import grundy.rules.graph.GraphBoard;
import grundy.rules.notation.SyntaxException;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Play;
import grundy.value.Side;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/// `play RULES POSITION`: a game against the solver, on a terminal or through a pipe.
public final class PlayCommand implements Command {
    private static final String FIRST = "--first";
    private static final String THINK = "--think";
    private static final long USUAL_SECONDS = 3;

    @Override
    public void describe(OptionList options) {
        options.words("RULES POSITION", "0..*", Message.of("cli.play.words"), CompletionNames::games);
        options.choice(FIRST, List.of("human", "computer"), Message.of("cli.option.first"));
        SideOption.describe(options, Message.of("cli.option.side"));
        options.value("--limit", "N", Message.of("cli.option.limit"));
        options.add(
                OptionSpec.builder(THINK, "--time").type(String.class).paramLabel("S"),
                Message.of("cli.option.thinking"));
    }

    /// @return the limits of the machine: the time is that of a move
    @Override
    public Limits limits(ParseResult arguments) {
        return MachineLimits.LIMITS;
    }

    @Override
    public int run(ParseResult arguments, Console console) throws SyntaxException, IOException {
        boolean humanFirst = humanFirst(arguments.matchedOptionValue(FIRST, "human"));
        var limits = LimitOptions.withPositions(arguments);
        var clock = new MoveClock(NumberOptions.seconds(arguments, THINK, USUAL_SECONDS));
        var words = RuleInput.of(arguments, console);
        var sum = words.language().question(words.source());
        refuseUnplayable(sum);
        var side = SideOption.of(arguments, sum).orElse(Side.LEFT);
        boolean isScored =
                sum.components().stream().anyMatch(component -> component.game().rules() instanceof RuleTree.Scored);
        if (!isScored && Situation.start(sum, side).isDead()) throw new UsageException(Message.of("cli.play.no-moves"));
        play(clock, console, dialogue -> {
            if (isScored) return new ScoredPlay(sum, humanFirst, limits, clock, dialogue, console.language()).run();
            var session = new PlaySession(
                    sum, humanFirst, side, words.language(), limits, clock, dialogue, console.language());
            var match = session.run();
            return () -> MatchJson.of(match);
        });
        return DONE;
    }

    /// Games that are played in a dialogue.
    @FunctionalInterface
    private interface GameDialogue {
        /// @return the last game as JSON
        Supplier<JsonObject> play(Dialogue dialogue) throws IOException;
    }

    private static void play(MoveClock clock, Console console, GameDialogue games) throws IOException {
        if (!console.json() && isTerminal(console)) {
            try (var terminal = new TerminalDialogue(console.screen().ink(), clock::stop)) {
                games.play(terminal);
            }
            return;
        }
        var out = console.json()
                ? new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8)
                : console.out();
        var match = games.play(new PlainDialogue(
                console.in(), out, console.width(), console.screen().ink()));
        if (console.json()) console.say(match.get());
    }

    private static boolean humanFirst(String text) {
        return switch (text) {
            case "human", "me" -> true;
            case "computer" -> false;
            default -> throw new UsageException(Message.of("cli.play.first", "text", text));
        };
    }

    private static void refuseUnplayable(Sum sum) {
        for (var component : sum.components()) {
            var graph = GraphBoard.graphOf(component.game().rules());
            if (graph.isPresent() && graph.get().statesOtherThan(sum.play()))
                throw new UsageException(Message.of("cli.graph.not-playable"));
            if (component.game().rules() instanceof RuleTree.Players(var byPlayer))
                throw new UsageException(Message.of("cli.play.two-players", "players", byPlayer.size()));
            if (component.game().rules() instanceof RuleTree.Blocking)
                throw new UsageException(Message.of("cli.play.blocking"));
        }
    }

    private static boolean isTerminal(Console console) {
        return console.in().equals(System.in)
                && System.console() instanceof java.io.Console terminal
                && terminal.isTerminal();
    }

    /// `play` of a game with a score.
    ///
    /// @param dialogue where it takes place
    private record ScoredPlay(
            Sum sum, boolean humanFirst, Limits limits, MoveClock clock, Dialogue dialogue, Language language) {
        /// @return the last game as JSON
        Supplier<JsonObject> run() throws IOException {
            if (sum.components().size() > 1
                    || !(sum.components().getFirst().game().rules()
                            instanceof RuleTree.Scored(var _, var _, var board)))
                throw new RulesException(Message.of("scored.no-sums"));
            var match = run(board);
            return () -> ScoredMatchJson.of(match, sum);
        }

        @SuppressWarnings("unchecked") // the state of a board position is made by its board
        private <P> ScoredMatch<P> run(ScoredBoard<P> board) throws IOException {
            if (sum.play() == Play.MISERE) throw new UsageException(ScoredCommentary.notMisere());
            var component = sum.components().getFirst();
            var start = (P) ((BoardPosition) component.position()).state();
            if (!board.moves(start).iterator().hasNext()) throw new UsageException(Message.of("cli.play.no-moves"));
            return new ScoredSession<>(component.game(), board, start, humanFirst, limits, clock, dialogue, language)
                    .run();
        }
    }
}
