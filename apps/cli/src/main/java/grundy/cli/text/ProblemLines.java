package grundy.cli.text;

import grundy.contest.judge.ProblemList;
import grundy.contest.problem.Problem;
import grundy.present.layout.TextLayout;
import grundy.text.Block;
import grundy.text.DisplayWidth;
import grundy.text.Language;
import java.util.ArrayList;
import java.util.List;

/// Lists problems of judges, one line a problem; where a terminal is too narrow for that, a problem
/// continues on further lines.
///
/// @param columns of the terminal, 0 where there is none
public record ProblemLines(List<Problem> problems, boolean chinese, int columns) {
    private static final int GAP = 2;
    private static final int LONG_ID = 20;
    private static final int LEAST_TITLE = 24;
    private static final int LEAST_LIMITS = 6;

    public List<String> lines() {
        var language = chinese ? Language.ZH : Language.EN;
        var rows = problems.stream()
                .map(problem -> List.of(
                        problem.id(),
                        ProblemList.family(problem, language),
                        problem.title(chinese),
                        ProblemList.limits(problem, language)))
                .toList();
        int ids = width(rows, 0);
        int families = width(rows, 1);
        int titles = width(rows, 2);
        if (columns > 0) {
            ids = Math.min(ids, LONG_ID);
            titles = Math.min(titles, Math.max(LEAST_TITLE, columns - ids - families - LEAST_LIMITS));
        }
        var starts = List.of(0, ids, ids + families, ids + families + titles);
        var lines = new ArrayList<String>();
        for (var row : rows) add(row, starts, lines);
        return lines;
    }

    /// Adds a row; a cell that is too long for its column continues below, in its column.
    private void add(List<String> row, List<Integer> starts, List<String> lines) {
        var line = row.getFirst();
        for (int i = 1; i < row.size(); i++) {
            if (DisplayWidth.of(line) + GAP > starts.get(i)) {
                lines.add(line);
                line = "";
            }
            var part = row.get(i);
            if (columns > 0 && starts.get(i) + DisplayWidth.of(part) > columns) {
                if (!line.isEmpty()) lines.add(line);
                var below = TextLayout.ofWholeWords(columns).lines(List.of(new Block.Notes(List.of(part), 2)));
                lines.addAll(below.subList(0, below.size() - 1));
                line = below.getLast();
            } else line += " ".repeat(starts.get(i) - DisplayWidth.of(line)) + part;
        }
        lines.add(line.stripTrailing());
    }

    private static int width(List<List<String>> rows, int column) {
        return rows.stream()
                        .mapToInt(row -> DisplayWidth.of(row.get(column)))
                        .max()
                        .orElse(0)
                + GAP;
    }
}
