package grundy.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// A method whose name is a question answers it and does nothing else: whoever reads `if (isSolved(line))` expects no
/// file to be written.
class QuestionMethodsTest {
    private static final String NAME = "(?:is|has|are|can|may)(?:[A-Z]\\w*)?";
    private static final Pattern WITHOUT_ANSWER = Pattern.compile("\\bvoid (" + NAME + ")\\(");

    /// The annotation, the name, the parameters and the body.
    private static final Pattern QUESTION = Pattern.compile("(?m)(^ +@Override\\n)?^( +)(?:\\w+ )*boolean (" + NAME
            + ")\\(([^{;]*)\\{\\n((?:\\2 +.*\\n|\\s*\\n)*)\\2\\}");

    private static final Pattern OUTPUT = Pattern.compile("\\.(?:say|println|print|write)\\(");
    private static final Pattern ASSIGNMENT =
            Pattern.compile("(?<![\\w.\\]>)])(?:this\\.)?(\\w+)(?:\\[[^=;]*?\\])? (?:[-+|&^*/]|<<|>>>?)?=(?!=) "
                    + "|(?:\\+\\+|--)(?:this\\.)?(\\w+)|(?<![\\w.])(\\w+)(?:\\[[^;]*?\\])?(?:\\+\\+|--)");

    /// Questions that remember their answer, or where they found it.
    private static final Set<String> REMEMBERING = Set.of(
            "check.plain.PlainGames#isAtMost", "engine.space.PartNumbers#isRunning", "finding.CodeDecoder#isRare");

    private static SourceTree tree;

    @BeforeAll
    static void read() throws IOException {
        tree = SourceTree.read();
    }

    @Test
    void eachHasAnAnswer() {
        var names = new TreeSet<String>();
        for (var source : tree.sources())
            WITHOUT_ANSWER
                    .matcher(source.code())
                    .results()
                    .forEach(method -> names.add(source.type() + "#" + method.group(1)));
        assertThat(names).isEmpty();
    }

    /// An interface gives its name to what overrides: `hasNext` may look for the next.
    @Test
    void noneWritesOrChangesWhatOutlivesIt() {
        var names = new TreeSet<String>();
        int questions = 0;
        for (var source : tree.sources())
            for (var method : QUESTION.matcher(source.code()).results().toList()) {
                questions++;
                boolean isNamedElsewhere = method.group(1) != null;
                var name = source.type() + "#" + method.group(3);
                if (!isNamedElsewhere && acts(method.group(4), method.group(5))) names.add(name);
            }
        assertThat(names).containsExactlyInAnyOrderElementsOf(REMEMBERING);
        assertThat(questions).isGreaterThan(1_000);
    }

    private static boolean acts(String parameters, String body) {
        if (OUTPUT.matcher(body).find()) return true;
        var declarations = parameters + ")" + body.replaceAll("\\b(?:return|else|yield) ", "");
        return ASSIGNMENT
                .matcher(body)
                .results()
                .map(change -> change.group(1) != null
                        ? change.group(1)
                        : change.group(2) != null ? change.group(2) : change.group(3))
                .anyMatch(variable -> !Pattern.compile("[\\w>\\],] " + variable + "\\b(?= =| :|;|,|\\))")
                        .matcher(declarations)
                        .find());
    }
}
