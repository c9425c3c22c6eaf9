package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.testkit.ProcessorTime;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Right rules, positions, expressions, tables, input of judges, graphs, matrices, trees, files of values,
/// certificates and theorems, with some characters changed, in one virtual machine with 256 MB: each command ends in
/// time, with a status of its own and without an internal error, and none runs out of memory, even where that would
/// be caught. What is met is told with the seed and the command.
@Tag("slow")
@EveryTurn
class FuzzTest {
    private static final int COMMANDS = CaseCount.of(1600);
    private static final Duration MOST = Duration.ofSeconds(8);
    private static final String LETTERS = "0123456789{}()[],.;:|+-*^=<>\" \nknab/";

    private static final List<List<String>> QUESTIONS = List.of(
            List.of("solve", "(a,b): (a-k,b) | (a,b-k) | (a-k,b-k) where k <= 9", "12 30"),
            List.of("solve", "left take {1,2}; right take {1,3}", "17"),
            List.of("solve", "3 players: take 1..2 or split", "9"),
            List.of("solve", "take powers of 2", "10^40 77"),
            List.of("solve", "0.137", "1000 31"),
            List.of("solve", "misere 0.77", "12 5"),
            List.of("solve", "grid: left \"./.\" -> \"#/#\"; right \"..\" -> \"##\"", "3x4"),
            List.of("values", "take {1,3,4} or split", "--to", "300"),
            List.of("values", "(a,b): (a-k,b) | (a,b-k)", "--to", "20"),
            List.of("prove", "(n, last): (n-k, k) where k <= 3 and k != last"),
            List.of("solve", "take 1..?", "21"),
            List.of("solve", "graph: left \"xo\" -> \".x\"; right \"ox\" -> \".o\"", "path 5 2:x 1:o"),
            List.of(
                    "solve",
                    "strip: left \"t.\" -> \".t\" | \"tf.\" -> \".ft\"; right \".f\" -> \"f.\"; start \"t\", \".\"",
                    "2 1"),
            List.of("solve", "grid: \".\" -> \"x\" unless next to \"x\"; until \"x.x\" turned", "2x3"),
            List.of("solve", "[impartial col](2x2) + domineering(2x3) + {2|-1} + ^"),
            List.of("solve", "hackenbush", "0-1 1-2 2-0 1-3"),
            List.of("solve", "red-blue-hackenbush", "0-1B 1-2R 1-3G"),
            List.of("solve", "either-end[2]", "3 9 1 2 -4"),
            List.of("solve", "(n): k * (n/k) where 2 <= k <= n and n mod k == 0", "720"),
            List.of("solve", "every wythoff(5,8) + short nim(3)"),
            List.of("values", "domineering[2,n]", "--for", "n=1..4"),
            List.of("emit", "(a, b): (a-k, b) | (a, b-k) where k <= 3"),
            List.of("emit", "misere 0.137"),
            List.of("quotient", "0.75", "--no-store"),
            List.of("quotient", "take {1,4,?} or split", "--no-store"),
            List.of("solve", "misere 0.3102(9) + 0.77(5) + nim(4)"),
            List.of("eval", "thermograph({4|{2|-1}}) + mean(domineering(2x3))"),
            List.of("eval", "options({2,1|*,-1})"),
            List.of("eval", "on & off + a{0||0|a}"),
            List.of("eval", "*6 * *11 + *3^-1"),
            List.of("eval", "*(2^64 + 7)^(2^16 + 1) / *5"),
            List.of("pattern", "0 1 2 0 1 2 0 1 2 0 1 2"),
            List.of("pattern", "n: 0 1 1 2 3 5 8 13 21 34 55 89"));

    /// What standard input holds for a problem.
    private static final List<List<String>> INPUTS = List.of(
            List.of("POJ1067", "2 1\n8 4\n4 7\n"),
            List.of("HDU1846", "2\n23 2\n4 3\n"),
            List.of("HDU1850", "3\n5 7 9\n0\n"),
            List.of("HDU2177", "1 2\n5 8\n4 7\n2 2\n0 0\n"),
            List.of("AcWing893", "2\n2 5\n3\n2 4 7\n"));

    private static final List<List<String>> FILES = List.of(
            List.of("graph", "1 2\n2 3\n3 1\n3 4\n4 5\n"),
            List.of("matrix", "3 -1 2\n0 4 1/2\n"),
            List.of("matrix", "NFG 1 R \"\" { \"A\" \"B\" } { 2 2 } 1 1 2 1 3 0 4 0"),
            List.of("tree", "A\n  l: B\n    x: (1, 2)\n    y: (3, 0)\n  r: (2, 2)\n"));

    private SplittableRandom random = new SplittableRandom(0);
    private Path folder = Path.of(".");
    private String input = "";
    private final List<List<String>> kept = new ArrayList<>();

    @TempDir
    static Path shared;

    @Test
    void noTextEndsInAnInternalErrorOrRunsOn() throws IOException, InterruptedException {
        var output = shared.resolve("out");
        long seed = CaseCount.seed(20261128);
        var process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx256m",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        // Also where somebody would catch it.
                        "-XX:+ExitOnOutOfMemoryError",
                        "-Dslf4j.internal.verbosity=ERROR",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        FuzzTest.class.getName(),
                        String.valueOf(COMMANDS),
                        String.valueOf(seed),
                        shared.toString())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        int status = process.waitFor();
        var said =
                Files.readString(output) + (status == 0 ? "" : "the last command: " + Files.readString(last(shared)));
        System.out.println(said);
        assertThat(status).as(said).isZero();
        assertThat(said).contains("seed " + seed).contains("commands");
    }

    /// @return the file that says what was begun last
    private static Path last(Path folder) {
        return folder.resolve("last");
    }

    /// @param arguments how many commands, seed, a folder for files
    public static void main(String[] arguments) throws IOException, InterruptedException {
        long seed = Long.parseLong(arguments[1]);
        System.out.println("seed " + seed);
        var test = new FuzzTest();
        test.random = new SplittableRandom(seed);
        test.folder = Path.of(arguments[2]);
        int faults = test.run(Integer.parseInt(arguments[0]));
        System.exit(faults == 0 ? 0 : 1);
    }

    private int run(int most) throws IOException, InterruptedException {
        keep();
        int commands = 0;
        int faults = 0;
        for (; commands < most && faults < 5; commands++) {
            var command = command();
            Files.writeString(last(folder), command + "\nstandard input: " + input);
            var fault = fault(command, input);
            if (fault.isEmpty()) continue;
            faults++;
            System.out.println("FAULT " + fault + "\n  of " + command + "\n  with standard input " + input);
            for (var word : command)
                if (word.startsWith(folder.toString()) && Files.size(Path.of(word)) < 4000)
                    System.out.println(
                            "  in which stands: " + Files.readString(Path.of(word), StandardCharsets.ISO_8859_1));
        }
        System.out.println(commands + " commands");
        return faults;
    }

    /// Files that the program writes itself, to be spoilt.
    private void keep() {
        var run = folder.resolve("right.run").toString();
        Ran.run("", "values", "0.77", "--to", "3000", "--out", run);
        kept.add(List.of("check", run));
        kept.add(List.of("values", run));
        kept.add(List.of("check", run + ".cert.json"));
        var theorem = folder.resolve("right.theorem").toString();
        if (Ran.run("", "prove", "wythoff", "--out", theorem).status() == 0) kept.add(List.of("check", theorem));
        var quotient = folder.resolve("right.quotient").toString();
        if (Ran.run("", "quotient", "0.77", "--no-store", "--out", quotient).status() == 0)
            kept.add(List.of("check", quotient));
        keep("nim", "solve", "nim", "3", "5", "7", "--certificate");
        keep("outcome", "solve", "misere 0.77", "30", "41", "--certificate");
        keep("sides", "solve", "left take {1,2}; right take {1,3}", "7", "--certificate");
        keep("players", "solve", "3 players: take 1..2", "7", "--certificate");
        keep("period", "solve", "kayles", "1000000", "--certificate");
        keep("open", "solve", "take {1,4,?} 20", "--certificate");
        keep("divisors", "solve", "take 1..?", "1000", "--certificate");
        keep("calculation", "eval", "{1|-1} + *3 * *5 - domineering(2x3)", "--certificate");
        keep("grid", "values", "wythoff", "--to", "6", "--certificate");
        var table = folder.resolve("table.csv").toString();
        keep("table", "values", "wythoff", "--to", "8", "--out", table, "--certificate");
        keep("losers", "values", "3 players: take {1,2,4}", "--to", "20", "--certificate");
        keep("row", "values", "domineering[1,n]", "--for", "n=1..6", "--certificate");
        keep("list", "values", "take {1,3,4}", "--to", "30", "--certificate");
        try {
            var graph = Files.writeString(folder.resolve("graph.edges"), "a b\nb c\nc a\nc d\nb e\n");
            keep("tokens", "graph", graph.toString(), "--certificate");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        keep("theorem", "solve", "wythoff", "1000", "1618", "--theorem", theorem, "--certificate");
        var atlas = folder.resolve("atlas").toString();
        var survey = List.of("survey", "octal", "--digits", "1", "--to", "100", "--out", atlas);
        if (Ran.run("", survey.toArray(String[]::new)).status() == 0) {
            kept.add(survey);
            kept.add(List.of("survey", "--sql", "SELECT count(*), max(period) FROM atlas", "--in", atlas));
        } else System.out.println("not kept: " + survey);
        keep("matrix", "matrix", "3 -1 2; 0 4 1/2", "--out");
        keep("dominated", "matrix", "3,3 0,5; 5,0 1,1", "--out");
        keep("tree", "tree", "A\n  l: B\n    x: (1, 2)\n    y: (3, 0)\n  r: (2, 2)\n", "--out");
        keep("chance", "tree", "chance\n  h (1/2): A\n    l: 1\n    r: 2\n  t (1/2): 3\n", "--out");
    }

    /// Keeps the certificate that a command writes.
    private void keep(String name, String... words) {
        var file = folder.resolve("right." + name).toString();
        var command = new ArrayList<>(List.of(words));
        command.add(file);
        if (Ran.run("", command.toArray(String[]::new)).status() == 0) kept.add(List.of("check", file));
        else System.out.println("not kept: " + command);
    }

    private List<String> command() throws IOException {
        var command = new ArrayList<String>();
        int kind = random.nextInt(28);
        input = "";
        if (kind < 3) {
            var problem = INPUTS.get(random.nextInt(INPUTS.size()));
            command.addAll(List.of("judge", problem.getFirst()));
            input = changed(problem.getLast());
        } else if (kind < 14) {
            command.addAll(QUESTIONS.get(random.nextInt(QUESTIONS.size())));
            int word = 1 + random.nextInt(command.size() - 1);
            if (!command.get(word).startsWith("--")) command.set(word, changed(command.get(word)));
        } else if (kind < 19) {
            var file = FILES.get(random.nextInt(FILES.size()));
            command.add(file.getFirst());
            command.add(Files.writeString(folder.resolve("text"), changed(file.getLast()))
                    .toString());
        } else {
            command.addAll(kept.get(random.nextInt(kept.size())));
            var right = Path.of(command.removeLast());
            command.add((Files.isDirectory(right) ? spoiltFolder(right) : spoilt(right, folder.resolve("spoilt")))
                    .toString());
        }
        command.addAll(List.of("--time", "1", "--lang", random.nextBoolean() ? "en" : "zh"));
        return command;
    }

    /// Writes a file with some bytes changed, and perhaps cut off.
    private Path spoilt(Path right, Path to) throws IOException {
        var bytes = Files.readAllBytes(right);
        for (int i = random.nextInt(3); i >= 0 && bytes.length > 0; i--) {
            int at = random.nextInt(random.nextBoolean() ? Math.min(bytes.length, 300) : bytes.length);
            bytes[at] = (byte) random.nextInt(random.nextBoolean() ? 128 : 256);
        }
        int length = random.nextInt(5) == 0 ? random.nextInt(bytes.length + 1) : bytes.length;
        return Files.write(to, Arrays.copyOf(bytes, length));
    }

    /// Copies a folder with one of its files spoilt.
    private Path spoiltFolder(Path right) throws IOException {
        var copy = folder.resolve("spoilt-folder");
        List<Path> files;
        try (var all = Files.walk(right)) {
            files = all.filter(Files::isRegularFile).sorted().toList();
        }
        delete(copy);
        int chosen = random.nextInt(files.size());
        for (int i = 0; i < files.size(); i++) {
            var to = copy.resolve(right.relativize(files.get(i)));
            Files.createDirectories(to.getParent());
            if (i == chosen) spoilt(files.get(i), to);
            else Files.copy(files.get(i), to);
        }
        return copy;
    }

    private static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) return;
        try (var all = Files.walk(folder)) {
            for (var path : all.sorted(Comparator.reverseOrder()).toList()) Files.delete(path);
        }
    }

    private String changed(String text) {
        var changed = new StringBuilder(text);
        for (int i = random.nextInt(4); i > 0 && !changed.isEmpty(); i--) {
            int at = random.nextInt(changed.length());
            char letter = LETTERS.charAt(random.nextInt(LETTERS.length()));
            switch (random.nextInt(4)) {
                case 0 -> changed.deleteCharAt(at);
                case 1 -> changed.setCharAt(at, letter);
                case 2 -> changed.insert(at, letter);
                default ->
                    changed.insert(at, changed.substring(at, Math.min(changed.length(), at + random.nextInt(1, 9))));
            }
        }
        return changed.toString();
    }

    /// @return what went wrong; empty if nothing did
    private static String fault(List<String> command, String input) throws InterruptedException {
        var done = new AtomicReference<Ran>();
        var thrown = new AtomicReference<Throwable>();
        var worker =
                Thread.ofPlatform().daemon().unstarted(() -> done.set(Ran.run(input, command.toArray(String[]::new))));
        worker.setUncaughtExceptionHandler((_, fault) -> thrown.set(fault));
        var time = ProcessorTime.start();
        worker.start();
        if (!time.join(worker, MOST))
            return "runs on:\n"
                    + Arrays.stream(worker.getStackTrace())
                            .limit(12)
                            .map(frame -> "    " + frame)
                            .collect(Collectors.joining("\n"));
        if (thrown.get() != null) return thrown.get().toString();
        var ran = done.get();
        var said = ran.out() + ran.err();
        boolean internal = said.contains("internal error") || said.contains("内部错误") || said.contains("\tat ");
        if (said.contains("out of memory") || said.contains("内存不足")) return "out of memory: " + ran.err();
        return ran.status() < 0 || ran.status() > 3 || internal ? "status " + ran.status() + ": " + ran.err() : "";
    }
}
