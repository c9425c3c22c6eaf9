package grundy.cli.dialogue;

import grundy.course.exercise.Exercise;
import grundy.course.exercise.Grade;
import grundy.course.exercise.Grader;
import grundy.course.lesson.CourseLesson;
import grundy.course.live.LiveAnswers;
import grundy.course.show.LessonStep;
import grundy.course.show.LessonSteps;
import grundy.course.show.SpanText;
import grundy.limit.Limits;
import grundy.present.layout.TextLayout;
import grundy.present.play.MoveClock;
import grundy.rules.notation.SyntaxException;
import grundy.store.CourseProgress;
import grundy.text.Block;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Side;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Takes a reader through a lesson, a step at a time, with answers that are checked and games that are played.
public final class LessonTour {
    private static final long SECONDS_OF_A_MOVE = 3;

    private final CourseLesson lesson;
    private final LiveAnswers answers;
    private final Dialogue dialogue;
    private final List<LessonStep> steps;
    private CourseProgress progress;
    private int hints;

    /// @param limits of each question that the lesson asks
    /// @throws SyntaxException if something in the lesson is not in its language
    public LessonTour(CourseLesson lesson, Limits limits, Dialogue dialogue, CourseProgress progress)
            throws SyntaxException {
        this.lesson = lesson;
        this.answers = new LiveAnswers(lesson.language(), limits);
        this.dialogue = dialogue;
        this.progress = progress;
        this.steps = LessonSteps.of(lesson, answers);
    }

    private Language language() {
        return lesson.language();
    }

    /// Goes on where the lesson was left, or begins, until it is over or the reader leaves. What is solved is kept
    /// at once.
    ///
    /// @throws SyntaxException if something in the lesson is not in its language
    public void run() throws IOException, SyntaxException {
        int at = progress.steps().getOrDefault(lesson.id(), 0);
        if (at >= steps.size()) at = 0;
        say(new Block.Heading(lesson.number() + ". " + lesson.title()));
        say("learn.greeting", "steps", steps.size());
        if (at > 0) say("learn.resumed", "step", at + 1);
        while (at < steps.size()) {
            show(at);
            var next = after(at);
            if (next.isEmpty()) {
                keep(at);
                say(
                        lesson.exercises().stream().anyMatch(this::isSolved) ? "learn.left" : "learn.left-unsolved",
                        "lesson",
                        lesson.id());
                return;
            }
            at = next.get();
            keep(at);
        }
        keep(0);
        summarize();
    }

    private void keep(int step) throws IOException {
        progress = progress.at(lesson.id(), step);
        progress.write();
    }

    private void show(int at) {
        var step = steps.get(at);
        dialogue.say("");
        if (step.first())
            step.section().ifPresent(section -> say(new Block.Heading("— " + section.title(language()) + " —")));
        say(step.blocks());
        hints = 0;
    }

    /// @return the step to go on with; empty if the reader leaves
    private Optional<Integer> after(int at) throws IOException, SyntaxException {
        while (true) {
            switch (dialogue.ask(prompt(at), TourOrder::all)) {
                case Dialogue.DialogueInput.End _ -> {
                    return Optional.empty();
                }
                case Dialogue.DialogueInput.Cancelled _ -> {}
                case Dialogue.DialogueInput.Line(var line) -> {
                    var order = TourOrder.of(line);
                    if (order.equals(Optional.of(TourOrder.QUIT))) return Optional.empty();
                    var next = order.isPresent() ? obey(order.get(), at) : answer(line, at);
                    if (next.isPresent()) return next;
                }
            }
        }
    }

    /// @return the step to go on with; empty to stay
    private Optional<Integer> obey(TourOrder order, int at) throws IOException, SyntaxException {
        var step = steps.get(at);
        switch (order) {
            case NEXT -> {
                return Optional.of(at + 1);
            }
            case BACK -> {
                return Optional.of(Math.max(0, at - 1));
            }
            case HELP -> say("learn.help");
            case HINT -> hint(step);
            case SHOW -> solution(step);
            case PLAY -> play(step);
            case QUIT -> throw new AssertionError("Whoever leaves goes to no step");
        }
        return Optional.empty();
    }

    /// @return the step to go on with; empty to stay
    private Optional<Integer> answer(String line, int at) throws IOException, SyntaxException {
        var exercise = steps.get(at).exercise();
        if (exercise.isEmpty()) say("learn.help");
        return exercise.isPresent() && grade(exercise.get(), line) ? Optional.of(at + 1) : Optional.empty();
    }

    private String prompt(int at) {
        var step = steps.get(at);
        var key = step.exercise().isPresent()
                ? isSolved(step.exercise().get()) ? "learn.prompt.solved" : "learn.prompt.exercise"
                : step.game().isPresent() ? "learn.prompt.game" : "learn.prompt.on";
        return Message.of(key, "step", at + 1, "steps", steps.size()).in(language()) + " ";
    }

    private boolean isSolved(Exercise exercise) {
        return progress.solved().contains(exercise.id());
    }

    /// Grades an answer, and records that the exercise is solved if it is right.
    ///
    /// @return whether it is
    private boolean grade(Exercise exercise, String line) throws SyntaxException, IOException {
        var grade = new Grader(answers).grade(exercise.task(), line);
        say(grade.feedback());
        if (grade.kind() != Grade.Kind.RIGHT) return false;
        progress = progress.withSolved(exercise.id());
        progress.write();
        return true;
    }

    private void hint(LessonStep step) throws SyntaxException {
        var all = step.exercise().map(Exercise::hints).orElse(List.of());
        if (hints < all.size()) sayText(new SpanText(answers).of(all.get(hints++)));
        else say(all.isEmpty() ? "learn.no-hint" : "learn.no-more-hints");
    }

    private void solution(LessonStep step) throws SyntaxException {
        if (step.exercise().isEmpty()) say("learn.nothing-asked");
        else say(new Grader(answers).solution(step.exercise().get().task()));
    }

    private void play(LessonStep step) throws IOException, SyntaxException {
        if (step.game().isEmpty()) {
            say("learn.no-game");
            return;
        }
        var sum = answers.sum(step.game().get());
        var clock = new MoveClock(SECONDS_OF_A_MOVE);
        new PlaySession(sum, true, Side.LEFT, LiveAnswers.rules(), answers.limits(), clock, dialogue, language()).run();
    }

    private void summarize() {
        var exercises = lesson.exercises();
        long solved = exercises.stream().filter(this::isSolved).count();
        dialogue.say("");
        say("learn.over", "lesson", lesson.title(), "solved", solved, "exercises", exercises.size());
    }

    private void say(String key, Object... pairs) {
        sayText(Message.of(key, pairs).in(language()));
    }

    private void sayText(String text) {
        say(new Block.Paragraph(List.of(text)));
    }

    private void say(Block block) {
        say(List.of(block));
    }

    private void say(List<Block> blocks) {
        TextLayout.ofWholeWords(dialogue.width()).lines(blocks).forEach(line -> dialogue.say(line));
    }

    /// The requests that a reader can type besides an answer, in English and in Chinese, whatever the
    /// language of the lesson.
    @SuppressWarnings("ImmutableEnumChecker") // List.of makes lists that cannot change
    private enum TourOrder {
        NEXT("next", "继续", "n", "下一步", "skip", "跳过"),
        BACK("back", "返回", "b", "上一步"),
        HINT("hint", "提示", "h"),
        SHOW("show", "答案", "answer", "solution"),
        PLAY("play", "对局", "下"),
        HELP("help", "帮助", "?"),
        QUIT("quit", "退出", "q", "exit", "bye");

        private final List<String> words;

        /// The English word, the Chinese one, and others that mean the same.
        TourOrder(String... words) {
            this.words = List.of(words);
        }

        /// @return the order that a line gives; an empty line goes on
        static Optional<TourOrder> of(String line) {
            var word = line.strip().toLowerCase(Locale.ROOT);
            if (word.isEmpty()) return Optional.of(NEXT);
            return Arrays.stream(values())
                    .filter(order -> order.words.contains(word))
                    .findFirst();
        }

        /// @return the words that a shell of the dialogue completes
        static List<String> all() {
            return Arrays.stream(values())
                    .flatMap(order -> order.words.subList(0, 2).stream())
                    .toList();
        }
    }
}
