package grundy.site;

import grundy.cli.Main;
import grundy.json.JsonArray;
import grundy.text.Language;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// Builds a website of the guides; the same sources give the same bytes.
public final class Site {
    private static final String MINISEARCH = "build/site/node_modules/minisearch";
    private static final String PAGE = "apps/web/target/page";
    private static final String COMMANDS = "commands";

    private final Path home;
    private final Path out;
    private final Guides guides;
    private final Map<Language, SiteWords> words = new EnumMap<>(Language.class);
    private final Map<Guide, GuideText> texts = new LinkedHashMap<>();

    private Site(Path home, Path out) throws IOException {
        this.home = home;
        this.out = out;
        guides = Guides.of(home);
        for (var language : Language.values())
            words.put(language, new SiteWords(home.resolve("build/site/assets"), language));
        for (var guide : guides.all()) read(guide, text(guide));
    }

    /// `Site.java HOME OUT`
    ///
    /// @param arguments the source folder and the output folder
    /// @throws IOException if a guide cannot be read or a page cannot be written
    public static void main(String[] arguments) throws IOException {
        build(Path.of(arguments[0]), Path.of(arguments[1]));
    }

    /// @param home the source folder, after `npm ci` in its folder `site`
    /// @param out the output folder, whose previous contents are deleted
    /// @throws IOException if a guide cannot be read or a page cannot be written
    static void build(Path home, Path out) throws IOException {
        var site = new Site(home, out);
        delete(out);
        site.write();
    }

    private static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) return;
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        }
    }

    private String text(Guide guide) throws IOException {
        return Files.readString(home.resolve(guide.source()));
    }

    private SiteWords words(Language language) {
        return Objects.requireNonNull(words.get(language));
    }

    private void read(Guide guide, String markdown) {
        var language = guide.language();
        texts.put(
                guide,
                new GuideText(
                        guides,
                        guide,
                        markdown,
                        words(language),
                        title -> guide.name().equals(COMMANDS) ? help(title, language) : Optional.empty()));
    }

    /// @return the program's help on a command; empty if there is no such command
    private static Optional<String> help(String command, Language language) {
        if (command.contains(" ")) return Optional.empty();
        var output = new ByteArrayOutputStream();
        int status = Main.run(
                new String[] {"help", command, "--lang", Guide.code(language)},
                InputStream.nullInputStream(),
                new PrintStream(output, true, StandardCharsets.UTF_8),
                new PrintStream(PrintStream.nullOutputStream(), true, StandardCharsets.UTF_8));
        return status == 0 ? Optional.of(output.toString(StandardCharsets.UTF_8)) : Optional.empty();
    }

    private void write() throws IOException {
        for (var language : Language.values()) {
            var frame = new PageFrame(guides, texts, language, words(language));
            for (var guide : texts.keySet())
                if (guide.language() == language) write(guide.address(), frame.around(guide));
            var sections = new ByteArrayOutputStream();
            sections(language).writeTo(sections);
            write(
                    "search-" + Guide.code(language) + ".js",
                    "searched(" + sections.toString(StandardCharsets.UTF_8) + ");\n");
        }
        new GameGallery(home, home.resolve(PAGE)).write(this::write, words);
        write(
                "index.html",
                PageHead.of("en", "Grundy", "", "style.css", "")
                        + Files.readString(home.resolve("build/site/assets/start.html")));
        for (var asset : List.of("style.css", "site.js")) copy(Path.of("build/site/assets", asset), asset);
        copy(Path.of("apps/web/page/public/icon.svg"), "icon.svg");
        var minisearch = home.resolve(MINISEARCH);
        write(
                "minisearch.js",
                "/*! MiniSearch\n\n" + Files.readString(minisearch.resolve("LICENSE.txt")) + "*/\n"
                        + Files.readString(minisearch.resolve("dist/umd/index.js"))
                                .replaceAll("(?m)^//# source.*\\R?", ""));
        try (var pictures = Files.list(home.resolve("docs/pictures"))) {
            for (var picture : pictures.sorted().toList())
                copy(home.relativize(picture), "pictures/" + picture.getFileName());
        }
    }

    /// @return for each section of the guides in a language: page, anchor, guide, section, text
    private JsonArray sections(Language language) {
        var all = new JsonArray();
        guides.topics().stream()
                .flatMap(topic -> topic.guides().stream())
                .map(name -> guides.preferred(name, language))
                .forEach(guide -> {
                    var text = Objects.requireNonNull(texts.get(guide));
                    for (var section : text.sections())
                        all.add(new JsonArray()
                                .add(guide.address())
                                .add(section.anchor())
                                .add(text.title())
                                .add(section.title())
                                .add(section.text().replaceAll("\\s+", " ").strip()));
                });
        return all;
    }

    private void write(String file, String text) throws IOException {
        var place = out.resolve(file);
        Files.createDirectories(place.getParent());
        Files.writeString(place, text);
    }

    private void copy(Path source, String file) throws IOException {
        write(file, Files.readString(home.resolve(source)));
    }
}
