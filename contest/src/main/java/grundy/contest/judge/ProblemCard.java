package grundy.contest.judge;

import grundy.contest.problem.Problem;
import grundy.present.layout.WordWrap;
import grundy.text.DisplayWidth;
import grundy.text.Language;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;

/// What there is to say about a problem: which game, why, which trap, which input and output.
public record ProblemCard(Problem problem, Language language) {
    private static final int LABEL = 10;

    /// @param columns of the terminal
    public List<String> lines(int columns) {
        boolean chinese = language == Language.ZH;
        var lines = new ArrayList<String>();
        lines.add(problem.id() + "  " + problem.title(chinese));
        paragraph(lines, Problem.text(problem.about(), chinese), columns);
        var trap = Problem.text(problem.trap(), chinese);
        if (!trap.isEmpty()) {
            lines.add("");
            paragraph(lines, Message.of("judge.card.trap", "text", trap).in(language), columns);
        }
        lines.add("");
        field(lines, "judge.card.family", problem.family(), columns);
        field(lines, "judge.card.input", problem.inputText(), columns);
        for (var limit : problem.limits()) field(lines, "judge.card.limit", limit.text(), columns);
        for (var need : problem.needTexts()) field(lines, "judge.card.limit", need, columns);
        for (var variant : problem.variants()) {
            field(lines, "judge.card.rules", variant.rules().toString(), columns);
            field(lines, "judge.card.position", variant.position().toString(), columns);
        }
        field(lines, "judge.card.output", output(problem), columns);
        return lines;
    }

    /// @return what is written for each case
    static String output(Problem problem) {
        var answers = problem.answers();
        if (answers.total() != null) return answers.total().toString();
        if (problem.value() != null) return answers.win().toString();
        return answers.win() + " | " + answers.lose()
                + (answers.draw().toString().equals("draw") ? "" : " | " + answers.draw());
    }

    private static void paragraph(List<String> lines, String text, int columns) {
        if (!text.isEmpty()) lines.addAll(WordWrap.wholeWords(text, columns));
    }

    private void field(List<String> lines, String key, String text, int columns) {
        if (text.isEmpty()) return;
        var label = Message.of(key).in(language);
        var shown = text.replace("\n", "\\n");
        for (var line : WordWrap.wholeWords(shown, Math.max(20, columns - LABEL))) {
            lines.add(label + " ".repeat(Math.max(1, LABEL - DisplayWidth.of(label))) + line);
            label = "";
        }
    }
}
