package grundy.explain;

import grundy.answer.Verdict;
import grundy.limit.Limits;
import grundy.question.PositionQuestion;
import grundy.rules.Game;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.graph.GraphBoard;
import grundy.rules.graph.GraphException;
import grundy.rules.graph.GraphFormat;
import grundy.rules.graph.GraphReader;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.text.Language;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Questions answered and explained, for tests.
public final class Explained {
    private static final Map<String, Verdict> VERDICTS = new ConcurrentHashMap<>();

    private static final Catalogue WITH_GRAPHS = Catalogue.builtIn()
            .withFile(graph("./loop.edges", "a b\nb c\nc a\nb z\nz y\n"))
            .withFile(graph("./ends.edges", "a b\na c\nb = win\nc = draw\n"))
            .withFile(graph("./sides.edges", "a b L\nb c\na c R\nc d\nd f R\ne e\ne d\nf f L\n"));

    private Explained() {}

    private static Game graph(String name, String text) {
        try {
            var bytes = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
            return GraphBoard.game(name, GraphReader.read(bytes, GraphFormat.PAIRS, () -> {}));
        } catch (IOException | GraphException e) {
            throw new AssertionError(name, e);
        }
    }

    /// @return the verdict, worked out once for each question
    public static Verdict verdict(String question) {
        return VERDICTS.computeIfAbsent(question, Explained::solved);
    }

    private static Verdict solved(String question) {
        try {
            var sum = new RuleLanguage(WITH_GRAPHS).question(Source.of(question));
            return new Solver(Limits.DEFAULT).solve(new PositionQuestion(sum));
        } catch (SyntaxException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    /// @return in English, all in one line
    static String english(String question) {
        return Plain.text(Explainer.in(Language.EN).explanation(verdict(question)));
    }

    /// @return in Chinese, without line breaks and blanks
    static String chinese(String question) {
        return tight(Plain.text(Explainer.in(Language.ZH).explanation(verdict(question))));
    }

    static String tight(String text) {
        return text.replaceAll("\\s", "");
    }
}
