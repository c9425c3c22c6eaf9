import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Asks the program a fixed list of questions and hashes its answers: exit status, standard output and
/// standard error of each. Run by `bench/signature.sh`, with the program's jar on the class path and an
/// empty folder as the working directory:
///
///     java -cp JAR Signature.java QUESTIONS RESULT [--full FILE] [--times FILE] [--progress] GROUP...
///
/// QUESTIONS is the folder with a file `GROUP.txt` for each group; the lines of the signature go to RESULT. The program
/// is called by reflection, and nothing but the JDK is used here: so the same questions can be put to any version.
///
/// A question is a line: words of a command line, in quotes where they have blanks. In `'...'` every
/// sign stands for itself; in `"..."` there are `\n`, `\t`, `\r`, `\"`, `\\` and `\` + `uXXXX`.
/// `< "text"` at the end is standard input. `{dir}` is a folder for files, `{data}` the one in which
/// the program keeps theorems and the list of runs; both are empty when a group begins, so that a group
/// answers the same alone as among others. Instead of a command there may stand
///
///     file PATH                  the bytes of a file, or of all files in a folder
///     write PATH < "text"        makes a file
///     replace PATH OLD NEW       replaces the first OLD in a file by NEW
///     feed "COMMAND" "COMMAND"   gives the second command the output of the first as its input
final class Signature {
    /// The folder for `{dir}`: a relative path, so that no line break and no column depends on where
    /// the suite runs.
    private static final String FOLDER = "signature-files";

    /// The folder where the program keeps theorems and runs: `signature.sh` sets GRUNDY_DATA to it.
    private static final String DATA = "signature-data";

    private static final int SHOWN_DIGITS = 16;

    /// Larger files are shown by their hash.
    private static final int MOST_SHOWN = 100_000;

    /// Texts that depend on the clock or on chance; `#` stands in their place.
    private static final List<Pattern> TIMES = List.of(
            // prove, check: "automaton of 7 states ..., 0.76 s.", "(0.056 s)", 用时 0.76 秒, （0.056 秒）
            Pattern.compile("\\d+\\.\\d+(?= s\\b| 秒)"),
            // values --out: "(3 s of work in all)", 累计 3 秒
            Pattern.compile("\\d+(?= s of work)|(?<=累计 )\\d+(?= 秒)"),
            // the same in JSON, and in the list of runs
            Pattern.compile("(?<=\"seconds\":)(\\d+|\"[\\d.]+\")"),
            // check: which heaps were drawn at random
            Pattern.compile("(?<=the greatest )\\d+(?=, checked by all)"),
            // the list of runs: when a run was finished
            Pattern.compile("(?<=\"finished\":\")[-\\dT:]+"));

    /// The parameters of a formula in `pattern --json`: the order of these members is another in each
    /// virtual machine.
    private static final Pattern PARAMETERS = Pattern.compile("(?<=\"parameters\":\\{)[^{}]+");

    private final Method program;
    private final Path questions;
    private final Path home = Path.of("").toAbsolutePath();
    private final List<String> full = new ArrayList<>();
    private PrintStream times = new PrintStream(OutputStream.nullOutputStream());
    private Path answers;
    private boolean progress;

    private Signature(Path questions) throws ReflectiveOperationException {
        this.questions = questions;
        program = Class.forName("grundy.cli.Main")
                .getDeclaredMethod("run", String[].class, InputStream.class, PrintStream.class, PrintStream.class);
        program.setAccessible(true);
    }

    public static void main(String[] arguments) throws Exception {
        var signature = new Signature(Path.of(arguments[0]));
        Path fullFile = null;
        var groups = new ArrayList<String>();
        for (int i = 2; i < arguments.length; i++) {
            switch (arguments[i]) {
                case "--full" -> fullFile = Path.of(arguments[++i]);
                case "--times" -> signature.times = new PrintStream(new FileOutputStream(arguments[++i]), true);
                case "--progress" -> signature.progress = true;
                default -> groups.add(arguments[i]);
            }
        }
        if (fullFile != null) signature.answers = Files.createDirectories(Path.of(fullFile + ".d"));
        // As Main does: otherwise picocli looks for a class of Groovy in every jar.
        System.setProperty("picocli.disable.closures", "true");
        Files.write(Path.of(arguments[1]), signature.lines(groups));
        if (fullFile != null) Files.write(fullFile, signature.full);
        System.exit(0);
    }

    /// @return a line for each group, and one for all
    private List<String> lines(List<String> groups) throws IOException {
        var lines = new ArrayList<String>();
        int count = 0;
        for (var group : groups) {
            var asked = Files.readAllLines(questions.resolve(group + ".txt")).stream()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
            lines.add(group + " " + asked.size() + " " + group(group, asked));
            count += asked.size();
        }
        lines.add("all " + count + " " + hash(String.join("\n", lines)));
        if (progress) System.out.print("\r" + " ".repeat(40) + "\r");
        return lines;
    }

    private String group(String group, List<String> asked) throws IOException {
        delete(Path.of(FOLDER));
        delete(Path.of(DATA));
        Files.createDirectory(Path.of(FOLDER));
        Files.createDirectory(Path.of(DATA));
        var lines = new ArrayList<String>();
        full.add("# " + group);
        for (var question : asked) {
            if (progress) System.out.printf("\r%-40s", group + " " + (lines.size() + 1) + "/" + asked.size());
            long start = System.nanoTime();
            var answer = normal(answer(Line.of(question), new byte[0]).text());
            times.println((System.nanoTime() - start) / 1_000_000 + "\t" + group + "\t" + question);
            var line = hash(answer) + "\t" + question;
            lines.add(line);
            full.add(line);
            if (answers != null) Files.writeString(answers.resolve(hash(answer)), answer);
        }
        return hash(String.join("\n", lines));
    }

    /// @param output of the command, for the one that is fed with it
    private record Answer(String text, byte[] output) {
        Answer(String text) {
            this(text, new byte[0]);
        }
    }

    /// @param given standard input, unless the line says what it is
    private Answer answer(Line line, byte[] given) {
        var words = line.words().stream()
                .map(word -> word.replace("{dir}", FOLDER).replace("{data}", DATA))
                .toList();
        var input = line.input() == null ? given : line.input().getBytes(StandardCharsets.UTF_8);
        try {
            return switch (words.getFirst()) {
                case "file" -> new Answer(contents(Path.of(words.get(1))));
                case "write" -> {
                    Files.write(Path.of(words.get(1)), input);
                    yield new Answer("");
                }
                case "replace" -> new Answer(replaced(Path.of(words.get(1)), words.get(2), words.get(3)));
                case "feed" -> {
                    var first = answer(Line.of(words.get(1)), input);
                    var second = answer(Line.of(words.get(2)), first.output);
                    yield new Answer(first.text + second.text, second.output);
                }
                default -> run(words, input);
            };
        } catch (IOException e) {
            return new Answer("not done: " + e + "\n");
        }
    }

    private Answer run(List<String> words, byte[] input) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        String ended;
        try (var outStream = new PrintStream(out, false, StandardCharsets.UTF_8);
                var errStream = new PrintStream(err, true, StandardCharsets.UTF_8)) {
            var line = words.toArray(String[]::new);
            ended = "exit " + program.invoke(null, line, new ByteArrayInputStream(input), outStream, errStream);
        } catch (InvocationTargetException e) {
            ended = "thrown " + e.getCause();
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
        var text = ended + "\n" + out.toString(StandardCharsets.UTF_8);
        if (err.size() > 0) text += "\n--- standard error\n" + err.toString(StandardCharsets.UTF_8);
        return new Answer(text, out.toByteArray());
    }

    private static String contents(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            var text = new StringBuilder();
            try (var files = Files.walk(path)) {
                for (var file : files.filter(Files::isRegularFile).sorted().toList())
                    text.append("--- ").append(path.relativize(file)).append('\n').append(contents(file));
            }
            return text.toString();
        }
        if (!Files.exists(path)) return "no such file\n";
        var bytes = Files.readAllBytes(path);
        var text = new String(bytes, StandardCharsets.UTF_8);
        boolean isText = bytes.length <= MOST_SHOWN && Arrays.equals(text.getBytes(StandardCharsets.UTF_8), bytes);
        return isText ? text : bytes.length + " bytes, SHA-256 " + hash(bytes) + "\n";
    }

    private static String replaced(Path file, String old, String replacement) throws IOException {
        var text = Files.readString(file);
        int at = text.indexOf(old);
        if (at < 0) return "nothing to replace\n";
        Files.writeString(file, text.substring(0, at) + replacement + text.substring(at + old.length()));
        return "";
    }

    /// @return without what depends on the place and the clock
    private String normal(String answer) {
        var text = answer.replace(home + "/", "").replace(FOLDER, "{dir}").replace(DATA, "{data}");
        for (var time : TIMES) text = time.matcher(text).replaceAll("#");
        return PARAMETERS.matcher(text).replaceAll(members -> Matcher.quoteReplacement(sorted(members.group())));
    }

    /// A question, taken apart.
    ///
    /// @param input standard input, or null
    private record Line(List<String> words, String input) {
        static Line of(String line) {
            var words = new ArrayList<String>();
            int at = 0;
            while (at < line.length()) {
                if (line.charAt(at) == ' ') {
                    at++;
                } else if (line.startsWith("< \"", at)) {
                    var input = new StringBuilder();
                    if (quoted(line, at + 3, input) != line.length())
                        throw new IllegalArgumentException("nothing may follow standard input");
                    return new Line(words, input.toString());
                } else {
                    var word = new StringBuilder();
                    at = word(line, at, word);
                    words.add(word.toString());
                }
            }
            return new Line(words, null);
        }

        /// @return the end of the word
        private static int word(String line, int from, StringBuilder word) {
            int at = from;
            while (at < line.length() && line.charAt(at) != ' ') {
                char sign = line.charAt(at++);
                if (sign == '"') {
                    at = quoted(line, at, word);
                } else if (sign == '\'') {
                    int end = line.indexOf('\'', at);
                    if (end < 0) throw new IllegalArgumentException("a quote without its end");
                    word.append(line, at, end);
                    at = end + 1;
                } else {
                    word.append(sign);
                }
            }
            return at;
        }

        /// @return the place after the closing quote
        private static int quoted(String line, int from, StringBuilder word) {
            for (int at = from; at < line.length(); at++) {
                char sign = line.charAt(at);
                if (sign == '"') return at + 1;
                if (sign == '\\' && at + 1 < line.length()) {
                    sign = line.charAt(++at);
                    if (sign == 'u') {
                        sign = (char) Integer.parseInt(line.substring(at + 1, at + 5), 16);
                        at += 4;
                    } else {
                        sign = sign == 'n' ? '\n' : sign == 't' ? '\t' : sign == 'r' ? '\r' : sign;
                    }
                }
                word.append(sign);
            }
            throw new IllegalArgumentException("a quote without its end");
        }
    }

    private static String hash(String text) {
        return hash(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String hash(byte[] bytes) {
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return HexFormat.of().formatHex(digest).substring(0, SHOWN_DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    private static String sorted(String members) {
        return Arrays.stream(members.split(",")).sorted().collect(Collectors.joining(","));
    }

    private static void delete(Path path) throws IOException {
        if (!Files.exists(path)) return;
        try (var files = Files.walk(path)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        }
    }
}
