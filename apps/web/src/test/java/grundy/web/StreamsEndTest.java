package grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// A server that ends takes those with it who listen to it: they would be told of their end for ever, by threads that
/// all servers of a process share.
@Tag("slow")
@Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class StreamsEndTest {
    /// More than the machine has threads at work.
    private static final int LISTENERS = 16;

    private static final long BEYOND_A_SIGN_OF_LIFE = 6_000;

    private static Socket listener(Workbench workbench, int number) throws Exception {
        var socket = new Socket(InetAddress.getLoopbackAddress(), workbench.port());
        var head = "GET /api/v1/events?tab=t%d HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nAuthorization: Bearer %s\r\n"
                .formatted(number, workbench.port(), workbench.token());
        socket.getOutputStream()
                .write((head + "Accept: text/event-stream\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
        assertThat(new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII))
                .isEqualTo("HTTP/1.1 200");
        return socket;
    }

    @Test
    void anotherServerAnswersWhenOneHasEndedWithItsListeners() throws Exception {
        var listeners = new ArrayList<Socket>();
        try {
            try (var workbench = Workbench.open(new Workbench.Options(0, Optional.empty()))) {
                for (int i = 0; i < LISTENERS; i++) listeners.add(listener(workbench, i));
            }
            for (var listener : listeners) listener.getInputStream().readAllBytes();
            Thread.sleep(BEYOND_A_SIGN_OF_LIFE);
            try (var asking = new Asking()) {
                assertThat(asking.get("jobs").status()).isEqualTo(200);
            }
        } finally {
            for (var listener : listeners) listener.close();
        }
    }
}
