package grundy.cli.disk;

import grundy.cli.Main;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/// Runs lines that write, each with a disk that becomes full at each single call: a process of its own, whose files
/// are on a {@link FullDisk}. It prints what should not be.
final class FullDiskRuns {
    private static final int MOST_CALLS = 400;

    private final Path folder;
    private int runs;
    private int refused;

    private FullDiskRuns(Path folder) {
        this.folder = folder;
    }

    public static void main(String[] arguments) throws IOException {
        var all = new FullDiskRuns(Path.of(arguments[0]));
        WritingCommand.prepare(all.folder);
        for (var line : WritingCommand.preparing(all.folder)) run(line, new ByteArrayOutputStream());
        for (var number : arguments[1].split(",")) all.full(WritingCommand.all().get(Integer.parseInt(number)));
        System.out.println(all.runs + " runs, " + all.refused + " with a full disk");
    }

    private static int run(List<String> line, ByteArrayOutputStream err) {
        return Main.run(
                line.toArray(String[]::new),
                InputStream.nullInputStream(),
                new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
    }

    private void full(WritingCommand command) throws IOException {
        boolean wasFull = true;
        for (int calls = 0; wasFull; calls++) {
            if (calls > MOST_CALLS) throw new AssertionError(command + " does not end");
            var place = Files.createDirectory(folder.resolve("run" + runs++));
            var file = place.resolve(command.option().equals("--plot") ? "a.svg" : "a");
            var line = command.line(folder, file);
            var err = new ByteArrayOutputStream();
            FullDisk.fullAfter(calls);
            int status = run(line, err);
            wasFull = FullDisk.wasFull();
            var text = err.toString(StandardCharsets.UTF_8).strip();
            var left = left(place);
            if (status == 3) refused++;
            // What is only kept for later does not stop the answer.
            boolean isRight = Files.exists(file) ? status == 0 || wasFull && status == 3 : status == 3 && wasFull;
            if (!isRight) System.out.println(line + " after " + calls + " calls: status " + status + ": " + text);
            if (!left.isEmpty()) System.out.println(line + " after " + calls + " calls leaves " + left);
        }
    }

    private static List<Path> left(Path place) throws IOException {
        try (Stream<Path> files = Files.walk(place)) {
            return files.filter(file -> Objects.toString(file.getFileName()).startsWith(".grundy-"))
                    .toList();
        }
    }
}
