package grundy.present.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import grundy.limit.Limits;
import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.PngImage;
import grundy.question.ExpressionQuestion;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.text.Language;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

/// Thermographs and trees of options as pictures: Left in blue, Right in red.
class ThermographPictureTest {
    private static final Pattern LINE = Pattern.compile(
            "stroke=\"(#[0-9a-f]{6})\" stroke-width=\"2.5\"[^>]* d=\"M([0-9.-]+) ([0-9.-]+)L([0-9.-]+) ([0-9.-]+)\"");

    private record Line(String colour, double x1, double y1, double x2, double y2) {}

    private static Illustration drawing(String expression) throws SyntaxException {
        var question = new ExpressionQuestion(ValueParser.parse(Source.of(expression)));
        return ValuePicture.of(new Solver(Limits.DEFAULT).solve(question), Language.EN)
                .orElseThrow();
    }

    private static List<Line> lines(String svg) {
        var lines = new ArrayList<Line>();
        var found = LINE.matcher(svg);
        while (found.find())
            lines.add(new Line(
                    found.group(1),
                    Double.parseDouble(found.group(2)),
                    Double.parseDouble(found.group(3)),
                    Double.parseDouble(found.group(4)),
                    Double.parseDouble(found.group(5))));
        return lines;
    }

    /// Winning Ways, chapter 6: mast at 0 above 2; Left's wall upright at 1 from 0 to 1; Right's slants to -2.
    @Test
    void theWallsAreWhereTheyShouldBe() throws SyntaxException {
        var lines = lines(drawing("thermograph({3|1||-2})").svg());
        assertThat(lines).extracting(Line::colour).containsExactly("#1b2330", "#1c5aa3", "#1c5aa3", "#a13a12");
        double unit = 260 / 3.0;
        var upright = lines.get(1);
        assertThat(upright.x1).isEqualTo(upright.x2);
        assertThat(upright.y1 - upright.y2).isEqualTo(unit, within(0.2));
        var slant = lines.get(2);
        assertThat(slant.x2 - slant.x1).isEqualTo(unit, within(0.2));
        assertThat(slant.y1 - slant.y2).isEqualTo(unit, within(0.2));
        var right = lines.get(3);
        assertThat(right.x1 - right.x2).isEqualTo(2 * unit, within(0.2));
        assertThat(right.x2).isEqualTo(slant.x2);
        assertThat(right.x1 - upright.x1).isEqualTo(3 * unit, within(0.2));
        assertThat(lines.getFirst().x1).isEqualTo(slant.x2);
    }

    @Test
    void aSumShowsItsTermsAndItself() throws SyntaxException {
        int sum = lines(drawing("{{3|1}|{-1|-3}}").svg()).size();
        assertThat(sum).isEqualTo(5);
        assertThat(lines(drawing("+-1 + +-2").svg())).hasSize(3 + 3 + sum);
    }

    @Tag("slow")
    @Test
    void everyPictureIsWellFormedAndHasItsSize() throws Exception {
        for (var expression : List.of("7", "*", "^", "{10^30|-1/2^40}", "+-1 + 1/2 + *3", "thermograph({2|{1|-3}})")) {
            var drawing = drawing(expression);
            var svg = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(drawing.svg())))
                    .getDocumentElement();
            assertThat(drawing.svg()).doesNotContain("NaN").doesNotContain("Infinity");
            assertThat(Integer.parseInt(svg.getAttribute("width"))).isBetween(50, 950);
            assertPng(drawing, Integer.parseInt(svg.getAttribute("width")));
        }
    }

    @Test
    void whatGoesIsDashedAndSaysWhy() throws SyntaxException {
        var svg = drawing("options({2,1|-5})").svg();
        assertThat(svg).contains(">dominated by 2</text>");
        assertThat(Pattern.compile("stroke-dasharray").matcher(svg).results()).hasSize(1);
        assertThat(lines(svg)).extracting(Line::colour).containsExactly("#1c5aa3", "#a13a12");
        assertThat(drawing("options({*|})").svg()).contains(">reversible through 0</text>");
        var many = new StringBuilder("0");
        for (int i = 1; i < 30; i++) many.append(',').append(i);
        assertThat(drawing("options({" + many + "|})").svg()).contains(">18 options are left out</text>");
    }

    private static void assertPng(Illustration drawing, int width) throws IOException {
        var image = ImageIO.read(new ByteArrayInputStream(PngImage.of(drawing.svg())));
        assertThat(image.getWidth()).isEqualTo(2 * width);
        assertThat(image.getRGB(1, 1) & 0xFFFFFF).isEqualTo(Illustration.WHITE);
    }
}
