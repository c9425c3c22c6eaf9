package grundy.cli;

import grundy.cli.command.Command;
import grundy.cli.command.ServeCommand;
import grundy.cli.option.CommandWords;
import grundy.cli.option.OptionList;
import grundy.cli.terminal.Console;
import grundy.text.Message;
import grundy.web.Workbench;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ParseResult;

/// Runs a few typical commands and throws their output away, so that the JDK can write an ahead-of-time cache of
/// the classes they use. With `serve` it opens the workbench, and asks it what its page asks first.
final class TrainCommand implements Command {
    private static final List<String> TYPICAL = List.of(
            "solve nim 3 5 7",
            "solve nim 3 5 7 --json",
            "solve 威佐夫 5 8 --lang zh",
            "solve kayles 10",
            "solve take{1,3,4} 100",
            "solve misere nim 1 2 3",
            "solve chomp 3 4",
            "solve nim(3,5)+wythoff(4,7)+[take 1..3](21)+[0.77](10)",
            "solve kayls 5",
            "values 0.137 --to 60",
            "games --json",
            "games",
            "show wythoff",
            "solve --help");

    private static final String SERVE = "serve";

    /// A name of a question, a blank, and its members.
    private static final List<String> ASKED = List.of(
            "parse {\"rules\":\"nim\",\"position\":\"3 5 7\",\"tab\":\"t\"}",
            "parse {\"rules\":\"nim 3 5 7\",\"game\":true,\"tab\":\"t\"}",
            "solve {\"rules\":\"nim 3 5 7\",\"moves\":200,\"tab\":\"t\"}",
            "moves {\"rules\":\"nim 3 5 7\",\"most\":200,\"tab\":\"t\"}",
            "solve {\"rules\":\"kayls 5\",\"lang\":\"zh\",\"tab\":\"t\"}",
            "solve {\"rules\":\"domineering 2x2\",\"tab\":\"t\"}",
            "solve {\"rules\":\"backsliding-toads-and-frogs tt.f\",\"tab\":\"t\"}",
            "slice {\"rules\":\"kayles\",\"to\":9999,\"parts\":10}",
            "values {\"rules\":\"kayles\",\"to\":100}",
            "grid {\"rules\":\"wythoff\",\"size\":16}");

    @Override
    public void describe(OptionList options) {
        options.words("WHAT", "0..1", Message.of("cli.train.words"));
    }

    @Override
    public int run(ParseResult arguments, Console console) throws IOException {
        if (CommandWords.of(arguments).contains(SERVE)) serve(ServeCommand.page());
        else {
            var nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
            for (var line : TYPICAL) Main.run(line.split(" "), new ByteArrayInputStream(new byte[0]), nowhere, nowhere);
        }
        return DONE;
    }

    private static void serve(Optional<Path> page) throws IOException {
        try (var workbench = Workbench.open(new Workbench.Options(0, page));
                var client = HttpClient.newHttpClient()) {
            var paths = List.of("", "api/v1/games", "api/v1/openapi", "api/v1/jobs");
            for (var path : paths) send(client, request(workbench, path).build());
            for (var question : ASKED) {
                int end = question.indexOf(' ');
                send(
                        client,
                        request(workbench, "api/v1/" + question.substring(0, end))
                                .header("Content-Type", "application/json")
                                .POST(HttpRequest.BodyPublishers.ofString(question.substring(end + 1)))
                                .build());
            }
        }
    }

    private static HttpRequest.Builder request(Workbench workbench, String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + workbench.port() + "/" + path))
                .header("Authorization", "Bearer " + workbench.token());
    }

    private static void send(HttpClient client, HttpRequest request) throws IOException {
        try {
            client.send(request, HttpResponse.BodyHandlers.discarding());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
