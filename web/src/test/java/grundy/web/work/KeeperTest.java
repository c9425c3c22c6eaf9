package grundy.web.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import grundy.store.KeptQuestion;
import grundy.text.Language;
import grundy.web.api.Endpoints;
import grundy.web.api.Refused;
import grundy.web.api.Reply;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// No job is lost for which there is no room now.
class KeeperTest {
    @TempDir
    private Path folder;

    @Test
    void aKeptJobThatCannotBeginWaitsUntilItIsResumed() throws Exception {
        new KeptQuestion("k1", "solve", "{\"rules\":\"nim 3\"}", "running", 5, 0, "", new byte[0]).write(folder);
        var jobs = new Jobs();
        try (var workers = new Workers(1 << 20, () -> new MemoryPlan(0, 0));
                var keeper = new Keeper(folder, jobs, workers)) {
            keeper.restore();
            var job = jobs.find("k1").orElseThrow();
            assertThat(job.state()).isEqualTo(Job.State.PAUSED);
            assertThat(job.done()).isNotNull();
            assertThatExceptionOfType(Refused.class).isThrownBy(() -> keeper.obey(job, "resume"));
            assertThat(jobs.find("k1")).contains(job);
        }
        assertThat(KeptQuestion.all(folder)).hasSize(1);
    }

    @Test
    void aNewJobThatCannotBeginIsNotKept() throws Exception {
        var jobs = new Jobs();
        try (var workers = new Workers(1 << 20, () -> new MemoryPlan(0, 0));
                var keeper = new Keeper(folder, jobs, workers)) {
            keeper.restore();
            var body = "{\"rules\":\"nim 3\"}".getBytes(StandardCharsets.UTF_8);
            assertThatExceptionOfType(Refused.class)
                    .isThrownBy(() -> keeper.start(Endpoints.find("solve").orElseThrow(), body));
        }
        assertThat(KeptQuestion.all(folder)).isEmpty();
    }

    @Test
    void anAnswerThatIsTooLargeToBeReadAgainIsToldToBe() throws Exception {
        var jobs = new Jobs();
        try (var workers = new Workers(1 << 20, () -> new MemoryPlan(0, 0));
                var keeper = new Keeper(folder, jobs, workers)) {
            keeper.restore();
            var job = jobs.keep(
                    "k1",
                    "solve",
                    Language.EN,
                    new Job.Kept("{\"rules\":\"nim 3\"}".getBytes(StandardCharsets.UTF_8), 0));
            job.ends(new Job.Done(200, new Reply("application/json", new byte[KeptQuestion.MOST_KEPT + 1])));
        }
        var kept = KeptQuestion.all(folder).getFirst();
        assertThat(kept.state()).isEqualTo("limit");
        assertThat(new String(kept.answer(), StandardCharsets.UTF_8)).contains("12 MB");
    }

    @Test
    void whatIsJustNotTooLargeIsReadAgain() throws Exception {
        new KeptQuestion("k1", "solve", "{}", "done", 5, 200, "text/plain", new byte[KeptQuestion.MOST_KEPT])
                .write(folder);
        assertThat(KeptQuestion.all(folder).getFirst().answer()).hasSize(KeptQuestion.MOST_KEPT);
    }
}
