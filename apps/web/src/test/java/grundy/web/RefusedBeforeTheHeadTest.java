package grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What is refused says so by its status, and strangers keep nobody from being answered.
@Tag("slow")
class RefusedBeforeTheHeadTest {
    private static final int TIMEOUT_MILLIS = 60_000;
    private static final int MOST_STREAMS = 100;
    private static Workbench workbench;

    @BeforeAll
    static void open() {
        workbench = Workbench.open(new Workbench.Options(0, Optional.empty()));
    }

    @AfterAll
    static void close() {
        workbench.close();
    }

    private static Socket connect() throws IOException {
        var socket = new Socket(InetAddress.getLoopbackAddress(), workbench.port());
        socket.setSoTimeout(TIMEOUT_MILLIS);
        return socket;
    }

    private static void send(Socket socket, String path, String... lines) throws IOException {
        var head = "GET /api/v1/" + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + workbench.port()
                + "\r\nAuthorization: Bearer " + workbench.token() + "\r\n"
                + String.join(
                        "", List.of(lines).stream().map(line -> line + "\r\n").toList()) + "\r\n";
        socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
    }

    /// An answer as it goes over the wire.
    private record Answer(int status, String head, String body) {
        Map<?, ?> document() {
            return AnswerText.members(body.getBytes(StandardCharsets.UTF_8));
        }

        static Answer read(Socket socket) throws IOException {
            var in = new BufferedInputStream(socket.getInputStream());
            var head = head(in);
            int at = head.indexOf("Content-Length: ");
            int length = at < 0 ? 0 : Integer.parseInt(head.substring(at + 16, head.indexOf('\r', at)));
            var body = new String(in.readNBytes(length), StandardCharsets.UTF_8);
            return new Answer(Integer.parseInt(head.substring(9, 12)), head, body);
        }

        private static String head(InputStream in) throws IOException {
            var head = new ByteArrayOutputStream();
            while (!head.toString(StandardCharsets.US_ASCII).endsWith("\r\n\r\n")) {
                int next = in.read();
                if (next < 0) throw new IOException("Hung up behind: " + head);
                head.write(next);
            }
            return head.toString(StandardCharsets.US_ASCII);
        }
    }

    private static Answer asked(String path, String... lines) throws IOException {
        try (var socket = connect()) {
            send(socket, path, lines);
            return Answer.read(socket);
        }
    }

    @Test
    void aStreamThatIsRefusedDoesNotBegin() throws Exception {
        var accept = "Accept: text/event-stream";
        assertThat(asked("events", accept).status()).isEqualTo(400);
        assertThat(asked("events?tab=" + "x".repeat(65), accept).status()).isEqualTo(400);
        assertThat(asked("events?tab=a").status()).isEqualTo(406);
        assertThat(asked("events?tab=a", "Accept: */*").status()).isEqualTo(406);
        var streams = new ArrayList<Socket>();
        try {
            for (int i = 0; i < MOST_STREAMS; i++) {
                var socket = connect();
                streams.add(socket);
                send(socket, "events?tab=t" + i, accept);
                assertThat(Answer.read(socket).status()).isEqualTo(200);
            }
            var refused = asked("events?tab=one-more", accept);
            assertThat(refused.status()).isEqualTo(429);
            assertThat(refused.head()).contains("Content-Type: application/json");
            assertThat(refused.document().get("error")).asString().contains("100");
        } finally {
            for (var socket : streams) socket.close();
        }
    }

    @Test
    void strangersWhoSendHalfALineKeepNobodyOut() throws Exception {
        var strangers = new ArrayList<Socket>();
        try (var known = connect()) {
            send(known, "jobs");
            assertThat(Answer.read(known).status()).isEqualTo(200);
            for (int i = 0; i < 600; i++) {
                var socket = connect();
                strangers.add(socket);
                socket.getOutputStream().write("GET /ap".getBytes(StandardCharsets.US_ASCII));
            }
            assertThat(asked("jobs").status()).isEqualTo(200);
            send(known, "jobs");
            assertThat(Answer.read(known).status())
                    .as("who has shown the token stays")
                    .isEqualTo(200);
            assertThat(strangers.getFirst().getInputStream().read())
                    .as("the stranger who came first has gone")
                    .isEqualTo(-1);
        } finally {
            for (var socket : strangers) socket.close();
        }
    }
}
