package grundy.site;

import grundy.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// All guides of the sources, by topics. Each file of Markdown in `docs` must stand in a topic of
/// `build/site/topics.txt`.
final class Guides {
    /// The list of all decisions.
    static final String DECISIONS = "decisions/index";

    private static final String DECISIONS_FOLDER = "docs/decisions";
    private static final String CHINESE = ".zh-CN";
    private static final String MARKDOWN = ".md";

    private final List<GuideTopic> topics = new ArrayList<>();
    private final Map<Path, Guide> bySource = new LinkedHashMap<>();

    private Guides() {}

    /// @param home the folder of the sources
    /// @throws IOException if a file cannot be read, or a guide stands in no topic
    static Guides of(Path home) throws IOException {
        var guides = new Guides();
        for (var line : Files.readAllLines(home.resolve("build/site/topics.txt"))) {
            if (line.startsWith("#")) continue;
            var words = List.of(line.split(" +"));
            var names = new ArrayList<String>();
            for (var file : words.subList(1, words.size())) {
                if (file.equals(DECISIONS_FOLDER + "/*")) names.addAll(guides.decisions(home));
                else names.add(guides.add(home, file));
            }
            guides.topics.add(new GuideTopic(words.getFirst(), List.copyOf(names)));
        }
        for (var file : markdown(home.resolve("docs")))
            if (!guides.bySource.containsKey(Path.of("docs", file)))
                throw new IOException("docs/" + file + " stands in no topic of build/site/topics.txt");
        return guides;
    }

    /// @return the list of decisions, then each
    private List<String> decisions(Path home) throws IOException {
        var names = new ArrayList<String>();
        names.add(add(home, DECISIONS_FOLDER + "/README"));
        for (var file : markdown(home.resolve(DECISIONS_FOLDER)))
            if (!file.startsWith("README"))
                names.add(add(home, DECISIONS_FOLDER + "/" + file.substring(0, file.length() - MARKDOWN.length())));
        return names;
    }

    /// @param file without language and ending
    private String add(Path home, String file) throws IOException {
        var name = switch (file) {
            case "README" -> "index";
            case DECISIONS_FOLDER + "/README" -> DECISIONS;
            default -> file.replaceFirst("^docs/", "");
        };
        var english = Path.of(file + MARKDOWN);
        var chinese = Path.of(file + CHINESE + MARKDOWN);
        if (Files.exists(home.resolve(english))) bySource.put(english, new Guide(name, Language.EN, english));
        if (Files.exists(home.resolve(chinese))) bySource.put(chinese, new Guide(name, Language.ZH, chinese));
        if (guidesOfName(name).findAny().isEmpty())
            throw new IOException("build/site/topics.txt names " + file + ", which is not there");
        return name;
    }

    private static List<String> markdown(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(MARKDOWN))
                    .sorted()
                    .toList();
        }
    }

    List<GuideTopic> topics() {
        return topics;
    }

    List<Guide> all() {
        return List.copyOf(bySource.values());
    }

    /// @param source a file, from the folder of the sources on
    Optional<Guide> at(Path source) {
        return Optional.ofNullable(bySource.get(source));
    }

    Optional<Guide> in(String name, Language language) {
        return guidesOfName(name).filter(guide -> guide.language() == language).findFirst();
    }

    /// @return a guide in this language, or where there is none in the other
    Guide preferred(String name, Language language) {
        return in(name, language).orElseGet(() -> guidesOfName(name).findFirst().orElseThrow());
    }

    private Stream<Guide> guidesOfName(String name) {
        return bySource.values().stream().filter(guide -> guide.name().equals(name));
    }
}
