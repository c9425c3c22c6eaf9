package grundy.cli.command;

import grundy.cli.dialogue.LessonTour;
import grundy.cli.dialogue.PlainDialogue;
import grundy.cli.dialogue.TerminalDialogue;
import grundy.cli.option.CommandWords;
import grundy.cli.option.MachineLimits;
import grundy.cli.option.OptionList;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.course.exercise.Exercise;
import grundy.course.lesson.Course;
import grundy.course.lesson.CourseLesson;
import grundy.course.live.LiveAnswers;
import grundy.course.show.LessonJson;
import grundy.course.show.LessonSteps;
import grundy.limit.Limits;
import grundy.rules.notation.SyntaxException;
import grundy.store.CourseProgress;
import grundy.text.Block;
import grundy.text.DisplayWidth;
import grundy.text.Language;
import grundy.text.Message;
import grundy.text.SeveralLines;
import grundy.text.SpellingGuess;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.ParseResult;

/// `learn [LESSON]`: the course, a lesson step by step.
public final class LearnCommand implements Command {
    private static final String ALL = "--all";
    private static final String AFRESH = "--afresh";

    @Override
    public void describe(OptionList options) {
        options.words("LESSON", "0..*", Message.of("cli.learn.words"), Course::ids);
        options.flag(ALL, Message.of("cli.learn.all"));
        options.flag(AFRESH, Message.of("cli.learn.afresh"));
    }

    @Override
    public Limits limits(ParseResult arguments) {
        return MachineLimits.LIMITS;
    }

    @Override
    public int run(ParseResult arguments, Console console) throws SyntaxException, IOException {
        if (arguments.hasMatchedOption(AFRESH)) CourseProgress.forget();
        var progress = CourseProgress.read();
        var name = String.join(" ", CommandWords.of(arguments));
        if (name.isBlank()) {
            list(progress, console);
            return DONE;
        }
        var lesson = Course.find(name, console.language()).orElseThrow(() -> unknown(name, console.language()));
        var answers = new LiveAnswers(console.language(), MachineLimits.LIMITS);
        if (console.json()) console.say(new LessonJson(answers, progress.solved()).of(lesson));
        else if (arguments.hasMatchedOption(ALL)) all(lesson, answers, console);
        else tour(lesson, progress, console);
        return DONE;
    }

    private static UsageException unknown(String name, Language language) {
        return SpellingGuess.nearest(name, Course.ids())
                .map(nearest ->
                        new UsageException(Message.of("cli.learn.unknown-maybe", "name", name, "nearest", nearest)))
                .orElseGet(() -> new UsageException(
                        Message.of("cli.learn.unknown", "name", name, "lessons", new SeveralLines(titles(language)))));
    }

    private static String titles(Language language) {
        var lessons = Course.all(language);
        int widest =
                lessons.stream().mapToInt(lesson -> lesson.id().length()).max().orElse(0);
        return lessons.stream()
                .map(lesson -> ("%3d  %-" + widest + "s  %s").formatted(lesson.number(), lesson.id(), lesson.title()))
                .collect(Collectors.joining("\n"));
    }

    private static void tour(CourseLesson lesson, CourseProgress progress, Console console)
            throws IOException, SyntaxException {
        if (console.isTyped()) {
            try (var terminal = new TerminalDialogue(console.screen().ink(), () -> {})) {
                new LessonTour(lesson, MachineLimits.LIMITS, terminal, progress).run();
            }
            return;
        }
        var dialogue = new PlainDialogue(
                console.in(), console.out(), console.width(), console.screen().ink());
        new LessonTour(lesson, MachineLimits.LIMITS, dialogue, progress).run();
    }

    /// The whole lesson, nothing being asked.
    private static void all(CourseLesson lesson, LiveAnswers answers, Console console) throws SyntaxException {
        console.card(List.of(new Block.Heading(lesson.number() + ". " + lesson.title())));
        for (var step : LessonSteps.of(lesson, answers)) {
            console.say("");
            if (step.first())
                step.section().ifPresent(section -> console.say("— " + section.title(lesson.language()) + " —\n"));
            console.card(step.blocks());
        }
    }

    private static void list(CourseProgress progress, Console console) {
        var lessons = Course.all(console.language());
        if (console.json()) {
            var answers = new LiveAnswers(console.language(), MachineLimits.LIMITS);
            console.say(new LessonJson(answers, progress.solved()).list(lessons));
            return;
        }
        console.say(console.text(Message.of("learn.course", "lessons", lessons.size())));
        console.say("");
        int widest = lessons.stream()
                .mapToInt(lesson -> DisplayWidth.of(lesson.title()))
                .max()
                .orElse(0);
        for (var lesson : lessons) {
            var title = lesson.title() + " ".repeat(widest - DisplayWidth.of(lesson.title()));
            console.say("%3d  %s  %s".formatted(lesson.number(), title, progressText(lesson, progress)));
        }
        console.say("");
        console.say(Message.of("learn.how"));
    }

    private static String progressText(CourseLesson lesson, CourseProgress progress) {
        var ids = lesson.exercises().stream().map(Exercise::id).toList();
        return ids.stream().filter(progress.solved()::contains).count() + "/" + ids.size();
    }
}
