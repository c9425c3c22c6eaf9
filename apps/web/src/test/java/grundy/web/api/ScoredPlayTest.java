package grundy.web.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.Limits;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.web.AnswerText;
import grundy.web.request.Endpoint;
import grundy.web.request.PartialListener;
import grundy.web.request.RefusedRequest;
import grundy.web.request.RequestFields;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Games with a score are played from the beginning to the end by requests alone.
class ScoredPlayTest {
    private static final Limits LIMITS = Limits.DEFAULT.withPositions(200_000);
    private static final int LONGEST = 60;
    private static final Pattern ENGLISH = Pattern.compile("[a-z]{3,}");

    static Stream<List<String>> games() {
        return Stream.concat(
                Catalogue.builtIn().entries().stream()
                        .filter(entry -> isScored(entry.id(), entry.examples()))
                        .flatMap(entry -> entry.examples().stream().map(example -> List.of(entry.id(), example))),
                Stream.of(
                        List.of("tic-tac-toe", ".../.../..."),
                        List.of("mnk[4,3,3]", ""),
                        List.of("connect-four[4,4]", ""),
                        List.of("dots-and-boxes[1,1]", ""),
                        List.of("dots-and-boxes", ""),
                        List.of("either-end[3]", "5 -2 9 4 4 1"),
                        List.of("front-row[2]", "-1 3 -4 2")));
    }

    private static boolean isScored(String game, List<String> examples) {
        try {
            var sum = new RuleLanguage(Catalogue.builtIn()).question(Source.of(game + " " + examples.getFirst()));
            return sum.components().getFirst().game().rules() instanceof RuleTree.Scored;
        } catch (Exception fault) {
            throw new AssertionError(game, fault);
        }
    }

    @Test
    void thereAreEightInTheCatalogue() {
        assertThat(games().map(List::getFirst)
                        .filter(game -> !game.contains("["))
                        .distinct())
                .hasSizeGreaterThanOrEqualTo(8);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("games")
    void arePlayedToTheEnd(List<String> game) throws Exception {
        var position = game.getLast();
        long mover = 0;
        long other = 0;
        for (int ply = 0; ; ply++) {
            assertThat(ply).as("moves of %s", game).isLessThan(LONGEST);
            var task = ply % 3 == 0
                    ? "\"do\":\"reply\""
                    : ply % 3 == 1 ? "\"do\":\"reply\",\"strength\":0,\"seed\":" + ply : "\"do\":\"hint\"";
            var rules = "\"rules\":\"%s\",\"position\":\"%s\",\"lang\":\"zh\",\"moverPoints\":%d,\"otherPoints\":%d,"
                    .formatted(game.getFirst(), position, mover, other);
            var look = object(ask(rules + "\"do\":\"look\""), "now");
            if (Boolean.TRUE.equals(look.get("over"))) {
                isEnded(game, look, mover, other);
                return;
            }
            var answer = ask(rules + task);
            if (task.contains("hint"))
                answer = ask(rules + "\"do\":\"move\",\"move\":\""
                        + object(answer, "move").get("move") + "\"");
            var made = object(answer, "ply");
            isMade(game, look, made);
            var says = String.valueOf(answer.containsKey("says") ? answer.get("says") : "");
            assertThat(ENGLISH.matcher(says).find()).as(says).isFalse();
            boolean isAgain = Boolean.TRUE.equals(made.get("again"));
            long points = number(made, "points");
            long now = isAgain ? mover + points : other;
            other = isAgain ? other : mover + points;
            mover = now;
            var next = object(answer, "now");
            position = String.valueOf(next.get("position"));
            if (Boolean.TRUE.equals(next.get("over"))) {
                isEnded(game, next, mover, other);
                return;
            }
            assertThat(number(object(next, "points"), "mover")).as("%s", game).isEqualTo(mover);
        }
    }

    /// A way names places of the board before the move, and so do the marks.
    private static void isMade(List<String> game, Map<?, ?> look, Map<?, ?> made) {
        var places = ((List<?>) Objects.requireNonNull(object(look, "board").get("parts")))
                .stream()
                        .flatMap(part -> ((List<?>) Objects.requireNonNull(((Map<?, ?>) part).get("pieces"))).stream())
                        .map(piece -> String.valueOf(((Map<?, ?>) piece).get("place")))
                        .toList();
        var ways = (List<?>) Objects.requireNonNull(made.get("ways"));
        assertThat(ways).as("%s: %s", game, made.get("move")).isNotEmpty();
        for (var way : ways)
            for (var place : (List<?>) way)
                assertThat(places).contains(String.valueOf(place).replaceFirst("@.*", ""));
        assertThat((List<?>) made.get("marks")).isNotEmpty();
    }

    private static void isEnded(List<String> game, Map<?, ?> now, long mover, long other) {
        var points = object(now, "points");
        long ahead = number(points, "mover") - number(points, "other");
        assertThat(number(points, "mover")).as("%s", game).isGreaterThanOrEqualTo(mover);
        assertThat(number(points, "other")).as("%s", game).isGreaterThanOrEqualTo(other);
        assertThat(now.get("winner")).as("%s", game).isEqualTo(ahead > 0 ? "mover" : ahead < 0 ? "other" : "draw");
        assertThat(now.get("standing")).isEqualTo(ahead > 0 ? "won" : ahead < 0 ? "lost" : "drawn");
        assertThat(String.valueOf(now.get("says"))).isNotBlank();
    }

    @Test
    void aMoveThatGivesSomethingAwayIsNamedWithABetterOne() throws Exception {
        var made =
                object(ask("\"rules\":\"either-end\",\"position\":\"8 15 3 7\",\"do\":\"move\",\"move\":\"L\""), "ply");
        assertThat(made.get("mistake")).isEqualTo(true);
        assertThat(object(made, "better").get("move")).isEqualTo("R");
        assertThat(object(made, "better").get("ways")).isEqualTo(List.of(List.of("0:3")));
    }

    @Test
    void pointsOfBeforeDecideWhoStandsBetter() throws Exception {
        var rules = "\"rules\":\"either-end\",\"position\":\"3 1\",\"do\":\"look\"";
        assertThat(object(ask(rules), "now").get("standing")).isEqualTo("won");
        assertThat(object(ask(rules + ",\"otherPoints\":5"), "now").get("standing"))
                .isEqualTo("lost");
        assertThat(object(ask(rules + ",\"otherPoints\":2"), "now").get("standing"))
                .isEqualTo("drawn");
    }

    /// The players would want fewer points, and their moves were listed as if they wanted more.
    @Test
    void misereGamesAndSumsAreRefused() {
        for (var rules : List.of("misere either-end 3 9 1 2", "either-end(3 9) + nim(3)", "nim(3) + either-end(3 9)"))
            for (var endpoint : List.of(new PlayEndpoint(), new MovesEndpoint()))
                assertThatThrownBy(() -> ask(endpoint, "\"rules\":\"" + rules + "\""))
                        .as(rules)
                        .isInstanceOfAny(RefusedRequest.class, RulesException.class, SyntaxException.class);
    }

    private static Map<?, ?> object(Map<?, ?> document, String name) {
        return (Map<?, ?>) Objects.requireNonNull(document.get(name), name);
    }

    private static long number(Map<?, ?> document, String name) {
        @Nullable Object number = document.get(name);
        return ((Number) Objects.requireNonNull(number, name)).longValue();
    }

    private static Map<?, ?> ask(String members) throws Exception {
        return ask(new PlayEndpoint(), members);
    }

    private static Map<?, ?> ask(Endpoint endpoint, String members) throws Exception {
        var fields = RequestFields.of(("{" + members + "}").getBytes(StandardCharsets.UTF_8));
        return AnswerText.members(endpoint.read(fields, fields.language())
                .reply(LIMITS, PartialListener.NONE)
                .bytes());
    }
}
