package grundy.course.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.course.live.LiveAnswers;
import grundy.course.trap.TrapClaim;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.notation.SyntaxException;
import grundy.text.Language;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A position may be won by moves that no limit lets one list.
class GraderTest {
    private static final String LONG =
            "170141183460469231731687303715884105727000000000000000000000000000000000000000000000000000000000000129";

    private final Grader grader = new Grader(new LiveAnswers(Language.EN, Limits.DEFAULT));

    @Tag("slow")
    @Test
    void whereNoMoveIsFoundTheLimitIsSaid() throws SyntaxException {
        assertThatThrownBy(() -> grader.answer(new ExerciseTask.Move("prim " + LONG, Optional.empty())))
                .isInstanceOf(LimitException.class);
        assertThatThrownBy(() -> grader.answer(new ExerciseTask.Moves("prim " + LONG)))
                .isInstanceOf(LimitException.class);
    }

    @Test
    void whereSomeAreFoundOneIsAnAnswerButNotAllOfThem() throws SyntaxException {
        var question = "prime-powers " + LONG;
        var task = new ExerciseTask.Move(question, Optional.empty());
        assertThat(grader.grade(task, grader.answer(task)).kind()).isEqualTo(Grade.Kind.RIGHT);
        assertThatThrownBy(() -> grader.answer(new ExerciseTask.Moves(question)))
                .isInstanceOf(LimitException.class);
    }

    @Test
    void severalHeapsAreNoAnswerWhereAClaimIsAboutOne() throws SyntaxException {
        var trap = new TrapClaim.FormulaTrap("misere take 1..5", "misere P when n mod 6 == 0", "0");
        var task = new ExerciseTask.Break(trap);
        assertThat(grader.grade(task, "1 2").kind()).isEqualTo(Grade.Kind.UNREADABLE);
        assertThat(grader.grade(task, "1").kind()).isEqualTo(Grade.Kind.RIGHT);
    }

    @Test
    void amongSeveralPlayersAClaimIsAboutTheOneToMove() throws SyntaxException {
        var trap = new TrapClaim.FormulaTrap("3 players: take 1..2", "P when n mod 3 == 0", "3");
        var grade = grader.grade(new ExerciseTask.Break(trap), "3");
        assertThat(grade.kind()).isEqualTo(Grade.Kind.RIGHT);
        assertThat(grade.feedback().toString())
                .contains("the player to move loses", "the player to move does not lose");
    }
}
