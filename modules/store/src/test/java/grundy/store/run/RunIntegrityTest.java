package grundy.store.run;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.Evidence;
import grundy.check.period.PeriodCertificateCheck;
import grundy.finding.CodeChunks;
import grundy.limit.Limits;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.store.StoreException;
import grundy.store.certificate.CertificateCheckResult;
import grundy.store.certificate.CertificateChecker;
import grundy.store.certificate.PeriodCertificateFile;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import grundy.text.Message;
import grundy.value.Play;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Single bytes changed in files of values: each change is told, and no value that is given is a wrong one.
@Tag("slow")
@EveryTurn
class RunIntegrityTest {
    private static final int SLOTS = RunLayout.SLOTS * RunLayout.SLOT_BYTES;

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("a.run");
    }

    private void run(String rules, long to) throws IOException, SyntaxException {
        var game = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(rules)).game();
        LongRun.run(new LongRun.Request(file, rules, game.rules(), Play.NORMAL, to, Limits.DEFAULT), Solver::solve);
    }

    /// @return the values of the file; none from where something is told
    private List<Integer> values() throws IOException {
        var all = new ArrayList<Integer>();
        try (var reader = RunReader.open(file)) {
            reader.visit(
                    0,
                    reader.length() - 1,
                    (_, values, count) -> Arrays.stream(values, 0, count).forEach(all::add));
        } catch (StoreException _) {
            return all;
        }
        return all;
    }

    private boolean isTold() throws IOException {
        try (var reader = RunReader.open(file)) {
            return reader.fault().isPresent();
        } catch (StoreException _) {
            return true;
        }
    }

    @DrawnCases(oneIn = 3)
    @ParameterizedTest
    @CsvSource({"'take {1,3,4}', 3000, 1", "0.106, 9000, 1", "'take powers of 2', 700, 4"})
    void aByteChangedAnywhereInAFinishedFileIsTold(String rules, long to, int width)
            throws IOException, SyntaxException {
        run(rules, to);
        var right = values();
        assertThat(right).hasSize((int) to + 1);
        assertThat(isTold()).isFalse();
        var whole = Files.readAllBytes(file);
        long seed = CaseCount.seed(88);
        var random = new Random(seed);
        var places = new TreeSet<Integer>();
        for (int i = 0; i < CaseCount.of(160); i++) {
            places.add(i);
            places.add(RunLayout.SLOT_BYTES + i);
            places.add(random.nextInt(SLOTS));
            places.add(SLOTS + random.nextInt((int) to * width));
            places.add(SLOTS + random.nextInt(whole.length - SLOTS));
            places.add(whole.length - 1 - random.nextInt(4096));
        }
        places.addAll(List.of(RunLayout.SLOT_BYTES - 1, SLOTS - 1, SLOTS, whole.length - 1));
        try (var access = new RandomAccessFile(file.toFile(), "rw")) {
            for (int at : places) {
                access.seek(at);
                access.write(whole[at] ^ 1 << random.nextInt(8));
                assertThat(isTold()).as("seed %d, byte %d", seed, at).isTrue();
                var read = values();
                assertThat(right.subList(0, read.size()).equals(read))
                        .as("seed %d, byte %d", seed, at)
                        .isTrue();
                access.seek(at);
                access.write(whole[at]);
            }
        }
        assertThat(isTold()).isFalse();
    }

    @Test
    void soIsOneInAnyBlockOrSealOfALongerFile() throws IOException, SyntaxException {
        run("take {1,3,4}", 2L * CodeChunks.HEAPS + 5);
        var whole = Files.readAllBytes(file);
        int stride = (int) RunLayout.stride(1);
        for (int at : new int[] {
            SLOTS + 7,
            SLOTS + stride - 4096,
            SLOTS + stride - 1,
            SLOTS + stride,
            SLOTS + 2 * stride,
            SLOTS + 2 * stride + 6
        }) {
            var spoilt = whole.clone();
            spoilt[at] ^= 4;
            Files.write(file, spoilt);
            assertThat(isTold()).as("byte " + at).isTrue();
        }
        for (int length : new int[] {whole.length - 1, whole.length + 1, SLOTS + stride}) {
            Files.write(file, Arrays.copyOf(whole, length));
            assertThat(isTold()).as("length " + length).isTrue();
        }
    }

    @Test
    void ofARunThatGoesOnOnlyWhatItReadsAgainCounts() throws IOException, SyntaxException {
        run("take {1,3,4}", 3000);
        try (var run = RunFile.open(file)) {
            var header = run.header().orElseThrow();
            run.checkpoint(2000, header.coding(), Optional.empty(), 17);
            assertThat(isTold()).isFalse();
        }
        assertThat(isTold()).isFalse();
        var bytes = Files.readAllBytes(file);
        bytes[SLOTS + 2500] ^= 1;
        Files.write(file, bytes);
        assertThat(isTold()).isFalse();
        bytes[SLOTS + 1500] ^= 1;
        Files.write(file, bytes);
        assertThat(isTold()).isTrue();
    }

    /// Whoever changes a value can make all checksums fit; then the definition tells.
    @Test
    void aWrongValueWithFittingChecksumsIsFoundWhereverItIs() throws IOException, SyntaxException {
        long wrong = 1_500_000;
        run("take {1,3,4}", 1_600_000);
        try (var run = RunFile.open(file)) {
            var header = run.header().orElseThrow();
            var codes = run.chunks().chunk(1, 1).asByteBuffer();
            int[] values = new int[1_600_001];
            for (int heap = 0; heap < values.length; heap++) {
                int seen = 0;
                for (int amount : new int[] {1, 3, 4}) if (amount <= heap) seen |= 1 << values[heap - amount];
                values[heap] = heap == wrong ? 4 : Integer.numberOfTrailingZeros(~seen);
                if (heap >= CodeChunks.HEAPS) codes.put(heap - CodeChunks.HEAPS, (byte) values[heap]);
            }
            // The values behind it follow from it; the period of 7 begins anew.
            long preperiod = wrong - 20;
            while (!repeats(values, preperiod)) preperiod++;
            var period = new Evidence.Period(preperiod, 7, 0, preperiod + 10, "Golomb 1966", false);
            run.finish(values.length, header.coding(), Optional.of(period));
        }
        try (var reader = RunReader.open(file)) {
            PeriodCertificateFile.write(
                    PeriodCertificateFile.of(reader).orElseThrow(), PeriodCertificateFile.usual(file));
        }
        var nothing =
                new CertificateChecker.CheckExtent(OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty());
        PeriodCertificateCheck.Watcher watcher = _ -> {};
        CertificateChecker.QuestionReader none = _ -> {
            throw new AssertionError();
        };
        var checked = new CertificateChecker(nothing, none, Solver::solve, watcher).check(file);
        assertThat(checked.end()).isEqualTo(CertificateCheckResult.End.REFUSED);
        assertThat(checked.faults()).containsExactly(Message.of("check.values.wrong", "heap", wrong));
        var few = new CertificateChecker.CheckExtent(OptionalLong.of(1000), OptionalLong.of(3), OptionalLong.empty());
        assertThat(new CertificateChecker(few, none, Solver::solve, watcher)
                        .check(file)
                        .end())
                .isIn(CertificateCheckResult.End.REFUSED, CertificateCheckResult.End.UNFINISHED);
    }

    /// One value of an octal or hexadecimal code, of a sparse space or of a set of many amounts is another;
    /// checksums, seals and the digest in the certificate fit.
    @DrawnCases(oneIn = 3)
    @ParameterizedTest
    @CsvSource({
        "kayles, 20000, 19000",
        "0.137, 20000, 150",
        "0.37, 30000, 29000",
        "0.3F, 5000, 4990",
        "4.007, 20000, 15000",
        "0.106, 60000, 50001",
        "'take {3,5,9,14,22,31,47,58,60,71}', 20000, 17000",
        "grundys-game, 8000, 7777"
    })
    void aWrongValueOfAnyCodeIsFoundOrNotSaidToBeChecked(String rules, long to, int wrong)
            throws IOException, SyntaxException {
        run(rules, to);
        RunHeader header;
        try (var run = RunFile.open(file)) {
            header = run.header().orElseThrow();
            var codes = run.chunks().chunk(0, header.coding().width()).asByteBuffer();
            int at = wrong * header.coding().width();
            codes.put(at, (byte) (codes.get(at) ^ 1));
            run.finish(header.length(), header.coding(), header.period());
        }
        assertThat(isTold()).isFalse();
        try (var reader = RunReader.open(file)) {
            var certificate = PeriodCertificateFile.of(reader);
            if (certificate.isEmpty()) return;
            PeriodCertificateFile.write(certificate.get(), PeriodCertificateFile.usual(file));
        }
        var nothing =
                new CertificateChecker.CheckExtent(OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty());
        CertificateChecker.QuestionReader none = _ -> {
            throw new AssertionError();
        };
        assertThat(new CertificateChecker(nothing, none, Solver::solve, _ -> {})
                        .check(file)
                        .end())
                .as(rules)
                .isNotEqualTo(CertificateCheckResult.End.HOLDS);
    }

    private static boolean repeats(int[] values, long from) {
        for (int heap = (int) from; heap + 7 < values.length; heap++)
            if (values[heap] != values[heap + 7]) return false;
        return true;
    }
}
