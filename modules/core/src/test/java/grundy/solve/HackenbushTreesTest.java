package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.Limits;
import grundy.question.ExpressionQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Trees of Hackenbush and other drawn graphs by their branches. Most values stand in the test suite of CGSuite 2.
class HackenbushTreesTest {
    private static String value(String text) throws SyntaxException {
        return new Solver(Limits.DEFAULT)
                .solve(new ExpressionQuestion(ValueParser.parse(Source.of(text), Catalogue.builtIn())))
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
        "red-blue-hackenbush(BR), 1/2",
        "red-blue-hackenbush((B;R)), 0",
        "hackenbush(e(ee;e)), *4",
        "childish-hackenbush(:{ground}llllllrrrr:{ground}), {4|-2}",
        "childish-hackenbush(r(l:T;r(l:T;r(l:T;r(l:T;rl:T))))), 15/16",
        "childish-hackenbush((e:B;e:Bllllllrrr:B)), {0|^[4]*||vv}",
        "partizan-arc-kayles(llr), 1/2",
        "'partizan-arc-kayles(\"lrlr(ll;ree(rl;l))\")', '{3*|2*||3/2,3/2*|1/2*}'",
        "'snort-on-graphs(\"L-.-.-.-L\")', '{4|0,+-1}'",
        "snort-on-graphs(.-.-.(-.;-.)), +-{3|2}",
        "arc-kayles(o-o-o-o-o), *4",
        "arc-kayles(path 11 1:o 2:o 3:o 4:o 5:o 6:o 7:o 8:o 9:o 10:o 11:o), *6",
        "node-kayles(.-.(-.;-.)), *"
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
    @ValueSource(strings = {"B(", "B(;R)", "B(B;)", "B()", "B;R", "B(B))", "B:", "B:{x", "B:{}R"})
    void whatIsNoTreeIsRefused(String tree) {
        assertThatThrownBy(() -> value("red-blue-hackenbush(" + tree + ")")).isInstanceOf(SyntaxException.class);
    }
}
