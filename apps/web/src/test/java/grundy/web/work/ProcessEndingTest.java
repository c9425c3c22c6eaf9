package grundy.web.work;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.text.Language;
import grundy.web.request.EndpointReply;
import grundy.web.request.FaultReplies;
import java.io.EOFException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What is known of a process by the way it ended.
class ProcessEndingTest {
    private static FaultReplies.FaultReply told(int status, Language language) {
        return FaultReplies.of(new ProcessEnding(status).fault(new EOFException()), language);
    }

    private static String text(FaultReplies.FaultReply faultReply) {
        return new String(EndpointReply.of(faultReply.document()).bytes(), StandardCharsets.UTF_8);
    }

    @Test
    void onlyWhatRanOutOfMemoryIsToldToNeedMore() {
        for (int status = -1; status < 256; status++)
            assertThat(told(status, Language.EN).status() == 422)
                    .as("exit status " + status)
                    .isEqualTo(status == QuestionProcessMain.OUT_OF_MEMORY);
    }

    @Test
    void whatSomebodyEndedMayBeAskedAgainAndWhatCrashedIsAFault() {
        var said = Map.of(
                137,
                "SIGKILL",
                143,
                "SIGTERM",
                129,
                "SIGHUP",
                130,
                "SIGINT",
                134,
                "SIGABRT",
                139,
                "SIGSEGV",
                1,
                "exit status 1");
        said.forEach((status, words) -> {
            var faultReply = told(status, Language.EN);
            assertThat(text(faultReply)).contains(words);
            assertThat(faultReply.status())
                    .as(words)
                    .isEqualTo(status == 134 || status == 139 || status == 1 ? 500 : 503);
            assertThat(text(told(status, Language.ZH))).doesNotContain("process");
        });
    }
}
