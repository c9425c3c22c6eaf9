package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.disk.WritingCommand;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.text.Language;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Model.OptionSpec;
import tools.jackson.databind.json.JsonMapper;

/// An ending that promises a format gets that format or is refused, whatever option writes the file.
@EveryTurn
class FileEndingsTest {
    private static final long SEED = 20261128;

    /// Options whose file is read.
    private static final Set<String> READ = Set.of("--from", "--theorem", "--in");

    private static final Map<String, Predicate<byte[]>> FORMATS = Map.ofEntries(
            Map.entry("csv", bytes -> text(bytes).lines().allMatch(line -> line.contains(","))),
            Map.entry(
                    "json",
                    bytes -> JsonMapper.builder().build().readTree(bytes).isObject()),
            Map.entry("md", bytes -> text(bytes).startsWith("# ")),
            Map.entry("markdown", bytes -> text(bytes).startsWith("# ")),
            Map.entry("tex", bytes -> text(bytes).startsWith("\\documentclass")),
            Map.entry("latex", bytes -> text(bytes).startsWith("\\documentclass")),
            Map.entry("txt", bytes -> text(bytes).indexOf(0) < 0),
            Map.entry("text", bytes -> text(bytes).indexOf(0) < 0),
            Map.entry("svg", bytes -> text(bytes).startsWith("<svg ")),
            Map.entry("png", bytes -> bytes[0] == (byte) 0x89 && bytes[1] == 'P'),
            Map.entry("dot", bytes -> text(bytes).startsWith("digraph")),
            Map.entry("gv", bytes -> text(bytes).startsWith("digraph")),
            Map.entry("efg", bytes -> text(bytes).startsWith("EFG 2 R")),
            Map.entry("nfg", bytes -> text(bytes).startsWith("NFG 1 R")),
            Map.entry("cpp", bytes -> text(bytes).contains("#include")),
            Map.entry("cc", bytes -> text(bytes).contains("#include")),
            Map.entry("cxx", bytes -> text(bytes).contains("#include")),
            Map.entry("c++", bytes -> text(bytes).contains("#include")),
            Map.entry("java", bytes -> text(bytes).contains("public class Main")),
            Map.entry("py", bytes -> text(bytes).contains("def ")),
            Map.entry("zip", bytes -> bytes[0] == 'P' && bytes[1] == 'K'));

    /// Beside those above: nothing of the kind is ever written.
    private static final List<String> NEVER = List.of(
            "tsv parquet html htm pdf v gz xlsx jpg jpeg gif webp eps ps c rs js xml yaml jsonl ipynb typ db game rules"
                    .split(" "));

    @TempDir
    private Path folder;

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static Ran run(List<String> line) {
        return Ran.run("", line.toArray(String[]::new));
    }

    private void prepare() throws IOException {
        WritingCommand.prepare(folder);
        for (var line : WritingCommand.preparing(folder))
            assertThat(run(line).status()).isZero();
    }

    @Test
    void everyOptionThatWritesAFileIsKnownAsOne() {
        var known = new TreeSet<String>();
        var asked = new TreeSet<String>();
        for (var name : Commands.BY_NAME.keySet()) {
            var command = Commands.BY_NAME.get(name).get();
            command.files().forEach(file -> known.add(name + " " + file.name()));
            for (OptionSpec option :
                    CommandLineParser.command(name, command, Language.EN).options())
                if (Set.of("FILE", "DIR", "PATH").contains(option.paramLabel()) && !READ.contains(option.longestName()))
                    asked.add(name + " " + option.longestName());
        }
        var tried = new TreeSet<String>();
        WritingCommand.all().forEach(each -> tried.add(each.command() + " " + each.option()));
        assertThat(known).isEqualTo(asked).isEqualTo(tried);
    }

    @Tag("slow")
    @Test
    void whatAnEndingPromisesIsWrittenOrRefused() throws IOException {
        prepare();
        var endings = new ArrayList<>(FORMATS.keySet());
        endings.addAll(NEVER);
        var all = WritingCommand.all().stream()
                .flatMap(command -> endings.stream().map(ending -> new Ending(command, ending)))
                .toList();
        var written = new TreeSet<String>();
        for (var each : CaseCount.some(all, SEED)) if (isWritten(each)) written.add(each.ending());
        if (CaseCount.isWhole()) assertThat(written).isEqualTo(new TreeSet<>(FORMATS.keySet()));
    }

    /// A name for what a command writes.
    private record Ending(WritingCommand command, String ending) {}

    private boolean isWritten(Ending each) throws IOException {
        boolean isLoud = each.hashCode() % 2 == 0;
        var file = Files.createTempDirectory(folder, "")
                .resolve("a." + (isLoud ? each.ending.toUpperCase(Locale.ROOT) : each.ending));
        var line = each.command.line(folder, file);
        var ran = run(line);
        if (ran.status() == 2) {
            assertThat(file).as("%s", line).doesNotExist();
            assertThat(ran.err()).as("%s", line).startsWith(file + ": ").contains(" Maybe: ");
            return false;
        }
        assertThat(ran.status()).as("%s: %s", line, ran.err()).isZero();
        var format = FORMATS.get(each.ending);
        assertThat(format).as("%s was written", line).isNotNull();
        assertThat(format.test(Files.readAllBytes(file))).as("%s", line).isTrue();
        return true;
    }

    @Tag("slow")
    @Test
    void aNameThatHidesItsEndingOrIsOneIsRefused() throws IOException {
        prepare();
        for (var command : WritingCommand.all())
            for (var name : List.of(".csv", ".JSON", ".svg", "e.csv ", " e.svg", "a.png.", "a .", ". ")) {
                var ran = run(command.line(folder, folder.resolve(name)));
                assertThat(ran.status()).as("%s %s", command, name).isEqualTo(2);
                assertThat(ran.err()).startsWith(command.option() + " ").contains(" Maybe: " + command.option());
                assertThat(folder.resolve(name)).doesNotExist();
            }
    }

    @Tag("slow")
    @Test
    void whatARefusalSuggestsRuns() throws IOException {
        prepare();
        int number = 0;
        for (var command : CaseCount.some(WritingCommand.all(), SEED)) {
            var file = Files.createDirectory(folder.resolve("" + number++)).resolve("a.pdf");
            var refused = run(command.line(folder, file));
            assertThat(refused.status()).isEqualTo(2);
            var maybe = refused.err().strip().split(" Maybe: ", 2)[1].split(" ", 2);
            assertThat(maybe[0]).isEqualTo(command.option());
            var line = command.line(folder, Path.of(maybe[1]));
            assertThat(run(line).status()).as("%s", line).isZero();
            assertThat(Path.of(maybe[1])).exists();
        }
    }

    @Tag("slow")
    @Test
    void aNameThatPromisesNothingMayBeAnything() throws IOException {
        prepare();
        int number = 0;
        for (var name : List.of("a", "a.run", "a.cert", ".values"))
            for (var command : WritingCommand.all().subList(0, 4)) {
                var file = Files.createDirectory(folder.resolve("" + number++)).resolve(name);
                assertThat(run(command.line(folder, file)).status()).isZero();
                assertThat(file).exists();
            }
    }
}
