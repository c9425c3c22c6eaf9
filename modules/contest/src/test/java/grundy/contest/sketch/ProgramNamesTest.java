package grundy.contest.sketch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProgramNamesTest {
    /// Words that the Python Language Reference (2.3.1), ISO C++17 ([lex.key]) and the Java Language
    /// Specification (3.9) reserve.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "async",
                "await",
                "del",
                "elif",
                "nonlocal",
                "yield",
                "bitand",
                "compl",
                "mutable",
                "noexcept",
                "not_eq",
                "typename",
                "wchar_t",
                "assert",
                "goto",
                "native",
                "strictfp",
                "synchronized",
                "volatile"
            })
    void aReservedWordIsNoName(String word) {
        assertThat(ProgramNames.safe(word)).isEqualTo(word + "_");
    }

    @ParameterizedTest
    @ValueSource(strings = {"n", "heap", "stones"})
    void anyOtherWordIs(String word) {
        assertThat(ProgramNames.safe(word)).isEqualTo(word);
    }
}
