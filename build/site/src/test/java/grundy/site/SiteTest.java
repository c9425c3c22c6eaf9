package grundy.site;

import static grundy.site.BuiltSite.text;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The site as it lies on the disk: nothing in it is dead, nothing comes from elsewhere, and it is the same each time.
class SiteTest {
    private static final Pattern REFERENCE = Pattern.compile("<[^>]* (?:href|src)=\"([^\"]*)\"");
    private static final Pattern LOADED =
            Pattern.compile("<(?:script|img|link)\\b[^>]* (?:src|href)=\"([a-z]+:|//)|@import|url\\(");
    private static final Pattern ANCHOR = Pattern.compile(" id=\"([^\"]*)\"");
    private static final int ANSWERED_COMMANDS = 21;

    @Tag("slow")
    @Test
    void noLinkIsDead() throws IOException {
        var dead = new TreeSet<String>();
        int links = 0;
        for (var page : BuiltSite.files(BuiltSite.folder(), ".html")) {
            var references = REFERENCE.matcher(text(page)).results().toList();
            for (var reference : references) {
                var parts = reference.group(1).split("#", 2);
                if (parts[0].matches("[a-z]+:.*")) continue;
                links++;
                var file = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]);
                boolean isDead = !Files.isRegularFile(file)
                        || parts.length == 2
                                && !anchors(file).contains(URLDecoder.decode(parts[1], StandardCharsets.UTF_8));
                if (isDead) dead.add(BuiltSite.FOLDER.relativize(page) + ": " + reference.group(1));
            }
        }
        assertThat(dead).isEmpty();
        assertThat(links).isGreaterThan(5000);
    }

    private static TreeSet<String> anchors(Path page) {
        return ANCHOR.matcher(text(page))
                .results()
                .map(anchor -> anchor.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Tag("slow")
    @Test
    void nothingIsLoadedFromElsewhere() throws IOException {
        for (var page : BuiltSite.files(BuiltSite.folder(), ".html"))
            assertThat(LOADED.matcher(text(page)).find()).as(page.toString()).isFalse();
        assertThat(text(BuiltSite.FOLDER.resolve("style.css"))).doesNotContainPattern(LOADED);
    }

    @Tag("slow")
    @Test
    void theSameSourcesGiveTheSameBytes(@TempDir Path folder) throws IOException {
        var files = BuiltSite.files(BuiltSite.folder(), "");
        var again = folder.resolve("again");
        Site.build(BuiltSite.HOME, again);
        assertThat(BuiltSite.files(again, "")).hasSameSizeAs(files);
        for (var file : files)
            assertThat(again.resolve(BuiltSite.FOLDER.relativize(file))).hasSameTextualContentAs(file);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"en, All options, Usage: grundy", "zh, 全部选项, 用法：grundy"})
    void eachCommandEndsWithItsOptions(String language, String title, String usage) throws IOException {
        var page = text(BuiltSite.folder().resolve(language).resolve("commands.html"));
        assertThat(page.split("<summary>" + title, -1)).hasSize(ANSWERED_COMMANDS + 1);
        assertThat(page.split(usage, -1)).hasSizeGreaterThan(ANSWERED_COMMANDS);
        assertThat(page.indexOf(usage + " solve"))
                .isBetween(page.indexOf("id=\"solve\""), page.indexOf("id=\"values\""));
    }

    @Tag("slow")
    @Test
    void aGuideLeadsToTheSameOneInTheOtherLanguage() throws IOException {
        assertThat(text(BuiltSite.folder().resolve("en/graphs.html")))
                .contains("class=\"other\" href=\"../zh/graphs.html\"");
        assertThat(text(BuiltSite.folder().resolve("zh/index.html")))
                .contains("class=\"other\" href=\"../en/index.html\"")
                .contains(
                        "href=\"../en/glossary.html\" hreflang=\"en\" lang=\"en\">Glossary</a> <span class=\"only\">英文</span>");
    }

    /// Each game has a card with its board; those that are small are played from a table.
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"en, Play, Wythoff", "zh, 下棋, 威佐夫"})
    void gamesHaveBoards(String language, String play, String name) throws IOException {
        var folder = BuiltSite.folder();
        var page = text(folder.resolve(language).resolve("games.html"));
        int pictures = BuiltSite.files(folder.resolve("games"), ".svg").size();
        assertThat(pictures).isGreaterThan(140);
        assertThat(page.split("<img src=\"../games/", -1)).hasSize(pictures + 1);
        assertThat(page).contains(">" + play + "</a>", name);
        assertThat(BuiltSite.files(folder.resolve(language).resolve("play"), ".html"))
                .hasSizeGreaterThan(25)
                .allSatisfy(file -> assertThat(text(file)).contains("id=\"book\">{", "src=\"../../play.js\""));
    }

    @Tag("slow")
    @Test
    void whatIsNoGuideIsNamedAndNotLinked() throws IOException {
        assertThat(text(BuiltSite.folder().resolve("en/matrix-games.html")))
                .contains("<code>bench/README.md</code>")
                .doesNotContain("bench/README.md\">");
    }

    @ParameterizedTest
    @CsvSource({
        "On a cluster, on-a-cluster",
        "随程序附带的图鉴, 随程序附带的图鉴",
        "`--spark URL`: what?, --spark-url-what",
        "Left & Right, left--right",
        "一个文件一道题：`judge`（例）, 一个文件一道题judge例"
    })
    void anchorsAreThoseOfGitHub(String heading, String anchor) {
        var anchors = new SectionAnchors();
        assertThat(anchors.of(heading)).isEqualTo(anchor);
        assertThat(anchors.of(heading)).isEqualTo(anchor + "-1");
    }
}
