package grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What nobody who means well sends: broken requests, foreign ones, far too large ones, and such as are left in the
/// middle. Afterwards all is as before.
@Tag("slow")
class HostileRequestsTest {
    private static final int REQUESTS = 800;
    private static final int TOGETHER = 8;
    private static final int TIMEOUT = 20_000;
    private static final List<String> QUESTIONS = List.of(
            "solve",
            "parse",
            "values",
            "eval",
            "moves",
            "play",
            "playbook",
            "grid",
            "slice",
            "graph",
            "digits",
            "matrix",
            "tree",
            "judge",
            "emit",
            "partizan",
            "picture",
            "run",
            "jobs/j1",
            "nothing",
            "../../etc/passwd",
            "%2e%2e/x");
    private static final List<String> BODIES = List.of(
            "{\"rules\":\"nim 3 5 7\"}",
            "{\"rules\":\"domineering\",\"position\":\"2x2\",\"side\":\"left\"}",
            "{\"expression\":\"{1|-1} + ^*\"}",
            "{\"terms\":[\"{2|1}\",\"*\"]}",
            "{\"graph\":\"a b\\nb a\",\"tokens\":[\"a\"]}",
            "{\"game\":\"1,2;3,4\"}",
            "{\"rules\":\"wythoff\",\"what\":\"value\",\"size\":8,\"x\":3}",
            "{\"problem\":\"HDU1846\",\"input\":\"1\\n3 4\\n\"}",
            "{\"run\":\"../../x\"}",
            "{\"rules\":\"@/etc/passwd\"}",
            "{\"rules\":\"kayles\",\"to\":50,\"parts\":3,\"do\":\"move\",\"move\":\"1\"}");
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
        socket.setSoTimeout(TIMEOUT);
        return socket;
    }

    private static String head(String method, String path, String host, int length, boolean known) {
        return method + " " + path + " HTTP/1.1\r\nHost: " + host + "\r\n"
                + (known ? "Authorization: Bearer " + workbench.token() + "\r\n" : "")
                + "Content-Type: application/json\r\nContent-Length: " + length + "\r\nConnection: close\r\n\r\n";
    }

    private static String own() {
        return "127.0.0.1:" + workbench.port();
    }

    /// @return the status of the answer; -1 if there is none
    private static int status(Socket socket) throws IOException {
        var answer = new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII);
        return answer.startsWith("HTTP/1.1 ") ? Integer.parseInt(answer.substring(9)) : -1;
    }

    private static int post(String path, byte[] body) throws IOException {
        try (var socket = connect()) {
            var out = socket.getOutputStream();
            out.write(head("POST", path, own(), body.length, true).getBytes(StandardCharsets.US_ASCII));
            out.write(body);
            out.flush();
            return status(socket);
        }
    }

    private static byte[] broken(Random random) {
        var body = BODIES.get(random.nextInt(BODIES.size())).getBytes(StandardCharsets.UTF_8);
        for (int i = random.nextInt(4); i > 0; i--) body[random.nextInt(body.length)] = (byte) random.nextInt(256);
        return switch (random.nextInt(6)) {
            case 0 -> Arrays.copyOf(body, random.nextInt(body.length));
            case 1 -> "[".repeat(1 + random.nextInt(50_000)).getBytes(StandardCharsets.US_ASCII);
            case 2 ->
                ("{\"rules\":\"" + "(".repeat(1 + random.nextInt(20_000)) + "\"}").getBytes(StandardCharsets.US_ASCII);
            default -> body;
        };
    }

    /// One request, of a kind that is drawn.
    private static void disturb(Random random) throws IOException {
        var path = "/api/v1/" + QUESTIONS.get(random.nextInt(QUESTIONS.size()));
        int kind = random.nextInt(12);
        if (kind < 6) {
            assertThat(post(path, broken(random))).isBetween(200, 499);
            return;
        }
        try (var socket = connect()) {
            var out = socket.getOutputStream();
            var body = broken(random);
            switch (kind) {
                case 6 -> {
                    out.write(head("POST", path, "evil.example", 0, true).getBytes(StandardCharsets.US_ASCII));
                    assertThat(status(socket)).isIn(421, 400);
                }
                case 7 -> {
                    out.write(head("POST", path, own(), 0, false).getBytes(StandardCharsets.US_ASCII));
                    assertThat(status(socket)).isIn(401, 400);
                }
                case 8 -> half(out, head("POST", path, own(), body.length, true), random);
                case 9 -> {
                    out.write(
                            head("POST", path, own(), body.length + 1000, true).getBytes(StandardCharsets.US_ASCII));
                    out.write(body);
                    out.flush();
                }
                case 10 -> {
                    out.write(head("POST", path, own(), body.length, true).getBytes(StandardCharsets.US_ASCII));
                    out.write(body);
                    out.flush();
                }
                default -> {
                    out.write(head("GET", "/api/v1/events?tab=t" + random.nextInt(50), own(), 0, true)
                            .getBytes(StandardCharsets.US_ASCII));
                    out.flush();
                    if (random.nextBoolean()) status(socket);
                }
            }
        }
    }

    private static void half(OutputStream out, String head, Random random) throws IOException {
        out.write(head.substring(0, random.nextInt(head.length())).getBytes(StandardCharsets.US_ASCII));
        out.flush();
    }

    private static long heap() throws InterruptedException {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 4; i++) {
            System.gc();
            Thread.sleep(50);
            var runtime = Runtime.getRuntime();
            least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
        }
        return least;
    }

    private static void disturb(long seed, int requests) throws Exception {
        var left = new AtomicInteger(requests);
        var faults = new ArrayList<Throwable>();
        try (var pool = Executors.newFixedThreadPool(TOGETHER)) {
            for (int i = 0; i < TOGETHER; i++) {
                var random = new Random(seed + i);
                pool.execute(() -> {
                    while (left.getAndDecrement() > 0)
                        try {
                            disturb(random);
                        } catch (IOException _) {
                            // The server may hang up on what it does not like.
                        } catch (Throwable fault) {
                            synchronized (faults) {
                                faults.add(fault);
                            }
                        }
                });
            }
        }
        assertThat(faults).as("seed " + seed).isEmpty();
    }

    @EveryTurn
    @Test
    void afterwardsAllIsAsBefore() throws Exception {
        long seed = CaseCount.seed(20261128);
        System.out.println("HostileRequestsTest: seed " + seed);
        disturb(seed, REQUESTS / 4);
        long before = heap();
        disturb(seed + TOGETHER, REQUESTS);
        // Tabs that were left are noticed by the next sign of life.
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (heap() > before + (8 << 20) && System.nanoTime() < end) Thread.sleep(500);
        assertThat(heap()).as("seed " + seed).isLessThan(before + (16 << 20));
        for (int i = 0; i < 21; i++) {
            var question = "{\"rules\":\"nim 3 5 " + i + "\"}";
            assertThat(post("/api/v1/solve", question.getBytes(StandardCharsets.UTF_8)))
                    .isEqualTo(200);
        }
    }

    @Test
    void whatIsTooLargeIsNotRead() throws Exception {
        try (var socket = connect()) {
            var out = socket.getOutputStream();
            out.write(head("POST", "/api/v1/solve", own(), 10 << 20, true).getBytes(StandardCharsets.US_ASCII));
            var piece = new byte[1 << 16];
            Arrays.fill(piece, (byte) ' ');
            try {
                for (int i = 0; i < 160; i++) out.write(piece);
            } catch (IOException _) {
                // It hung up.
                return;
            }
            assertThat(status(socket)).isEqualTo(413);
        }
    }

    @Test
    void bombsEndWithinTheirLimits() throws Exception {
        var bombs = List.of(
                "{\"rules\":\"clobber 8x8\"}",
                "{\"rules\":\"(a,b,c,d): (a-k,b,c,d) | (a,b-k,c,d) | (a,b,c-k,d-k)\",\"position\":\"200 200 200 200\"}",
                "{\"expression\":\"*(10^9) * *(10^9) ^ 10^9\"}",
                "{\"rules\":\"take any or split\",\"to\":1000000}",
                "{\"rules\":\"nim\",\"position\":\"" + "9".repeat(200_000) + "\"}");
        var names = List.of("solve", "solve", "eval", "values", "solve");
        for (int i = 0; i < bombs.size(); i++) {
            long start = System.nanoTime();
            int status = post("/api/v1/" + names.get(i), bombs.get(i).getBytes(StandardCharsets.UTF_8));
            assertThat(status)
                    .as(bombs.get(i).substring(0, Math.min(80, bombs.get(i).length())))
                    .isIn(200, 202, 400, 422);
            assertThat(TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start))
                    .isLessThan(120);
        }
    }
}
