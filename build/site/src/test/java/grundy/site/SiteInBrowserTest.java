package grundy.site;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.DrawnCases;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;

/// The site in a real browser, from the disk. Screenshots go to `target/screenshots`.
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SiteInBrowserTest {
    private static final Path SHOTS = Path.of("target", "screenshots");
    private static final Path AXE = BuiltSite.HOME.resolve("apps/web/page/node_modules/axe-core/axe.min.js");
    private static final Path BROWSER = Path.of("/usr/bin/chromium");
    private static final Path DRIVER = Path.of("/usr/bin/chromedriver");
    private static final Duration PATIENCE = Duration.ofSeconds(Long.getLong("grundy.patience", 180));
    private static final int BETWEEN_MILLIS = 40;

    private ChromeDriver browser;

    @BeforeAll
    void open(@TempDir Path profile) throws IOException {
        BuiltSite.folder();
        Assumptions.assumeTrue(
                Files.isExecutable(BROWSER) && Files.isExecutable(DRIVER) && Files.exists(AXE),
                "The site is not tested in a browser: chromium, chromium-driver or axe-core is not installed.");
        var options = new ChromeOptions();
        options.setBinary(BROWSER.toFile());
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--lang=en",
                // No network: every name leads nowhere.
                "--host-resolver-rules=MAP * ~NOTFOUND",
                "--user-data-dir=" + profile);
        browser = new ChromeDriver(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(DRIVER.toFile())
                        .build(),
                options);
        browser.manage().timeouts().scriptTimeout(PATIENCE).pageLoadTimeout(PATIENCE);
    }

    @AfterAll
    void close() {
        if (browser != null) browser.quit();
    }

    private void at(String page, int width, boolean dark) throws InterruptedException {
        browser.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", 1000, "deviceScaleFactor", 1, "mobile", width < 500));
        browser.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"))));
        // What the page before still does ends with it.
        browser.get("about:blank");
        browser.get(BuiltSite.FOLDER.resolve(page).toUri().toString());
        until(
                "the page stands",
                () -> run("return document.readyState === 'complete' && document.getElementById('text') !== null")
                        .equals(true));
    }

    private Object run(String script, Object... given) {
        return Objects.requireNonNullElse(browser.executeScript(script, given), "");
    }

    private String text(String selector) {
        return run("return document.querySelector(arguments[0])?.textContent ?? ''", selector)
                .toString();
    }

    private void until(String what, BooleanSupplier holds) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!holds.getAsBoolean()) {
            assertThat(System.nanoTime())
                    .as("%s at %s", what, browser.getCurrentUrl())
                    .isLessThan(end);
            Thread.sleep(BETWEEN_MILLIS);
        }
    }

    private void shoot(String name) throws IOException {
        Files.createDirectories(SHOTS);
        Files.write(SHOTS.resolve(name + ".png"), browser.getScreenshotAs(OutputType.BYTES));
    }

    private String faults() throws IOException {
        run(Files.readString(AXE));
        return browser.executeAsyncScript("""
                const done = arguments[arguments.length - 1];
                axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'], resultTypes: ['violations'], preload: false }).then((found) =>
                    done(found.violations.map((each) => each.id + ': ' + each.nodes.slice(0, 3).map((node) =>
                        node.target.join(' ') + ' ' + (node.any[0]?.message ?? '')).join('; ')).join('\\n')));
                """).toString();
    }

    @DrawnCases(oneIn = 3)
    @ParameterizedTest
    @CsvSource({
        "en/index.html, 1440, false",
        "zh/index.html, 390, true",
        "en/commands.html, 1440, true",
        "zh/commands.html, 390, false",
        "zh/rule-language.html, 1440, false",
        "en/pictures.html, 390, true",
        "en/decisions/0037-surveys.html, 1024, false",
        "en/games.html, 1440, false",
        "zh/games.html, 390, true",
        "en/play/hackenbush.html, 390, true",
        "zh/play/chomp.html, 1440, false",
    })
    void everyPageIsAccessibleAndFitsItsScreen(String page, int width, boolean dark)
            throws IOException, InterruptedException {
        at(page, width, dark);
        shoot(page.replace('/', '-').replace(".html", "-" + width + (dark ? "-dark" : "-light")));
        assertThat(faults()).isEmpty();
        assertThat(run("return document.documentElement.scrollWidth - document.documentElement.clientWidth"))
                .as("dots beyond the screen")
                .isEqualTo(0L);
    }

    @DrawnCases(oneIn = 4)
    @ParameterizedTest
    @CsvSource({
        "en, period certificate, en/values-files.html, Files of values",
        "en, thermograph, en/how-to-analyse-a-position.html, How to get the canonical form and thermograph",
        "en, mast, en/glossary.html, Glossary",
        "en, conjectur, en/proofs.html, Theorems for all sizes",
        "zh, 周期 证书, zh/values-files.html, 数值文件",
        "zh, 周期证书, zh/values-files.html, 数值文件",
        "zh, 对拍, zh/commands.html, 命令 › duel",
        "zh, 反常商, zh/misere.html, 反常商",
    })
    void searchFindsGuides(String language, String words, String page, String title)
            throws IOException, InterruptedException {
        at(language + "/index.html", 1440, false);
        new Actions(browser).sendKeys("/").sendKeys(words).perform();
        // Each letter that is typed may have hits of its own.
        until("the guide among the hits", () -> run("""
                        return [...document.querySelectorAll('#found a')].some((hit) =>
                            hit.href.includes(arguments[0]) && hit.textContent.includes(arguments[1]))""", page, title).equals(true));
        assertThat(faults()).isEmpty();
        shoot("search-" + language + "-" + page.replaceAll(".*/", ""));
        new Actions(browser).sendKeys(Keys.ARROW_DOWN, Keys.ARROW_UP).perform();
        var first = run("return document.querySelector('#found a').href").toString();
        assertThat(run("return document.querySelector('#found [aria-selected=true]').href"))
                .isEqualTo(first);
        new Actions(browser).sendKeys(Keys.ENTER).perform();
        until("the guide", () -> first.equals(browser.getCurrentUrl()));
        assertThat(run("return document.getElementById(decodeURIComponent(location.hash.slice(1))) !== null"))
                .isEqualTo(true);
    }

    /// From the disk, without a server: the first move of the list, until somebody has won.
    @ParameterizedTest
    @CsvSource({"en/play/kayles.html", "zh/play/domineering.html", "en/play/wythoff.html", "zh/play/geography.html"})
    void smallGamesArePlayedToTheirEnd(String page) throws InterruptedException {
        at(page, 1440, false);
        until(
                "a board",
                () -> run("return document.querySelector('#play svg.live') !== null")
                        .equals(true));
        var isOver = "return document.querySelector('#play .turn b.won, #play .turn b.lost') !== null";
        until("the end", () -> {
            run("document.querySelector('#play details li button:not(:disabled)')?.click()");
            return run(isOver).equals(true);
        });
        run("document.querySelector('#play .tools button').click()");
        until("a new game", () -> run(isOver).equals(false));
    }

    @Test
    void whatIsNowhereIsNotFound() throws InterruptedException {
        at("zh/index.html", 390, false);
        new Actions(browser).sendKeys("/").sendKeys("qqqzzz").perform();
        until("an answer", () -> text("#found").equals("没有找到"));
    }

    @Test
    void theOtherLanguageIsOneClickAway() throws InterruptedException {
        at("en/proofs.html", 1440, false);
        run("document.querySelector('.other').click()");
        until("the guide in Chinese", () -> text("h1").equals("对所有大小成立的定理"));
        assertThat(run("return document.documentElement.lang")).isEqualTo("zh-CN");
    }

    @Test
    void theStartLeadsToALanguage() throws InterruptedException {
        at("index.html", 1440, false);
        until("a start", () -> Objects.requireNonNull(browser.getCurrentUrl()).endsWith("en/index.html"));
        assertThat(text("h1")).isEqualTo("Grundy");
    }

    @Test
    void darkStaysDark() throws InterruptedException {
        at("en/index.html", 1440, false);
        run("document.getElementById('theme').click()");
        var first = text("h1");
        run("document.querySelector('footer a[rel=next]').click()");
        until("the next guide", () -> !Set.of(first, "").contains(text("h1")));
        assertThat(run("return document.documentElement.dataset.theme")).isEqualTo("dark");
        run("localStorage.clear()");
    }

    @ParameterizedTest
    @CsvSource({"en, 1440", "zh, 1440", "en, 900"})
    void theHeaderIsOneLine(String language, int width) throws InterruptedException {
        at(language + "/graphs.html", width, false);
        assertThat(run("""
                const middles = [...document.querySelector('header').children]
                    .map(each => each.getBoundingClientRect())
                    .map(box => box.y + box.height / 2);
                return Math.round(Math.max(...middles) - Math.min(...middles));
                """)).asString().isIn("0", "1", "2");
    }

    @ParameterizedTest
    @CsvSource({"en, 390", "zh, 390", "en, 900", "en, 1440"})
    void nothingInTheHeaderLiesOverAnother(String language, int width) throws InterruptedException {
        at(language + "/graphs.html", width, false);
        assertThat(run("""
                const all = [...document.querySelector('header').children];
                const boxes = all.map(each => each.getBoundingClientRect());
                const over = (a, b) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
                return all.filter((each, i) => each.scrollWidth > each.clientWidth
                    || boxes.some((box, j) => j !== i && over(box, boxes[i]))).map(each => each.className).join();
                """)).isEqualTo("");
    }

    @Test
    void onASmallScreenTheGuidesAreBehindAButton() throws InterruptedException {
        at("en/graphs.html", 390, false);
        var isSeen = "return document.getElementById('guides').checkVisibility()";
        assertThat(run(isSeen)).isEqualTo(false);
        run("document.getElementById('menu').click()");
        assertThat(run(isSeen)).isEqualTo(true);
    }
}
