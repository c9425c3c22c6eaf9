package grundy.contest.judge;

import grundy.contest.problem.Problem;
import grundy.text.Language;
import grundy.text.Message;
import grundy.text.PhraseBook;
import java.util.List;
import java.util.stream.Collectors;

/// Looks for problems.
public final class ProblemList {
    private ProblemList() {}

    /// @return the problems that speak of all of some words
    public static List<Problem> of(List<Problem> problems, String words) {
        return problems.stream().filter(problem -> mentions(problem, words)).toList();
    }

    private static boolean mentions(Problem problem, String words) {
        var texts = Problems.key(
                problem.id() + problem.names() + problem.title() + problem.family() + family(problem, Language.ZH));
        for (var word : words.split("\\s+")) if (!texts.contains(Problems.key(word))) return false;
        return true;
    }

    /// @return the kind of game in the reader's language; what a file of one's own says stands as it is
    public static String family(Problem problem, Language language) {
        var key = "judge.family." + problem.family();
        return PhraseBook.of(language).knows(key) ? Message.of(key).in(language) : problem.family();
    }

    /// @return `n 1..1000; m 1..10`
    public static String limits(Problem problem, Language language) {
        return problem.limits().stream()
                .map(limit -> limit(limit, language))
                .collect(Collectors.joining(Message.of("explain.semicolon").in(language)));
    }

    /// @return `a 1..1000 increasing`, the words of the file's language in that of the reader
    static String limit(Problem.Limit limit, Language language) {
        var text = limit.text();
        for (var kind : limit.words())
            if (!kind.startsWith("\""))
                text = text.replaceAll(
                        " " + kind + "\\b",
                        " " + Message.of("judge.kind." + kind).in(language));
        return text;
    }
}
