package grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The server as programs and browsers meet it.
@Tag("slow")
class WorkbenchTest {
    private static Workbench workbench;
    private static HttpClient client;

    @BeforeAll
    static void open() {
        workbench = Workbench.open(new Workbench.Options(0, Optional.empty()));
        client = HttpClient.newHttpClient();
    }

    @AfterAll
    static void close() {
        workbench.close();
        client.close();
    }

    private static HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + workbench.port() + path));
    }

    private static HttpRequest.Builder program(String path) {
        return request(path).header("Authorization", "Bearer " + workbench.token());
    }

    private static HttpRequest post(String question, String body) {
        return program("/api/v1/" + question)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
    }

    private static HttpResponse<String> send(HttpRequest request) throws IOException, InterruptedException {
        return client.send(request, HttpResponse.BodyHandlers.ofString());
    }

    private static Map<?, ?> document(HttpResponse<String> answer) {
        return AnswerText.members(answer.body().getBytes(StandardCharsets.UTF_8));
    }

    private static Map<?, ?> answered(String question, String body) throws Exception {
        var answer = send(post(question, body));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return document(answer);
    }

    @Test
    void aPositionIsSolvedWithBlocks() throws Exception {
        var answer = answered("solve", "{\"rules\":\"nim 3 5 7\"}");
        assertThat(answer.get("outcome")).isEqualTo("N");
        assertThat((List<?>) answer.get("moves")).hasSize(3);
        assertThat((List<?>) answer.get("blocks")).isNotEmpty();
        assertThat(answered("solve", "{\"rules\":\"威佐夫\",\"position\":\"5 8\",\"lang\":\"zh\"}")
                        .get("explanation"))
                .asString()
                .contains("黄金");
    }

    @Test
    void whatAnAnswerRestsOnIsNamedInTheReadersLanguage() throws Exception {
        var line = "\"rules\":\"hackenbush 0-1 1-2 1-3\"";
        assertThat(ground("{" + line + "}").get("theorem")).isEqualTo("Colon Principle and Fusion Principle");
        var chinese = ground("{" + line + ",\"lang\":\"zh\"}");
        assertThat(chinese.get("theorem")).isEqualTo("克朗原理与融合原理");
        assertThat(chinese.get("source")).asString().contains("第 7 章");
        assertThat(ground("{\"rules\":\"domineering 2x2\"}").get("theorem")).isEqualTo("");
    }

    private static Map<?, ?> ground(String question) throws Exception {
        return (Map<?, ?>) answered("solve", question).get("ground");
    }

    @Test
    void otherQuestions() throws Exception {
        assertThat(((Map<?, ?>) answered("eval", "{\"expression\":\"{1|-1} + ^*\"}")
                                .get("value"))
                        .get("text"))
                .isEqualTo("{1^*|-1^*}");
        assertThat((List<?>) answered("values", "{\"rules\":\"take {1,3,4}\",\"to\":20}")
                        .get("values"))
                .hasSize(21);
        assertThat((List<?>) answered("parse", "{\"rules\":\"nim(3,5) + [take 1..3](21)\"}")
                        .get("components"))
                .hasSize(3);
        assertThat(send(program("/api/v1/games").build()).body()).contains("kayles");
    }

    @Test
    void whatCannotBeReadIsToldWithItsPlace() throws Exception {
        var answer = send(post("solve", "{\"rules\":\"keylas 5\"}"));
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(document(answer).get("column")).isEqualTo(1L);
        assertThat(document(answer).get("maybe")).isEqualTo("kayles 5");
        assertThat(send(post("solve", "{")).statusCode()).isEqualTo(400);
        assertThat(send(post("solve", "[".repeat(100_000))).statusCode()).isEqualTo(400);
        assertThat(send(post("solve", "{\"rulez\":\"nim 3\"}")).statusCode()).isEqualTo(400);
        assertThat(send(post("solve", "{\"rules\":\"nim 3\",\"more\":1}")).body())
                .contains("more");
        assertThat(send(post("solve", "{\"rules\":\"nim 3\",\"moves\":-1}")).statusCode())
                .isEqualTo(400);
        assertThat(send(post("solved", "{}")).statusCode()).isEqualTo(404);
    }

    @Test
    void filesAreNotRead() throws Exception {
        for (var name : List.of("@/etc/passwd", "./pom.xml", "/etc/passwd", "-"))
            assertThat(send(post("solve", "{\"rules\":\"" + name + "\"}")).body())
                    .doesNotContain("root:")
                    .doesNotContain("project");
    }

    @Test
    void limitsAreKept() throws Exception {
        long start = System.nanoTime();
        var answer = send(post("solve", "{\"rules\":\"clobber 6x7\"}"));
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(document(answer).get("status")).isEqualTo(3L);
        assertThat(TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start)).isLessThan(120);
        assertThat(send(post("solve", "{\"rules\":\"" + "x".repeat(300_000) + "\"}"))
                        .statusCode())
                .isEqualTo(413);
    }

    @Test
    void onlyWhoKnowsTheTokenIsLetIn() throws Exception {
        assertThat(send(request("/api/v1/games").build()).statusCode()).isEqualTo(401);
        assertThat(send(request("/?token=wrong").build()).statusCode()).isEqualTo(401);
        var entered = send(request("/?token=" + workbench.token()).build());
        assertThat(entered.statusCode()).isEqualTo(302);
        var cookie = entered.headers().firstValue("Set-Cookie").orElseThrow();
        assertThat(cookie).contains("HttpOnly").contains("SameSite=Strict");
        var shown = cookie.substring(0, cookie.indexOf(';'));
        assertThat(send(request("/api/v1/games").header("Cookie", shown).build())
                        .statusCode())
                .isEqualTo(200);
        var body = HttpRequest.BodyPublishers.ofString("{\"rules\":\"nim 3\"}");
        var origin = "http://127.0.0.1:" + workbench.port();
        var own = request("/api/v1/solve")
                .header("Cookie", shown)
                .header("Content-Type", "application/json")
                .header("X-Grundy", "1")
                .header("Origin", origin);
        assertThat(send(own.copy().POST(body).build()).statusCode()).isEqualTo(200);
        assertThat(send(own.copy()
                                .setHeader("Origin", "http://evil.example")
                                .POST(body)
                                .build())
                        .statusCode())
                .isEqualTo(403);
        assertThat(send(own.copy()
                                .setHeader("Content-Type", "text/plain")
                                .POST(body)
                                .build())
                        .statusCode())
                .isEqualTo(415);
        var withoutHeader = request("/api/v1/solve")
                .header("Cookie", shown)
                .header("Content-Type", "application/json")
                .header("Origin", origin);
        assertThat(send(withoutHeader.POST(body).build()).statusCode()).isEqualTo(403);
    }

    private static String raw(String host) throws IOException {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), workbench.port())) {
            socket.getOutputStream()
                    .write(("GET /api/v1/games HTTP/1.1\r\nHost: " + host + "\r\nAuthorization: Bearer "
                                    + workbench.token() + "\r\nConnection: close\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void anotherNameOfTheHostIsRefused() throws Exception {
        assertThat(raw("127.0.0.1:" + workbench.port())).startsWith("HTTP/1.1 200");
        for (var host : List.of("evil.example", "localhost:" + workbench.port(), "127.0.0.1", "127.0.0.1:1"))
            assertThat(raw(host)).startsWith("HTTP/1.1 421");
    }

    @Test
    void whatTakesLongIsTold() throws Exception {
        var events = client.send(
                program("/api/v1/events?tab=a")
                        .header("Accept", "text/event-stream")
                        .build(),
                HttpResponse.BodyHandlers.ofLines());
        var asked = send(post("solve", "{\"rules\":\"clobber 5x5\",\"tab\":\"a\"}"));
        assertThat(asked.statusCode()).isEqualTo(202);
        var id = document(asked).get("job").toString();
        try (Stream<String> lines = events.body()) {
            assertThat(lines.filter(line -> line.startsWith("event:") && !line.contains("progress"))
                            .findFirst())
                    .hasValueSatisfying(line -> assertThat(line).contains("limit"));
        }
        assertThat(send(program("/api/v1/jobs/" + id).build()).statusCode()).isEqualTo(422);
    }

    @Test
    void whatIsKnownOfALongTableIsToldMeanwhile() throws Exception {
        var events = client.send(
                program("/api/v1/events?tab=c")
                        .header("Accept", "text/event-stream")
                        .build(),
                HttpResponse.BodyHandlers.ofLines());
        var asked = send(post("values", "{\"rules\":\"grundys-game\",\"to\":100000,\"seconds\":120,\"tab\":\"c\"}"));
        assertThat(asked.statusCode()).isEqualTo(202);
        var job = "/api/v1/jobs/" + document(asked).get("job");
        try (Stream<String> lines = events.body()) {
            assertThat(lines.anyMatch(line -> line.startsWith("event:") && line.contains("partial")))
                    .isTrue();
        }
        var beginning =
                (List<?>) document(send(program(job + "/partial").build())).get("values");
        assertThat(beginning).hasSizeBetween(1_001, 10_001);
        while (send(program(job).build()).statusCode() == 202) Thread.sleep(10);
        var all = (List<?>) document(send(program(job).build())).get("values");
        assertThat(all).hasSize(100_001);
        assertThat(beginning).isEqualTo(all.subList(0, beginning.size()));
        assertThat(send(program(job + "/partial").build()).statusCode()).isEqualTo(404);
        assertThat(send(program("/api/v1/jobs/none/partial").build()).statusCode())
                .isEqualTo(404);
    }

    @ParameterizedTest
    @CsvSource({"en, Known: the first player wins.", "zh, 已知：先手必胜。"})
    void whoWinsIsToldWhileTheValueIsLookedFor(String language, String known) throws Exception {
        var events = client.send(
                program("/api/v1/events?tab=e" + language)
                        .header("Accept", "text/event-stream")
                        .build(),
                HttpResponse.BodyHandlers.ofLines());
        var asked = send(post(
                "solve",
                "{\"rules\":\"domineering 6x6\",\"seconds\":60,\"lang\":\"%s\",\"tab\":\"e%<s\"}".formatted(language)));
        assertThat(asked.statusCode()).isEqualTo(202);
        var job = program("/api/v1/jobs/" + document(asked).get("job"));
        try (Stream<String> lines = events.body()) {
            assertThat(lines.filter(line -> line.startsWith("data:"))
                            .takeWhile(line -> !line.contains("\"state\":\"limit\""))
                            .filter(line -> line.contains("\"known\":\"" + known))
                            .findFirst())
                    .isPresent();
        }
        send(job.DELETE().build());
    }

    @Test
    void whoAsksAgainIsToldWhatTookLong() throws Exception {
        var question = "{\"rules\":\"backsliding-toads-and-frogs 3 2 3\",\"seconds\":60,\"tab\":\"d\"}";
        var asked = send(post("solve", question));
        assertThat(asked.statusCode()).isEqualTo(202);
        var job = program("/api/v1/jobs/" + document(asked).get("job")).build();
        while (send(job).statusCode() == 202) Thread.sleep(10);
        var again = send(post("solve", question));
        assertThat(again.statusCode()).isEqualTo(200);
        assertThat(again.body()).isEqualTo(send(job).body());
    }

    @Test
    void aHeavyQuestionHasAProcessOfItsOwnAndIsCancelledAtOnce() throws Exception {
        var small = answered("solve", "{\"rules\":\"nim 3 5 7\",\"seconds\":20}");
        assertThat(small.get("outcome")).isEqualTo("N");
        var asked = send(post("solve", "{\"rules\":\"clobber 6x7\",\"seconds\":60,\"tab\":\"b\"}"));
        assertThat(asked.statusCode()).isEqualTo(202);
        var job = "/api/v1/jobs/" + document(asked).get("job");
        Thread.sleep(500);
        assertThat(document(send(program(job).build())).get("state")).isEqualTo("running");
        var cancel = program(job).DELETE().build();
        assertThat(send(cancel).statusCode()).isEqualTo(200);
        while (send(program(job).build()).statusCode() == 202) Thread.sleep(10);
        assertThat(send(program("/api/v1/jobs").build()).body()).contains("cancelled");
    }
}
