package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.catalogue.Catalogue;
import grundy.testkit.Draws;
import grundy.testkit.EveryTurn;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// With a small `--limit` every game is answered within it, or refused with status 3 and a message that names it.
@EveryTurn
@Tag("slow")
class LimitSweepTest {
    private static final int LIMIT = 40;

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
        return Draws.some(questions, 47);
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

    private static void isWithin(JsonNode answer, String what) {
        evidence(answer.path("evidence")).forEach(part -> {
            for (var name : List.of("positions", "states"))
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

    @Test
    void whatIsWorkedOutWithoutATableIsWithinTheLimitToo() {
        for (var question : List.of(
                List.of("(a, b): (a-k, b) | (a, b-k) | (a-k, b-k) | (a-4, b-3)", "2600", "2600"),
                List.of("(a, b, c): (a-k, b, c) | (a-k, b-k, c) | (a, b, c-k)", "110", "100", "130"))) {
            var ran = limited("solve", question);
            assertThat(ran.status()).as(question + ran.out()).isEqualTo(3);
            assertThat(ran.err()).as(question.toString()).contains("limit");
        }
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
        for (var entry : Draws.some(List.copyOf(Catalogue.builtIn().entries()), 47))
            isRefusedOrAnswered(limited("values", List.of(entry.id()), "--json"), "values " + entry.id());
    }
}
