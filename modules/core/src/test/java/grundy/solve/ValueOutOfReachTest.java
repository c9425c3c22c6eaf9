package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.ValueStatus;
import grundy.answer.Verdict;
import grundy.limit.Deadline;
import grundy.limit.Limits;
import grundy.question.Question;
import grundy.solve.sum.PartizanSums;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Outcome;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Who wins is told, and why no value is.
class ValueOutOfReachTest {
    private static Message why(Verdict verdict) {
        return verdict.value() instanceof ValueStatus.OutOfReach(var why) ? why : Message.of("");
    }

    /// The value of the board needs all of its positions, the outcome few of them.
    @Test
    void forWantOfPositions() throws Exception {
        var verdict = new Solver(Limits.DEFAULT.withPositions(2_000)).solve(Question.parse("domineering 4x5"));
        assertThat(verdict.outcome()).isEqualTo(Outcome.L);
        assertThat(why(verdict).in(Language.EN))
                .isEqualTo("Its value is not given: the answer needs more than 2000 positions, which is the limit.");
        var whole = new Solver(Limits.DEFAULT).solve(Question.parse("domineering 4x5"));
        assertThat(whole.value()).hasToString("1");
    }

    @Tag("slow")
    @Test
    void largeHeaps() throws Exception {
        var verdict = new Solver(Limits.DEFAULT).solve(Question.parse("[left take {1,2}; right take {1,3}](1001)"));
        assertThat(why(verdict).in(Language.EN)).contains("for heaps of more than 1000 only the table is used");
        var less = new Solver(Limits.DEFAULT).solve(Question.parse("[left take {1,2}; right take {1,3}](1000)"));
        assertThat(less.value().knownValue()).isPresent();
    }

    @Test
    void halfOfTheTimeIsForValues() {
        var share = PartizanSums.shareForValues(Limits.DEFAULT.until(Deadline.after(Duration.ofHours(2))));
        assertThat(share.deadline().remaining()).isBetween(Duration.ofMinutes(59), Duration.ofHours(1));
        var usual = PartizanSums.shareForValues(Limits.DEFAULT);
        assertThat(usual.deadline().remaining()).isBetween(Duration.ofSeconds(29), Duration.ofSeconds(30));
        assertThat(usual.deadline().explanation().in(Language.EN)).contains("here 30 seconds");
        assertThat(usual.deadline().explanation().in(Language.ZH)).contains("这里是 30 秒");
    }
}
