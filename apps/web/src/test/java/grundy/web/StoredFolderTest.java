package grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.store.StoredQuestion;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Whatever lies in the folder of kept jobs, the server starts and lists what there is.
@Tag("slow")
@Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class StoredFolderTest {
    private static final byte[] ANSWER = "{\"outcome\":\"N\"}".getBytes(StandardCharsets.UTF_8);

    @TempDir
    private Path jobs;

    private void keep(String id, String question, String request, String state, int status) throws Exception {
        new StoredQuestion(id, question, request, state, 3, status, "application/json", ANSWER).write(jobs);
    }

    private Path file(String id) {
        return jobs.resolve(id + ".json");
    }

    private static Map<String, Map<?, ?>> listed(Asking asking, String language) throws Exception {
        var answer = asking.get("jobs?lang=" + language);
        assertThat(answer.status()).as(answer.toString()).isEqualTo(200);
        var listed = new LinkedHashMap<String, Map<?, ?>>();
        for (var each : (List<?>) answer.document().get("jobs")) {
            var job = (Map<?, ?>) each;
            listed.put(String.valueOf(job.get("job")), job);
        }
        return listed;
    }

    private List<String> spoil() throws Exception {
        var spoilt = new ArrayList<String>();
        if (new ProcessBuilder("mkfifo", file("pipe").toString()).start().waitFor() == 0) spoilt.add("pipe");
        Files.createDirectory(file("folder"));
        Files.createSymbolicLink(file("link"), jobs.resolve("nowhere"));
        Files.writeString(file("empty"), "");
        Files.writeString(file("text"), "no job");
        Files.writeString(file("list"), "[1,2]");
        Files.writeString(file("deep"), "[".repeat(100_000));
        try (var huge = new RandomAccessFile(file("huge").toFile(), "rw")) {
            huge.setLength(3L << 30);
        }
        spoilt.addAll(List.of("folder", "link", "empty", "text", "list", "deep", "huge"));
        keep("moved", "solve", "{\"rules\":\"nim 3\"}", "done", 200);
        Files.move(file("moved"), file("elsewhere"));
        spoilt.add("elsewhere");
        keep("question", "nothing", "{}", "done", 200);
        keep("state", "solve", "{\"rules\":\"nim 3\"}", "asleep", 200);
        keep("nojson", "solve", "{\"rules\":", "done", 200);
        keep("noobject", "solve", "[]", "running", 0);
        keep("number", "solve", "{\"rules\":7}", "done", 200);
        keep("more", "solve", "{\"rules\":\"nim 3\",\"nobodyKnowsThis\":1}", "paused", 422);
        keep("seconds", "solve", "{\"rules\":\"nim 3\",\"seconds\":-1}", "running", 0);
        keep("path", "run", "{\"rules\":\"kayles\",\"to\":9,\"name\":\"../x\"}", "running", 0);
        keep("status", "solve", "{\"rules\":\"nim 3\"}", "done", 0);
        spoilt.addAll(
                List.of("question", "state", "nojson", "noobject", "number", "more", "seconds", "path", "status"));
        if (!"root".equals(System.getProperty("user.name"))) {
            Files.writeString(file("secret"), "{}");
            Files.setPosixFilePermissions(file("secret"), PosixFilePermissions.fromString("---------"));
            spoilt.add("secret");
        }
        return spoilt;
    }

    @Test
    void whatCannotBeReadIsShownWithTheReasonAndTheRestIsThere() throws Exception {
        keep("good", "solve", "{\"rules\":\"nim 3\"}", "done", 200);
        var spoilt = spoil();
        try (var asking = new Asking(jobs)) {
            var english = listed(asking, "en");
            var chinese = listed(asking, "zh");
            assertThat(english.keySet()).containsExactlyInAnyOrderElementsOf(with(spoilt, "good"));
            assertThat(english.get("good").get("state")).isEqualTo("done");
            assertThat(asking.get("jobs/good").bytes()).isEqualTo(ANSWER);
            for (var id : spoilt) {
                assertThat(english.get(id).get("state")).as(id).isEqualTo("unreadable");
                assertThat(english.get(id).get("problem")).asString().as(id).isNotBlank();
                assertThat(chinese.get(id).get("problem")).asString().as(id).containsPattern("\\p{IsHan}");
                assertThat(asking.get("jobs/" + id).status()).as(id).isEqualTo(409);
                assertThat(asking.post("jobs/" + id, "{\"do\":\"resume\"}").status())
                        .as(id)
                        .isEqualTo(409);
                assertThat(asking.post("jobs/" + id, "{\"do\":\"forget\"}").status())
                        .as(id)
                        .isEqualTo(200);
                assertThat(Files.exists(file(id), LinkOption.NOFOLLOW_LINKS))
                        .as(id)
                        .isFalse();
            }
            assertThat(listed(asking, "en").keySet()).containsExactly("good");
        }
    }

    private static List<String> with(List<String> all, String more) {
        var longer = new ArrayList<>(all);
        longer.add(more);
        return longer;
    }

    @Test
    void whatCannotBeRemovedIsLeftToItsOwner() throws Exception {
        Files.createDirectories(file("folder").resolve("within"));
        try (var asking = new Asking(jobs)) {
            assertThat(asking.post("jobs/folder", "{\"do\":\"forget\"}").status())
                    .isEqualTo(409);
            assertThat(listed(asking, "en")).containsKey("folder");
        }
    }

    @Test
    void aFolderThatCannotBeLockedIsNotWaitedFor() throws Exception {
        if (new ProcessBuilder("mkfifo", jobs.resolve("lock").toString())
                        .start()
                        .waitFor()
                != 0) Files.createDirectory(jobs.resolve("lock"));
        try (var workbench = Workbench.open(new Workbench.Options(0, Optional.empty(), jobs))) {
            assertThat(workbench.notice()).isPresent();
        }
    }
}
