package grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.store.atlas.AtlasFolders;
import grundy.store.atlas.AtlasJournal;
import grundy.store.record.RunFolder;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Jobs that outlive the tab and the server.
@Tag("slow")
class StoredJobsTest {
    private static final String LONG = "kept-jobs-test";
    private static final String SHORT = "kept-jobs-test-2";

    /// Servers of other tests, which are still there, keep jobs in the user's folder.
    @TempDir
    private Path jobs;

    @AfterEach
    void remove() throws Exception {
        var folder = RunFolder.ofUser();
        for (var name : List.of(LONG, SHORT)) {
            Files.deleteIfExists(folder.file(name));
            Files.deleteIfExists(folder.folder().resolve(folder.file(name).getFileName() + ".extremes"));
            Files.deleteIfExists(folder.folder().resolve(folder.file(name).getFileName() + ".cert.json"));
        }
    }

    private static String state(Asking asking, String job) throws Exception {
        for (var each : (List<?>) asking.get("jobs").document().get("jobs"))
            if (((Map<?, ?>) each).get("job").equals(job)) return String.valueOf(((Map<?, ?>) each).get("state"));
        return "gone";
    }

    private static long length(Asking asking) throws Exception {
        for (var run : (List<?>) asking.get("runs").document().get("runs"))
            if (((Map<?, ?>) run).get("name").equals(LONG)) return (Long) ((Map<?, ?>) run).get("length");
        return 0;
    }

    private static void await(Asking asking, String job, String state) throws Exception {
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(3);
        while (!state(asking, job).equals(state)) {
            assertThat(System.nanoTime()).as("still " + state(asking, job)).isLessThan(end);
            Thread.sleep(20);
        }
    }

    private static void isAsDescribed(String question, Asking.Answer answer) {
        assertThat(new ApiDescription().ofAnswer("post", question, "200", answer.bytes()))
                .as(answer.toString())
                .isEmpty();
    }

    private static void obey(Asking asking, String job, String task, int status) throws Exception {
        assertThat(asking.post("jobs/" + job, "{\"do\":\"" + task + "\"}").status())
                .isEqualTo(status);
    }

    @Test
    void aRunIsPausedAndGoesOnAndOutlivesTheServer() throws Exception {
        String job;
        long before;
        try (var asking = new Asking(jobs)) {
            var begun = asking.post("run", "{\"rules\":\"0.137\",\"to\":4000000000,\"name\":\"" + LONG + "\"}");
            assertThat(begun.status()).isEqualTo(202);
            job = String.valueOf(begun.document().get("job"));
            while (length(asking) == 0) Thread.sleep(50);
            obey(asking, job, "resume", 409);
            obey(asking, job, "pause", 200);
            await(asking, job, "paused");
            before = length(asking);
            obey(asking, job, "resume", 200);
            await(asking, job, "running");
        }
        try (var asking = new Asking(jobs)) {
            await(asking, job, "running");
            while (length(asking) <= before) Thread.sleep(50);
            obey(asking, job, "cancel", 200);
            await(asking, job, "cancelled");
            obey(asking, job, "pause", 409);
            obey(asking, job, "forget", 200);
            assertThat(state(asking, job)).isEqualTo("gone");
        }
        try (var asking = new Asking(jobs)) {
            assertThat(state(asking, job)).isEqualTo("gone");
        }
    }

    @Test
    void whatCameOfAQuestionIsKept() throws Exception {
        String job;
        try (var asking = new Asking(jobs)) {
            var asked = asking.post("solve", "{\"rules\":\"nim 3 5 7\",\"kept\":true}");
            assertThat(asked.status()).isEqualTo(202);
            job = String.valueOf(asked.document().get("job"));
            await(asking, job, "done");
        }
        try (var asking = new Asking(jobs)) {
            // A server that ends in that very moment leaves it to the next one.
            await(asking, job, "done");
            assertThat(asking.get("jobs/" + job).document().get("outcome")).isEqualTo("N");
            obey(asking, job, "forget", 200);
        }
    }

    @DrawnCases
    @EveryTurn
    @Test
    void aSurveyTellsItsRowsAndGoesOnWhereItWasPaused() throws Exception {
        var question = "{\"family\":\"octal\",\"digits\":2,\"to\":60000,\"each\":7}";
        var folder = AtlasFolders.ofUser().resolve("octal-digits-2-to-60000-7s");
        forget(folder);
        try (var asking = new Asking(jobs)) {
            var begun = asking.post("survey", question);
            assertThat(begun.status()).as(begun.toString()).isEqualTo(202);
            var job = String.valueOf(begun.document().get("job"));
            while (asking.get("jobs/" + job + "/partial").status() == 404) Thread.sleep(20);
            var known = asking.get("jobs/" + job + "/partial").document();
            assertThat((Long) known.get("rows")).isBetween(1L, 127L);
            assertThat(known.get("of")).isEqualTo(127L);
            assertThat((List<?>) known.get("blocks")).isNotEmpty();
            obey(asking, job, "pause", 200);
            await(asking, job, "paused");
            var rows = AtlasJournal.rows(folder);
            assertThat(rows).isNotEmpty();
            obey(asking, job, "resume", 200);
            await(asking, job, "done");
            assertThat(AtlasJournal.rows(folder)).hasSize(127).containsAllEntriesOf(rows);
            isAsDescribed("/survey", asking.get("jobs/" + job));
            var done = asking.get("jobs/" + job).document();
            assertThat(done.get("rows")).isEqualTo(127L);
            assertThat(done.get("out")).isEqualTo("octal-digits-2-to-60000-7s");
            assertThat(asking.get("surveys").toString()).contains("\"" + done.get("out") + "\"");
            var counted = asking.waited(
                    "atlas",
                    "{\"survey\":\"" + done.get("out") + "\",\"sql\":\"SELECT count(*) AS games FROM atlas\"}");
            assertThat(counted.toString()).contains("\"games\":127");
            for (var forbidden : List.of("SELECT * FROM read_csv('pom.xml')", "ATTACH 'x.db'", "COPY atlas TO 'x.csv'"))
                assertThat(asking.waited(
                                        "atlas",
                                        "{\"survey\":\"" + done.get("out") + "\",\"sql\":\"" + forbidden + "\"}")
                                .status())
                        .as(forbidden)
                        .isEqualTo(400);
            var endless = asking.waited(
                    "atlas",
                    "{\"survey\":\"" + done.get("out")
                            + "\",\"sql\":\"SELECT count(*) FROM atlas a, atlas b, atlas c, atlas d, atlas e, atlas f\","
                            + "\"seconds\":3}");
            assertThat(endless.status()).as(endless.toString()).isEqualTo(422);
            assertThat(endless.document().get("limit")).isEqualTo("time");
            assertThat(asking.waited("atlas", "{\"survey\":\"../" + done.get("out") + "\"}")
                            .status())
                    .isEqualTo(400);
        } finally {
            forget(folder);
        }
    }

    private static void forget(Path folder) throws Exception {
        if (!Files.isDirectory(folder)) return;
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        }
    }

    @Test
    void aSliceOfAFileHasTheExtremesOfItsValues() throws Exception {
        try (var asking = new Asking(jobs)) {
            var run = asking.waited("run", "{\"rules\":\"kayles\",\"to\":99999,\"name\":\"" + SHORT + "\"}");
            assertThat(run.status()).as(run.toString()).isEqualTo(200);
            isAsDescribed("/run", run);
            var values = ints(asking, "{\"rules\":\"kayles\",\"to\":999,\"from\":0,\"parts\":8192}");
            var few = ints(asking, "{\"run\":\"" + SHORT + "\",\"from\":5,\"to\":20004,\"parts\":10}");
            var whole = ints(asking, "{\"run\":\"" + SHORT + "\",\"parts\":3}");
            assertThat(few.step).isEqualTo(2000);
            assertThat(whole.step % 4096).isZero();
            assertThat(whole.length).isEqualTo(100_000);
            for (var slice : List.of(few, whole))
                for (int part = 0; part < slice.least.length; part++) {
                    int least = Integer.MAX_VALUE;
                    int greatest = 0;
                    long from = slice.from + part * slice.step;
                    for (long heap = from; heap < Math.min(from + slice.step, 100_000); heap++) {
                        int value = kayles(heap);
                        least = Math.min(least, value);
                        greatest = Math.max(greatest, value);
                    }
                    assertThat(slice.least[part]).isEqualTo(least);
                    assertThat(slice.greatest[part]).isEqualTo(greatest);
                }
            for (int heap = 0; heap < 1000; heap++)
                assertThat(values.least[heap]).isEqualTo(kayles(heap));
        }
    }

    /// Kayles from its definition, and from heap 71 on by its period of 12 (Guy and Smith 1956).
    private static int kayles(long heap) {
        return KAYLES[(int) (heap < 84 ? heap : 72 + (heap - 72) % 12)];
    }

    private static final int[] KAYLES = table(84);

    private static int[] table(int length) {
        var values = new int[length];
        for (int n = 1; n < length; n++) {
            var seen = new boolean[256];
            for (int take = 1; take <= Math.min(2, n); take++)
                for (int left = 0; left <= n - take; left++) seen[values[left] ^ values[n - take - left]] = true;
            while (seen[values[n]]) values[n]++;
        }
        return values;
    }

    private record Slice(long from, long step, long length, int[] least, int[] greatest) {}

    private static Slice ints(Asking asking, String body) throws Exception {
        var answer = asking.waited("slice", body);
        assertThat(answer.status()).as(answer.toString()).isEqualTo(200);
        var bytes = ByteBuffer.wrap(answer.bytes()).order(ByteOrder.LITTLE_ENDIAN);
        assertThat(bytes.getInt()).isEqualTo(0x31535247);
        int parts = bytes.getInt();
        long from = bytes.getLong();
        long step = bytes.getLong();
        long length = bytes.getLong();
        var least = new int[parts];
        var greatest = new int[parts];
        var numbers = bytes.asIntBuffer();
        numbers.get(least);
        if (step > 1) numbers.get(greatest);
        return new Slice(from, step, length, least, greatest);
    }
}
