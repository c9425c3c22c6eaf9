package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Files of values: written by processes of their own where one is killed, has little room on the disk or a list of
/// runs of its own, and else by the command line here.
@Tag("slow")
@EveryTurn
class ValuesFileTest {
    private static final long SEED = 20_261_121;
    private static final int HEADERS = 2 << 20;
    private static final int BLOCK = (1 << 20) + 4096;
    private static final String LONG = "lasker";
    private static final String FAST = "take {1,3,4}";
    private static final String FAR = "3000000";

    @TempDir
    Path folder;

    private Path file;

    /// Kilobytes that a file of a process may have; 0 if as many as it likes.
    private int limited;

    @BeforeEach
    void name() {
        file = folder.resolve("a.run");
    }

    private Process start(String... arguments) throws IOException {
        var command = new ArrayList<String>();
        if (limited > 0) command.addAll(List.of("sh", "-c", "ulimit -f " + 2 * limited + "; exec \"$@\"", "sh"));
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Dgrundy.checkpoint.millis=60",
                "-cp",
                System.getProperty("java.class.path"),
                "grundy.cli.Main"));
        command.addAll(List.of(arguments));
        command.addAll(List.of("--lang", "en"));
        var builder = new ProcessBuilder(command);
        builder.environment().put("GRUNDY_DATA", folder.resolve("data").toString());
        return builder.redirectOutput(folder.resolve("out").toFile())
                .redirectError(folder.resolve("err").toFile())
                .start();
    }

    /// Runs a command line in a process of its own.
    private Ran apart(String... arguments) throws IOException, InterruptedException {
        int status = start(arguments).waitFor();
        return new Ran(status, Files.readString(folder.resolve("out")), Files.readString(folder.resolve("err")));
    }

    private static Ran run(String... arguments) {
        var words = new ArrayList<>(List.of(arguments));
        words.addAll(List.of("--lang", "en"));
        return Ran.run("", words.toArray(String[]::new));
    }

    private Ran write(String rules, String to) {
        return run("values", rules, "--to", to, "--out", file.toString());
    }

    private static byte[] bytes(Path run) throws IOException {
        return Files.readAllBytes(run);
    }

    private boolean hasValues() {
        return Files.exists(file) && run("values", file.toString()).status() == 0;
    }

    private byte[] undisturbed(String rules, String to) throws IOException {
        var other = folder.resolve("undisturbed.run");
        assertThat(run("values", rules, "--to", to, "--out", other.toString()).status())
                .isZero();
        return bytes(other);
    }

    @Test
    void killedAtRandomMomentsTheFileIsInTheEndAsIfNothingHadHappened() throws IOException, InterruptedException {
        var random = CaseCount.random(SEED);
        int killed = 0;
        for (int i = 0; i < CaseCount.of(12); i++) {
            var process = start("values", LONG, "--to", FAR, "--out", file.toString());
            if (!process.waitFor(250 + random.nextInt(700), TimeUnit.MILLISECONDS)) killed++;
            process.destroyForcibly().waitFor();
        }
        assertThat(killed).isPositive();
        var ran = write(LONG, FAR);
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(bytes(file)).isEqualTo(undisturbed(LONG, FAR));
    }

    @Test
    void brokenOffByTheUserItGoesOnWhereItWas() throws IOException, InterruptedException {
        var process = start("values", LONG, "--to", "900000000", "--out", file.toString());
        for (int i = 0; i < 600 && !hasValues(); i++) process.waitFor(100, TimeUnit.MILLISECONDS);
        process.destroy();
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        assertThat(Files.readString(folder.resolve("err"))).contains("the same command continues");
        var json = run("values", file.toString(), "--json").json();
        assertThat(json.get("to").asLong()).isPositive();
        long before = json.get("to").asLong();
        var more = run("values", LONG, "--to", "" + (before + 1000), "--out", file.toString(), "--json");
        assertThat(more.json().get("from").asLong()).isEqualTo(before + 1);
    }

    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @ValueSource(strings = {LONG, "take {64,101,200}", "misere take {1,3,4}", "take at most third"})
    void goesOnToALargerHeapAndSaysWhenNothingIsLeftToDo(String rules) throws IOException, InterruptedException {
        assertThat(write(rules, "1200000").status()).isZero();
        var more = write(rules, "2500000");
        assertThat(more.out()).contains("heaps 1200001 to 2500000 computed");
        assertThat(bytes(file)).isEqualTo(undisturbed(rules, "2500000"));
        assertThat(write(rules, "2000000").out()).contains("already there");
    }

    /// Kernels that copy nothing, in a file of a byte for each heap, killed and gone on with.
    @Test
    void subtractionGamesKilledAreInTheEndAsIfNothingHadHappened() throws IOException, InterruptedException {
        var rules = "take {64,1001,5003,20011,50021,100003,200003}";
        var random = CaseCount.random(SEED);
        for (int i = 0; i < CaseCount.of(12); i++) {
            var process = start("values", rules, "--to", "24000000", "--out", file.toString());
            process.waitFor(250 + random.nextInt(700), TimeUnit.MILLISECONDS);
            process.destroyForcibly().waitFor();
        }
        var ran = write(rules, "24000000");
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out()).contains("70032").contains("5165613");
        assertThat(bytes(file)).isEqualTo(undisturbed(rules, "24000000"));
    }

    @Test
    void tablesOfTwoCoordinatesAreWrittenAsText() throws IOException, InterruptedException {
        var csv = folder.resolve("w.csv");
        var ran = run("values", "wythoff", "--to", "2100", "--out", csv.toString());
        assertThat(ran.status()).as(ran.err()).isZero();
        var lines = Files.readAllLines(csv);
        assertThat(lines).hasSize(2101);
        assertThat(lines.get(2)).startsWith("2,0,1,5,3,4,8,6,7,11,9,10,14,12,13,17,");
        assertThat(lines.get(3)).startsWith("3,4,5,6,2,0,1,9,10,12,");
        assertThat(ran.out()).contains("1605 P-positions");
        assertThat(run("values", "wythoff", "--to", "20", "--out", csv.toString())
                        .err())
                .contains("already exists");
        var cold = folder.resolve("cold.csv");
        run("values", "wythoff", "--to", "50000", "--out", cold.toString());
        assertThat(Files.readAllLines(cold))
                .startsWith("a,b", "0,0", "1,2", "2,1", "3,5")
                .hasSize(38_198);
    }

    @Test
    void aRunByTheSparseSpaceMayBeKilledToo() throws IOException, InterruptedException {
        for (int wait = 800; wait < 1500; wait += 500) {
            var process = start("values", "0.106", "--to", "900000", "--out", file.toString());
            process.waitFor(wait, TimeUnit.MILLISECONDS);
            process.destroyForcibly().waitFor();
        }
        var ran = write("0.106", "900000");
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(bytes(file)).isEqualTo(undisturbed("0.106", "900000"));
        assertThat(run("values", file.toString()).out()).contains("heaps 0 to 900000");
    }

    /// A limit on the size of files is a disk that is full, without one.
    @DrawnCases
    @Test
    void aDiskThatIsFullEndsTheRunAndRoomLetsItGoOn() throws IOException, InterruptedException {
        var arguments = List.of("values", FAST, "--to", "3000000", "--out", file.toString());
        limited = 4_500;
        var ran = apart(arguments.toArray(String[]::new));
        assertThat(ran.status()).as(ran.err()).isEqualTo(3);
        assertThat(ran.err()).contains("the disk is full").contains("the same command continues");
        limited = 0;
        assertThat(write(FAST, "3000000").status()).isZero();
        assertThat(bytes(file)).isEqualTo(undisturbed(FAST, "3000000"));
        limited = 4_500;
        var csv = folder.resolve("a.csv");
        assertThat(apart("values", file.toString(), "--csv", csv.toString()).status())
                .isEqualTo(3);
        assertThat(csv).doesNotExist();
    }

    @DrawnCases
    @Test
    void anotherFileIsNoRulesAndASpoiltListIsOnlyAList() throws IOException, InterruptedException {
        Files.write(file, new byte[0]);
        assertThat(apart("values", file.toString()).err()).contains("is not a file of values");
        var list = Files.createDirectories(folder.resolve("data")).resolve("runs.mv.db");
        Files.writeString(list, "no data base");
        var ran = apart("values", "0.137", "--to", "500", "--out", file.toString());
        assertThat(ran.status()).isZero();
        assertThat(ran.err()).contains("The file of values is complete").contains("runs.mv.db");
        assertThat(apart("values", "--list").err()).contains("delete it, and it begins anew");
    }

    @DrawnCases(oneIn = 2)
    @ParameterizedTest
    @ValueSource(ints = {17, BLOCK + (1 << 20) + 9, 2 * BLOCK + 1})
    void aFlippedByteIsFoundNamedAndWorkedOutAgain(int at) throws IOException, InterruptedException {
        assertThat(write(FAST, "2500000").status()).isZero();
        var whole = bytes(file);
        flip(HEADERS + at);
        int block = at / BLOCK;
        var reading = run("values", file.toString());
        assertThat(reading.status()).isEqualTo(2);
        assertThat(reading.err()).contains("block " + block).contains("damaged");
        var again = write(FAST, "2500000");
        assertThat(again.status()).as(again.err()).isZero();
        assertThat(again.err()).contains("block " + block + " (heaps " + ((long) block << 20));
        assertThat(bytes(file)).isEqualTo(whole);
        assertThat(run("values", file.toString()).status()).isZero();
    }

    private void flip(long at) throws IOException {
        try (var access = new RandomAccessFile(file.toFile(), "rw")) {
            access.seek(at);
            int old = access.read();
            access.seek(at);
            access.write(old ^ 1);
        }
    }

    @Test
    void oneOfTheTwoHeadersMayBeTorn() throws IOException, InterruptedException {
        assertThat(write(FAST, "1500000").status()).isZero();
        var whole = bytes(file);
        var original = Files.readAllBytes(file);
        for (int slot = 0; slot < 2; slot++) {
            Files.write(file, original);
            flip((long) slot * (HEADERS / 2) + 40);
            assertThat(write(FAST, "1500000").status()).isZero();
            assertThat(bytes(file)).isEqualTo(whole);
        }
        Files.write(file, original);
        flip(40);
        flip(HEADERS / 2 + 40);
        var ran = write(FAST, "1500000");
        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).contains("not a file of values");
        assertThat(Files.size(file)).isEqualTo(original.length);
    }

    @ParameterizedTest
    @ValueSource(ints = {100, BLOCK + 5})
    void aFileThatWasCutIsFilledAgain(int length) throws IOException, InterruptedException {
        assertThat(write(FAST, "2500000").status()).isZero();
        var whole = bytes(file);
        try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(HEADERS + length);
        }
        assertThat(write(FAST, "2500000").err()).contains("is damaged");
        assertThat(bytes(file)).isEqualTo(whole);
    }

    @Test
    void aSecondRunOnTheSameFileRefuses() throws IOException, InterruptedException {
        try (var channel = FileChannel.open(
                        file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
                var _ = channel.lock()) {
            var ran = apart("values", LONG, "--to", "1000", "--out", file.toString());
            assertThat(ran.status()).isEqualTo(2);
            assertThat(ran.err()).contains("another run is writing");
        }
    }

    @Test
    void otherRulesAndOtherFilesAreRefused() throws IOException, InterruptedException {
        assertThat(write("0.137", "500").status()).isZero();
        assertThat(write("0.07", "500").err()).contains("\"0.137\"").contains("\"0.07\"");
        assertThat(write("misere take {1,2}", "500").status()).isEqualTo(2);
        assertThat(write("dawsons-chess", "600").status()).isZero();
        Files.writeString(file, "a letter");
        assertThat(write("0.137", "500").status()).isEqualTo(2);
        assertThat(Files.readString(file)).isEqualTo("a letter");
    }

    @Test
    void isReadBackInEveryWay() throws IOException, InterruptedException {
        assertThat(write("0.137", "5000").status()).isZero();
        var expected = Ran.command("values", "", "0.137", "--to", "5000", "--json")
                .json()
                .get("values");
        var range =
                run("values", file.toString(), "--range", "100..4000", "--json").json();
        assertThat(range.get("values")).hasSize(3901);
        for (int i = 0; i < 3901; i++) assertThat(range.get("values").get(i)).isEqualTo(expected.get(100 + i));
        assertThat(run("values", file.toString(), "--at", "15", "--json")
                        .json()
                        .get("value")
                        .asInt())
                .isEqualTo(5);
        assertThat(run("values", file.toString(), "--at", "5001").status()).isEqualTo(2);
        assertThat(run("values", file.toString(), "15").out())
                .isEqualTo(run("values", file.toString(), "--at", "15").out());
        assertThat(run("values", file.toString(), "15..20").out())
                .isEqualTo(run("values", file.toString(), "--range", "15..20").out());
        assertThat(run("values", file.toString(), "many").err()).contains("found \"many\"");
        assertThat(run("values", file.toString(), "--range", "9..3").status()).isEqualTo(2);
        var summary = run("values", file.toString(), "--stats", "--json").json();
        long count = 0;
        for (var row : summary.get("histogram")) count += row.get("count").asLong();
        assertThat(count).isEqualTo(5001);
        assertThat(summary.get("period").get("period").asLong()).isEqualTo(34);
        var csv = folder.resolve("a.csv");
        var svg = folder.resolve("a.svg");
        var png = folder.resolve("a.png");
        run("values", file.toString(), "--csv", csv.toString(), "--plot", svg.toString());
        run("values", file.toString(), "--plot", png.toString());
        assertThat(Files.readAllLines(csv)).hasSize(5002).contains("15,5");
        assertThat(Files.readString(svg))
                .startsWith("<svg")
                .contains(">n</text>", ">g(n)</text>", "0.137")
                .endsWith("</svg>\n");
        assertThat(Files.readAllBytes(png)).startsWith(0x89, 'P', 'N', 'G');
        assertThat(run("values", file.toString(), "--plot", "a.gif").status()).isEqualTo(2);
        assertThat(run("values", "0.137", "--at", "5").err()).contains("values FILE --at");
    }

    @DrawnCases
    @Test
    void finishedRunsAreListedAndCanOnlyBeRead() throws IOException, InterruptedException {
        assertThat(apart("values", "--list").out()).contains("No finished runs");
        apart("values", "0.137", "--to", "5000", "--out", file.toString());
        var list = apart("values", "--list", "--json").json().get("runs");
        assertThat(list).hasSize(1);
        assertThat(list.get(0).get("rules").asString()).isEqualTo("0.137");
        assertThat(list.get(0).get("last").asLong()).isEqualTo(5000);
        assertThat(list.get(0).get("certificate").asString()).endsWith("a.run.cert.json");
        assertThat(apart("values", "--sql", "SELECT period FROM runs WHERE rules = '0.137'")
                        .out())
                .contains("34");
        for (var sql : List.of(
                "DROP TABLE runs", "DELETE FROM runs", "SELECT * FROM CSVREAD('" + file + "')", "SELECT x", "SHUTDOWN"))
            assertThat(apart("values", "--list", "--sql", sql).status()).as(sql).isEqualTo(2);
        assertThat(apart("values", "--list", "--json").json().get("runs")).hasSize(1);
    }

    @Test
    void aCertificateIsCheckedAgainAndAnyChangeInItIsFound() throws IOException, InterruptedException {
        write("0.77", "5000");
        var certificate = folder.resolve("a.run.cert.json");
        var text = Files.readString(certificate);
        assertThat(text).contains("{\"value\":0,\"last\":0}");
        assertThat(run("check", certificate.toString()).out()).contains("the period is proved");
        assertThat(run("check", file.toString()).status()).isZero();
        for (var change : List.of(
                "\"period\":12/\"period\":13",
                "\"preperiod\":71/\"preperiod\":70",
                "[0,167]/[0,166]",
                "sha256:/sha256:0",
                "{\"value\":0,\"last\":/{\"value\":1,\"last\":",
                "0.77/0.75",
                "Guy and Smith 1956/Golomb 1966")) {
            var parts = change.split("/");
            Files.writeString(certificate, text.replace(parts[0], parts[1]));
            var ran = run("check", certificate.toString(), "--json");
            assertThat(ran.status()).as(change).isIn(1, 2);
            if (!change.startsWith("0.77"))
                assertThat(ran.json().get("checks").asBoolean()).as(change).isFalse();
        }
        Files.writeString(certificate, "{\"certificate\": 7");
        assertThat(run("check", certificate.toString()).status()).isEqualTo(2);
    }

    @Test
    void whereTheRangeIsLongTheFileIsCheckedInstead() throws IOException, InterruptedException {
        write("0.137", "5000");
        var certificate = folder.resolve("a.run.cert.json");
        var ran = run("check", certificate.toString(), "--to", "100", "--json");
        assertThat(ran.status()).isEqualTo(3);
        assertThat(ran.json().get("complete").asBoolean()).isFalse();
        assertThat(ran.json().get("rangeRead").asBoolean()).isTrue();
        Files.delete(file);
        var alone = run("check", certificate.toString(), "--to", "100", "--json");
        assertThat(alone.status()).isEqualTo(3);
        assertThat(alone.json().get("checks").asBoolean()).isTrue();
    }
}
