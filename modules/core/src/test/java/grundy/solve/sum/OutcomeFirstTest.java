package grundy.solve.sum;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.ValueStatus;
import grundy.engine.sum.PartizanSearch;
import grundy.limit.Deadline;
import grundy.limit.Limits;
import grundy.limit.ProgressListener;
import grundy.question.AnswerPart;
import grundy.question.Question;
import grundy.solve.Solver;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.ShortValue;
import grundy.value.Side;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OutcomeFirstTest {
    private static final int MANY = 10_000;

    private static ProgressListener into(List<Message> notes) {
        return new ProgressListener() {
            @Override
            public void goesOn() {}

            @Override
            public void at(WorkProgress progress) {}

            @Override
            public void note(Message message) {
                notes.add(message);
            }
        };
    }

    /// Known outcomes: Breuker, Uiterwijk and van den Herik 2000; 6x6 and 7x7 since Berlekamp 1988.
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({
        "domineering 6x6, N",
        "domineering 7x7, N",
        "domineering 6x7, L",
        "domineering 7x6, R",
        "domineering 5x8, R",
        "domineering 7x8, R",
        "domineering 8x7, L"
    })
    void whoWinsLargeBoards(String question, Outcome outcome) throws Exception {
        var verdict = new Solver(Limits.DEFAULT).solve(Question.parse(question).only(AnswerPart.OUTCOME));
        assertThat(verdict.outcome()).isEqualTo(outcome);
        assertThat(verdict.value()).isInstanceOf(ValueStatus.OutOfReach.class);
        assertThat(verdict.moves().uncounted()).isNotNull();
    }

    @Tag("slow")
    @Test
    void aBoardAndItsNegativeAreNothing() throws Exception {
        var verdict = new Solver(Limits.DEFAULT)
                .solve(Question.parse("domineering 6x7 + 7x6").only(AnswerPart.VALUE));
        assertThat(verdict.value().knownValue()).contains(ShortValue.ZERO);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"domineering 4x4", "domineering 3x5 + 2x4", "clobber 3x4", "toads-and-frogs tt..ff"})
    void whatIsEnoughIsWhatTheWholeAnswerSays(String text) throws Exception {
        var question = Question.parse(text);
        var whole = new Solver(Limits.DEFAULT).solve(question);
        for (var part : AnswerPart.values()) {
            var verdict = new Solver(Limits.DEFAULT).solve(question.only(part));
            assertThat(verdict.outcome()).isEqualTo(whole.outcome());
            if (part == AnswerPart.OUTCOME) continue;
            assertThat(verdict.moves().first(MANY))
                    .containsExactlyInAnyOrderElementsOf(whole.moves().first(MANY));
        }
    }

    @Tag("slow")
    @Test
    void whatIsKnownIsToldAtOnceAndMovesThatAreListedWin() throws Exception {
        var notes = new ArrayList<Message>();
        var question = Question.parse("domineering 6x6");
        var limits = Limits.DEFAULT.withProgress(into(notes)).until(Deadline.after(Duration.ofSeconds(4)));
        var verdict = new Solver(limits).solve(question);
        assertThat(notes.stream().map(Message::key)).containsExactly("solve.known.left-wins", "solve.known.n");
        assertThat(verdict.outcome()).isEqualTo(Outcome.N);
        var search = new PartizanSearch(question.sum().components(), Play.NORMAL, Limits.DEFAULT);
        var winning = new ArrayList<String>();
        for (var side : Side.values())
            for (var step : search.movesTo(Outcome.P, side)) winning.add(side + " " + step.to());
        var listed = verdict.moves().first(MANY).stream()
                .map(move -> move.side() + " " + move.steps().getFirst().to())
                .toList();
        assertThat(winning).containsAll(listed);
        assertThat(verdict.moves().uncounted() != null || listed.size() == winning.size())
                .isTrue();
    }
}
