package grundy.contest.server;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What an app needs is to be had without the command line, and by many at once.
class AnswerServerTest {
    private static final JsonMapper JSON = new JsonMapper();
    private static AnswerServer server;

    @BeforeAll
    static void begin() throws IOException {
        server = new AnswerServer(Limits.DEFAULT, Duration.ofSeconds(20));
    }

    @AfterAll
    static void end() throws IOException {
        server.close();
    }

    private static JsonNode ask(String question) throws IOException {
        try (var client = new Socket(InetAddress.getLoopbackAddress(), server.port());
                var answers =
                        new BufferedReader(new InputStreamReader(client.getInputStream(), StandardCharsets.UTF_8))) {
            client.getOutputStream().write((question + "\n").getBytes(StandardCharsets.UTF_8));
            return JSON.readTree(answers.readLine());
        }
    }

    @Test
    void solves() throws IOException {
        var answer = ask("""
                {"ask":"solve","rules":"wythoff","position":"3 5","lang":"zh"}""");
        assertThat(answer.get("winner").asString()).isEqualTo("second");
        assertThat(answer.get("moveCount").asInt()).isZero();
        assertThat(answer.get("explanation").asString()).containsPattern("\\p{IsHan}");
    }

    /// A page lays out the blocks itself: it lights the columns of the nim-sum without reading a sentence.
    @Test
    void explainsInBlocks() throws IOException {
        var blocks = ask("""
                {"ask":"solve","rules":"nim","position":"3 5 7"}""").get("blocks");
        var columns = blocks.valueStream()
                .filter(block -> block.get("kind").asString().equals("columns"))
                .findFirst()
                .orElseThrow();
        assertThat(columns.get("sum").get("number").asInt()).isEqualTo(1);
        assertThat(columns.get("numbers")
                        .valueStream()
                        .map(row -> row.get("number").asInt()))
                .containsExactly(3, 5, 7);
    }

    @Test
    void listsValues() throws IOException {
        var answer = ask("""
                {"ask":"values","rules":"take {1,2}","to":6}""");
        assertThat(answer.get("values").toString()).isEqualTo("[0,1,2,0,1,2,0]");
        assertThat(answer.get("period").get("period").asInt()).isEqualTo(3);
    }

    @Test
    void proves() throws IOException {
        var answer = ask("""
                {"ask":"prove","rules":"take 1..3"}""");
        assertThat(answer.get("proved").asBoolean()).isTrue();
        assertThat(answer.get("claim").asString()).contains("mod 4");
    }

    @Test
    void judges() throws IOException {
        var answer = ask("""
                {"ask":"judge","problem":"HDU1846","input":"2\\n23 2\\n4 3\\n"}""");
        assertThat(answer.get("output").asString()).isEqualTo("first\nsecond\n");
    }

    @Tag("slow")
    @Test
    void playsAndGivesReasons() throws IOException {
        var answer = ask("""
                {"ask":"play","rules":"nim","position":"3 4 5","moves":["1:1"]}""");
        assertThat(answer.get("moves")).hasSize(2);
        assertThat(answer.get("mistakes")).hasSize(1);
        assertThat(answer.get("said")).hasSize(1);
        assertThat(answer.get("hint").asString()).isNotBlank();
        var again = ask("""
                {"ask":"play","rules":"nim","position":"3 4 5","moves":["9:1"]}""");
        assertThat(again.get("status").asInt()).isEqualTo(2);
    }

    @Test
    void saysWhatIsWrong() throws IOException {
        var answer = ask("""
                {"ask":"solve","rules":"take {3,1,,4}","position":"21"}""");
        assertThat(answer.get("column").asInt()).isEqualTo(11);
        assertThat(ask("{").get("status").asInt()).isEqualTo(2);
        assertThat(ask("{}").get("error").asString()).contains("ask");
    }

    @Tag("slow")
    @Test
    void aHundredAtOnceAreAnswered() throws Exception {
        try (var clients = Executors.newFixedThreadPool(100)) {
            var answers = new ArrayList<Future<JsonNode>>();
            for (int i = 0; i < 100; i++) {
                int heap = i;
                Callable<JsonNode> question = () -> ask("""
                        {"ask":"solve","rules":"take 1..3","position":"%d"}""".formatted(heap));
                answers.add(clients.submit(question));
            }
            for (int i = 0; i < 100; i++)
                assertThat(answers.get(i).get().get("outcome").asString()).isEqualTo(i % 4 == 0 ? "P" : "N");
        }
    }
}
