package grundy.cli;

import grundy.contest.judge.ProblemList;
import grundy.contest.problem.Problem;
import grundy.text.DisplayWidth;
import grundy.text.Language;
import java.util.ArrayList;
import java.util.List;

/// Problems of judges as a list for people, one line a problem.
///
/// @param columns of the terminal
record ProblemLines(List<Problem> problems, boolean chinese, int columns) {
    List<String> lines() {
        int ids = width(problems.stream().map(Problem::id).toList());
        int families = width(problems.stream().map(Problem::family).toList());
        int titles =
                width(problems.stream().map(problem -> problem.title(chinese)).toList());
        titles = Math.min(titles, Math.max(24, columns - ids - families - 6));
        var lines = new ArrayList<String>();
        for (var problem : problems)
            lines.add((padded(problem.id(), ids)
                            + padded(problem.family(), families)
                            + padded(problem.title(chinese), titles)
                            + ProblemList.limits(problem, chinese ? Language.ZH : Language.EN))
                    .stripTrailing());
        return lines;
    }

    private static int width(List<String> texts) {
        return texts.stream().mapToInt(DisplayWidth::of).max().orElse(0) + 2;
    }

    private static String padded(String text, int columns) {
        return text + " ".repeat(Math.max(2, columns - DisplayWidth.of(text)));
    }
}
