package grundy.present.picture;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.Verdict;
import grundy.explain.Explainer;
import grundy.limit.Limits;
import grundy.present.picture.component.ComponentPictures;
import grundy.present.picture.component.ComponentScene;
import grundy.present.picture.component.PlainPicture;
import grundy.question.PositionQuestion;
import grundy.rules.CatalogueEntry;
import grundy.rules.Source;
import grundy.rules.Sum;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.solve.Solver;
import grundy.testkit.DrawnCases;
import grundy.text.Block;
import grundy.text.Language;
import grundy.value.Play;
import java.io.StringReader;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

/// Every game of the catalogue has a picture, in both languages, that shows all winning moves or how many are left
/// out, and that is bounded in size.
class CataloguePicturesTest {
    private static final int MOST_BYTES = 2_000_000;
    private static final int MOST_POINTS = 4000;
    private static final int MOST_LISTED = 24;
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());

    static Collection<CatalogueEntry> games() {
        return Catalogue.builtIn().entries();
    }

    @Test
    void noGameOfTheCatalogueIsShownAsItIsWrittenAlone() throws Exception {
        var plain = new TreeSet<String>();
        for (var game : games())
            for (var example : game.examples())
                for (var component : sum(game, example).components()) {
                    var scene = new ComponentScene(component, Play.NORMAL, true, List.of());
                    var choice = new ComponentPictures(scene, List.of(), Solver::solve, Language.EN);
                    if (choice.picture() instanceof PlainPicture) plain.add(game.id());
                }
        assertThat(plain).isEmpty();
    }

    private static Sum sum(CatalogueEntry game, String example) throws Exception {
        return LANGUAGE.question(Source.of(game.id() + " " + example));
    }

    @Tag("slow")
    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @MethodSource("games")
    void everyExampleIsDrawn(CatalogueEntry game) throws Exception {
        for (var example : game.examples()) {
            var question = new PositionQuestion(sum(game, example));
            var verdict = new Solver(Limits.DEFAULT).solve(question);
            for (var language : Language.values()) check(verdict, language);
        }
    }

    static void check(Verdict verdict, Language language) throws Exception {
        holdsMoves(
                isBounded(PositionPicture.of(verdict, Solver::solve, language).svg()), verdict, language);
    }

    private static Element isBounded(String svg) throws Exception {
        var root = parsed(svg);
        assertThat(root.getAttribute("role")).isEqualTo("img");
        assertThat(root.getFirstChild().getNextSibling().getNodeName()).isEqualTo("title");
        assertThat(svg.getBytes(StandardCharsets.UTF_8).length).isLessThan(MOST_BYTES);
        for (var side : List.of("width", "height"))
            assertThat(Integer.parseInt(root.getAttribute(side))).isBetween(1, MOST_POINTS);
        return root;
    }

    static Element parsed(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg)))
                .getDocumentElement();
    }

    /// Each listed move is the name of what shows it; the others are counted.
    private static void holdsMoves(Element root, Verdict verdict, Language language) {
        var names = texts(root, "title");
        var says = String.join("\n", texts(root, "text"));
        for (var block : Explainer.in(language).moves(verdict, MOST_LISTED))
            if (block instanceof Block.Moves(var moves, var more)) {
                assertThat(names)
                        .containsAll(moves.stream().map(Block.Move::text).toList());
                assertThat(says).contains(more);
                assertThat(more.isEmpty())
                        .isEqualTo(verdict.moves().count().compareTo(BigInteger.valueOf(MOST_LISTED)) <= 0);
            }
    }

    static List<String> texts(Element root, String name) {
        var elements = root.getElementsByTagName(name);
        return IntStream.range(0, elements.getLength())
                .mapToObj(i -> elements.item(i).getTextContent())
                .collect(Collectors.toList());
    }
}
