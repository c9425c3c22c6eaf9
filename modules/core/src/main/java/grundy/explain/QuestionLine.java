package grundy.explain;

import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.graph.GraphBoard;
import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Play;
import java.util.List;
import java.util.stream.Stream;

/// States the game and the position as they were understood: a shell removes braces and stars before
/// the program can read them, and omitted parameters have their usual values.
///
/// @param sum what was asked about
public record QuestionLine(Sum sum) implements Lesson {
    /// The sign for a graph that standard input held.
    private static final String READ = "-";

    private static final int MOST_NOTICES = 3;
    private static final int LONGEST_GAME = 72;
    private static final int LONGEST_POSITION = 60;

    @Override
    public void tell(Blocks blocks) {
        blocks.say(questionMessage(new ShortenedText(blocks.language())));
        notices().forEach(blocks::say);
    }

    /// @return the assumptions about the question: how numbers and graphs were read, and parameters that nobody
    /// gave
    public List<Message> notices() {
        return Stream.of(
                        readAs(),
                        OtherReadings.of(sum).stream(),
                        games().filter(Game::isAssumed).map(QuestionLine::assumed),
                        graphNotices())
                .flatMap(each -> each)
                .limit(MOST_NOTICES)
                .toList();
    }

    private Stream<Message> readAs() {
        var reading = sum.readAs();
        return reading == null ? Stream.empty() : reading.notices().stream();
    }

    private Stream<Message> graphNotices() {
        return games().flatMap(game -> GraphBoard.graphOf(game.rules()).stream())
                .flatMap(graph -> graph.notice().stream())
                .distinct();
    }

    private Stream<Game> games() {
        return sum.components().stream().map(Component::game).distinct();
    }

    private Message questionMessage(ShortenedText texts) {
        if (!sum.isOneGame()) {
            var line = ShortenedText.shorten(sum.compound().prefix() + sum.notation(), LONGEST_GAME + LONGEST_POSITION);
            return Message.of("explain.question.sum", "sum", line, "play", play());
        }
        var first = sum.components().getFirst();
        var game = ShortenedText.shorten(sum.compound().prefix() + gameName(first.game(), texts), LONGEST_GAME);
        int count = sum.components().size();
        if (count == 1)
            return Message.of(
                    "explain.question.one",
                    "game",
                    game,
                    "place",
                    place(texts.position(first.position())),
                    "play",
                    play());
        return Message.of(
                first.game().rules().arity() == 1 ? "explain.question.heaps" : "explain.question.parts",
                "game",
                game,
                "count",
                count,
                "place",
                place(sum.position()),
                "play",
                play());
    }

    /// @return the position after "at", with which the positions of games with a token begin themselves
    private static Object place(String position) {
        var shortened = ShortenedText.shorten(position, LONGEST_POSITION);
        return position.startsWith("at ") ? shortened : Message.of("explain.question.at", "position", shortened);
    }

    /// @return the name, on one line with a blank after each comma
    private static String gameName(Game game, ShortenedText texts) {
        if (game.text().equals(READ))
            return Message.of("explain.question.graph").in(texts.language());
        return game.fullName().strip().replaceAll("\\s+", " ").replaceAll(" ?, ?", ", ");
    }

    private static Message assumed(Game game) {
        return Message.of("explain.question.assumed", "values", game.assigned(), "other", game.text() + "[…]");
    }

    private Message play() {
        boolean misere = sum.play() == Play.MISERE;
        return switch (sum.components().getFirst().game().rules()) {
            case RuleTree.Players _ -> Message.of("explain.question.players");
            case RuleTree.Blocking(var _, var most) ->
                Message.of(misere ? "explain.question.blocked-misere" : "explain.question.blocked", "most", most);
            case RuleTree.Scored _ -> Message.of(misere ? "explain.question.fewest" : "explain.question.scored");
            default -> Message.of(misere ? "explain.question.misere" : "explain.question.normal");
        };
    }
}
