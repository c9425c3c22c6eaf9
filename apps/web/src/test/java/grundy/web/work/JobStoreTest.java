package grundy.web.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import grundy.store.StoredQuestion;
import grundy.text.Language;
import grundy.web.api.Endpoints;
import grundy.web.request.EndpointReply;
import grundy.web.request.RefusedRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// No job is lost for which there is no room now.
class JobStoreTest {
    @TempDir
    private Path folder;

    @Test
    void aKeptJobThatCannotBeginWaitsUntilItIsResumed() throws Exception {
        new StoredQuestion("k1", "solve", "{\"rules\":\"nim 3\"}", "running", 5, 0, "", new byte[0]).write(folder);
        var jobs = new JobList();
        try (var workers = new WorkerPool(1 << 20, () -> new MemoryPlan(0, 0));
                var keeper = new JobStore(folder, jobs, workers)) {
            keeper.restore();
            var job = jobs.find("k1").orElseThrow();
            assertThat(job.state()).isEqualTo(Job.State.PAUSED);
            assertThat(job.result()).isNotNull();
            assertThatExceptionOfType(RefusedRequest.class).isThrownBy(() -> keeper.perform(job, "resume"));
            assertThat(jobs.find("k1")).contains(job);
        }
        assertThat(StoredQuestion.all(folder)).hasSize(1);
    }

    @Test
    void aNewJobThatCannotBeginIsNotKept() throws Exception {
        var jobs = new JobList();
        try (var workers = new WorkerPool(1 << 20, () -> new MemoryPlan(0, 0));
                var keeper = new JobStore(folder, jobs, workers)) {
            keeper.restore();
            var body = "{\"rules\":\"nim 3\"}".getBytes(StandardCharsets.UTF_8);
            assertThatExceptionOfType(RefusedRequest.class)
                    .isThrownBy(() -> keeper.start(Endpoints.find("solve").orElseThrow(), body));
        }
        assertThat(StoredQuestion.all(folder)).isEmpty();
    }

    @Test
    void anAnswerThatIsTooLargeToBeReadAgainIsToldToBe() throws Exception {
        var jobs = new JobList();
        try (var workers = new WorkerPool(1 << 20, () -> new MemoryPlan(0, 0));
                var keeper = new JobStore(folder, jobs, workers)) {
            keeper.restore();
            var job = jobs.keep(
                    "k1",
                    "solve",
                    Language.EN,
                    new Job.StoredRequest("{\"rules\":\"nim 3\"}".getBytes(StandardCharsets.UTF_8), 0));
            job.finish(new Job.JobResult(
                    200, new EndpointReply("application/json", new byte[StoredQuestion.MOST_KEPT + 1])));
        }
        var kept = StoredQuestion.all(folder).getFirst();
        assertThat(kept.state()).isEqualTo("limit");
        assertThat(new String(kept.answer(), StandardCharsets.UTF_8)).contains("12 MB");
    }

    @Tag("slow")
    @Test
    void whatIsJustNotTooLargeIsReadAgain() throws Exception {
        new StoredQuestion("k1", "solve", "{}", "done", 5, 200, "text/plain", new byte[StoredQuestion.MOST_KEPT])
                .write(folder);
        assertThat(StoredQuestion.all(folder).getFirst().answer()).hasSize(StoredQuestion.MOST_KEPT);
    }
}
