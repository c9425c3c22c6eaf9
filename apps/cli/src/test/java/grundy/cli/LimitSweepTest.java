package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.catalogue.Catalogue;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// With a small `--limit` every game is answered within it, or refused with status 3 and a message that names it.
@EveryTurn
@Tag("slow")
class LimitSweepTest {
    static final int LIMIT = 40;

    /// A search of one component after another holds as many for each, and the sum beside them.
    private static final int FACTOR = 4;

    @TempDir
    private Path folder;

    /// Games and an example of each.
    private static List<List<String>> questions() {
        var questions = new ArrayList<List<String>>();
        for (var entry : Catalogue.builtIn().entries())
            for (var example : entry.examples()) {
                questions.add(List.of(entry.id(), example));
                questions.add(List.of("misere", entry.id(), example));
            }
        return CaseCount.some(questions, 47);
    }

    private static Ran limited(String command, List<String> words, String... more) {
        var arguments = new ArrayList<>(words);
        arguments.addAll(List.of("--limit", String.valueOf(LIMIT)));
        arguments.addAll(List.of(more));
        return Ran.command(command, "", arguments.toArray(new String[0]));
    }

    private static void isRefusedOrAnswered(Ran ran, String what) {
        assertThat(ran.status()).as(what + ": " + ran.err() + ran.out()).isIn(0, 2, 3);
        assertThat(ran.out() + ran.err()).as(what).doesNotContain("internal error", "内部错误");
        if (ran.status() == 3) assertThat(ran.out() + ran.err()).as(what).contains("limit");
    }

    private static Stream<JsonNode> evidence(JsonNode evidence) {
        var parts = evidence.path("components");
        return Stream.concat(
                Stream.of(evidence),
                parts.isArray() ? parts.valueStream().flatMap(LimitSweepTest::evidence) : Stream.empty());
    }

    /// @param what was asked, for the failure
    static void isWithin(JsonNode answer, String what) {
        evidence(answer.path("evidence")).forEach(part -> {
            for (var name : List.of("positions", "states", "nodes", "tablePositions", "checkedPositions"))
                assertThat(part.path(name).asLong(0)).as(what + ": " + part).isLessThanOrEqualTo((long) FACTOR * LIMIT);
        });
    }

    @Test
    void noMorePositionsAreLookedAtThanTheLimitSays() {
        for (var question : questions()) {
            var ran = limited("solve", question, "--json");
            var what = "solve " + question;
            isRefusedOrAnswered(ran, what);
            if (ran.status() == 0) isWithin(ran.json(), what);
        }
    }

    /// One question for each engine, which it cannot answer within the limit.
    @ParameterizedTest
    @DrawnCases(oneIn = 4)
    @ValueSource(
            strings = {
                "(a, b): (a-k, b) | (a, b-k) | (a-k, b-k) | (a-4, b-3); 2600 2600",
                "(a, b, c): (a-k, b, c) | (a-k, b-k, c) | (a, b, c-k); 110 100 130",
                "(n): (i) + (j) where i + j == n and i != j and i > 0 and j > 0; 5000",
                "(n): (i) + (j) + (k) where i + j + k == n and i > 0 and j > 0 and k > 0; 500",
                "(n): (n-k) where k*k <= n; 5000",
                "(a, b): (a-1, b) | (a, b-1) | (a-1, b-3); 300 400",
                "grundys-game; 5000",
                "couples-are-forever; 5000",
                "misere grundys-game; 30 20",
                "left take {2,5,6,11}; right take {3,7}; 3000",
                "left take squares; right take primes; 4000",
                "misere left take squares; right take primes; 4000",
                "left take {1,2} or split; right take {1,3}; 300",
                "3 players: take squares; 4000",
                "0.07; 5000",
                "4.007; 5000",
                "0.3F; 3000",
                "misere 0.77; 300",
                "take squares; 8000",
                "take {1,3,8,15,27}; 8000",
                "every take squares; 3000 2999",
                "some take squares; 3000 2999",
                "short every take squares; 3000 2999",
                "take squares with 1 blocked; 5000",
                "wythoff with 2 blocked; 50 80",
                "misere cram; 3 4",
                "domineering; 5x5",
                "cram; 5x5",
                "clobber; xoxox/oxoxo/xoxox",
                "snort-on-graphs; cycle 9",
                "tic-tac-toe; ",
                "misere tic-tac-toe; ",
                "mnk[4,4,4]; ",
                "connect-four; ",
                "misere connect-four; 4444441777772122",
                "dots-and-boxes; a1b1 b1c1",
                "misere dots-and-boxes; a1b1 b1c1",
                "either-end; 3 9 1 2 8 7 6 5 4 2 2 4 9",
                "front-row; 1 2 3 7 1 2 3 7 1 2 3 7 1 2 3 7 1 2 3 7 1 2 3 7 1 2 3 7 1 2 3 7 1 2 3 7 1 2 3 7 1 2",
                "point-heaps[3]; 5 4 6"
            })
    void noEngineWorksOutMore(String question) {
        int at = question.lastIndexOf(';');
        var words = new ArrayList<>(List.of(question.substring(0, at)));
        words.addAll(Stream.of(question.substring(at + 1).strip().split(" "))
                .filter(word -> !word.isEmpty())
                .toList());
        var ran = limited("solve", words);
        assertThat(ran.status()).as(question + ran.out()).isEqualTo(3);
        assertThat(ran.err()).as(question).contains("limit");
    }

    @Test
    void whatIsAllowedIsVisited() {
        var ran = Ran.command("solve", "", "tic-tac-toe", "--limit", "2000", "--json");
        assertThat(ran.json().path("evidence").path("nodes").asLong()).isBetween(100L, 2000L);
        assertThat(Ran.command("solve", "", "grundys-game", "5000", "--limit", "6000")
                        .status())
                .isZero();
    }

    @Test
    void textPicturesAndCertificatesTakeNoMore() throws Exception {
        for (var question : questions()) {
            var svg = folder.resolve("picture.svg");
            var certificate = folder.resolve("certificate.json");
            var ran = limited("solve", question, "--svg", svg.toString(), "--certificate", certificate.toString());
            isRefusedOrAnswered(ran, "solve " + question + " --svg --certificate");
            if (Files.exists(certificate))
                isRefusedOrAnswered(limited("check", List.of(certificate.toString())), "check of " + question);
            Files.deleteIfExists(svg);
            Files.deleteIfExists(certificate);
        }
    }

    @Test
    void tablesEndWhereTheLimitIs() {
        for (var entry : CaseCount.some(List.copyOf(Catalogue.builtIn().entries()), 47))
            isRefusedOrAnswered(limited("values", List.of(entry.id()), "--json"), "values " + entry.id());
    }

    @Test
    void theServerTakesNoMore() {
        var door = new ApiDoor(LIMIT);
        var questions = questions();
        for (var question : questions.subList(0, Math.ceilDiv(questions.size(), 2))) {
            var rules = Map.of("rules", String.join(" ", question));
            for (var name : List.of("solve", "moves"))
                door.ask(name, rules).ifPresent(answer -> {
                    assertThat(answer.status()).as(name + question + answer).isIn(200, 400, 422);
                    isWithin(answer.document(), name + question);
                });
            door.ask("play", Map.of("rules", String.join(" ", question), "do", "why"));
        }
        assertThat(door.found()).isEmpty();
    }
}
