package grundy.check;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.VerdictCheck.Stated;
import grundy.engine.Limits;
import grundy.rules.SyntaxException;
import grundy.solve.PositionQuestion;
import grundy.solve.Question;
import grundy.solve.Solver;
import grundy.value.Outcome;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VerdictCheckTest {
    private static Stated stated(PositionQuestion question) {
        var verdict = new Solver(Limits.DEFAULT).solve(question);
        var statement = verdict.evidence() instanceof Evidence.ClosedForm form ? form.statement() : "";
        return new Stated(
                question.sum(),
                verdict.outcome(),
                verdict.value()
                        .known()
                        .filter(value -> value instanceof Value.Nimber || value instanceof Value.MisereNimber),
                statement);
    }

    /// Every kind of evidence, every compound, both kinds of play, drawn games.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim 3 5 7",
                "misere nim 1 1 2",
                "wythoff 5 8",
                "wythoff 4 7",
                "misere wythoff 1 3",
                "take 1..3 21",
                "take squares 40",
                "misere take {2,5} 17",
                "kayles 4 5",
                "misere kayles 3 4",
                "grundys-game 9",
                "lasker 3 4",
                "0.137 12",
                "every nim(3) + kayles(5)",
                "misere every take {2,5} 6 7",
                "some nim 2 3",
                "misere some kayles 3 4",
                "short nim 2 3 1",
                "short every nim 2 3",
                "short some nim 2 3",
                "(a, b): (a-k, b+k) | (a, b-1) 2 1"
            })
    void whatTheSolverSaysHolds(String text) throws SyntaxException {
        var stated = stated(Question.parse(text));
        var result = VerdictCheck.of(stated);
        assertThat(result.fault()).as(text).isEmpty();
        assertThat(result.steps()).as(text).isNotEmpty();
        for (var other : Outcome.values())
            if (other != stated.outcome())
                assertThat(VerdictCheck.of(new Stated(stated.sum(), other, stated.value(), ""))
                                .fault())
                        .as("%s said to be %s", text, other)
                        .isPresent();
    }

    @Test
    void aWrongValueIsFound() throws SyntaxException {
        var stated = stated(Question.parse("wythoff 5 8"));
        var wrong = new Stated(stated.sum(), stated.outcome(), Optional.of(Value.Nimber.of(3)), stated.statement());
        assertThat(VerdictCheck.of(stated).isComplete()).isTrue();
        assertThat(VerdictCheck.of(wrong).fault()).isPresent();
    }

    @Tag("slow")
    @Test
    void inALargeSumTheValuesOfTheClosedFormAdd() throws SyntaxException {
        var sum = Question.parse("nim 1000000000000 999").sum();
        var right = BigInteger.valueOf(1000000000000L ^ 999);
        var stated = new Stated(sum, Outcome.N, Optional.of(new Value.Nimber(right)), "g = n");
        assertThat(VerdictCheck.of(stated).fault()).isEmpty();
        assertThat(VerdictCheck.of(stated).steps()).hasSize(2);
        var wrong = new Stated(sum, Outcome.N, Optional.of(Value.Nimber.of(5)), "g = n");
        assertThat(VerdictCheck.of(wrong).fault()).isPresent();
        assertThat(VerdictCheck.of(new Stated(sum, Outcome.P, Optional.empty(), "g = n"))
                        .fault())
                .isPresent();
    }

    /// A position too large for the definition: the closed form is compared, and what was not checked is said.
    @Tag("slow")
    @Test
    void ofALargePositionTheClosedFormIsChecked() throws SyntaxException {
        var stated = stated(Question.parse("take 1..3 1000000000000000000001"));
        var result = VerdictCheck.of(stated);
        assertThat(result.fault()).isEmpty();
        assertThat(result.open()).hasSize(1);
        assertThat(result.steps()).hasSize(2);
        var otherForm = new Stated(stated.sum(), stated.outcome(), stated.value(), "g = n mod 5");
        assertThat(VerdictCheck.of(otherForm).fault()).isPresent();
        var otherValue = new Stated(stated.sum(), Outcome.N, Optional.of(new Value.Nimber(BigInteger.TWO)), "g = 2");
        assertThat(VerdictCheck.of(otherValue).fault()).isPresent();
    }
}
