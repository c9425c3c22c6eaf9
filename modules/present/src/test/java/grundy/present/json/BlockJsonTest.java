package grundy.present.json;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.explain.Explainer;
import grundy.limit.Limits;
import grundy.pattern.InputTable;
import grundy.pattern.PatternFinder;
import grundy.present.words.CatalogueCard;
import grundy.present.words.PatternWords;
import grundy.question.ExpressionQuestion;
import grundy.question.PositionQuestion;
import grundy.question.Question;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.strategic.explain.MatrixExplainer;
import grundy.strategic.explain.TreeExplainer;
import grundy.strategic.matrix.MatrixCatalogue;
import grundy.strategic.matrix.MatrixText;
import grundy.strategic.solve.MatrixQuestion;
import grundy.strategic.solve.StrategicSolver;
import grundy.strategic.solve.TreeQuestion;
import grundy.strategic.tree.TreeText;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Play;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What a page needs of an answer is in its blocks.
class BlockJsonTest {
    private static String json(List<Block> blocks) {
        var out = new ByteArrayOutputStream();
        BlockJson.of(blocks, Language.EN).writeTo(new PrintStream(out, true, StandardCharsets.UTF_8));
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void aHoveredMoveOfNimFindsTheNumberThatItChanges() throws SyntaxException {
        var sum = new RuleLanguage(Catalogue.builtIn()).question(Source.of("nim 3 5 7"));
        var verdict = new Solver(Limits.DEFAULT).solve(new PositionQuestion(sum));
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
        var verdict = new StrategicSolver(Limits.DEFAULT).solve(MatrixQuestion.of(MatrixText.read("3,3 0,5; 5,0 1,1")));
        var blocks = MatrixExplainer.of(verdict, Language.EN).answer(List.of());
        assertThat(json(blocks))
                .contains("{\"kind\":\"grid\",\"caption\":null")
                .contains("[{\"text\":\"1\",\"marked\":true},{\"text\":\"1\",\"marked\":true}]")
                .doesNotContain("  ")
                .doesNotContain("\\n");
    }

    private static List<Block> answer(String question) throws SyntaxException {
        return Explainer.in(Language.EN).answer(new Solver(Limits.DEFAULT).solve(Question.parse(question)), 10);
    }

    private static List<Block> calculated(String expression) throws SyntaxException {
        var question = new ExpressionQuestion(ValueParser.parse(Source.of(expression)));
        return Explainer.in(Language.EN).explanation(new Solver(Limits.DEFAULT).solve(question));
    }

    private static List<Block> tree(String name) throws SyntaxException {
        var tree =
                TreeText.read(MatrixCatalogue.find(name).orElseThrow().entry().body());
        return TreeExplainer.of(new StrategicSolver(Limits.DEFAULT).solve(new TreeQuestion(tree, 10)), Language.EN)
                .answer();
    }

    private static List<Block> matrix(String text) throws SyntaxException {

        return MatrixExplainer.of(
                        new StrategicSolver(Limits.DEFAULT).solve(MatrixQuestion.of(MatrixText.read(text))),
                        Language.EN)
                .answer(List.of());
    }

    /// Of positions, calculations, matrices and trees: each kind of block is told by something, and has its
    /// name in JSON.
    @Tag("slow")
    @Test
    void everyKindOfBlockIsTold() throws SyntaxException {
        var blocks = new ArrayList<Block>();
        for (var question : List.of("nim 3 5 7", "wythoff 5 8", "misere kayles 3 4", "3 players: take 1..2 7"))
            blocks.addAll(answer(question));
        blocks.addAll(calculated("*6 * *5"));
        blocks.addAll(calculated("thermograph({2|-1})"));
        blocks.addAll(matrix("3,3 0,5; 5,0 1,1"));
        blocks.addAll(matrix("NFG 1 R \"pennies\" {\"A\" \"B\"} {2 2} 1 -1 -1 1 -1 1 1 -1"));
        blocks.addAll(tree("centipede"));
        blocks.addAll(tree("kuhn-poker"));
        blocks.addAll(CatalogueCard.of(
                Catalogue.builtIn().find("nim").orElseThrow(), Play.NORMAL, List.of(), List.of(), Language.EN));
        var table = new InputTable(0, new long[] {0, 1, 2, 0, 1, 2, 0, 1, 2}, InputTable.Reading.VALUES);
        blocks.addAll(PatternWords.of(List.of(PatternFinder.of(table, Limits.DEFAULT)), List.of(), Language.EN));
        // what a contestant's program wrote
        blocks.add(new Block.Verbatim(List.of("1 2 3")));
        Set<Class<?>> kinds =
                blocks.stream().map(block -> (Class<?>) block.getClass()).collect(Collectors.toSet());
        assertThat(kinds).containsExactlyInAnyOrder(Block.class.getPermittedSubclasses());
        var json = json(blocks);
        kinds.remove(Block.WithFormulas.class);
        for (var kind : kinds)
            assertThat(json).contains("{\"kind\":\"" + kind.getSimpleName().toLowerCase(Locale.ROOT) + "\"");
    }

    @Test
    void aCardIsFieldsWithTheirNames() {
        var game = Catalogue.builtIn().find("nim").orElseThrow();
        assertThat(json(CatalogueCard.of(game, Play.NORMAL, List.of(), List.of(), Language.EN)))
                .contains("{\"kind\":\"heading\",\"text\":\"nim\"}")
                .contains("{\"kind\":\"fields\",\"fields\":[{\"name\":\"names\",\"texts\":[\"Nim\"")
                .doesNotContain("  ");
    }

    @Test
    void formulasStandBesideTheTextsThatTheyAreIn() {
        var blocks = new Blocks(Language.EN);
        blocks.quote("At first:");
        blocks.say(Message.of("explain.law.bash", "period", 4));
        var mathml = "<math xmlns=\\\"http://www.w3.org/1998/Math/MathML\\\" alttext=\\\"g(n) = n mod 4\\\">";
        assertThat(json(blocks.list()))
                .startsWith("[{\"kind\":\"paragraph\",\"sentences\":[\"At first:\",\"g(n) = n mod 4.\"],"
                        + "\"formulas\":[{\"in\":1,\"from\":0,\"to\":14,\"mathml\":\"" + mathml);
    }

    @Test
    void notesAndForeignTextsAreTold() {
        assertThat(json(List.of(new Block.Notes(List.of("a", "b"), 3), new Block.Verbatim(List.of("1  2")))))
                .isEqualTo("[{\"kind\":\"notes\",\"sentences\":[\"a\",\"b\"],\"depth\":3},"
                        + "{\"kind\":\"verbatim\",\"lines\":[\"1  2\"]}]");
    }
}
