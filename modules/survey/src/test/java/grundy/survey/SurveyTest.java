package grundy.survey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.limit.ProgressListener;
import grundy.limit.Threads;
import grundy.store.StoreException;
import grundy.store.atlas.AtlasColumn;
import grundy.store.atlas.AtlasRow;
import grundy.store.atlas.AtlasTable;
import grundy.store.record.SqlTable;
import grundy.testkit.DrawnCases;
import grundy.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class SurveyTest {
    private static final Limits LIMITS = Limits.DEFAULT.withThreads(Threads.of(2));

    @TempDir
    Path folder;

    private static NumberedGames family(String name, int bound) {
        boolean codes = name.contains("octal") || name.equals("hex");
        var given = OptionalLong.of(bound);
        return NamedFamilies.of(name, codes ? given : OptionalLong.empty(), codes ? OptionalLong.empty() : given);
    }

    private Survey.Result run(NumberedGames family, long to, Limits limits) throws Exception {
        return Survey.run(
                new Survey.Request(family, folder.resolve("atlas"), to, 60, false, limits, Language.EN),
                new OwnThreads());
    }

    private static long number(AtlasRow row, AtlasColumn column) {
        return row.number(column).orElse(-1L);
    }

    /// Values of a code from its definition.
    private static int[] values(String code, int to) {
        var digits = code.replace(".", "").chars().map(c -> c - '0').toArray();
        var values = new int[to + 1];
        for (int n = 1; n <= to; n++) {
            var seen = new boolean[1024];
            for (int t = 0; t < digits.length && t <= n; t++) {
                int left = n - t;
                if (left == 0 && (digits[t] & 1) != 0) seen[0] = true;
                if (left > 0 && left < n && (digits[t] & 2) != 0) seen[values[left]] = true;
                if ((digits[t] & 4) != 0) for (int a = 1; a < left; a++) seen[values[a] ^ values[left - a]] = true;
            }
            while (seen[values[n]]) values[n]++;
        }
        return values;
    }

    @DrawnCases
    @Test
    void itSaysOfEachCodeWhatItsValuesAre() throws Exception {
        int to = 600;
        var rows = run(family("octal", 2), to, LIMITS).rows();
        assertThat(rows).hasSize(127);
        for (var row : rows) {
            var values = values(row.text(AtlasColumn.CODE), to);
            var text = row.toString();
            int most = Arrays.stream(values).max().orElseThrow();
            assertThat(number(row, AtlasColumn.HEAPS)).as(text).isEqualTo(to);
            assertThat(number(row, AtlasColumn.MAX_VALUE)).as(text).isEqualTo(most);
            assertThat(values[(int) number(row, AtlasColumn.MAX_AT)]).as(text).isEqualTo(most);
            assertThat(number(row, AtlasColumn.ZEROS))
                    .as(text)
                    .isEqualTo(Arrays.stream(values).filter(value -> value == 0).count());
            if (row.number(AtlasColumn.PERIOD).isEmpty()) continue;
            int period = (int) number(row, AtlasColumn.PERIOD);
            int start = (int) number(row, AtlasColumn.PREPERIOD);
            for (int n = start; n + period <= to; n++)
                assertThat(values[n + period]).as(text).isEqualTo(values[n] + number(row, AtlasColumn.SALTUS));
            if (start > 0)
                assertThat((long) values[start - 1 + period])
                        .as(text)
                        .isNotEqualTo(values[start - 1] + number(row, AtlasColumn.SALTUS));
        }
        for (int i = 0; i < rows.size(); i++) assertFirstEqual(rows, i, to);
    }

    private static void assertFirstEqual(List<AtlasRow> rows, int i, int to) {
        var own = values(rows.get(i).text(AtlasColumn.CODE), to);
        // Digests are of as many heaps as a power of two.
        int compared = Integer.highestOneBit(to + 1);
        var equal = rows.subList(0, i).stream()
                .filter(other -> Arrays.equals(values(other.text(AtlasColumn.CODE), to), 0, compared, own, 0, compared))
                .findFirst();
        assertThat(rows.get(i).text(AtlasColumn.EQUAL_TO))
                .isEqualTo(equal.map(other -> other.text(AtlasColumn.RULES)).orElse(""));
    }

    @Test
    void periodsOfSubtractionGamesAreProved() throws Exception {
        var rows = run(family("subtraction", 6), 4000, LIMITS).rows();
        assertThat(rows).hasSize(63).allMatch(row -> row.is(AtlasColumn.PROVED));
        var bash = rows.stream()
                .filter(row -> row.text(AtlasColumn.CODE).equals("{1,2,3}"))
                .findFirst()
                .orElseThrow();
        assertThat(number(bash, AtlasColumn.PERIOD)).isEqualTo(4);
        assertThat(number(bash, AtlasColumn.PREPERIOD)).isZero();
    }

    /// A work that is stopped at random moments, by a cancellation or with a journal whose end was lost, has in the
    /// end the rows of one that is not.
    @Test
    void whatIsBrokenOffGoesOnWithoutALossAndWithoutADouble() throws Exception {
        var random = new Random(20261125);
        var family = family("octal", 2);
        var journal = folder.resolve("atlas").resolve("rows.journal");
        for (int stop = 0; stop < 6; stop++) {
            var left = new AtomicInteger(5 + random.nextInt(30));
            var limits = LIMITS.withProgress(new ProgressListener() {
                        @Override
                        public void goesOn() {
                            // only games are counted
                        }

                        @Override
                        public void at(WorkProgress progress) {
                            left.decrementAndGet();
                        }
                    })
                    .cancelledBy(() -> left.get() <= 0);
            try {
                run(family, 300, limits);
            } catch (LimitException cancelled) {
                assertThat(cancelled.isCancellation()).isTrue();
            }
            var bytes = Files.readAllBytes(journal);
            if (stop % 2 == 1) Files.write(journal, Arrays.copyOf(bytes, bytes.length - 1 - random.nextInt(300)));
            if (stop == 3) {
                bytes[bytes.length / 2] ^= 1;
                Files.write(journal, bytes);
            }
        }
        var rows = run(family, 300, LIMITS).rows();
        assertThat(rows.stream().map(AtlasRow::number).toList()).isEqualTo(numbers(127));
        var whole = Survey.run(
                        new Survey.Request(family, folder.resolve("other"), 300, 60, false, LIMITS, Language.EN),
                        new OwnThreads())
                .rows();
        assertThat(untimed(rows)).isEqualTo(untimed(whole));
        assertThat(Files.readAllLines(journal).stream().distinct()).hasSizeGreaterThanOrEqualTo(128);
        assertThat(AtlasTable.query(folder.resolve("atlas"), "SELECT count(DISTINCT number) AS n FROM atlas")
                        .rows())
                .isEqualTo(List.of(List.of(127L)));
    }

    private static List<Long> numbers(long count) {
        return LongStream.range(0, count).boxed().toList();
    }

    private static List<List<Object>> untimed(List<AtlasRow> rows) {
        return rows.stream()
                .map(row -> Arrays.stream(AtlasColumn.values())
                        .filter(column -> column != AtlasColumn.SECONDS)
                        .map(column -> (Object) String.valueOf(row.get(column)))
                        .toList())
                .toList();
    }

    /// Parquet itself notices few of such damages.
    @Test
    void aDamagedTableIsNotAskedAndIsWrittenAgainFromTheJournal() throws Exception {
        run(family("octal", 1), 300, LIMITS);
        var atlas = folder.resolve("atlas");
        var file = atlas.resolve("atlas.parquet");
        var whole = Files.readAllBytes(file);
        var rows = AtlasTable.query(atlas, "SELECT * FROM atlas").rows();
        var random = new Random(20261125);
        for (int time = 0; time < 40; time++) {
            var bytes = whole.clone();
            bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
            Files.write(file, bytes);
            assertThat(AtlasTable.isFresh(atlas)).isFalse();
            assertThatThrownBy(() -> AtlasTable.query(atlas, "SELECT * FROM atlas"))
                    .isInstanceOf(StoreException.class);
        }
        Survey.publish(atlas, Language.EN);
        assertThat(AtlasTable.isFresh(atlas)).isTrue();
        assertThat(AtlasTable.query(atlas, "SELECT * FROM atlas").rows()).isEqualTo(rows);
    }

    @Test
    void itIsATableThatSqlAsksAndNothingMore() throws Exception {
        run(family("octal", 1), 300, LIMITS);
        var atlas = folder.resolve("atlas");
        var table = AtlasTable.query(
                atlas, "SELECT code, period, \"limit\" FROM atlas WHERE proved ORDER BY period DESC, number LIMIT 1");
        assertThat(table.columns()).containsExactly("code", "period", "limit");
        assertThat(table.rows()).isEqualTo(List.of(Arrays.asList("0.4", 34L, null)));
        for (var harm : List.of(
                "SELEKT 1",
                "SELECT limit FROM atlas",
                "COPY atlas TO '" + folder.resolve("stolen.csv") + "'",
                "SELECT * FROM read_csv('/etc/passwd')",
                "SET enable_external_access = true"))
            assertThatThrownBy(() -> AtlasTable.query(atlas, harm)).as(harm).isInstanceOf(StoreException.class);
        assertThat(folder.resolve("stolen.csv")).doesNotExist();
        assertThat(Files.readString(atlas.resolve("index.html")))
                .contains("\"0.3\"")
                .doesNotContain("{data}");
        assertThat(Files.readString(atlas.resolve("periods.svg")))
                .startsWith("<svg")
                .contains("</svg>");
        assertThat(Files.readAllLines(atlas.resolve("atlas.csv"))).hasSize(16);
    }

    @Test
    void aQueryEndsWithTheWorkThatItIsPartOf() throws Exception {
        run(family("octal", 1), 300, LIMITS);
        var atlas = folder.resolve("atlas");
        var endless = "SELECT count(*) FROM range(1000000000) a, range(1000000000) b, range(1000000000) c";
        for (var sql : List.of(endless, "SELECT a.range + b.range FROM range(1000000) a, range(1000000) b"))
            assertThatThrownBy(() -> Limits.DEFAULT
                            .cancelledBy(() -> true)
                            .<SqlTable, IOException>during(() -> AtlasTable.query(atlas, sql)))
                    .as(sql)
                    .isInstanceOfSatisfying(
                            LimitException.class,
                            end -> assertThat(end.isCancellation()).isTrue());
    }

    @Test
    void aQueryTakesAShareOfTheMemoryAndOfTheProcessors() throws Exception {
        run(family("octal", 1), 300, LIMITS);
        var atlas = folder.resolve("atlas");
        var shares = AtlasTable.query(
                        atlas,
                        "SELECT current_setting('threads'), current_setting('temp_directory') FROM atlas LIMIT 1")
                .rows()
                .getFirst();
        assertThat(shares)
                .containsExactly((long) Math.max(1, Runtime.getRuntime().availableProcessors() / 2), "");
        long numbers = Runtime.getRuntime().maxMemory() / Long.BYTES;
        assertThatThrownBy(() -> AtlasTable.query(atlas, "SELECT list(range) FROM range(" + numbers + ")"))
                .isInstanceOfSatisfying(
                        LimitException.class,
                        end -> assertThat(end.explanation().key()).isEqualTo("limit.memory"));
        assertThatThrownBy(() -> Limits.DEFAULT
                        .withMemory(new MemoryLedger(1 << 20))
                        .<SqlTable, IOException>during(
                                () -> AtlasTable.query(atlas, "SELECT range FROM range(1000000)")))
                .isInstanceOf(LimitException.class);
    }

    @Test
    void aFolderOfAnotherSurveyIsLeftAsItIs() throws Exception {
        run(family("octal", 1), 300, LIMITS);
        assertThatThrownBy(() -> run(family("octal", 1), 301, LIMITS)).hasMessageContaining("holds another survey");
        assertThatThrownBy(() -> run(family("hex", 1), 300, LIMITS)).hasMessageContaining("holds another survey");
        var own = Files.createDirectories(folder.resolve("own"));
        Files.writeString(own.resolve("notes.txt"), "mine", StandardOpenOption.CREATE_NEW);
        assertThatThrownBy(() -> Survey.run(
                        new Survey.Request(family("octal", 1), own, 300, 60, false, LIMITS, Language.EN),
                        new OwnThreads()))
                .hasMessageContaining("but not a survey");
        assertThat(list(own)).containsExactly("notes.txt");
    }

    private static List<String> list(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    @DrawnCases
    @Test
    void misereQuotientsAreCertified() throws Exception {
        var rows = run(family("misere-octal", 1), 400, LIMITS).rows();
        var kayles = rows.stream()
                .filter(row -> row.text(AtlasColumn.CODE).equals("4.4"))
                .findFirst()
                .orElseThrow();
        assertThat(number(kayles, AtlasColumn.ORDER)).isEqualTo(40);
        assertThat(number(kayles, AtlasColumn.P)).isEqualTo(9);
        assertThat(kayles.get(AtlasColumn.TAME)).isEqualTo(false);
        assertThat(folder.resolve("atlas").resolve(kayles.text(AtlasColumn.CERTIFICATE)))
                .isRegularFile();
    }

    @DrawnCases
    @Test
    void theoremsAreFoundForRulesWithLetters() throws Exception {
        var family = NamedFamilies.ofLetters(
                "(a, b): (a-k, b) | (a, b-k) | (a-p*k, b-q*k)",
                List.of(
                        LetterRange.parse("p=1..1").orElseThrow(),
                        LetterRange.parse("q=p..2").orElseThrow()));
        var rows = Survey.run(
                        new Survey.Request(family, folder.resolve("atlas"), 30, 60, true, LIMITS, Language.EN),
                        new OwnThreads())
                .rows();
        assertThat(rows).hasSize(2);
        assertThat(rows.getFirst().is(AtlasColumn.PROVED)).isTrue();
        assertThat(rows.getFirst().text(AtlasColumn.THEOREM)).isNotEmpty();
        assertThat(number(rows.getFirst(), AtlasColumn.HEAPS)).isEqualTo(30);
    }
}
