package grundy.web;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/// A workbench, and a program that asks it.
final class Asking implements AutoCloseable {
    private final int port;
    private final String token;
    private final Runnable end;
    private final HttpClient client = HttpClient.newHttpClient();

    private Asking(int port, String token, Runnable end) {
        this.port = port;
        this.token = token;
        this.end = end;
    }

    private Asking(Workbench workbench) {
        this(workbench.port(), workbench.token(), workbench::close);
    }

    Asking() {
        this(Workbench.open(new Workbench.Options(0, Optional.empty())));
    }

    /// @param jobs the folder of kept jobs, which no other server has
    Asking(Path jobs) {
        this(Workbench.open(new Workbench.Options(0, Optional.empty(), jobs)));
    }

    Asking(WorkbenchProcess server) {
        this(server.port(), server.token(), () -> {});
    }

    record Answer(int status, byte[] bytes) {
        Map<?, ?> document() {
            return (Map<?, ?>) AnswerText.parse(bytes);
        }

        @Override
        public String toString() {
            return status + " " + new String(bytes, StandardCharsets.UTF_8);
        }
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/v1/" + path))
                .header("Authorization", "Bearer " + token);
    }

    private Answer send(HttpRequest request) throws IOException, InterruptedException {
        var answer = client.send(request, HttpResponse.BodyHandlers.ofByteArray());
        return new Answer(answer.statusCode(), answer.body());
    }

    Answer post(String path, String body) throws IOException, InterruptedException {
        return send(request(path)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build());
    }

    Answer get(String path) throws IOException, InterruptedException {
        return send(request(path).build());
    }

    /// @return the answer, however long it takes
    Answer waited(String path, String body) throws IOException, InterruptedException {
        var answer = post(path, body);
        return answer.status == 202 ? ended(String.valueOf(answer.document().get("job"))) : answer;
    }

    /// @return what comes of a job, however long it takes
    Answer ended(String job) throws IOException, InterruptedException {
        var answer = get("jobs/" + job);
        while (answer.status == 202) {
            Thread.sleep(20);
            answer = get("jobs/" + job);
        }
        return answer;
    }

    @Override
    public void close() {
        end.run();
        client.close();
    }
}
