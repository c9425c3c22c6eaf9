package grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Who has shown the token and does not come to the end of a body holds the connection no longer than a body may take.
@Tag("slow")
class SlowBodyTest {
    private static final int TIMEOUT_MILLIS = 60_000;
    private static final long BODY_SECONDS = 31;

    /// The server says that it goes on when it begins to read; from then on its clock runs.
    @Test
    void isNotWaitedForWithoutEnd() throws Exception {
        var clock = new AtomicLong();
        try (var workbench = Workbench.open(new Workbench.Options(0, Optional.empty()), clock::get);
                var socket = new Socket(InetAddress.getLoopbackAddress(), workbench.port())) {
            socket.setSoTimeout(TIMEOUT_MILLIS);
            var head = "POST /api/v1/solve HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nAuthorization: Bearer %s\r\n"
                    .formatted(workbench.port(), workbench.token());
            var body = "Content-Type: application/json\r\nContent-Length: 1000\r\nExpect: 100-continue\r\n\r\n";
            socket.getOutputStream().write((head + body).getBytes(StandardCharsets.ISO_8859_1));
            var goesOn = new String(socket.getInputStream().readNBytes(25), StandardCharsets.ISO_8859_1);
            assertThat(goesOn).isEqualTo("HTTP/1.1 100 Continue\r\n\r\n");
            socket.getOutputStream().write('{');
            clock.addAndGet(TimeUnit.SECONDS.toNanos(BODY_SECONDS));
            assertThat(socket.getInputStream().readAllBytes()).isEmpty();
        }
    }
}
