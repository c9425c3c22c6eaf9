package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.command.Command;
import grundy.cli.input.Utf8Input;
import grundy.cli.option.UsageException;
import grundy.rules.catalogue.CatalogueTopics;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What people read who ask for a name, an option or a file that is not as it should be.
class TextsTest {
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

    @TempDir
    private Path folder;

    private static Ran chinese(String... words) {
        var all = new ArrayList<>(List.of("--lang", "zh"));
        all.addAll(List.of(words));
        return Ran.run("", all.toArray(new String[0]));
    }

    private String file(String name, byte[] bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes).toString();
    }

    @Test
    void aTopicIsShown() {
        var shown = chinese("show", "Every-SG");
        assertThat(shown.status()).isZero();
        assertThat(shown.out()).contains("Every-SG游戏", "every", "grundy solve \"every nim(3) + bash[4](5)\"");
        var json = Ran.run("", "show", "反SG", "--json").json();
        assertThat(json.get("topic").asString()).isEqualTo("anti-sg");
        assertThat(json.get("examples").isEmpty()).isFalse();
        assertThat(chinese("games", "Every-SG").out()).contains("grundy solve \"every nim(3) + bash[4](5)\"");
    }

    @Tag("slow")
    @Test
    void whatATopicSaysToTryWorks() {
        for (var topic : CatalogueTopics.all())
            for (var example : topic.examples()) {
                if (example.startsWith("graph ")) continue;
                var words = WORD.matcher(example)
                        .results()
                        .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
                        .toArray(String[]::new);
                var ran = Ran.run("", words);
                assertThat(ran.status()).as(example + "\n" + ran.err()).isZero();
            }
    }

    @Test
    void aGameIsShownInMiserePlayIfItWasAskedForSo() {
        assertThat(chinese("show", "反尼姆").out()).contains("misere nim").contains("反常规则");
        assertThat(chinese("show", "尼姆").out()).doesNotContain("misere nim");
    }

    @Test
    void textsInOtherEncodingsAreRefused() throws IOException {
        var text = "先手 后手\n后手 尾\n";
        var gbk = file("g.edges", text.getBytes(Charset.forName("GBK")));
        var utf16 = file("u.edges", text.getBytes(StandardCharsets.UTF_16));
        var utf8 = file("ok.edges", ("\uFEFF" + text).getBytes(StandardCharsets.UTF_8));
        var rules = file("r.rules", "# 先手\ntake 1..3".getBytes(Charset.forName("GBK")));
        assertThat(chinese("graph", gbk).err()).contains("第 1 行不是 UTF-8").contains("GBK");
        assertThat(chinese("solve", gbk, "先手").err()).contains("第 1 行不是 UTF-8");
        assertThat(chinese("solve", rules, "5").err()).contains("第 1 行不是 UTF-8");
        assertThat(chinese("graph", utf16).err()).contains("UTF-16");
        assertThat(chinese("graph", utf16).status()).isEqualTo(Command.BAD_INPUT);
        assertThat(chinese("graph", utf8, "先手").status()).isZero();
    }

    @Tag("slow")
    @Test
    void allCharactersOfUtf8AreReadAndOthersAreNot() {
        var all = new StringBuilder();
        for (int c = 1; c <= Character.MAX_CODE_POINT; c += 7)
            if (c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE) all.appendCodePoint(c);
        assertThat(Utf8Input.decode(all.toString().getBytes(StandardCharsets.UTF_8), "all"))
                .isEqualTo(all.toString());
        for (int first = 0x80; first < 0x100; first++)
            for (int second = 0; second < 0x100; second++) {
                byte[] bytes = {'a', (byte) first, (byte) second, (byte) 0x80, (byte) 0x80};
                for (int length = 2; length <= bytes.length; length++) {
                    var some = Arrays.copyOf(bytes, length);
                    assertThat(isRead(some)).as(Arrays.toString(some)).isEqualTo(isUtf8(some));
                }
            }
    }

    private static boolean isUtf8(byte[] bytes) {
        for (byte each : bytes) if (each == 0) return false;
        return Arrays.equals(new String(bytes, StandardCharsets.UTF_8).getBytes(StandardCharsets.UTF_8), bytes);
    }

    private static boolean isRead(byte[] bytes) {
        try {
            Utf8Input.decode(bytes, "some");
            return true;
        } catch (UsageException _) {
            return false;
        }
    }

    @Test
    void aFileThatWasCutOffIsNamed() throws IOException {
        var packed = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(packed)) {
            for (int i = 0; i < 9999; i++)
                gzip.write((i * 7919 % 9999 + " " + i + "\n").getBytes(StandardCharsets.UTF_8));
        }
        var cut = file("t.edges.gz", Arrays.copyOf(packed.toByteArray(), packed.size() / 2));
        var ran = Ran.run("", "graph", cut);
        assertThat(ran.status()).isEqualTo(Command.BAD_INPUT);
        assertThat(ran.err()).contains("t.edges.gz").contains("ends too early");
    }

    @Test
    void faultsOfOptionsAreInTheReadersLanguage() {
        assertThat(chinese("solve", "--limit").err()).contains("--limit 后面需要一个值");
        assertThat(chinese("--foo").err()).contains("没有选项“--foo”");
        assertThat(chinese("solve", "nim", "3", "--json=x").err()).contains("--json 不带值");
        assertThat(Ran.run("", "solve", "--limit").err()).contains("--limit needs a value: N");
    }

    @Test
    void helpAndCompletionAndVersionAreJsonIfThatIsAskedFor() {
        assertThat(Ran.run("", "--help", "--json").json().get("help").asString())
                .contains("Usage: grundy");
        assertThat(Ran.run("", "solve", "--help", "--json").json().get("help").asString())
                .contains("--moves");
        assertThat(Ran.run("", "completion", "--json").json().get("completion").asString())
                .contains("complete");
        assertThat(Ran.run("", "--version", "--json").json().get("java").asString())
                .isEqualTo(Runtime.version().toString());
        assertThat(Ran.run("", "--version").out()).startsWith("Grundy ");
        assertThat(chinese("--help").out()).contains("用法：").contains("命令：");
    }

    @Test
    void eachCommandIsCompletedWithItsOwnNames() {
        var script = Ran.run("", "completion").out();
        assertThat(candidates(script, "solve"))
                .contains("\"wythoff\"", "\"威佐夫\"")
                .doesNotContain("\"HDU1846\"");
        assertThat(candidates(script, "judge")).contains("\"HDU1846\"").doesNotContain("\"wythoff\"");
        assertThat(candidates(script, "emit")).contains("\"HDU1846\"", "\"wythoff\"");
        assertThat(candidates(script, "matrix")).contains("\"prisoners-dilemma\"");
        assertThat(candidates(script, "eval")).isEmpty();
    }

    /// The line with the words that a command's positional arguments may be.
    private static String candidates(String script, String command) {
        int from = script.indexOf("function _picocli_grundy_" + command + "()");
        return script.substring(from, script.indexOf("\n}", from))
                .lines()
                .filter(line -> line.contains("_pos_param_args=("))
                .findFirst()
                .orElse("");
    }

    @Test
    void theManualPageTellsEveryCommandAndOption() {
        for (var language : List.of("en", "zh")) {
            var page = Ran.run("", "help", "--man", "--lang", language).out();
            assertThat(page)
                    .startsWith(".TH GRUNDY 1\n.SH ")
                    .doesNotContain("%%")
                    .doesNotContain("%n");
            for (var command : Commands.BY_NAME.keySet()) assertThat(page).contains("\n.SS grundy " + command);
            assertThat(page)
                    .contains("--certificate FILE".replace("-", "\\-"))
                    .contains("GRUNDY_JAVA_OPTS".replace("-", "\\-"));
        }
    }

    @Test
    void aDivisionByZeroIsShownWhereItStands() {
        var ran = Ran.run("", "eval", "*5 / (*3 + *3)");
        assertThat(ran.status()).isEqualTo(Command.BAD_INPUT);
        assertThat(ran.err()).contains("line 1, column 4:");
        assertThat(Ran.run("", "eval", "*2 + inverse(0)").err()).contains("column 6:");
    }

    @Test
    void aTextThatIsTooLongIsALimit() throws IOException {
        var path = folder.resolve("long.txt");
        try (var file = new RandomAccessFile(path.toFile(), "rw")) {
            file.setLength((Utf8Input.MOST_MEGABYTES << 20) + 1L);
        }
        for (var words : List.of(
                List.of("solve", "@" + path),
                List.of("pattern", "--from", path.toString()),
                List.of("matrix", path.toString()))) {
            var ran = Ran.run("", words.toArray(new String[0]));
            assertThat(ran.status()).as(ran.err()).isEqualTo(3);
            assertThat(ran.err()).contains("holds more than 64 megabytes");
        }
    }
}
