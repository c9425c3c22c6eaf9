package grundy.bench;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/// Starts the workbench's server and prints its speeds beside its goals. Needs nothing but a JDK:
/// `java bench/src/main/java/grundy/bench/WorkbenchRates.java [HEAPS [COMMAND ...]]`, where HEAPS is
/// how many values the file of values has whose slices are asked for (usually 10^8), and COMMAND starts
/// the server (usually `./grundy`).
public final class WorkbenchRates {
    private static final int CLIENTS = 16;
    private static final int SECONDS = 10;
    private static final int PACE = 1500;
    private static final int EXAMPLES = 200;
    private static final Pattern PORT = Pattern.compile("\"port\":(\\d+)");
    private static final Pattern TOKEN = Pattern.compile("\"token\":\"([^\"]+)\"");
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final int port;
    private final String token;

    private WorkbenchRates(int port, String token) {
        this.port = port;
        this.token = token;
    }

    public static void main(String[] arguments) throws Exception {
        long heaps = arguments.length == 0 ? 100_000_000 : Long.parseLong(arguments[0]);
        var command = new ArrayList<>(
                arguments.length < 2
                        ? List.of("./grundy")
                        : Arrays.asList(arguments).subList(1, arguments.length));
        command.addAll(List.of("serve", "--json", "--no-browser"));
        var data = Files.createTempDirectory("workbench");
        long start = System.nanoTime();
        var builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("GRUNDY_DATA", data.toString());
        var server = builder.start();
        try {
            var line = new StringBuilder();
            int next;
            while ((next = server.getInputStream().read()) >= 0 && next != '\n') line.append((char) next);
            double listening = seconds(start);
            var rates = new WorkbenchRates(
                    Integer.parseInt(firstGroup(PORT, line.toString())), firstGroup(TOKEN, line.toString()));
            rates.post("solve", "{\"rules\":\"nim 3 5 7\"}");
            say("listening", listening, "s", "1");
            say("first answer", seconds(start), "s", "1.6");
            rates.keystrokes();
            rates.tiles();
            rates.questions();
            rates.hostile();
            rates.slices(heaps);
        } finally {
            server.descendants().forEach(ProcessHandle::destroyForcibly);
            server.destroyForcibly();
            server.waitFor(10, TimeUnit.SECONDS);
            try (var files = Files.walk(data)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
            }
        }
    }

    private static String firstGroup(Pattern pattern, String text) {
        var matcher = pattern.matcher(text);
        if (!matcher.find()) throw new IllegalStateException("The server said: " + text);
        return matcher.group(1);
    }

    private static double seconds(long start) {
        return (System.nanoTime() - start) / 1e9;
    }

    private static void say(String what, double value, String unit, String goal) {
        System.out.println(String.format(Locale.ROOT, "%-48s %10.3f %-4s (goal %s)", what, value, unit, goal));
    }

    private static double part(List<Double> times, double part) {
        var sorted = times.stream().sorted().toList();
        return sorted.get((int) Math.min(sorted.size() - 1, Math.floor(part * sorted.size())));
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/v1/" + path))
                .header("Authorization", "Bearer " + token)
                .timeout(Duration.ofMinutes(30));
    }

    private HttpResponse<byte[]> post(String path, String body) throws IOException, InterruptedException {
        return client.send(
                request(path)
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build(),
                HttpResponse.BodyHandlers.ofByteArray());
    }

    private HttpResponse<byte[]> get(String path) throws IOException, InterruptedException {
        return client.send(request(path).build(), HttpResponse.BodyHandlers.ofByteArray());
    }

    private static String json(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    /// @return a line for each game of the catalogue that gives examples
    private List<String> lines() throws IOException, InterruptedException {
        var games = new String(get("games").body(), StandardCharsets.UTF_8);
        var lines = new ArrayList<String>();
        for (var game : games.split("(?=\\{\"id\":)")) {
            var id = Pattern.compile("\"id\":\"([^\"]+)\"").matcher(game);
            var examples = Pattern.compile("\"examples\":\\[([^]]+)]").matcher(game);
            if (id.find() && examples.find())
                for (var example : examples.group(1).split(","))
                    lines.add(id.group(1) + " " + example.strip().replace("\"", ""));
        }
        return lines;
    }

    /// Measures the page's requests as one types: the line is read, then solved, for one of every few
    /// examples of the catalogue. What takes longer is waited for.
    private void keystrokes() throws IOException, InterruptedException {
        var lines = lines();
        var times = new ArrayList<Double>();
        for (int i = 0; i < EXAMPLES; i++) {
            var rules = json(lines.get((int) ((long) i * lines.size() / EXAMPLES)));
            long start = System.nanoTime();
            post("parse", "{\"rules\":" + rules + "}");
            var answer = post("solve", "{\"rules\":" + rules + ",\"tab\":\"bench\"}");
            if (answer.statusCode() == 202) waited(answer);
            times.add(1000 * seconds(start));
        }
        say("line to verdict, " + times.size() + " examples, median", part(times, 0.5), "ms", "120 with the page");
        say("line to verdict, 98 of 100", part(times, 0.98), "ms", "none");
        say("line to verdict, 99 of 100", part(times, 0.99), "ms", "250 with the page");
    }

    private void tiles() throws IOException, InterruptedException {
        var first = new ArrayList<Double>();
        var again = new ArrayList<Double>();
        for (var what : List.of("outcome", "value"))
            for (int level = 0; level < 3; level++)
                for (int x = 0; x < 2; x++)
                    for (int y = 0; y < 2; y++) {
                        var body = "{\"rules\":\"wythoff\",\"what\":\"%s\",\"level\":%d,\"x\":%d,\"y\":%d}"
                                .formatted(what, level, 256 * x, 256 * y);
                        first.add(timed("grid", body));
                        again.add(timed("grid", body));
                    }
        for (int x = 0; x < 40; x++)
            first.add(timed("grid", "{\"rules\":\"wythoff\",\"x\":%d,\"y\":%d}".formatted(256 * x, 256 * x)));
        say("a tile of 256 x 256, 95 of 100", part(first, 0.95), "ms", "150");
        say("a tile again, 95 of 100", part(again, 0.95), "ms", "30");
    }

    private double timed(String path, String body) throws IOException, InterruptedException {
        long start = System.nanoTime();
        var answer = post(path, body);
        if (answer.statusCode() == 202) return 1000 * (seconds(start) + waited(answer));
        if (answer.statusCode() != 200)
            throw new IllegalStateException(new String(answer.body(), StandardCharsets.UTF_8));
        return 1000 * seconds(start);
    }

    private double waited(HttpResponse<byte[]> answer) throws IOException, InterruptedException {
        long start = System.nanoTime();
        var job =
                firstGroup(Pattern.compile("\"job\":\"([^\"]+)\""), new String(answer.body(), StandardCharsets.UTF_8));
        var end = get("jobs/" + job);
        while (end.statusCode() == 202) {
            Thread.sleep(20);
            end = get("jobs/" + job);
        }
        if (end.statusCode() != 200) throw new IllegalStateException(new String(end.body(), StandardCharsets.UTF_8));
        return seconds(start);
    }

    /// Quick questions of the catalogue from several clients at once.
    private void questions() throws IOException, InterruptedException {
        var quick = new ArrayList<String>();
        for (var line : lines()) {
            long start = System.nanoTime();
            var answer = post("solve", "{\"rules\":" + json(line) + ",\"moves\":5}");
            if (answer.statusCode() == 200 && seconds(start) < 0.02) quick.add(line);
        }
        askAll(quick, 0);
        askAll(quick, PACE);
    }

    /// @param pace the number of questions a second of all clients together; 0 for no limit
    private void askAll(List<String> quick, int pace) throws InterruptedException {
        var times = new ConcurrentLinkedQueue<Double>();
        var refused = new ConcurrentLinkedQueue<Integer>();
        long begin = System.nanoTime();
        long end = begin + TimeUnit.SECONDS.toNanos(SECONDS);
        var clients = new ArrayList<Thread>();
        for (int i = 0; i < CLIENTS; i++) {
            int client = i;
            var random = new Random(i);
            clients.add(Thread.ofPlatform().start(() -> {
                try {
                    for (long count = 0; System.nanoTime() < end; count++) {
                        long start = System.nanoTime();
                        if (pace > 0) {
                            long due = begin + TimeUnit.SECONDS.toNanos(1) * (count * CLIENTS + client) / pace;
                            if (due > start) TimeUnit.NANOSECONDS.sleep(due - start);
                            // Who comes late has waited all the same.
                            start = due;
                        }
                        var line = quick.get(random.nextInt(quick.size()));
                        var answer = post("solve", "{\"rules\":" + json(line) + ",\"moves\":5}");
                        times.add(1000 * seconds(start));
                        if (answer.statusCode() != 200) refused.add(answer.statusCode());
                    }
                } catch (IOException | InterruptedException fault) {
                    refused.add(0);
                }
            }));
        }
        for (var one : clients) one.join();
        var all = new ArrayList<>(times);
        if (pace == 0) {
            say(quick.size() + " questions, " + CLIENTS + " clients", all.size() / (double) SECONDS, "/s", "1500");
            say("of these refused", refused.size(), "", "0");
            return;
        }
        say(pace + " of them a second, 99 of 100 within", part(all, 0.99), "ms", "20");
    }

    private void hostile() throws IOException, InterruptedException {
        var random = new Random(1);
        for (int i = 0; i < 1000; i++) {
            var body = new byte[random.nextInt(2000)];
            random.nextBytes(body);
            client.send(
                    request("solve")
                            .header("Content-Type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofByteArray(body))
                            .build(),
                    HttpResponse.BodyHandlers.discarding());
        }
        var times = new ArrayList<Double>();
        for (int i = 0; i < 50; i++) times.add(timed("solve", "{\"rules\":\"nim 3 5 7\"}"));
        say("a question after 1000 hostile ones, the slowest", part(times, 1), "ms", "500");
    }

    private void slices(long heaps) throws IOException, InterruptedException {
        long start = System.nanoTime();
        var run = post("run", "{\"rules\":\"0.137\",\"to\":%d,\"name\":\"bench\"}".formatted(heaps - 1));
        waited(run);
        say("a file of " + heaps + " values", seconds(start), "s", "none");
        var times = new ArrayList<Double>();
        var random = new Random(2);
        for (int i = 0; i < 100; i++) {
            long from = random.nextLong(heaps / 2);
            long to = from + 1 + random.nextLong(heaps - from - 1);
            times.add(timed(
                    "slice",
                    "{\"run\":\"bench\",\"from\":%d,\"to\":%d,\"parts\":1000}"
                            .formatted(i % 2 == 0 ? 0 : from, i % 2 == 0 ? heaps - 1 : to)));
        }
        say("a slice of it, median", part(times, 0.5), "ms", "50");
        say("a slice of it, 99 of 100", part(times, 0.99), "ms", "50");
    }
}
