package grundy.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Nothing that is not seen stays in a text that others wrote, and all that is seen does.
class PrintableTextTest {
    /// All ranges of Default_Ignorable_Code_Point, as Unicode 16.0 lists them in DerivedCoreProperties.txt.
    private static final String IGNORABLE = """
            00AD 034F 061C 115F-1160 17B4-17B5 180B-180F 200B-200F 202A-202E 2060-206F 3164 FE00-FE0F FEFF FFA0
            FFF0-FFF8 1BCA0-1BCA3 1D173-1D17A E0000-E0FFF
            """;

    private static IntStream ignorable() {
        return Arrays.stream(IGNORABLE.split("\\s+"))
                .map(range -> range.split("-"))
                .flatMapToInt(ends -> IntStream.rangeClosed(
                        Integer.parseInt(ends[0], 16), Integer.parseInt(ends[ends.length - 1], 16)));
    }

    @Test
    void whatUnicodeShowsByNothingIsSpeltOut() {
        assertThat(ignorable().count()).isEqualTo(4174);
        assertThat(ignorable().filter(PrintableText::isSafe).mapToObj(Integer::toHexString))
                .isEmpty();
        assertThat(ignorable().mapToObj(c -> PrintableText.text("a" + Character.toString(c) + "b")))
                .allMatch(text -> text.matches("a\\\\u\\{[0-9A-F]+\\}b"));
    }

    /// Letters, marks, signs and blanks of all scripts stay, but for those above.
    @Test
    void whatIsSeenStays() {
        var unseen = ignorable().boxed().collect(Collectors.toSet());
        assertThat(IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
                        .filter(c -> Character.isLetterOrDigit(c)
                                || Character.isSpaceChar(c) && Character.getType(c) == Character.SPACE_SEPARATOR
                                || Character.getType(c) == Character.NON_SPACING_MARK
                                || Character.getType(c) == Character.OTHER_SYMBOL)
                        .filter(c -> !unseen.contains(c) && !PrintableText.isSafe(c))
                        .mapToObj(Integer::toHexString))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Grundy 格兰迪", "é ê ñ", "한글 ខ្មែរ ᠮᠣᠩ", "𝔊 😀 ♞ ●○", "शतरंज", "x²+1 ≤ ∞"})
    void textsOfManyScriptsStay(String text) {
        assertThat(PrintableText.of(text)).isEqualTo(text);
        assertThat(PrintableText.text(text + "\n" + text)).isEqualTo(text + "\n" + text);
    }
}
