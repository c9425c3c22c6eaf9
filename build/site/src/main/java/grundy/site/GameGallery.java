package grundy.site;

import static grundy.site.GuideText.escaped;

import grundy.cli.option.MachineLimits;
import grundy.json.JsonObject;
import grundy.present.board.PositionBoard;
import grundy.present.json.answer.PlayBookJson;
import grundy.present.picture.board.BoardPicture;
import grundy.rules.CatalogueEntry;
import grundy.rules.Sum;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Language;
import grundy.value.Side;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Writes pages with pictures of all games of the catalogue and with small games to play from tables; they
/// need no server.
final class GameGallery {
    private static final String LIST = "build/site/games.txt";
    private static final int MOST_POSITIONS = 400;

    private final Path page;
    private final Map<String, String> played = new LinkedHashMap<>();
    private final RuleLanguage rules = new RuleLanguage(Catalogue.builtIn());

    /// @param home the source folder
    /// @param page the folder of the built page with the scripts for play; if it is not built there are
    ///     only pictures
    GameGallery(Path home, Path page) throws IOException {
        this.page = page;
        if (Files.isRegularFile(page.resolve("saved.js")))
            for (var line : Files.readAllLines(home.resolve(LIST)))
                if (!line.startsWith("#") && !line.isBlank()) played.put(id(line), line);
    }

    /// Receives the files of the site.
    @FunctionalInterface
    interface Output {
        void write(String file, String text) throws IOException;
    }

    void write(Output out, Map<Language, SiteWords> words) throws IOException {
        for (var entry : Catalogue.builtIn().entries())
            if (!entry.examples().isEmpty())
                out.write(
                        "games/" + entry.id() + ".svg",
                        picture(entry.id() + " " + entry.examples().getFirst()));
        for (var language : Language.values()) {
            var phrases = Objects.requireNonNull(words.get(language));
            out.write(Guide.code(language) + "/games.html", gallery(language, phrases));
            for (var line : played.values())
                out.write(Guide.code(language) + "/play/" + id(line) + ".html", game(line, language, phrases));
        }
        if (played.isEmpty()) return;
        out.write("play.js", Files.readString(page.resolve("saved.js")));
        out.write("play.css", Files.readString(page.resolve("saved.css")));
    }

    private Sum sum(String line) {
        try {
            return rules.question(Source.of(line));
        } catch (SyntaxException fault) {
            throw new IllegalArgumentException("A line of " + LIST + " must be a position: " + line, fault);
        }
    }

    private static String id(String line) {
        return line.split(" ", 2)[0];
    }

    private String picture(String line) {
        return BoardPicture.large(PositionBoard.of(sum(line)), Language.EN)
                .draw(List.of(), List.of(), List.of())
                .called(line)
                .svg();
    }

    private static String name(CatalogueEntry entry, Language language) {
        return (language == Language.ZH ? entry.chineseNames() : entry.names()).getFirst();
    }

    private static String about(CatalogueEntry entry, Language language) {
        return language == Language.ZH ? entry.chineseAbout() : entry.about();
    }

    private String gallery(Language language, SiteWords words) {
        var html = new StringBuilder();
        var groups = new LinkedHashMap<String, List<CatalogueEntry>>();
        for (var entry : Catalogue.builtIn().entries())
            if (!entry.examples().isEmpty())
                groups.computeIfAbsent(entry.group(), _ -> new ArrayList<>()).add(entry);
        groups.forEach((group, entries) -> {
            html.append("<h2>%s</h2>\n<ul class=\"gallery\">\n".formatted(escaped(words.of("group." + group))));
            entries.sort(Comparator.comparing(entry -> !played.containsKey(entry.id())));
            for (var entry : entries) html.append(card(entry, language, words));
            html.append("</ul>\n");
        });
        return frame(language, words, words.of("games"), "games.html", "", html.toString());
    }

    private String card(CatalogueEntry entry, Language language, SiteWords words) {
        var play = played.containsKey(entry.id())
                ? "<a class=\"play\" href=\"play/%s.html\">%s</a>".formatted(entry.id(), escaped(words.of("play")))
                : "";
        return """
                <li id="%1$s"><img src="../games/%1$s.svg" alt="" loading="lazy"><h3>%2$s</h3><p>%3$s</p>%4$s</li>
                """.formatted(entry.id(), escaped(name(entry, language)), escaped(about(entry, language)), play);
    }

    private String game(String line, Language language, SiteWords words) throws IOException {
        var id = id(line);
        var entry = Catalogue.builtIn().find(id).orElseThrow();
        var body = """
                <p>%s</p>
                <section id="play"></section>
                <p><code>./grundy play %s</code></p>
                <script type="application/json" id="book">%s</script>
                <script src="../../play.js"></script>
                """.formatted(escaped(about(entry, language)), escaped(line), text(book(line, language)));
        return frame(language, words, name(entry, language), "play/" + id + ".html", "../", body);
    }

    private JsonObject book(String line, Language language) {
        return PlayBookJson.of(sum(line), Side.LEFT, MOST_POSITIONS, MachineLimits.LIMITS, language)
                .orElseThrow(() -> new IllegalArgumentException("A game of " + LIST + " must be small: " + line));
    }

    /// @return a document that is safe in a script element
    private static String text(JsonObject document) throws IOException {
        try (var out = new ByteArrayOutputStream()) {
            document.writeTo(out);
            return out.toString(StandardCharsets.UTF_8).strip().replace("<", "\\u003c");
        }
    }

    /// @param file of the page, relative to the folder of its language
    /// @param up the path from the page to that folder
    private String frame(Language language, SiteWords words, String title, String file, String up, String body) {
        var other = language == Language.EN ? Language.ZH : Language.EN;
        boolean plays = !up.isEmpty();
        return PageHead.of(Guide.tag(language), title + " · Grundy", up + "../", plays ? "play.css" : "style.css", "")
                + """
                <body>
                <main class="saved" id="text">
                <p class="ways"><a href="%1$sindex.html">Grundy</a> <a href="%1$sgames.html">%2$s</a> \
                <a href="%1$s../%3$s/%4$s" lang="%5$s" hreflang="%5$s">%6$s</a></p>
                <h1>%7$s</h1>
                %8$s</main>
                </body>
                </html>
                """.formatted(
                                up,
                                escaped(words.of("games")),
                                Guide.code(other),
                                file,
                                Guide.tag(other),
                                escaped(words.of("other")),
                                escaped(title),
                                body);
    }
}
