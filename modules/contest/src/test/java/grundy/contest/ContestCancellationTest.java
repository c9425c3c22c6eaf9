package grundy.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.contest.emit.Emitter;
import grundy.contest.judge.Judge;
import grundy.contest.judge.Problems;
import grundy.contest.problem.JudgeException;
import grundy.contest.sketch.TargetLanguage;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.testkit.ProcessorTime;
import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Judging and printing programs end soon after their deadline, though they hand limits to few of those who work for
/// them. The delays are printed.
@Tag("slow")
@Timeout(60)
class ContestCancellationTest {
    private static final Duration TIME = Duration.ofMillis(200);
    private static final Duration MOST = Duration.ofSeconds(8);

    private static void endsSoon(String what, ScopedValue.CallableOp<?, Exception> work) {
        var time = ProcessorTime.start();
        var limits = Limits.DEFAULT.until(Deadline.after(TIME));
        assertThatThrownBy(() -> limits.<Object, Exception>during(() -> {
                    while (true) {
                        work.call();
                        limits.checkpoint();
                    }
                }))
                .as(what)
                .isInstanceOf(LimitException.class);
        var spent = time.spent();
        System.out.printf("%4d ms  %s%n", spent.toMillis(), what);
        assertThat(spent).as(what).isLessThan(MOST);
    }

    @Test
    void aProgramForRules() {
        for (var rules : new String[] {"0.1337", "take {3,7,19,40}", "wythoff"})
            endsSoon("emit " + rules, () -> {
                try {
                    return new Emitter(false)
                            .rules(rules, TargetLanguage.of("cpp").orElseThrow());
                } catch (JudgeException e) {
                    return e;
                }
            });
    }

    @Test
    void manyCasesOfAProblem() throws Exception {
        var problem = Problems.find("HDU1846");
        var input = "500000\n" + "1000000000 999\n".repeat(500_000);
        var bytes = input.getBytes(StandardCharsets.US_ASCII);
        endsSoon("judge HDU1846", () -> {
            Judge.answer(problem, new ByteArrayInputStream(bytes), OutputStream.nullOutputStream(), Limits.DEFAULT);
            return bytes;
        });
    }
}
