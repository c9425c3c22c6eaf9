package grundy.present.json;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.engine.Limits;
import grundy.explain.Explainer;
import grundy.rules.Source;
import grundy.rules.SyntaxException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.solve.PositionQuestion;
import grundy.solve.Solver;
import grundy.strategic.explain.MatrixExplainer;
import grundy.strategic.matrix.MatrixText;
import grundy.strategic.solve.MatrixQuestion;
import grundy.strategic.solve.MatrixSolver;
import grundy.text.Block;
import grundy.text.Language;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What a page needs of an answer is in its blocks.
class BlockJsonTest {
    private static String json(List<Block> blocks) {
        var out = new ByteArrayOutputStream();
        BlockJson.of(blocks).writeTo(new PrintStream(out, true, StandardCharsets.UTF_8));
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void aHoveredMoveOfNimFindsTheNumberThatItChanges() throws SyntaxException {
        var sum = new RuleLanguage(Catalogue.builtIn()).question(Source.of("nim 3 5 7"));
        var verdict = new Solver(Limits.DEFAULT).solve(new PositionQuestion(sum, List.of()));
        assertThat(json(Explainer.in(Language.EN).answer(verdict, 10)))
                .contains(
                        "{\"text\":\"heap 1: 3 -> 2 (take 1)\",\"steps\":[{\"component\":0,\"from\":\"3\",\"to\":\"2\"}]}")
                .contains(
                        "{\"kind\":\"columns\",\"width\":3,\"numbers\":[{\"label\":\"heap 1\",\"number\":3,\"changes\":true}")
                .contains("\"ones\":{\"label\":\"ones\",\"counts\":[2,2,3]}")
                .contains("\"sum\":{\"label\":\"nim-sum\",\"number\":1,\"changes\":false}");
    }

    @Test
    void bestResponsesAreMarkedAndNotDrawn() throws SyntaxException {
        var verdict = new MatrixSolver(Limits.DEFAULT).solve(MatrixQuestion.of(MatrixText.read("3,3 0,5; 5,0 1,1")));
        var blocks = MatrixExplainer.of(verdict, Language.EN).answer(List.of());
        assertThat(json(blocks))
                .contains("{\"kind\":\"grid\",\"caption\":null")
                .contains("[{\"text\":\"1\",\"marked\":true},{\"text\":\"1\",\"marked\":true}]")
                .doesNotContain("  ")
                .doesNotContain("\\n");
    }
}
