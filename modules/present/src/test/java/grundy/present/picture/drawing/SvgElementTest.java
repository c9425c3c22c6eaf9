package grundy.present.picture.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;

class SvgElementTest {
    @Test
    void whatComesFromOutsideIsReadBackAsItWas() throws Exception {
        var text = "a<b & \"c\" > 'd' 尼姆";
        var picture = SvgElement.picture()
                .title(text)
                .line(SvgElement.of("text").with("id", text).say(text));
        var root = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(picture.document().getBytes(StandardCharsets.UTF_8)))
                .getDocumentElement();
        assertThat(root.getElementsByTagName("title").item(0).getTextContent()).isEqualTo(text);
        var element = root.getElementsByTagName("text").item(0);
        assertThat(element.getTextContent()).isEqualTo(text);
        assertThat(element.getAttributes().getNamedItem("id").getTextContent()).isEqualTo(text);
    }

    @Test
    void controlCharactersWhichXmlForbidsAreReplaced() {
        assertThat(SvgElement.of("text").say("a\u0007b")).hasToString("<text>a\uFFFDb</text>");
    }

    @Test
    void numbersHaveADecimalPointInEveryCountry() {
        var before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            assertThat(SvgElement.of("circle").with("r", 1.25).with("n", 3)).hasToString("<circle r=\"1.3\" n=\"3\"/>");
            assertThat(SvgElement.integers(-0.4, 1.5, 12345)).isEqualTo("-0 2 12345");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void anEmptyTextIsNotAnElementWithoutText() {
        assertThat(SvgElement.of("text").say("")).hasToString("<text></text>");
        assertThat(SvgElement.of("text")).hasToString("<text/>");
    }

    @Test
    void linesEndWhereTheyAreTold() {
        assertThat(SvgElement.of("g").line().line(SvgElement.of("a"), SvgElement.of("b")))
                .hasToString("<g>\n<a/><b/>\n</g>");
    }
}
