package grundy.cli;

import grundy.testkit.SourceFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;

/// Finds what no answer may hold: internal errors, places of messages that nothing was put into, keys of phrase books.
final class TextFaults {
    /// Not `{article}` behind a command of LaTeX.
    private static final Pattern PLACE = Pattern.compile("(?<![A-Za-z\\]])\\{([a-z][a-z-]*)(?:\\?[^{}]*)?}");
    private static final Pattern KEY = Pattern.compile("[a-z][a-z-]*(?:\\.[a-z0-9-]+)+");
    private static final Pattern FAULT =
            Pattern.compile("internal error|内部错误|Exception\\b|\\bat grundy\\.|AssertionError|⟦|⟧");
    private static final Set<String> KEYS = new HashSet<>();

    /// Names of places in messages; a value such as `{v}` is none.
    private static final Set<String> PLACES = new HashSet<>();

    static {
        try {
            for (var file : SourceFiles.all("/en.properties")) {
                if (!file.toString().contains("src/main/resources/grundy")) continue;
                var phrases = new Properties();
                try (var reader = Files.newBufferedReader(file)) {
                    phrases.load(reader);
                }
                KEYS.addAll(phrases.stringPropertyNames());
                for (var name : phrases.stringPropertyNames())
                    PLACE.matcher(phrases.getProperty(name)).results().forEach(place -> PLACES.add(place.group(1)));
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private TextFaults() {}

    /// @param asked the question, whose words the answer may repeat
    /// @return what was found, at most one of each kind
    static List<String> of(String text, List<String> asked) {
        var found = new ArrayList<String>();
        FAULT.matcher(text).results().limit(1).forEach(fault -> found.add(fault.group() + " in " + text));
        PLACE.matcher(text)
                .results()
                .filter(place -> PLACES.contains(place.group(1)))
                .map(place -> place.group())
                .filter(place -> asked.stream().noneMatch(word -> word.contains(place)))
                .limit(1)
                .forEach(found::add);
        KEY.matcher(text)
                .results()
                .map(key -> key.group())
                .filter(KEYS::contains)
                .limit(1)
                .forEach(key -> found.add("key " + key));
        return found;
    }
}
