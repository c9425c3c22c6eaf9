package grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.web.api.Endpoints;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Whatever is sent, what is wrong with it is told by a document.
@Tag("slow")
class EveryErrorIsADocumentTest {
    private static final int TIMEOUT_MILLIS = 60_000;
    private static final String JSON = "Content-Type: application/json\r\n";
    private static Workbench workbench;

    @BeforeAll
    static void open() {
        workbench = Workbench.open(new Workbench.Options(0, Optional.empty()));
    }

    @AfterAll
    static void close() {
        workbench.close();
    }

    private static String answer(String request) throws IOException {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), workbench.port())) {
            socket.setSoTimeout(TIMEOUT_MILLIS);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void whateverIsSent() throws Exception {
        var host = "Host: 127.0.0.1:" + workbench.port() + "\r\n";
        var token = "Authorization: Bearer " + workbench.token() + "\r\n";
        var head = host + token + "Connection: close\r\n";
        var requests = new LinkedHashMap<String, Integer>();
        requests.put("GET /api/v1/zzz HTTP/1.1\r\n" + head + "\r\n", 404);
        requests.put("GET /zzz HTTP/1.1\r\n" + head + "\r\n", 404);
        requests.put("PUT /api/v1/solve HTTP/1.1\r\n" + head + JSON + "Content-Length: 2\r\n\r\n{}", 404);
        requests.put("OPTIONS /api/v1/jobs HTTP/1.1\r\n" + head + JSON + "\r\n", 404);
        requests.put("GET /api/v1/jobs/a%2fb HTTP/1.1\r\n" + head + "\r\n", 404);
        requests.put("GET /api/v1/jobs HTTP/1.1\r\nConnection: close\r\n" + host + "\r\n", 401);
        requests.put("GET /?token=wrong HTTP/1.1\r\nConnection: close\r\n" + host + "\r\n", 401);
        requests.put("GET /api/v1/jobs HTTP/1.1\r\nConnection: close\r\nHost: evil.example\r\n\r\n", 421);
        requests.put("DELETE /api/v1/jobs/j1 HTTP/1.1\r\n" + head + "\r\n", 404);
        requests.put("DELETE /api/v1/jobs/j1 HTTP/1.1\r\n" + head + "Content-Length: 0\r\n\r\n", 404);
        requests.put("DELETE /api/v1/jobs/j1 HTTP/1.1\r\n" + head + "Content-Length: 2\r\n\r\n{}", 415);
        requests.put("POST /api/v1/jobs/j1 HTTP/1.1\r\n" + head + "\r\n", 415);
        requests.put("DELETE /api/v1/jobs/j1 HTTP/1.1\r\n" + head + JSON + "Origin: http://evil.example\r\n\r\n", 403);
        requests.put("POST /api/v1/solve HTTP/1.1\r\n" + head + JSON + "Content-Length: 0\r\n\r\n", 400);
        requests.put("POST /api/v1/solve HTTP/1.1\r\n" + head + JSON + "Content-Length: -5\r\n\r\n", 400);
        requests.put("POST /api/v1/solve HTTP/1.1\r\n" + head + JSON + "Transfer-Encoding: chunked\r\n\r\nzz\r\n", 400);
        requests.put(
                "POST /api/v1/solve HTTP/1.1\r\n" + head + JSON + "Expect: zzz\r\nContent-Length: 2\r\n\r\n{}", 417);
        requests.put("GET /%zz HTTP/1.1\r\n" + head + "\r\n", 400);
        requests.put("GET /api/v1/jobs/%00 HTTP/1.1\r\n" + head + "\r\n", 400);
        requests.put("GET /api/v1/jobs HTTP/1.1\r\n" + head + "X: " + "a".repeat(20_000) + "\r\n\r\n", 431);
        requests.put("GET /api/v1/jobs?" + "a".repeat(20_000) + " HTTP/1.1\r\n" + head + "\r\n", 414);
        requests.put("GET /api/v1/jobs HTTP/3.7\r\n" + head + "\r\n", 505);
        requests.put("GET /api/v1/jobs HTTP/1.1\r\n\r\n", 400);
        requests.put("hello\r\n\r\n", 400);
        var description = new ApiDescription();
        for (var request : requests.entrySet()) {
            var what = request.getKey().lines().findFirst().orElse("");
            var shown = what.substring(0, Math.min(80, what.length()));
            var answer = answer(request.getKey());
            assertThat(answer).as(shown).startsWith("HTTP/1.1 " + request.getValue() + " ");
            assertThat(answer).as(shown).contains("\r\nContent-Type: application/json\r\n");
            var body = answer.substring(answer.indexOf("\r\n\r\n") + 4).getBytes(StandardCharsets.UTF_8);
            assertThat(description.ofAnswer("get", "/jobs", "default", body))
                    .as(shown)
                    .isEmpty();
        }
    }

    @Test
    void whatIsNoRequestOfHttpIsToldInTheReadersLanguage() throws Exception {
        var head = "Host: 127.0.0.1:" + workbench.port() + "\r\nConnection: close\r\nExpect: zzz\r\n\r\n";
        assertThat(answer("GET /api/v1/jobs?lang=zh HTTP/1.1\r\n" + head)).contains("无法");
        assertThat(answer("GET /api/v1/jobs?lang=en HTTP/1.1\r\n" + head)).contains("cannot");
    }

    private static String posted(String name, String body) throws IOException {
        var bytes = body.getBytes(StandardCharsets.UTF_8).length;
        return answer("POST /api/v1/" + name + " HTTP/1.1\r\nHost: 127.0.0.1:" + workbench.port()
                + "\r\nAuthorization: Bearer " + workbench.token() + "\r\nConnection: close\r\n" + JSON
                + "Content-Length: " + bytes + "\r\n\r\n" + body);
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "parse", "moves", "play", "picture"})
    void aPositionThatStandsTwiceIsRefused(String name) throws IOException {
        for (var rules : List.of("nim 3 5", "misere kayles 7", "take {1,3} 9", "nim(3) + kayles(4)", "domineering 2x2"))
            for (var language : List.of("en", "zh"))
                assertThat(posted(
                                name,
                                "{\"rules\":\"" + rules + "\",\"position\":\"1 2\",\"lang\":\"" + language + "\"}"))
                        .as(rules)
                        .startsWith("HTTP/1.1 400 ")
                        .contains(language.equals("en") ? "the position appears twice" : "局面写了两次", rules);
        for (var rules : List.of("nim", "take 1..3", "misere 0.77", "(n): (n-1) | (n-2)", "mark"))
            assertThat(posted(name, "{\"rules\":\"" + rules + "\",\"position\":\"4\"}"))
                    .as(rules)
                    .startsWith("HTTP/1.1 200 ");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            solve  ; {"rules":"take {1, 2^9999999} 5"}
            values ; {"rules":"take {1, 2^9999999}","to":5}
            solve  ; {"rules":"nim 10^9999999"}
            eval   ; {"expression":"2^(2^70)"}
            eval   ; {"expression":"*(2^9999999)"}
            """)
    void aTextThatPassesALimitIsNoBadInput(String name, String body) throws IOException {
        assertThat(posted(name, body))
                .startsWith("HTTP/1.1 422 ")
                .contains("\"status\":3")
                .doesNotContain("\"memory\"");
    }

    @ParameterizedTest
    @CsvSource({"9, 3", "1, 0", "100000000, 99999999"})
    void aSliceThatEndsBeforeItBeginsIsRefused(long from, long to) throws IOException {
        for (var what : List.of("\"rules\":\"kayles\"", "\"run\":\"values\""))
            assertThat(posted("slice", "{" + what + ",\"from\":" + from + ",\"to\":" + to + "}"))
                    .startsWith("HTTP/1.1 400 ")
                    .contains("must be at least", String.valueOf(from), String.valueOf(to));
    }

    /// A member that is unknown, one of the wrong type and one that is missing, of every question.
    @Test
    void whatIsRefusedIsRefusedInTheLanguageOfTheRequest() throws IOException {
        var head = "Host: 127.0.0.1:" + workbench.port() + "\r\nAuthorization: Bearer " + workbench.token()
                + "\r\nConnection: close\r\n" + JSON;
        for (var name : Endpoints.names())
            for (var body : List.of("{\"lang\":\"zh\",\"zzz\":1}", "{\"lang\":\"zh\",\"seconds\":\"many\"}")) {
                var answer = answer("POST /api/v1/" + name + " HTTP/1.1\r\n" + head + "Content-Length: " + body.length()
                        + "\r\n\r\n" + body);
                assertThat(answer).as(name + body).startsWith("HTTP/1.1 400 ");
                assertThat(answer.substring(answer.indexOf("\r\n\r\n")))
                        .as(name + body)
                        .containsPattern("\"error\":\"[^\"]*\\p{IsHan}");
            }
    }
}
