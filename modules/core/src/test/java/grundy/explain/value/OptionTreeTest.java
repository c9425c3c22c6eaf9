package grundy.explain.value;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.CalculationResult;
import grundy.explain.value.OptionTree.Fate;
import grundy.explain.value.OptionTree.Node;
import grundy.limit.Limits;
import grundy.question.ExpressionQuestion;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.text.Language;
import grundy.value.Side;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The tree of the options of a game as it was written.
class OptionTreeTest {
    private static OptionTree tree(String braces) throws SyntaxException {
        var question = new ExpressionQuestion(ValueParser.parse(Source.of("options(" + braces + ")")));
        return OptionTree.of(
                (CalculationResult.OptionFates)
                        new Solver(Limits.DEFAULT).solve(question).result(),
                Language.EN);
    }

    private static Stream<Node> all(Node node) {
        return Stream.concat(Stream.of(node), node.below().stream().flatMap(OptionTreeTest::all));
    }

    /// Right answers Left's threat of 5 by {3|-9}, which is no better for Left than the game was: Left gets
    /// 3 there.
    @Test
    void anAnswerAndWhatComesInsteadStandBelowWhatIsReversible() throws SyntaxException {
        var gone = tree("{{5||3|-9}|4}").root().below().getFirst();
        assertThat(gone.kind()).isEqualTo(Fate.REVERSIBLE);
        assertThat(gone.why()).isEqualTo("reversible through {3|-9}");
        var answer = gone.below().getFirst();
        assertThat(answer.kind()).isEqualTo(Fate.ANSWER);
        assertThat(answer.side()).contains(Side.RIGHT);
        assertThat(answer.text()).isEqualTo("{3|-9}");
        assertThat(answer.below()).extracting(Node::text).containsExactly("3");
        assertThat(answer.below()).extracting(Node::kind).containsExactly(Fate.INSTEAD);
    }

    @Test
    void whatStaysHasItsOptions() throws SyntaxException {
        var root = tree("{{4||1|0}|-5}").root();
        assertThat(root.text()).isEqualTo("{{4||1|0}|-5}");
        var stays = root.below().getFirst();
        assertThat(stays.below()).extracting(Node::text).containsExactly("4", "{1|0}");
        assertThat(stays.below().getLast().below()).extracting(Node::text).containsExactly("1", "0");
    }

    @Test
    void aLargeTreeIsCutAndSaysSo() throws SyntaxException {
        var options = new StringBuilder("{1|0}");
        for (int i = 2; i < 40; i++)
            options.append(",{").append(i).append("|{-").append(i).append("|-1000}}");
        var tree = tree("{" + options + "|}");
        assertThat(tree.omitted()).isEqualTo(27);
        var deep = new StringBuilder("-1000");
        for (int i = 0; i < 80; i++) deep.insert(0, "{" + i + "|").append('}');
        var cut = tree("{" + deep + "|-2000}");
        assertThat(all(cut.root()).count()).isBetween(40L, 60L);
        assertThat(cut.closed()).isEqualTo(1);
    }
}
