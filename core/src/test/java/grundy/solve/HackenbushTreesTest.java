package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.Limits;
import grundy.rules.Source;
import grundy.rules.SyntaxException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.ValueParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Trees of Hackenbush by their branches. The first four values stand in the test suite of CGSuite 2.
class HackenbushTreesTest {
    private static String value(String text) throws SyntaxException {
        return new Calculator(Limits.DEFAULT)
                .of(ValueParser.parse(Source.of(text), Catalogue.builtIn()))
                .result()
                .toString();
    }

    @ParameterizedTest
    @CsvSource({
        "red-blue-hackenbush(l(l;rl)), 3/2",
        "red-blue-hackenbush(e(ee(e;e);e(eee;ee);e(ee;e))), *5",
        "childish-hackenbush(l(l;rl)), 2",
        "red-blue-hackenbush(lrlr + lr), 9/8",
        "red-blue-hackenbush(B(B R)), 1",
        "'red-blue-hackenbush(B(B,R))', 1",
        "red-blue-hackenbush(BR), 1/2"
    })
    void areWorthWhatIsPublished(String tree, String expected) throws SyntaxException {
        assertThat(value(tree)).isEqualTo(expected);
    }

    @Test
    void aTreeIsItsEdges() throws SyntaxException {
        assertThat(value("red-blue-hackenbush(B(R(BB;G);RG;B))"))
                .isEqualTo(value("red-blue-hackenbush(0-1B 1-2R 2-3B 3-4B 2-5G 1-6R 6-7G 1-8B)"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"B(", "B(;R)", "B(B;)", "B()", "(B;R)", "B(B))"})
    void whatIsNoTreeIsRefused(String tree) {
        assertThatThrownBy(() -> value("red-blue-hackenbush(" + tree + ")")).isInstanceOf(SyntaxException.class);
    }
}
