package grundy.present.picture;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.Verdict;
import grundy.explain.Explainer;
import grundy.limit.Limits;
import grundy.present.picture.drawing.PaperColour;
import grundy.question.PositionQuestion;
import grundy.rules.CatalogueEntry;
import grundy.rules.Sum;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.solve.Solver;
import grundy.testkit.DrawnCases;
import grundy.text.Block;
import grundy.text.Language;
import java.io.StringReader;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
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
    private static final Pattern TRANSLATION = Pattern.compile("translate\\(([-0-9.]+) ([-0-9.]+)\\)");
    private static final Pattern RELATIVE = Pattern.compile("[a-y]");
    private static final Pattern LETTERS = Pattern.compile("[A-Zz ]+");

    /// Those of chocolate, shadows, letters on coins, and white that stays white are the same on any paper.
    private static final Set<String> COLOURS = Stream.concat(
                    Arrays.stream(PaperColour.values()).map(PaperColour::hex),
                    Stream.of("#6b3e26", "#3f6b2a", "#fffffe", "#000000", "#2b2207"))
            .collect(Collectors.toSet());

    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());

    static Collection<CatalogueEntry> games() {
        return Catalogue.builtIn().entries();
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
        var box = Arrays.stream(root.getAttribute("viewBox").split(" "))
                .mapToDouble(Double::parseDouble)
                .toArray();
        holds(box, root, 0, 0);
        return root;
    }

    /// What is drawn lies in the view box, and has colours that are known on dark paper, too.
    private static void holds(double[] box, Element shape, double right, double down) {
        var moved = TRANSLATION.matcher(shape.getAttribute("transform"));
        double x = right;
        double y = down;
        if (moved.lookingAt()) {
            x += Double.parseDouble(moved.group(1));
            y += Double.parseDouble(moved.group(2));
        }
        double[] ends = ends(shape);
        for (int i = 0; i < ends.length; i += 2) {
            assertThat(ends[i] + x).as(shape.getAttribute("d")).isBetween(box[0], box[0] + box[2]);
            assertThat(ends[i + 1] + y).as(shape.getAttribute("d")).isBetween(box[1], box[1] + box[3]);
        }
        for (var attribute : List.of("fill", "stroke")) {
            var colour = shape.getAttribute(attribute);
            if (!colour.isEmpty() && !colour.equals("none")) assertThat(COLOURS).contains(colour);
        }
        for (var inside = shape.getFirstChild(); inside != null; inside = inside.getNextSibling())
            if (inside instanceof Element element) holds(box, element, x, y);
    }

    /// @return x and y of points of its rim; none of what has no rim of its own
    private static double[] ends(Element shape) {
        return switch (shape.getTagName()) {
            case "circle" -> around(number(shape, "cx"), number(shape, "cy"), number(shape, "r"));
            case "rect" -> corners(shape);
            case "text" -> new double[] {number(shape, "x"), number(shape, "y")};
            case "path" -> points(shape.getAttribute("d"));
            default -> new double[0];
        };
    }

    private static double[] corners(Element box) {
        if (box.getAttribute("width").endsWith("%")) return new double[0];
        double x = number(box, "x");
        double y = number(box, "y");
        return new double[] {x, y, x + number(box, "width"), y + number(box, "height")};
    }

    private static double[] points(String path) {
        if (RELATIVE.matcher(path).find()) return new double[0];
        return LETTERS.splitAsStream(path)
                .filter(part -> !part.isEmpty())
                .mapToDouble(Double::parseDouble)
                .toArray();
    }

    private static double[] around(double x, double y, double radius) {
        return new double[] {x - radius, y - radius, x + radius, y + radius};
    }

    private static double number(Element shape, String attribute) {
        return Double.parseDouble(shape.getAttribute(attribute));
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
