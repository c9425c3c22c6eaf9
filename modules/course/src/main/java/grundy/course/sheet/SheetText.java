package grundy.course.sheet;

import grundy.course.show.TaskWords;
import grundy.json.JsonObject;
import grundy.text.Language;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/// A sheet as a file.
///
/// @param solutions whether the solutions follow
public record SheetText(ExerciseSheet sheet, Language language, boolean solutions) {
    private static final String FENCE = "```";

    /// The file formats of a sheet.
    public enum Format {
        TEXT,
        MARKDOWN,
        LATEX
    }

    /// @return the sheet, with a line feed at the end
    public String in(Format format) {
        return switch (format) {
            case TEXT -> text();
            case MARKDOWN -> markdown();
            case LATEX -> latex();
        };
    }

    /// @return `rules`, `level`, `seed`, `exercises` (`question`, `about` the position, `answer`, `solution`); a
    ///     sheet without solutions has neither of the last two
    public JsonObject json() {
        var node = new JsonObject()
                .put("rules", sheet.rules())
                .put("title", phrase(sheet.title()))
                .put("level", sheet.level().number())
                .put("seed", sheet.seed());
        var array = node.putArray("exercises");
        for (var exercise : sheet.exercises()) {
            var entry = array.addObject()
                    .put("kind", exercise.task().getClass().getSimpleName().toLowerCase(Locale.ROOT))
                    .put("text", taskText(exercise))
                    .put("position", exercise.question());
            if (solutions) entry.put("answer", exercise.answer()).put("solution", phrase(exercise.solution()));
        }
        return node;
    }

    private String phrase(Message message) {
        return message.in(language);
    }

    private String taskText(SheetExercise exercise) {
        return phrase(TaskWords.of(exercise.task()));
    }

    private String makerLine() {
        return phrase(Message.of(
                "course.sheet.made",
                "level",
                sheet.level().number(),
                "seed",
                sheet.seed(),
                "count",
                sheet.exercises().size()));
    }

    private String text() {
        var lines = new ArrayList<String>();
        lines.add(phrase(sheet.title()));
        if (!sheet.about().isEmpty()) lines.add(sheet.about());
        lines.add(makerLine());
        lines.add("");
        addNumbered(
                each(exercise -> taskText(exercise) + board(exercise, UnaryOperator.identity(), "\n", "\n", "")),
                lines);
        if (solutions) {
            lines.add("");
            lines.add(phrase(Message.of("course.sheet.solutions")));
            lines.add("");
            addNumbered(solutionLines(UnaryOperator.identity()), lines);
        }
        return joinLines(lines);
    }

    private List<String> each(Function<SheetExercise, String> writer) {
        return sheet.exercises().stream().map(writer).toList();
    }

    private List<String> solutionLines(UnaryOperator<String> writer) {
        return each(exercise -> writer.apply(phrase(exercise.solution())));
    }

    /// Further lines of an item stand below its first letter.
    private static void addNumbered(List<String> items, List<String> lines) {
        for (int i = 0; i < items.size(); i++) {
            var number = i + 1 + ". ";
            lines.add(number + items.get(i).replaceAll("\\n(?=[^\\n])", "\n" + " ".repeat(number.length())));
        }
    }

    /// @return the rows of the board with what stands before, between and after them; empty if there are none
    private static String board(
            SheetExercise exercise, UnaryOperator<String> writer, String before, String between, String behind) {
        if (exercise.board().isEmpty()) return "";
        return exercise.board().stream()
                .map(row -> writer.apply(spaced(row)))
                .collect(Collectors.joining(between, before, behind));
    }

    private static String spaced(String row) {
        return String.join(" ", row.split(""));
    }

    private String markdown() {
        var lines = new ArrayList<String>();
        lines.add("# " + escaped(phrase(sheet.title())));
        lines.add("");
        if (!sheet.about().isEmpty()) lines.add(escaped(sheet.about()));
        lines.add("");
        lines.add("*" + escaped(makerLine()) + "*");
        lines.add("");
        addNumbered(
                each(exercise -> escaped(taskText(exercise))
                        + board(exercise, UnaryOperator.identity(), "\n\n" + FENCE + "\n", "\n", "\n" + FENCE)),
                lines);
        if (solutions) {
            lines.add("");
            lines.add("## " + phrase(Message.of("course.sheet.solutions")));
            lines.add("");
            addNumbered(solutionLines(SheetText::escaped), lines);
        }
        return joinLines(lines);
    }

    /// Markdown's own signs stand for themselves.
    private static String escaped(String text) {
        return text.replaceAll("([\\\\`*_{}\\[\\]<>#|])", "\\\\$1");
    }

    private String latex() {
        var lines = new ArrayList<String>();
        lines.add("\\documentclass[a4paper]{" + (language == Language.ZH ? "ctexart" : "article") + "}");
        if (language == Language.EN) lines.add("\\usepackage[T1]{fontenc}");
        lines.add("\\begin{document}\\sloppy");
        lines.add("\\section*{" + tex(phrase(sheet.title())) + "}");
        if (!sheet.about().isEmpty()) lines.add(tex(sheet.about()) + "\\par");
        lines.add("\\emph{" + tex(makerLine()) + "}");
        enumerate(
                each(exercise -> tex(taskText(exercise))
                        + board(exercise, SheetText::tex, "\n\n    \\medskip{\\ttfamily ", "\\\\\n    ", "\\par}")),
                lines);
        if (solutions) {
            lines.add("\\newpage");
            lines.add("\\section*{" + tex(phrase(Message.of("course.sheet.solutions"))) + "}");
            enumerate(solutionLines(SheetText::tex), lines);
        }
        lines.add("\\end{document}");
        return joinLines(lines);
    }

    private static void enumerate(List<String> items, List<String> lines) {
        lines.add("\\begin{enumerate}");
        for (var item : items) lines.add("  \\item " + item);
        lines.add("\\end{enumerate}");
    }

    /// TeX's own signs stand for themselves, and a long position is broken after a row.
    private static String tex(String text) {
        var result = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            if (text.startsWith("->", i)) {
                result.append("$\\to$");
                i++;
                continue;
            }
            char letter = text.charAt(i);
            result.append(
                    switch (letter) {
                        case '\\' -> "\\textbackslash{}";
                        case '~' -> "\\textasciitilde{}";
                        case '^' -> "\\textasciicircum{}";
                        case '<' -> "\\textless{}";
                        case '>' -> "\\textgreater{}";
                        case '|' -> "\\textbar{}";
                        case '"' -> "\\textquotedbl{}";
                        case '#', '$', '%', '&', '_', '{', '}' -> "\\" + letter;
                        case '-' -> "{-}";
                        case '/' -> "/\\allowbreak{}";
                        default -> String.valueOf(letter);
                    });
        }
        return result.toString();
    }

    private static String joinLines(List<String> lines) {
        return String.join("\n", lines).replaceAll("\n{3,}", "\n\n") + "\n";
    }
}
