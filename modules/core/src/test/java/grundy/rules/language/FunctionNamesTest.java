package grundy.rules.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import grundy.rules.catalogue.Catalogue;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What functions and values are called, and what is said of a word that stands for nothing.
class FunctionNamesTest {
    @Test
    void noFunctionIsCalledLikeAGame() {
        for (var word : FunctionNames.all())
            assertThat(Catalogue.builtIn().find(word)).as(word).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        temprature ; temperature
        meen ; mean
        stop ; left-stop, is-stopper, right-stop
        thermo ; thermograph
        weight ; atomic-weight
        热度 ; 温度, 加热, 温度图
        规范 ; 规范形, 规范形式
        """)
    void whatIsNearMayHaveBeenMeant(String word, String near) {
        assertThat(FunctionNames.near(word)).isEqualTo(List.of(near.split(", ")));
    }

    @ParameterizedTest
    @CsvSource({"xyz", "foo", "q", "甲", "qqqqqqqq"})
    void nothingIsSaidToBeNearThatIsNot(String word) {
        assertThat(FunctionNames.near(word)).isEmpty();
        var fault = catchThrowableOfType(
                SyntaxException.class, () -> ValueParser.parse(Source.of(word + "(1)"), Catalogue.builtIn()));
        assertThat(fault.problem().key()).isEqualTo("value.syntax.unknown-word-alone");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        up + star ; ^ + *
        down - 星 ; v - *
        {上|下} ; {^|v}
        温度({3|1}) ; temperature({3|1})
        均值({3|1}) ; mean({3|1})
        规范形({3|1}) ; canonical-form({3|1})
        标准形式({3|1}) ; canonical-form({3|1})
        SG值(nim(3)) ; nim-value(nim(3))
        """)
    void wordsOfTheFieldAreUnderstood(String said, String written) throws SyntaxException {
        var catalogue = Catalogue.builtIn();
        assertThat(ValueParser.parse(Source.of(said), catalogue))
                .hasToString(ValueParser.parse(Source.of(written), catalogue).toString());
    }
}
