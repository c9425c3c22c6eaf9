package grundy.contest.emit.method;

import grundy.contest.sketch.SketchItem;
import grundy.contest.sketch.SketchParser;
import grundy.contest.sketch.SketchStep;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The data files with the methods and with the functions that all sketches may call.
public final class MethodFiles {
    private static final String FOLDER = "/grundy/judge/emit/";
    private static final List<String> FILES =
            List.of("heaps.sketch", "games.sketch", "theorems.sketch", "problems.sketch");
    private static final Pattern FUNCTION = Pattern.compile("def (\\w+)\\((.*)\\): (\\w+)");
    private static final Pattern NATIVE = Pattern.compile("native (\\w+): (\\w+)");
    private static final Pattern GLOBAL = Pattern.compile("global (\\w+) (\\w+) = (.+)");
    private static final List<String> SECTIONS = List.of("start", "summand", "answer");

    private final List<ProgramMethod> all = new ArrayList<>();
    private final Map<String, SketchItem> library = new LinkedHashMap<>();

    private MethodFiles() {}

    public static MethodFiles read() {
        var methods = new MethodFiles();
        for (var item : new Reader(lines("library.sketch")).items()) methods.library.put(item.name(), item);
        for (var file : FILES) methods.all.addAll(parse(lines(file)));
        return methods;
    }

    public List<ProgramMethod> all() {
        return all;
    }

    /// @return functions by name
    public Map<String, SketchItem> library() {
        return library;
    }

    private static List<String> lines(String name) {
        try (InputStream stream = MethodFiles.class.getResourceAsStream(FOLDER + name)) {
            if (stream == null) throw new AssertionError("There is no " + name);
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<ProgramMethod> parse(List<String> lines) {
        var methods = new ArrayList<ProgramMethod>();
        var part = new ArrayList<String>();
        for (var line : lines) {
            if (line.startsWith("method ") && !part.isEmpty()) {
                methods.add(method(part));
                part = new ArrayList<>();
            }
            if (!part.isEmpty() || line.startsWith("method ")) part.add(line);
        }
        if (!part.isEmpty()) methods.add(method(part));
        return methods;
    }

    /// A head of lines `key text`, then, from the first `code`, functions and sections.
    private static ProgramMethod method(List<String> lines) {
        int code = lines.indexOf("code");
        if (code < 0) throw new AssertionError("No code: " + lines.getFirst());
        var patterns = new ArrayList<String>();
        var statements = new ArrayList<String>();
        var problems = new ArrayList<String>();
        var slow = new ArrayList<String>();
        var texts = new HashMap<String, String>();
        for (var line : lines.subList(0, code)) {
            if (line.isBlank() || line.startsWith("//")) continue;
            var words = line.strip().split("\\s+", 2);
            switch (words[0]) {
                case "for" -> patterns.add(words[1]);
                case "statement" -> statements.add(words[1]);
                case "problem" -> problems.addAll(List.of(words[1].split("\\s+")));
                case "slow" -> slow.addAll(List.of(words[1].split("\\s+")));
                default -> texts.put(words[0], words[1]);
            }
        }
        var reader = new Reader(lines.subList(code + 1, lines.size()));
        var items = reader.items();
        return new ProgramMethod(
                texts.getOrDefault("method", ""),
                patterns,
                statements,
                problems,
                texts.getOrDefault("theorem", ""),
                texts,
                items,
                reader.section("start"),
                reader.section("summand"),
                reader.section("answer"),
                slow);
    }

    /// Splits what follows `code` at the lines that are not indented.
    private static final class Reader {
        private final List<SketchItem> items = new ArrayList<>();
        private final Map<String, List<SketchStep>> sections = new HashMap<>();

        Reader(List<String> lines) {
            for (int at = 0; at < lines.size(); ) {
                var head = lines.get(at++);
                if (head.isBlank() || head.startsWith("//")) continue;
                int end = at;
                while (end < lines.size()
                        && (lines.get(end).isBlank() || lines.get(end).startsWith(" "))) end++;
                read(head.strip(), lines.subList(at, end));
                at = end;
            }
        }

        private void read(String head, List<String> body) {
            if (SECTIONS.contains(head)) sections.put(head, steps(body));
            else if (GLOBAL.matcher(head) instanceof Matcher global && global.matches())
                items.add(new SketchItem.Global(
                        SketchParser.type(global.group(1)), global.group(2), SketchParser.formula(global.group(3))));
            else if (FUNCTION.matcher(head) instanceof Matcher function && function.matches())
                items.add(new SketchItem.Function(
                        function.group(1),
                        parameters(function.group(2)),
                        SketchParser.type(function.group(3)),
                        steps(body)));
            else if (NATIVE.matcher(head) instanceof Matcher own && own.matches())
                items.add(new SketchItem.Native(own.group(1), SketchParser.type(own.group(2)), texts(body)));
            else throw new AssertionError("Not a part of a sketch: " + head);
        }

        private static List<SketchStep> steps(List<String> body) {
            return new SketchParser(
                            body.stream().filter(line -> !line.isBlank()).toList())
                    .steps();
        }

        private static List<SketchItem.Parameter> parameters(String text) {
            var parameters = new ArrayList<SketchItem.Parameter>();
            for (var each : text.split(",")) {
                if (each.isBlank()) continue;
                var parts = each.split(":");
                parameters.add(new SketchItem.Parameter(parts[0].strip(), SketchParser.type(parts[1])));
            }
            return parameters;
        }

        /// Two blanks, the language; four blanks, its text.
        private static Map<String, String> texts(List<String> body) {
            var texts = new HashMap<String, String>();
            var language = "";
            for (var line : body) {
                if (line.startsWith("  ") && !line.startsWith("   ")) language = line.strip();
                else texts.merge(language, (line.isBlank() ? "" : line.substring(4)) + "\n", String::concat);
            }
            texts.replaceAll((_, text) -> text.stripTrailing() + "\n");
            return texts;
        }

        List<SketchItem> items() {
            return items;
        }

        List<SketchStep> section(String name) {
            return sections.getOrDefault(name, List.of());
        }
    }
}
