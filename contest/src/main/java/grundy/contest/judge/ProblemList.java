package grundy.contest.judge;

import grundy.contest.problem.Problem;
import grundy.text.DisplayWidth;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// The problems, for people and as a document.
///
/// @param words only problems that speak of all of these
public record ProblemList(List<Problem> problems, String words, boolean chinese) {
    public ProblemList(List<Problem> problems, String words, boolean chinese) {
        this.problems =
                problems.stream().filter(problem -> speaksOf(problem, words)).toList();
        this.words = words;
        this.chinese = chinese;
    }

    private static boolean speaksOf(Problem problem, String words) {
        var texts = Problems.key(problem.id() + problem.names() + problem.title() + problem.family());
        for (var word : words.split("\\s+")) if (!texts.contains(Problems.key(word))) return false;
        return true;
    }

    public boolean isEmpty() {
        return problems.isEmpty();
    }

    /// @param columns of the terminal
    public List<String> lines(int columns) {
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
                            + limits(problem))
                    .stripTrailing());
        return lines;
    }

    private static int width(List<String> texts) {
        return texts.stream().mapToInt(DisplayWidth::of).max().orElse(0) + 2;
    }

    private static String padded(String text, int columns) {
        return text + " ".repeat(Math.max(2, columns - DisplayWidth.of(text)));
    }

    /// @return `n 1..1000; m 1..10`
    static String limits(Problem problem) {
        return problem.limits().stream().map(Problem.Limit::text).collect(Collectors.joining("; "));
    }
}
