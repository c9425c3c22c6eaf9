package grundy.web.work;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.json.JsonObject;
import grundy.limit.LimitException;
import grundy.text.Language;
import grundy.text.Message;
import grundy.web.ApiDescription;
import grundy.web.request.EndpointReply;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The list of jobs stands, whatever was asked and however it ended.
class StoredJobsAreListedTest {
    private final ApiDescription description = new ApiDescription();
    private final JobList jobs = new JobList();

    private void isAsDescribed() {
        for (var language : Language.values()) {
            var list = EndpointReply.of(new JsonObject().set("jobs", jobs.list(language)))
                    .bytes();
            assertThat(description.ofAnswer("get", "/jobs", "200", list)).isEmpty();
        }
    }

    private Job keep(String id, String question, String request) {
        return jobs.keep(id, question, Language.EN, new Job.StoredRequest(request.getBytes(StandardCharsets.UTF_8), 3));
    }

    @Tag("slow")
    @Test
    void whateverIsKept() {
        int number = 0;
        for (var question : description.examples().entrySet())
            for (var example : question.getValue())
                keep("k" + number++, question.getKey(), text(example)).start();
        assertThat(number).isGreaterThan(25);
        isAsDescribed();
    }

    /// Members of all kinds under the names that a list shows.
    @Test
    void whateverStandsThere() {
        int number = 0;
        for (var name : List.of("rules", "to", "heaps", "letters", "proofs", "name", "each"))
            for (var value : List.of("7", "\"text\"", "true", "false", "null", "[]", "[1,\"a\"]", "{\"a\":1}"))
                keep("k" + number++, "solve", "{\"" + name + "\":" + value + "}");
        assertThat(jobs.list(Language.EN).size()).isEqualTo(number);
    }

    @Test
    void howeverItEnds() {
        keep("done", "solve", "{}").finish(new Job.JobResult(200, EndpointReply.of(new JsonObject())));
        keep("limit", "solve", "{}").fail(new LimitException(Message.of("limit.cancelled")));
        keep("error", "solve", "{}").fail(new ProcessEnding(137).fault(new IllegalStateException()));
        keep("memory", "solve", "{}").fail(new OutOfMemoryError());
        keep("paused", "solve", "{}").restorePaused();
        jobs.show(new UnreadableJob("a b", Path.of("x"), "", Message.of("web.kept.answer")));
        isAsDescribed();
    }

    private static String text(Map<?, ?> example) {
        var text = new StringBuilder("{");
        example.forEach((name, value) -> {
            if (text.length() > 1) text.append(',');
            text.append('"').append(name).append("\":");
            if (value instanceof String string)
                text.append('"')
                        .append(string.replace("\\", "\\\\")
                                .replace("\"", "\\\"")
                                .replace("\n", "\\n"))
                        .append('"');
            else if (value instanceof List<?> list)
                text.append(list.stream()
                        .map(each -> each instanceof Long ? each.toString() : "\"" + each + "\"")
                        .toList());
            else text.append(value);
        });
        return text.append('}').toString();
    }
}
