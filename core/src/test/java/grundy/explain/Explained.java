package grundy.explain;

import grundy.engine.Limits;
import grundy.rules.SyntaxException;
import grundy.solve.Question;
import grundy.solve.Solver;
import grundy.solve.Verdict;
import grundy.text.Language;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Questions answered and explained, for tests.
final class Explained {
    private static final Map<String, Verdict> VERDICTS = new ConcurrentHashMap<>();

    private Explained() {}

    /// @return the verdict, worked out once for each question
    static Verdict verdict(String question) {
        return VERDICTS.computeIfAbsent(question, Explained::solved);
    }

    private static Verdict solved(String question) {
        try {
            return new Solver(Limits.DEFAULT).solve(Question.parse(question));
        } catch (SyntaxException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    /// @return in English, with blanks instead of line breaks, so that a fragment is found wherever lines break
    static String english(String question) {
        return Explainer.in(Language.EN).explanation(verdict(question)).replace('\n', ' ');
    }

    /// @return in Chinese, without line breaks and blanks
    static String chinese(String question) {
        return tight(Explainer.in(Language.ZH).explanation(verdict(question)));
    }

    static String tight(String text) {
        return text.replaceAll("\\s", "");
    }
}
