package grundy.cli.proof;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.Ran;
import grundy.cli.command.Command;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class QuotientCommandTest {
    private static final String KAYLES = "0.77";

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("q.json");
    }

    private static Ran quotient(String... arguments) {
        return Ran.command("quotient", "", arguments);
    }

    @Test
    void tellsTheQuotientOfKayles() {
        var json = quotient(KAYLES, "--no-store", "--json").json();
        assertThat(json.get("order").asInt()).isEqualTo(40);
        assertThat(json.get("p").asInt()).isEqualTo(9);
        assertThat(json.get("period").asInt()).isEqualTo(12);
        assertThat(json.get("preperiod").asInt()).isEqualTo(71);
        assertThat(json.get("proved").asBoolean()).isTrue();
        assertThat(json.get("tame").asBoolean()).isFalse();
        assertThat(json.get("map").get(0).asString()).isEqualTo("1");
        assertThat(json.get("map").size()).isEqualTo(83);
        assertThat(json.get("pElements").size()).isEqualTo(9);
        assertThat(quotient(KAYLES, "--no-store").out())
                .contains("Relations: a^2 = 1")
                .contains("5 idempotents");
        assertThat(quotient(KAYLES, "--no-store", "--lang", "zh").out())
                .contains("反常商有 40 个元素")
                .contains("阿基米德分支");
        var tame = quotient("take 1..3", "--no-store", "--json").json();
        assertThat(tame.get("tameIndex").asInt()).isEqualTo(2);
    }

    @Tag("slow")
    @Test
    void whatIsOnlyPartialSaysSoAndIsNoFailureWhereMoreWasNotAskedFor() {
        var part = quotient(KAYLES, "--to", "20", "--no-store");
        assertThat(part.status()).isZero();
        assertThat(part.out()).contains("Larger heaps are not covered");
        var endless = quotient("0.3102", "--no-store", "--time", "20", "--json");
        assertThat(endless.status()).isEqualTo(Command.LIMIT_REACHED);
        assertThat(endless.json().get("stuck").get("kind").asString()).isEqualTo("growing");
        assertThat(endless.json().get("proved").asBoolean()).isFalse();
    }

    @Test
    void writesACertificateThatIsCheckedAndAPicture() throws IOException {
        var picture = folder.resolve("q.svg");
        assertThat(quotient(KAYLES, "--no-store", "--out", file.toString(), "--svg", picture.toString())
                        .status())
                .isZero();
        assertThat(picture).content().startsWith("<svg").contains("b^2");
        assertThat(Ran.command("check", "", file.toString()).status()).isZero();
        var text = Files.readString(file);
        Files.writeString(file, text.replace("\"period\":12", "\"period\":24"));
        assertThat(Ran.command("check", "", file.toString()).status()).isNotZero();
        Files.writeString(file, text.replace("0.77", "0.75"));
        assertThat(Ran.command("check", "", file.toString()).status()).isNotZero();
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            value = {
                "wythoff @ only for games of heaps",
                "every 0.77 @ all sums of the heaps in ordinary play",
                "keylas @ Maybe: kayles",
                "0.77 --to 0 @ --to must be from 1",
                "grid: '..' -> '##' @ only for games of heaps"
            })
    void whatIsNoQuestionIsSaid(String words, String said) {
        var ran = quotient(words.split(" "));
        assertThat(ran.status()).isEqualTo(Command.BAD_INPUT);
        assertThat(ran.err()).contains(said);
    }

    /// Fifty heaps: each winning move leads to a lost position, and a lost position has none.
    @Tag("slow")
    @Test
    void manyHeapsOfAnySizeAreAnswered() {
        var random = new Random(5);
        for (int i = 0; i < 6; i++) {
            var heaps = random.longs(50, 1, i % 2 == 0 ? 40 : 1_000_000_000_000L)
                    .mapToObj(String::valueOf)
                    .collect(Collectors.toList());
            var json = solved(String.join(" ", heaps));
            if (json.get("outcome").asString().equals("P")) {
                assertThat(json.get("moveCount").asString()).isEqualTo("0");
                continue;
            }
            assertThat(json.get("moves").size()).isPositive();
            var move = json.get("moves").get(random.nextInt(json.get("moves").size()));
            heaps.remove(move.get("component").asInt());
            heaps.addAll(List.of(move.get("to").asString().split(" \\+ ")));
            assertThat(solved(String.join(" ", heaps)).get("outcome").asString())
                    .as(move.toString())
                    .isEqualTo("P");
        }
    }

    private static JsonNode solved(String heaps) {
        return Ran.command("solve", "", "misere", KAYLES, heaps, "--json").json();
    }

    /// What was found before the end of the process is gone on with.
    @Tag("slow")
    @DrawnCases
    @EveryTurn
    @Test
    void goesOnAfterItWasKilled() throws IOException, InterruptedException {
        var command = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "grundy.cli.Main",
                "quotient",
                "0.644",
                "--no-store",
                "--out",
                file.toString());
        command.environment().put("GRUNDY_DATA", folder.toString());
        var process = command.redirectErrorStream(true)
                .redirectOutput(folder.resolve("out").toFile())
                .start();
        for (int i = 0; i < 1200 && Files.notExists(file); i++) process.waitFor(50, TimeUnit.MILLISECONDS);
        process.destroyForcibly().waitFor();
        assertThat(Ran.command("check", "", file.toString()).status()).isZero();
        long before = quotient("0.644", "--no-store", "--out", file.toString(), "--to", "1", "--json")
                .json()
                .get("heaps")
                .asLong();
        assertThat(before).isGreaterThan(100);
    }

    @Test
    void whatIsKeptIsListedAndNotTakenForABrokenTheorem() {
        assertThat(Ran.command("quotient", "", "take {1,4}").out()).contains("Kept");
        var listed = Ran.command("prove", "", "--list");
        assertThat(listed.out()).contains("take {1,4}, misere play: the misere quotient has 6 elements");
        assertThat(listed.err()).doesNotContain("quotient-");
    }
}
