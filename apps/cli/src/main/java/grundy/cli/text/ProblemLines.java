package grundy.cli.text;

import grundy.contest.judge.ProblemList;
import grundy.contest.problem.Problem;
import grundy.present.layout.TextLayout;
import grundy.text.Block;
import grundy.text.DisplayWidth;
import grundy.text.Language;
import java.util.ArrayList;
import java.util.List;

/// Problems of judges as a list for people, one line a problem; where a terminal is too narrow for that, what does not
/// fit goes on below.
///
/// @param columns of the terminal, 0 where there is none
public record ProblemLines(List<Problem> problems, boolean chinese, int columns) {
    private static final int PROSE = 100;
    private static final int LONG_ID = 20;

    public List<String> lines() {
        int ids = Math.min(width(problems.stream().map(Problem::id).toList()), LONG_ID);
        var language = chinese ? Language.ZH : Language.EN;
        int families = width(problems.stream()
                .map(problem -> ProblemList.family(problem, language))
                .toList());
        int titles =
                width(problems.stream().map(problem -> problem.title(chinese)).toList());
        titles = Math.min(titles, Math.max(24, (columns == 0 ? PROSE : columns) - ids - families - 6));
        var lines = new ArrayList<String>();
        for (var problem : problems) {
            var parts = List.of(
                    padded(problem.id(), ids),
                    padded(ProblemList.family(problem, language), families),
                    padded(problem.title(chinese), titles),
                    ProblemList.limits(problem, language));
            add(parts, lines);
        }
        return lines;
    }

    private void add(List<String> parts, List<String> lines) {
        var line = new StringBuilder(parts.getFirst());
        for (var part : parts.subList(1, parts.size())) {
            if (columns > 0 && DisplayWidth.of((line + part).stripTrailing()) > columns) {
                lines.add(line.toString().stripTrailing());
                var below = TextLayout.ofWholeWords(columns).lines(List.of(new Block.Notes(List.of(part.strip()), 2)));
                lines.addAll(below.subList(0, below.size() - 1));
                line = new StringBuilder(below.getLast() + "  ");
            } else line.append(part);
        }
        lines.add(line.toString().stripTrailing());
    }

    private static int width(List<String> texts) {
        return texts.stream().mapToInt(DisplayWidth::of).max().orElse(0) + 2;
    }

    private static String padded(String text, int columns) {
        return text + " ".repeat(Math.max(2, columns - DisplayWidth.of(text)));
    }
}
