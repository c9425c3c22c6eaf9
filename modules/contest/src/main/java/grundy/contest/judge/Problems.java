package grundy.contest.judge;

import grundy.contest.problem.JudgeException;
import grundy.contest.problem.Problem;
import grundy.limit.LimitException;
import grundy.store.NamedFile;
import grundy.text.Message;
import grundy.text.SpellingGuess;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The problems that are known by name, and problems in files of a user's own.
public final class Problems {
    private static final String FOLDER = "/grundy/judge/";
    private static final long LARGEST_FILE = 1 << 20;

    /// Ids of the problems by all their names.
    private static @Nullable Map<String, String> ids;

    private Problems() {}

    /// @return all problems, by id
    public static List<Problem> all() {
        return ids().values().stream()
                .distinct()
                .sorted(Problems::compare)
                .map(Problems::read)
                .toList();
    }

    /// Numbers by their size: HDU564 before HDU1846.
    private static int compare(String a, String b) {
        var one = a.replaceAll("[0-9].*", "");
        var other = b.replaceAll("[0-9].*", "");
        if (!one.equals(other)) return one.compareToIgnoreCase(other);
        return a.length() != b.length() ? Integer.compare(a.length(), b.length()) : a.compareTo(b);
    }

    /// @param name an id in any case, with or without blanks, or the path of a file
    /// @throws JudgeException if there is none
    /// @throws LimitException if the file is longer than 1 MB
    public static Problem find(String name) throws IOException {
        if (isPath(name)) return ofFile(name);
        return read(id(name).orElseThrow(() -> unknown(name)));
    }

    /// @return whether a name, in any case, with or without blanks, is one of the problems that are known
    public static boolean isKnown(String name) {
        return !isPath(name) && id(name).isPresent();
    }

    private static Optional<String> id(String name) {
        return keys(name).stream().map(ids()::get).filter(Objects::nonNull).findFirst();
    }

    /// @return whether a name is the path of a problem's file
    public static boolean isPath(String name) {
        return name.startsWith("./") || name.startsWith("../") || name.startsWith("/") || name.endsWith(".problem");
    }

    /// @param text of a problem's file
    /// @throws JudgeException if it is not as it should be
    public static Problem of(String text) {
        return ProblemFile.parse("--rules", text, Problems::source);
    }

    private static Problem ofFile(String name) throws IOException {
        var path = NamedFile.find(name).orElseThrow(() -> new JudgeException(NamedFile.fault(name)));
        if (Files.size(path) > LARGEST_FILE)
            throw new LimitException(Message.of("judge.file.too-long", "file", name, "most", LARGEST_FILE >> 20));
        String text;
        try {
            text = Files.readString(path, StandardCharsets.UTF_8);
        } catch (CharacterCodingException _) {
            throw new JudgeException(Message.of("judge.file.not-utf-8", "file", name));
        }
        return ProblemFile.parse(name, text, other -> source(id(other).orElseThrow(() -> unknown(other))));
    }

    private static JudgeException unknown(String name) {
        var excerpt = name.length() > 40 ? name.substring(0, 40) + "…" : name;
        var names = new ArrayList<>(ids().values().stream().distinct().sorted().toList());
        var keyed = new HashMap<String, String>();
        names.forEach(id -> keyed.putIfAbsent(key(id), id));
        return new JudgeException(SpellingGuess.nearest(
                        key(name), keyed.keySet().stream().sorted().toList())
                .map(nearest -> Message.of(
                        "judge.unknown-maybe", "name", excerpt, "nearest", keyed.getOrDefault(nearest, nearest)))
                .orElseGet(() -> Message.of("judge.unknown", "name", excerpt)));
    }

    /// @return the forms under which a name may be listed: `P2197` is Luogu's, `codeforces 15C` is `CF15C`
    private static List<String> keys(String name) {
        var key = key(name)
                .replaceFirst("^codeforces", "cf")
                .replaceFirst("^洛谷", "luogu")
                .replaceFirst("^力扣", "leetcode")
                .replaceFirst("^(projecteuler|euler)", "pe")
                .replaceFirst("^杭电", "hdu");
        return List.of(
                key,
                key.replaceFirst("^p([0-9])", "luogup$1"),
                key.replaceFirst("^luogu([0-9])", "luogup$1"),
                key.replaceFirst("^atcoder", ""),
                key.replaceFirst("^0*", "leetcode"));
    }

    static String key(String name) {
        var key = new StringBuilder();
        name.toLowerCase(Locale.ROOT)
                .codePoints()
                .filter(Character::isLetterOrDigit)
                .forEach(key::appendCodePoint);
        return key.toString();
    }

    private static Map<String, String> ids() {
        if (ids == null) {
            var read = new HashMap<String, String>();
            var id = "";
            for (var line : resource("index").split("\n")) {
                var words = line.strip().split("\\s+", 2);
                if (words.length < 2) continue;
                if (words[0].equals("problem")) {
                    id = words[1].strip();
                    read.put(key(id), id);
                } else if (words[0].equals("also")) {
                    for (var name : words[1].split("\\|")) read.putIfAbsent(key(name), id);
                }
            }
            ids = read;
        }
        return ids;
    }

    private static Problem read(String id) {
        return ProblemFile.parse(id + ".problem", source(id), Problems::source);
    }

    private static String source(String id) {
        return resource(id + ".problem");
    }

    private static String resource(String name) {
        try (InputStream stream = Problems.class.getResourceAsStream(FOLDER + name)) {
            if (stream == null)
                throw new JudgeException(Message.of("judge.unknown", "name", name.replace(".problem", "")));
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
