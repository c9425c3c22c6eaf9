package grundy.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/// Asks one question at every door of the command line, and says what is wrong at which: in English, in Chinese, as
/// JSON, with a picture, with a certificate that is checked.
final class EveryDoor {
    private static final Pattern PLACE = Pattern.compile("\\{[a-z][a-z-]*(?:\\?[^{}]*)?}");
    private static final Pattern KEY = Pattern.compile("[a-z][a-z-]*(?:\\.[a-z0-9-]+)+");
    private static final Pattern FAULT =
            Pattern.compile("internal error|内部错误|Exception\\b|\\bat grundy\\.|AssertionError|⟦|⟧");
    private static final Set<String> KEYS = keys();

    private final Path folder;

    /// @param folder in which files are written
    EveryDoor(Path folder) {
        this.folder = folder;
    }

    /// What may be written beside the answer.
    enum Beside {
        NOTHING,
        PICTURE,
        CERTIFICATE,
        PICTURE_AND_CERTIFICATE
    }

    private static Set<String> keys() {
        var keys = new HashSet<String>();
        try (var modules = Files.list(Path.of(".."))) {
            for (var module : modules.toList()) {
                var books = module.resolve("src/main/resources/grundy");
                if (!Files.isDirectory(books)) continue;
                try (var files = Files.walk(books)) {
                    for (var file :
                            files.filter(each -> each.endsWith("en.properties")).toList()) {
                        var phrases = new Properties();
                        try (var reader = Files.newBufferedReader(file)) {
                            phrases.load(reader);
                        }
                        keys.addAll(phrases.stringPropertyNames());
                    }
                }
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return keys;
    }

    /// @return what is wrong, each with its door
    List<String> faults(Beside beside, String... words) throws IOException {
        var asked = List.of(words);
        var found = new ArrayList<String>();
        var english = run(asked, "--lang", "en");
        var chinese = run(asked, "--lang", "zh");
        var json = run(asked, "--json");
        look("en", asked, english, found);
        look("zh", asked, chinese, found);
        look("json", asked, json, found);
        var others = ChineseOutputTest.english(chinese.out() + chinese.err(), asked);
        if (!others.isEmpty()) found.add("zh: English " + others);
        if (english.status() != chinese.status() || english.status() != json.status())
            found.add("status en %d, zh %d, json %d".formatted(english.status(), chinese.status(), json.status()));
        var document = document(json, found);
        if (document != null && json.status() == 0) {
            if (beside == Beside.PICTURE || beside == Beside.PICTURE_AND_CERTIFICATE) picture(asked, document, found);
            if (beside == Beside.CERTIFICATE || beside == Beside.PICTURE_AND_CERTIFICATE)
                certificate(asked, document, found);
        }
        found.replaceAll(fault -> String.join(" ", asked) + ": " + fault);
        return found;
    }

    private static Ran run(List<String> asked, String... more) {
        return Ran.run(
                "quit\n", Stream.concat(asked.stream(), Arrays.stream(more)).toArray(String[]::new));
    }

    private static void look(String door, List<String> asked, Ran ran, List<String> found) {
        var text = ran.out() + ran.err();
        if (ran.status() < 0 || ran.status() > 3) found.add(door + ": status " + ran.status());
        if (ran.status() == 0 && ran.out().isBlank()) found.add(door + ": nothing is said");
        if (ran.status() >= 2 && text.isBlank()) found.add(door + ": no reason for status " + ran.status());
        FAULT.matcher(text).results().limit(1).forEach(fault -> found.add(door + ": " + fault.group() + " in " + text));
        PLACE.matcher(text)
                .results()
                .map(place -> place.group())
                .filter(place -> asked.stream().noneMatch(word -> word.contains(place)))
                .limit(1)
                .forEach(place -> found.add(door + ": " + place));
        KEY.matcher(text)
                .results()
                .map(key -> key.group())
                .filter(KEYS::contains)
                .limit(1)
                .forEach(key -> found.add(door + ": key " + key));
    }

    private static @Nullable JsonNode document(Ran json, List<String> found) {
        if (json.status() >= 2) return null;
        try {
            return json.json();
        } catch (JacksonException e) {
            found.add("json: " + e.getOriginalMessage());
            return null;
        }
    }

    private void picture(List<String> asked, JsonNode document, List<String> found) throws IOException {
        var file = folder.resolve("picture.svg");
        Files.deleteIfExists(file);
        var ran = run(asked, "--json", "--svg", file.toString());
        look("svg", asked, ran, found);
        if (ran.status() == 0) same("svg", document, document(ran, found), found);
        if (!Files.exists(file)) return;
        var text = Files.readString(file);
        if (!text.startsWith("<svg") && !text.startsWith("<?xml"))
            found.add("svg: " + text.lines().findFirst());
        look("svg", asked, new Ran(0, text, ""), found);
    }

    private void certificate(List<String> asked, JsonNode document, List<String> found) throws IOException {
        var file = folder.resolve("certificate.json");
        Files.deleteIfExists(file);
        var ran = run(asked, "--json", "--certificate", file.toString());
        look("certificate", asked, ran, found);
        if (ran.status() == 0) same("certificate", document, document(ran, found), found);
        if (ran.status() != 0 || !Files.exists(file)) return;
        var checked = run(List.of("check", file.toString()), "--lang", "zh");
        look("check", asked, checked, found);
        if (checked.status() != 0) found.add("check: " + checked.status() + " " + checked.out() + checked.err());
    }

    private static void same(String door, JsonNode one, @Nullable JsonNode other, List<String> found) {
        if (other == null) return;
        for (var member : List.of("outcome", "winner", "value", "text", "moveCount")) {
            var first = one.get(member);
            var second = other.get(member);
            if (first == null ? second != null : !first.equals(second))
                found.add(door + ": " + member + " " + first + " is " + second);
        }
    }
}
