package grundy.course.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.verdict.ClaimCheck;
import grundy.contest.judge.Problems;
import grundy.course.exercise.ExerciseTask;
import grundy.course.exercise.Grade;
import grundy.course.exercise.Grader;
import grundy.course.live.BoundedRules;
import grundy.course.live.LiveAnswers;
import grundy.course.live.LivePiece;
import grundy.course.live.LiveText;
import grundy.course.live.PieceBlocks;
import grundy.course.live.Span;
import grundy.course.show.SpanText;
import grundy.course.show.TaskWords;
import grundy.course.trap.TrapClaim;
import grundy.limit.Limits;
import grundy.present.layout.TextLayout;
import grundy.prove.finding.ProofFinding;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.DrawnCases;
import grundy.text.Language;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every lesson: what it is made of, that all of it can be worked out, and that each answer is told from a wrong one.
class CourseTest {
    private static final Pattern DIGIT = Pattern.compile("\\p{Nd}");

    /// A number in Chinese words; the zero of a zero-sum game is none, nor are hundreds that nobody counted.
    private static final Pattern SPELT = Pattern.compile("零(?!和)|(?<!数)[十百千万亿]|(?:[大小]于|除以)[二三四五六七八九]");

    private static final Pattern UNEVEN =
            Pattern.compile("\\p{IsHan}[A-Za-z0-9]|[A-Za-z0-9]\\p{IsHan}|\\p{IsHan} \\p{IsHan}");

    /// A judge's problem by its key.
    private static final Pattern KEY = Pattern.compile("[A-Z][A-Za-z]+-?\\d+[A-Za-z]?\\d*");

    static Stream<CourseLesson> lessons() {
        return Stream.of(Language.values()).flatMap(language -> Course.all(language).stream());
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyLessonHasAllSectionsInOrder(CourseLesson lesson) {
        assertThat(lesson.sections().stream().map(section -> section.kind()))
                .as("%s, %s", lesson.id(), lesson.language())
                .containsExactly(SectionKind.values());
        assertThat(lesson.about()).isNotEmpty();
    }

    @Tag("slow")
    @DrawnCases(oneIn = 6)
    @ParameterizedTest
    @MethodSource("lessons")
    void everyLivePieceIsWorkedOut(CourseLesson lesson) throws SyntaxException {
        var answers = new LiveAnswers(lesson.language(), Limits.DEFAULT);
        for (var span : spans(lesson))
            if (span instanceof Span.Live(var live))
                assertThat(answers.text(live)).as("%s: %s", lesson.id(), live).isNotBlank();
        for (var content : contents(lesson))
            if (content instanceof LessonContent.Live(var piece))
                assertThat(new PieceBlocks(answers).of(piece))
                        .as("%s: %s", lesson.id(), piece)
                        .isNotEmpty();
    }

    /// A closed form that a lesson shows holds wherever the check looks.
    @Tag("slow")
    @DrawnCases(oneIn = 3)
    @ParameterizedTest
    @MethodSource("lessons")
    void everyClosedFormIsOneThatTheCatalogueChecks(CourseLesson lesson) throws SyntaxException {
        for (var content : contents(lesson))
            if (content instanceof LessonContent.Live(LivePiece.ClosedForm(var game))) {
                var catalogue = Catalogue.builtIn();
                var checks = ClaimCheck.of(catalogue.find(game).orElseThrow(), catalogue);
                assertThat(checks).isNotEmpty().allSatisfy(check -> {
                    assertThat(check.counterexample()).as(check.claim()).isNull();
                    assertThat(check.positions()).as(check.claim()).isPositive();
                });
            }
    }

    /// Each theorem that a lesson shows is proved.
    @Tag("slow")
    @DrawnCases(oneIn = 3)
    @ParameterizedTest
    @MethodSource("lessons")
    void everyTheoremIsProved(CourseLesson lesson) throws SyntaxException {
        var answers = new LiveAnswers(lesson.language(), Limits.DEFAULT);
        for (var content : contents(lesson))
            if (content instanceof LessonContent.Live(LivePiece.Proof(var rules)))
                assertThat(answers.finding(answers.task(rules))).as(rules).isInstanceOf(ProofFinding.Proved.class);
    }

    @Tag("slow")
    @DrawnCases(oneIn = 6)
    @ParameterizedTest
    @MethodSource("lessons")
    void theRightAnswerIsRightAndNonsenseIsNoAnswer(CourseLesson lesson) throws SyntaxException {
        var grader = new Grader(new LiveAnswers(lesson.language(), Limits.DEFAULT));
        for (var exercise : lesson.exercises()) {
            var task = exercise.task();
            var answer = grader.answer(task);
            assertThat(grader.grade(task, answer).kind())
                    .as("%s: %s, answered by %s", lesson.id(), task, answer)
                    .isEqualTo(Grade.Kind.RIGHT);
            assertThat(grader.solution(task)).isNotEmpty();
            for (var nonsense : List.of("", "   ", "?!", "qwertz", "\u0000", "((((", "9".repeat(3_000)))
                assertThat(grader.grade(task, nonsense).kind())
                        .as("%s: %s, answered by %s", lesson.id(), task, nonsense)
                        .isNotEqualTo(Grade.Kind.RIGHT);
        }
    }

    @Tag("slow")
    @DrawnCases(oneIn = 6)
    @ParameterizedTest
    @MethodSource("lessons")
    void aWrongAnswerIsWrong(CourseLesson lesson) throws SyntaxException {
        var grader = new Grader(new LiveAnswers(lesson.language(), Limits.DEFAULT));
        for (var exercise : lesson.exercises())
            for (var wrong : wrong(exercise.task(), grader.answer(exercise.task()))) {
                var grade = grader.grade(exercise.task(), wrong);
                assertThat(grade.kind())
                        .as("%s: %s, answered by %s", lesson.id(), exercise.task(), wrong)
                        .isEqualTo(Grade.Kind.WRONG);
                assertThat(grade.feedback()).isNotEmpty();
            }
    }

    private static List<String> wrong(ExerciseTask task, String answer) {
        return switch (task) {
            case ExerciseTask.Winner _ ->
                Stream.of("first", "second", "left", "right", "draw")
                        .filter(word -> !word.equals(answer))
                        .toList();
            case ExerciseTask.Number _ -> List.of(answer + "1", answer.equals("0") ? "1" : "0");
            case ExerciseTask.Numbers _ -> List.of(answer + ", 98765", answer.replaceFirst("[^,]*, ", ""));
            case ExerciseTask.GameValue(var expression) ->
                List.of("(" + expression + ") + 1", "(" + expression + ") + *");
            case ExerciseTask.Formula _ -> List.of("1 == 0", "0 == 0");
            case ExerciseTask.Moves _ ->
                answer.contains(";") ? List.of(answer.substring(0, answer.lastIndexOf(';'))) : List.of();
            case ExerciseTask.Move _, ExerciseTask.Break _ -> List.of();
        };
    }

    /// A reader who gives the empty position, or zeros, breaks nothing by that unless the claim is wrong there.
    @ParameterizedTest
    @MethodSource("lessons")
    void aTrapHoldsSomewhere(CourseLesson lesson) throws SyntaxException {
        var grader = new Grader(new LiveAnswers(lesson.language(), Limits.DEFAULT));
        for (var exercise : lesson.exercises())
            if (exercise.task() instanceof ExerciseTask.Break(var trap) && trap instanceof TrapClaim.StatementTrap)
                assertThat(grader.grade(exercise.task(), "0").kind()).isNotEqualTo(Grade.Kind.RIGHT);
    }

    /// Both languages ask the same, in the same order, so that progress is one.
    @Test
    void bothLanguagesAskTheSame() {
        var english = Course.all(Language.EN);
        var chinese = Course.all(Language.ZH);
        for (int i = 0; i < english.size(); i++)
            assertThat(chinese.get(i).exercises().stream().map(exercise -> exercise.id()))
                    .as(english.get(i).id())
                    .containsExactlyElementsOf(english.get(i).exercises().stream()
                            .map(exercise -> exercise.id())
                            .toList());
    }

    @Test
    void everyExerciseHasAnIdOfItsOwn() {
        var ids = Course.all(Language.EN).stream()
                .flatMap(lesson -> lesson.exercises().stream())
                .map(exercise -> exercise.id())
                .toList();
        assertThat(ids).doesNotHaveDuplicates();
    }

    /// What is a fact in digits is worked out: in English, outside of live text, there are digits only in code, as
    /// what is given, and in names of problems and books.
    @ParameterizedTest
    @MethodSource("lessons")
    void noNumberIsTypedIntoTheText(CourseLesson lesson) {
        if (lesson.language() != Language.EN) return;
        for (var text : sentences(lesson))
            assertThat(DIGIT.matcher(KEY.matcher(text).replaceAll("")).find())
                    .as("%s: %s", lesson.id(), text)
                    .isFalse();
    }

    /// Chinese writes a number in digits where English has a word for it.
    @ParameterizedTest
    @MethodSource("lessons")
    void chineseWritesNumbersInDigits(CourseLesson lesson) {
        for (var text : sentences(lesson))
            assertThat(SPELT.matcher(text).find())
                    .as("%s: %s", lesson.id(), text)
                    .isFalse();
    }

    /// So what is worked out in English is not typed in Chinese.
    @Test
    void theLiveTextIsTheSameInBothLanguages() {
        var english = Course.all(Language.EN);
        var chinese = Course.all(Language.ZH);
        assertThat(chinese).hasSameSizeAs(english);
        for (int i = 0; i < english.size(); i++)
            assertThat(live(chinese.get(i))).as(english.get(i).id()).isEqualTo(live(english.get(i)));
    }

    private static List<Span> live(CourseLesson lesson) {
        return spans(lesson).stream().filter(Span.Live.class::isInstance).toList();
    }

    /// @return all text of a lesson that is neither live nor code, without what is to be read elsewhere
    private static List<String> sentences(CourseLesson lesson) {
        var sentences = new ArrayList<String>();
        for (var section : lesson.sections())
            if (section.kind() != SectionKind.READING)
                for (var content : section.contents())
                    for (var span : spans(content)) if (span instanceof Span.Plain(var text)) sentences.add(text);
        return sentences;
    }

    /// `take 3..5 to 20` and `want P` are signs of the lesson's file.
    @ParameterizedTest
    @MethodSource("lessons")
    void anExerciseIsAskedInWords(CourseLesson lesson) {
        for (var exercise : lesson.exercises()) {
            var asked = TaskWords.of(exercise.task()).in(lesson.language());
            assertThat(asked).doesNotContainPattern("\\S to \\d+$| want [PN]").doesNotContain("POJ wythoff");
            if (exercise.task() instanceof ExerciseTask.Numbers(var wanted) && wanted.verb() == LiveText.Verb.VALUES)
                assertThat(asked.contains("SG 值") || asked.contains("nim-value"))
                        .as(asked)
                        .isNotEqualTo(wanted.argument().contains(" players: "));
        }
    }

    /// A blank between a Chinese character and a letter or a digit, none between two Chinese characters, also where
    /// something live or a link begins. Titles of problems and books are as they stand there.
    @Tag("slow")
    @DrawnCases(oneIn = 2)
    @ParameterizedTest
    @MethodSource("lessons")
    void chineseKeepsItsDistance(CourseLesson lesson) throws SyntaxException {
        if (lesson.language() != Language.ZH) return;
        var text = new SpanText(new LiveAnswers(lesson.language(), Limits.DEFAULT));
        for (var section : lesson.sections())
            if (section.kind() != SectionKind.JUDGES && section.kind() != SectionKind.READING)
                for (var content : section.contents())
                    for (var spans : lists(content)) assertThat(text.of(spans)).doesNotContainPattern(UNEVEN);
    }

    private static List<List<Span>> lists(LessonContent content) {
        return switch (content) {
            case LessonContent.Paragraph(var spans) -> List.of(spans);
            case LessonContent.Items(var items, var _) -> items;
            default -> List.of();
        };
    }

    /// A table of heaps is not so wide that a terminal would break its rows.
    @Test
    void valuesFitATerminal() throws SyntaxException {
        var blocks = new PieceBlocks(new LiveAnswers(Language.EN, Limits.DEFAULT))
                .of(new LivePiece.OneHeap(new BoundedRules("take 1..3", 45)));
        assertThat(new TextLayout(80)
                        .lines(blocks).stream()
                                .filter(line -> line.stripLeading().startsWith("n "))
                                .map(line -> line.strip().split(" +").length))
                .containsExactly(17, 17, 15);
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyProblemIsOneThatJudgeKnows(CourseLesson lesson) throws IOException {
        int named = 0;
        for (var section : lesson.sections())
            if (section.kind() == SectionKind.JUDGES)
                for (var content : section.contents())
                    for (var span : spans(content))
                        if (span instanceof Span.Code(var text)
                                && KEY.matcher(text).matches()) {
                            assertThat(Problems.find(text).id()).as(text).isNotBlank();
                            named++;
                        }
        assertThat(named).as("%s, %s", lesson.id(), lesson.language()).isPositive();
    }

    private static List<LessonContent> contents(CourseLesson lesson) {
        return Stream.concat(
                        lesson.about().stream(),
                        lesson.sections().stream().flatMap(section -> section.contents().stream()))
                .toList();
    }

    private static List<Span> spans(CourseLesson lesson) {
        return contents(lesson).stream()
                .flatMap(content -> spans(content).stream())
                .toList();
    }

    private static List<Span> spans(LessonContent content) {
        var spans = new ArrayList<Span>();
        switch (content) {
            case LessonContent.Paragraph(var own) -> spans.addAll(own);
            case LessonContent.Items(var items, var _) -> items.forEach(spans::addAll);
            case LessonContent.Rows(var rows) -> rows.forEach(row -> row.forEach(spans::addAll));
            case LessonContent.Practice(var exercise) -> {
                // What a trap says is wrong on purpose.
                if (!(exercise.task() instanceof ExerciseTask.Break)) spans.addAll(exercise.text());
                exercise.hints().forEach(spans::addAll);
            }
            case LessonContent.Subheading(var text) -> spans.add(new Span.Plain(text));
            case LessonContent.Listing _, LessonContent.Live _ -> {}
        }
        return spans;
    }
}
