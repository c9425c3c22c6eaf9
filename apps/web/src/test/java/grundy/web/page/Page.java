package grundy.web.page;

import grundy.text.Language;
import grundy.web.Workbench;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.openqa.selenium.By;
import org.openqa.selenium.JavascriptException;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;

/// The page in a real browser, before a server of its own; {@link OnePage} opens one for all tests.
final class Page implements AutoCloseable {
    private static final Path BUILT = Path.of("target/page");
    private static final Path SHOTS = Path.of("target/screenshots");
    private static final Path AXE = Path.of("page/node_modules/axe-core/axe.min.js");
    private static final Path BROWSER = Path.of("/usr/bin/chromium");
    private static final Path DRIVER = Path.of("/usr/bin/chromedriver");

    /// Machines that build may be slow and busy.
    private static final Duration PATIENCE = Duration.ofSeconds(Long.getLong("grundy.patience", 180));

    /// Between two looks at the page, at first and at most: each look takes time of the processors that the
    /// answer waits for.
    private static final int BETWEEN_MILLIS = 40;

    private static final int MOST_MILLIS = 320;

    /// Where a limit was reached: asks for four times as much.
    private static final String RAISES = ".panel[data-state=limit] .fault.limit .fix";

    private final Workbench workbench;
    private final ChromeDriver browser;
    private final Path profile;

    private Page() throws IOException {
        profile = Files.createTempDirectory("chromium");
        workbench = Workbench.open(new Workbench.Options(0, Optional.of(BUILT)));
        var options = new ChromeOptions();
        options.setBinary(BROWSER.toFile());
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--disable-quic",
                // Drawing what turns while one waits takes as long as the work that is waited for.
                "--force-prefers-reduced-motion",
                "--user-data-dir=" + profile);
        var service = new ChromeDriverService.Builder()
                .usingDriverExecutable(DRIVER.toFile())
                .build();
        browser = new ChromeDriver(service, options);
        browser.manage().timeouts().scriptTimeout(PATIENCE).pageLoadTimeout(PATIENCE);
        browser.get(workbench.address(Language.EN));
    }

    /// @return why this machine cannot open the page
    static Optional<String> missing() {
        if (!Files.isExecutable(BROWSER) || !Files.isExecutable(DRIVER))
            return Optional.of("The page is not tested in a browser: chromium and chromium-driver are not installed.");
        if (!Files.isRegularFile(BUILT.resolve("index.html")))
            return Optional.of("The page is not tested: it was not built.");
        return Optional.empty();
    }

    static Page open() throws IOException {
        return new Page();
    }

    /// Looks at a place as if the page had just been opened there.
    ///
    /// @param place what stands in the address: `view=solve&rules=nim+3+5+7&lang=en`
    void at(String place) {
        var server = "http://127.0.0.1:" + workbench.port();
        // Another page of the same server is left without a new process.
        browser.get(server + "/icon.svg");
        browser.get(server + "/#v=1&" + place);
        run("localStorage.clear()");
        until("the page stands", () -> has("nav a[aria-current]"));
    }

    /// Presses what saves a file, and keeps what is in it.
    String saved(String selector) {
        run("""
                window.savedText = '';
                const before = URL.createObjectURL;
                URL.createObjectURL = (blob) => {
                    void blob.text().then((text) => (window.savedText = text));
                    return before.call(URL, blob);
                };
                """);
        press(selector);
        until("a file", () -> !run("return window.savedText").toString().isEmpty());
        return run("return window.savedText").toString();
    }

    /// Opens a file from the disk, which reaches no server.
    void read(Path file) {
        browser.get(file.toUri().toString());
    }

    /// A screen of that width, by day or by night.
    void screen(int width, boolean dark) {
        int tall = width < 500 ? 1400 : 1000;
        browser.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", tall, "deviceScaleFactor", 1, "mobile", width < 500));
        browser.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"))));
    }

    /// A reader who has not asked for less motion, until the next screen.
    void moving() {
        browser.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-reduced-motion", "value", "no-preference"))));
    }

    Object run(String script, Object... given) {
        return Objects.requireNonNullElse(browser.executeScript(script, given), "");
    }

    boolean has(String selector) {
        return run("return document.querySelector(arguments[0]) !== null", selector)
                .equals(true);
    }

    long count(String selector) {
        return (long) run("return document.querySelectorAll(arguments[0]).length", selector);
    }

    String text(String selector) {
        return run("return document.querySelector(arguments[0])?.innerText ?? ''", selector)
                .toString();
    }

    void press(String selector) {
        until(selector, () -> has(selector + ":not(:disabled)"));
        run("document.querySelector(arguments[0]).click()", selector);
    }

    /// Presses the first thing of a kind with the mouse.
    void point(String selector) {
        stroke(selector, selector);
    }

    /// Presses in the middle between two things.
    void pointBetween(String one, String other) {
        until(one, () -> has(one) && has(other));
        var from = browser.findElement(By.cssSelector(one)).getRect();
        var to = browser.findElement(By.cssSelector(other)).getRect();
        new Actions(browser)
                .moveToElement(
                        browser.findElement(By.cssSelector(one)),
                        (to.x + to.width / 2 - from.x - from.width / 2) / 2,
                        (to.y + to.height / 2 - from.y - from.height / 2) / 2 - 1)
                .click()
                .perform();
    }

    /// Draws with the mouse held down from one thing to another.
    void stroke(String from, String to) {
        until(from, () -> has(from) && has(to));
        var actions = new Actions(browser);
        actions.moveToElement(browser.findElement(By.cssSelector(from))).clickAndHold();
        if (!from.equals(to)) actions.moveToElement(browser.findElement(By.cssSelector(to)));
        actions.release().perform();
    }

    /// Writes into a field of a form.
    void fill(String selector, String text) {
        until(selector, () -> has(selector));
        run("""
                const field = document.querySelector(arguments[0]);
                field.value = arguments[1];
                field.dispatchEvent(new Event('input', { bubbles: true }));
                """, selector, text);
    }

    /// Types into the line of rules, from the keyboard.
    void type(String text) {
        until("the editor is there", () -> has(".editor#rules"));
        new Actions(browser).sendKeys("/").perform();
        new Actions(browser).sendKeys(text, Keys.ESCAPE).perform();
    }

    void until(String what, BooleanSupplier holds) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        int between = BETWEEN_MILLIS;
        while (!quietly(holds)) {
            if (System.nanoTime() > end)
                throw new AssertionError(what + " did not come. The page says: " + text("body"));
            // A slow machine may not answer within the 2 s that a quick question has.
            quietly(() -> has(RAISES)
                    && run("document.querySelector(arguments[0]).click()", RAISES)
                            .equals(""));
            try {
                Thread.sleep(between);
                between = Math.min(MOST_MILLIS, between + between / 2);
            } catch (InterruptedException fault) {
                Thread.currentThread().interrupt();
                throw new AssertionError(fault);
            }
        }
    }

    private static boolean quietly(BooleanSupplier holds) {
        try {
            return holds.getAsBoolean();
        } catch (JavascriptException _) {
            return false;
        }
    }

    /// Waits until nothing is being worked out, and nothing moves any more.
    void settled() {
        var before = new String[] {""};
        until("an end of all work", () -> {
            boolean works = has("[aria-busy=true], .spinner") || text("#main").isBlank() && !has(".says .fix");
            var now = works ? "" : run("return document.body.innerHTML").toString();
            boolean stands = !now.isEmpty() && now.equals(before[0]);
            before[0] = now;
            return stands;
        });
    }

    /// @return the rules of accessibility that are broken, with where
    String faults() throws IOException {
        run(Files.readString(AXE, StandardCharsets.UTF_8));
        return browser.executeAsyncScript("""
                const done = arguments[arguments.length - 1];
                axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'], resultTypes: ['violations'], preload: false }).then((found) =>
                    done(found.violations.map((each) =>
                        each.id + ': ' + each.nodes.slice(0, 3).map((node) => node.target.join(' ')
                            + ' ' + (node.any[0]?.message ?? '')).join('; ')).join('\\n')));
                """).toString();
    }

    /// @return how many dots the page is wider than the screen
    long overhang() {
        return (long) run("return document.documentElement.scrollWidth - document.documentElement.clientWidth");
    }

    /// @return how many dots one can scroll below the end of the page
    long tail() {
        return (long) run("""
                const root = document.documentElement;
                const end = document.getElementById('page').getBoundingClientRect().bottom + scrollY;
                return Math.round(root.scrollHeight - Math.max(root.clientHeight, end));
                """);
    }

    void shoot(String name) throws IOException {
        Files.createDirectories(SHOTS);
        Files.write(SHOTS.resolve(name + ".png"), browser.getScreenshotAs(OutputType.BYTES));
    }

    /// @return the page as the browser prints it, which is left beside the screenshots, too
    byte[] print(String name) throws IOException {
        Files.createDirectories(SHOTS);
        // The driver's own command for it waits ten seconds, which a busy machine needs.
        var printed = browser.executeCdpCommand("Page.printToPDF", Map.of("printBackground", true));
        var pdf = Base64.getDecoder().decode(printed.get("data").toString());
        return Files.readAllBytes(Files.write(SHOTS.resolve(name + ".pdf"), pdf));
    }

    void key(CharSequence key) {
        new Actions(browser).sendKeys(key).perform();
    }

    @Override
    public void close() throws IOException {
        browser.quit();
        workbench.close();
        try (var files = Files.walk(profile)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
        }
    }
}
