package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.Question;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.ProcessorTime;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A search that cannot end within its limits does not run until it reaches them.
class ForeseenTest {
    /// Of the processor: a search up to the limit takes ten times as much.
    private static final Duration SOON = Duration.ofMillis(1_500);

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "every wythoff 1000000000 1000000000",
                "every kayles 1000000000000",
                "some 0.F8 1000000000000",
                "antonim 1000001 1000002 1000003",
                "misere antonim 10^18 10^19 10^20",
                "st-wythoff 1000001 1000002",
                "cutting-game 1000001 1000002",
                "blocking-wythoff 10^6 10^6 10^6 10^6",
                "every blocking-bash 10^18",
                "every mark 10^18",
                "wythoff-with-three-heaps 10^6 10^6 10^6",
                "couples-are-forever 10^12",
                "nim-with-a-pass 10^6 10^6 10^6 pass",
                "cutcake 10^9 10^9",
                "eatcake 10^18 10^18",
                "misere rugs (1000000002,1000000004)",
                "misere turning-corners (1000000000000000002,4)",
                "every prim 10^18",
                "misere deleting-divisors 10^18",
                "misere deleting-divisors 1000000000000000025",
                "every euclid (1000000000000000025,1000000000000000077)",
                "misere interesting-game 10^30"
            })
    void whatCannotEndIsNotBegun(String text) throws SyntaxException {
        var question = Question.parse(text);
        var time = ProcessorTime.start();
        assertThatThrownBy(() -> new Solver(Limits.DEFAULT).solve(question))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("at least");
        assertThat(time.spent()).isLessThan(SOON);
    }

    /// Nothing is foreseen where the answer comes soon.
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "maundy-cake 1000 720",
                "cutcake 40 60",
                "mark 10^18",
                "some mark 10^18",
                "some deleting-divisors 10^18",
                "some euclid (1000000000000000025,1000000000000000077)",
                "misere mark 10^18",
                "misere nim 10^30 10^30",
                "kayles 10^18"
            })
    void whatEndsSoonIsAnswered(String text) throws SyntaxException {
        assertThat(new Solver(Limits.DEFAULT).solve(Question.parse(text)).outcome())
                .isNotNull();
    }

    @Test
    void theLimitThatIsMissedIsTold() throws SyntaxException {
        var question = Question.parse("st-wythoff 5000 9000");
        assertThatThrownBy(() -> new Solver(Limits.DEFAULT).solve(question))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("45000000")
                .hasMessageContaining("20000000");
    }

    /// The rate at which heaps are worked out tells that a thousand million of them will not be done in a minute.
    @Tag("slow")
    @Test
    void timeThatWillNotDoIsNotSpent() throws SyntaxException {
        var question = Question.parse("grundys-game 1000000000");
        var time = ProcessorTime.start();
        assertThatThrownBy(
                        () -> new Solver(Limits.DEFAULT.until(Deadline.after(Duration.ofSeconds(60)))).solve(question))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("seconds more");
        assertThat(time.spent()).isLessThan(Duration.ofSeconds(40));
    }
}
