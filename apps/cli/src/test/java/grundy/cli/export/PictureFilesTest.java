package grundy.cli.export;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.Ran;
import grundy.testkit.DrawnCases;
import grundy.testkit.Recording;
import grundy.testkit.SourceFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// `--svg` and `--png` of positions and tables, and the guide to them.
class PictureFilesTest {
    private static final Pattern SAMPLE = Pattern.compile(
            "```\\n\\./grundy ([^\\n]*) --svg [a-z]+\\.svg([^\\n]*)\\n```\\n\\n!\\[[^]]*]\\(([^)]*)\\)");
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

    @TempDir
    private Path folder;

    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve nim 3 5 7 | Winning moves (3): | 必胜走法（共 3 种）：",
                "solve misere wythoff 3 6 | lost positions (P) | 必败点（P）",
                "solve take 1..? 100 --want P | take 1..3 at 100 | take 1..3，局面 100",
                "solve 3 players: take 1..2 10 | Player 0 loses | 玩家 0",
                "values kayles --to 20 | Nim-values of kayles | kayles",
                "values wythoff --to 8 | Lost positions in the table | 表中的必败点",
                "values left take 1; right take 2 --to 20 | Outcomes of | 胜负",
                "values 3 players: take 1..2 --to 9 | Who loses | 谁输",
            })
    void everyAnswerHasAPictureInBothLanguages(String command, String english, String chinese) throws IOException {
        for (var language : List.of("en", "zh")) {
            var svg = folder.resolve(language + ".svg");
            var png = folder.resolve(language + ".png");
            var words = Stream.concat(
                    Arrays.stream(command.split(" ")),
                    Stream.of("--svg", svg.toString(), "--png", png.toString(), "--lang", language));
            var ran = Ran.run("", words.toArray(String[]::new));
            assertThat(ran.status()).as(ran.err()).isZero();
            assertThat(Files.readString(svg))
                    .startsWith("<svg ")
                    .contains("role=\"img\"", "<title>")
                    .contains(language.equals("en") ? english : chinese)
                    .endsWith("</svg>\n");
            assertThat(Files.readAllBytes(png)).startsWith(0x89, 'P', 'N', 'G');
        }
    }

    @Tag("slow")
    @Test
    void aFileOfValuesIsDrawnLikeATable() throws IOException {
        var run = folder.resolve("a.run");
        var svg = folder.resolve("a.picture");
        assertThat(Ran.run("", "values", "0.137", "--to", "5000", "--out", run.toString())
                        .status())
                .isZero();
        assertThat(Ran.run("", "values", run.toString(), "--svg", svg.toString())
                        .status())
                .isZero();
        assertThat(Files.readString(svg)).contains("role=\"img\"", ">g(n)</text>");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "values kayles --to 20 --out a.run | --out shows none",
                "values domineering[2,n] --for n=1..3 | --svg is for a table of heaps",
            })
    void whatIsNeverDrawnIsRefused(String command, String says) {
        var svg = folder.resolve("none.svg");
        var words =
                Stream.concat(Arrays.stream(command.split(" ")), Stream.of("--svg", svg.toString(), "--lang", "en"));
        var ran = Ran.run("", words.toArray(String[]::new));
        assertThat(ran.status()).as(ran.err()).isEqualTo(2);
        assertThat(ran.err()).contains(says);
        assertThat(svg).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(strings = {"eval 1 > 0", "eval outcome(*)", "solve take 1..? 0 --want N"})
    void whatCannotBeDrawnIsANoticeBesideTheAnswer(String command) {
        var svg = folder.resolve("none.svg");
        var words = Stream.concat(
                Arrays.stream(command.split(" ")), Stream.of("--svg", svg.toString(), "--png", svg + ".png", "--json"));
        var ran = Ran.run("", words.toArray(String[]::new));
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.json().path("notices").toString()).contains("No picture was drawn");
        assertThat(svg).doesNotExist();
    }

    /// Of graphs, trees and tables of choices, too.
    @ParameterizedTest
    @CsvSource({"graph, vertices", "tree, players", "matrix, equilibria"})
    void whatIsTooLargeForAPictureIsANoticeBesideTheAnswer(String command, String member) throws IOException {
        var game = Files.writeString(folder.resolve("game"), large(command)).toString();
        var svg = folder.resolve("none.svg");
        for (var language : List.of("en", "zh")) {
            var ran = Ran.run("", command, game, "--svg", svg.toString(), "--json", "--lang", language);
            assertThat(ran.status()).as(ran.err()).isZero();
            assertThat(ran.json().path(member).isMissingNode()).as(ran.out()).isFalse();
            assertThat(ran.json().path("notices").size()).as(ran.out()).isPositive();
            assertThat(ran.err()).isNotBlank();
            assertThat(svg).doesNotExist();
        }
    }

    @Test
    void aStrategicFormThatIsTooLargeIsANoticeBesideTheAnswer() throws IOException {
        var game = Files.writeString(folder.resolve("game.efg"), "EFG 2 R \"\" { \"A\" \"B\" }\n" + below(1, 9))
                .toString();
        var nfg = folder.resolve("none.nfg");
        var ran = Ran.run("", "tree", game, "--nfg", nfg.toString(), "--json", "--lang", "en");
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.json().path("notices").toString()).contains("The strategic form was not written");
        assertThat(nfg).doesNotExist();
    }

    /// A tree in which both move by turns, and everybody sees everything.
    private static String below(int place, int depth) {
        if (depth == 0) return "t \"\" %d \"\" { %d %d }\n".formatted(place, place, -place);
        return "p \"\" %d %d \"\" { \"l\" \"r\" } 0\n".formatted(depth % 2 + 1, place)
                + below(2 * place, depth - 1)
                + below(2 * place + 1, depth - 1);
    }

    private static String large(String command) {
        return switch (command) {
            case "graph" ->
                IntStream.range(0, 61).mapToObj(n -> n + " " + (n + 1) + "\n").collect(Collectors.joining());
            case "tree" -> tree(500);
            default -> "0 1 -1; -1 0 1; 1 -1 0";
        };
    }

    /// One player, who may take the same many actions.
    private static String tree(int actions) {
        var names =
                IntStream.rangeClosed(1, actions).mapToObj(n -> "\"" + n + "\"").collect(Collectors.joining(" "));
        var ends = IntStream.rangeClosed(1, actions)
                .mapToObj(n -> "t \"\" " + n + " \"\" { " + n + " 0 }\n")
                .collect(Collectors.joining());
        return "EFG 2 R \"\" { \"A\" \"B\" }\np \"\" 1 1 \"\" { " + names + " } 0\n" + ends;
    }

    record Sample(String guide, String command, String picture) {}

    static List<Sample> samples() throws IOException {
        var samples = new ArrayList<Sample>();
        for (var guide : List.of("docs/pictures.md", "docs/pictures.zh-CN.md"))
            SAMPLE.matcher(Files.readString(SourceFiles.root().resolve(guide)))
                    .results()
                    .forEach(sample ->
                            samples.add(new Sample(guide, sample.group(1) + sample.group(2), sample.group(3))));
        return samples;
    }

    /// The Chinese guide has them in Chinese.
    @Test
    void bothGuidesShowTheSamePictures() throws IOException {
        var pictures = samples().stream()
                .collect(Collectors.groupingBy(
                        Sample::guide,
                        Collectors.mapping(sample -> sample.picture().replace(".zh.", "."), Collectors.toList())));
        assertThat(pictures).hasSize(2);
        assertThat(pictures.get("docs/pictures.zh-CN.md")).isEqualTo(pictures.get("docs/pictures.md"));
    }

    /// What the guide shows is what the command above it draws.
    @DrawnCases(oneIn = 4)
    @Tag("recorded-pictures")
    @ParameterizedTest
    @MethodSource("samples")
    void theGuideShowsWhatTheCommandDraws(Sample sample) throws IOException {
        var svg = folder.resolve("sample.svg");
        var words = Stream.concat(
                WORD.matcher(sample.command)
                        .results()
                        .map(word -> word.group(1) != null ? word.group(1) : word.group(2)),
                Stream.of("--svg", svg.toString()));
        assertThat(Ran.run("", words.toArray(String[]::new)).status()).isZero();
        var shown = SourceFiles.root().resolve("docs/" + sample.picture);
        if (Recording.PICTURES.isOn()) Files.copy(svg, shown, StandardCopyOption.REPLACE_EXISTING);
        assertThat(svg).as("%s", Recording.PICTURES).hasSameTextualContentAs(shown);
    }
}
